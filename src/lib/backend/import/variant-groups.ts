import type { Db } from '../db/database.ts';
import type { ImportIssue } from './records/validation-issue.ts';

const BATCH_SIZE = 500;

/** Variants in a file, by the lead variants that they refer to. */
export interface VariantGroups {
  add(line: number, code: string, leadCode: string): void;
  /**
   * Returns an issue for each variant with an invalid lead variant; the variant is imported nevertheless.
   * Called at the end, since lead variants may follow their variants.
   */
  findIssues(db: Db, seenCodes: ReadonlyMap<string, number>): Promise<ImportIssue[]>;
}

export function createVariantGroups(): VariantGroups {
  const variants = new Map<string, { line: number; leadCode: string }>();

  async function readGroupCodes(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
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
    add(line, code, leadCode) {
      if (leadCode !== code) variants.set(code, { line, leadCode });
    },
    async findIssues(db, seenCodes) {
      const leadCodes = new Set([...variants.values()].map(({ leadCode }) => leadCode));
      const groups = await readGroupCodes(
        db,
        [...leadCodes].filter((code) => !seenCodes.has(code)),
      );
      return [...variants.values()].flatMap(({ line, leadCode }) => {
        const leadCodeOfLead = seenCodes.has(leadCode)
          ? (variants.get(leadCode)?.leadCode ?? leadCode)
          : groups.get(leadCode);
        if (leadCodeOfLead === leadCode) return [];
        const message =
          leadCodeOfLead === undefined
            ? `there is no product ${leadCode}: until there is, the first of its variants stands for them in lists`
            : `${leadCode} is itself a variant of ${leadCodeOfLead}: name that one`;
        return [{ line, column: 'variationProductCode', message }];
      });
    },
  };
}
