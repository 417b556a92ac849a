import type { Selectable } from 'kysely';
import type { ListedCase } from '#lib/contract/contact/cases.ts';
import type { Language } from '#lib/locale/locale.ts';
import { type Db, hasRowLocks, type Trx } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type CaseRow = Selectable<Tables['cases']> & {
  order_number: string | null;
  /** Owner of the order, who may have claimed it after the case was opened. */
  order_owner_id: string | null;
  /** JSON of the product of an issue. */
  snapshot: string | null;
};

const selectCases = (db: Db | Trx) =>
  db
    .selectFrom('cases')
    .leftJoin('orders', 'orders.id', 'cases.order_id')
    .leftJoin('order_lines', 'order_lines.id', 'cases.order_line_id')
    .selectAll('cases')
    .select(['orders.order_number', 'orders.owner_id as order_owner_id', 'order_lines.snapshot']);

/** Finds a case by its number; locks it in a transaction. */
export async function findCase(db: Db | Trx, number: string): Promise<CaseRow | undefined> {
  if (db.isTransaction && hasRowLocks(db)) {
    await db.selectFrom('cases').select('id').where('number', '=', number).forUpdate().execute();
  }
  return await selectCases(db).where('cases.number', '=', number).executeTakeFirst();
}

/** Lists the cases of a customer and of their orders, most recently changed first. */
export async function listCaseRows(
  db: Db,
  ownerId: string,
  orderNumber: string | undefined,
): Promise<CaseRow[]> {
  return await selectCases(db)
    .where((eb) =>
      eb.or([
        eb('cases.owner_id', '=', ownerId),
        eb('cases.order_id', 'in', eb.selectFrom('orders').select('id').where('owner_id', '=', ownerId)),
      ]),
    )
    .$if(orderNumber !== undefined, (query) => query.where('orders.order_number', '=', orderNumber as string))
    .orderBy('cases.updated_at', 'desc')
    .orderBy('cases.id', 'desc')
    .execute();
}

/** Lists the cases that wait for an answer, the oldest first. */
export async function listOpenCaseRows(db: Db): Promise<CaseRow[]> {
  return await selectCases(db).where('cases.status', '=', 'open').orderBy('cases.updated_at').execute();
}

export async function listCaseMessages(db: Db | Trx, caseId: string) {
  return await db
    .selectFrom('case_messages')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('place')
    .execute();
}

export function presentListedCase(row: CaseRow, language: Language): ListedCase {
  const product =
    row.snapshot === null ? null : (JSON.parse(row.snapshot) as { name: Record<Language, string> });
  return {
    caseNumber: row.number,
    kind: row.kind,
    status: row.status,
    reason: row.reason,
    orderNumber: row.order_number,
    productName: product?.name[language] ?? null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
