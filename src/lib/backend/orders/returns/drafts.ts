import { DAY_MS } from '#lib/locale/duration.ts';
import { createId } from '../../db/create-id.ts';
import type { Db, Trx } from '../../db/database.ts';
import type { OrderContact } from '../order-contact.ts';

export interface ReturnDraftItem {
  lineItemId: string;
  quantity: number;
  reason: string;
  note: string | null;
}

/** How a return reaches the shop. */
export type ReturnMethodDetails =
  | { method: 'drop-of-local-store'; storeCode: string }
  | {
      method: 'pickup-home';
      contact: OrderContact;
      area: string;
      zone: string;
      slot: { date: string; slotId: string };
    };

/** The customer's choices for a return so far. */
export interface StoredReturnDraft {
  id: string;
  items: ReturnDraftItem[];
  methodDetails: ReturnMethodDetails | null;
}

/** Content of a draft as it is stored. */
interface DraftContent {
  items: ReturnDraftItem[];
  way: ReturnMethodDetails | null;
}

export async function findReturnDraft(db: Db | Trx, orderId: string): Promise<StoredReturnDraft | undefined> {
  const row = await db
    .selectFrom('return_drafts')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { items, way } = JSON.parse(row.content) as DraftContent;
  return { id: row.id, items, methodDetails: way };
}

/** Stores the return draft of a locked order; a new draft gets its id here. */
export async function saveReturnDraft(
  trx: Trx,
  orderId: string,
  { items, methodDetails }: Omit<StoredReturnDraft, 'id'>,
  now: number,
): Promise<void> {
  const content = JSON.stringify({ items, way: methodDetails } satisfies DraftContent);
  await trx
    .insertInto('return_drafts')
    .values({ order_id: orderId, id: createId(now), content, updated_at: now })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ content, updated_at: now }))
    .execute();
}

export async function deleteReturnDraft(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('return_drafts').where('order_id', '=', orderId).execute();
}

const RETURN_DRAFT_TTL_MS = 7 * DAY_MS;

/** Deletes drafts that were not changed for a week. */
export async function deleteStaleReturnDrafts(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('return_drafts')
    .where('updated_at', '<', now - RETURN_DRAFT_TTL_MS)
    .execute();
}
