import type { Db } from '../db/database.ts';
import type { ImportIssue } from './records/validation-issue.ts';

const BATCH_SIZE = 500;

/** Variants in a file, by the lead variants that they refer to. */
export interface VariantGroups {
  add(line: number, code: string, lead: string): void;
  /**
   * Returns an issue for each variant with an invalid lead variant; the variant is imported nevertheless.
   * Called at the end, since lead variants may follow their variants.
   */
  findIssues(db: Db, seenCodes: ReadonlyMap<string, number>): Promise<ImportIssue[]>;
}

export function createVariantGroups(): VariantGroups {
  const variants = new Map<string, { line: number; lead: string }>();

  async function readGroups(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
    const groups = new Map<string, string>();
    for (let at = 0; at < codes.length; at += BATCH_SIZE) {
      const rows = await db
        .selectFrom('products')
        .select(['code', 'group_code'])
        .where('code', 'in', codes.slice(at, at + BATCH_SIZE))
        .execute();
      for (const row of rows) groups.set(row.code, row.group_code);
    }
    return groups;
  }

  return {
    add(line, code, lead) {
      if (lead !== code) variants.set(code, { line, lead });
    },
    async findIssues(db, seenCodes) {
      const leads = new Set([...variants.values()].map(({ lead }) => lead));
      const groups = await readGroups(
        db,
        [...leads].filter((code) => !seenCodes.has(code)),
      );
      return [...variants.values()].flatMap(({ line, lead }) => {
        const leadOfLead = seenCodes.has(lead) ? (variants.get(lead)?.lead ?? lead) : groups.get(lead);
        if (leadOfLead === lead) return [];
        const message =
          leadOfLead === undefined
            ? `there is no product ${lead}: until there is, the first of its variants stands for them in lists`
            : `${lead} is itself a variant of ${leadOfLead}: name that one`;
        return [{ line, column: 'variationProductCode', message }];
      });
    },
  };
}
