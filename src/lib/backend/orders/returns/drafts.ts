import { DAY_MS } from '#lib/locale/duration.ts';
import { createId } from '../../db/create-id.ts';
import type { Db, Trx } from '../../db/database.ts';
import type { OrderContact } from '../order-contact.ts';

export interface DraftItem {
  lineItemId: string;
  quantity: number;
  reason: string;
  note: string | null;
}

/** How a return reaches the shop. */
export type ReturnWay =
  | { method: 'drop-of-local-store'; storeCode: string }
  | {
      method: 'pickup-home';
      contact: OrderContact;
      area: string;
      zone: string;
      slot: { date: string; slotId: string };
    };

/** The customer's choices for a return so far. */
export interface StoredDraft {
  id: string;
  items: DraftItem[];
  way: ReturnWay | null;
}

export async function findReturnDraft(db: Db | Trx, orderId: string): Promise<StoredDraft | undefined> {
  const row = await db
    .selectFrom('return_drafts')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row && { ...(JSON.parse(row.content) as Omit<StoredDraft, 'id'>), id: row.id };
}

/** Stores the return draft of a locked order; a new draft gets its id here. */
export async function saveReturnDraft(
  trx: Trx,
  orderId: string,
  { items, way }: Omit<StoredDraft, 'id'>,
  now: number,
): Promise<void> {
  const content = JSON.stringify({ items, way });
  await trx
    .insertInto('return_drafts')
    .values({ order_id: orderId, id: createId(now), content, updated_at: now })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ content, updated_at: now }))
    .execute();
}

export async function deleteReturnDraft(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('return_drafts').where('order_id', '=', orderId).execute();
}

const DRAFT_LIFE_MS = 7 * DAY_MS;

/** Deletes drafts that were not changed for a week. */
export async function deleteStaleReturnDrafts(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('return_drafts')
    .where('updated_at', '<', now - DRAFT_LIFE_MS)
    .execute();
}
