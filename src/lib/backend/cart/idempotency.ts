import { createHash } from 'node:crypto';
import type { RejectedItem } from '#lib/contract/cart/bulk-items.ts';
import { IDEMPOTENCY_HEADER } from '#lib/contract/idempotency.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import type { Db, Trx } from '../db/database.ts';
import { AppError, createInvalidRequestError } from '../gateway/app-error.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import type { CartRow } from './queries.ts';

/** How long a repeated key is recognised. */
export const IDEMPOTENCY_KEY_TTL_MS = DAY_MS;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Idempotency key of a request, bound to the owner of the cart and the request's content. */
export interface IdempotencyKey {
  ownerId: string;
  /** UUID from the request header. */
  uuid: string;
  /** Hash of endpoint, country and input; detects a key that is reused for another change. */
  fingerprint: string;
}

/** Reads the key from the request header; null without one. Throws INVALID_REQUEST if it is not a UUID. */
export function readIdempotencyKey(
  context: RequestContext,
  cart: CartRow,
  request: { endpoint: string; input: unknown },
): IdempotencyKey | null {
  const uuid = context.headers.get(IDEMPOTENCY_HEADER)?.toLowerCase();
  if (uuid === undefined) return null;
  if (!UUID.test(uuid))
    throw createInvalidRequestError([{ path: `headers.${IDEMPOTENCY_HEADER}`, rule: 'uuid' }]);
  const text = JSON.stringify([request.endpoint, cart.country, request.input]);
  return {
    ownerId: cart.owner_id,
    uuid,
    fingerprint: createHash('sha256').update(text).digest('base64url'),
  };
}

/**
 * Claims a key. Returns undefined the first time, and the rejected items of the first request after that.
 * Throws IDEMPOTENCY_MISMATCH when the key was used for another change.
 */
export async function claimIdempotencyKey(
  trx: Trx,
  key: IdempotencyKey,
  now: number,
): Promise<RejectedItem[] | undefined> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('cart_keys')
    .values({
      owner_id: key.ownerId,
      key: key.uuid,
      fingerprint: key.fingerprint,
      missed: null,
      used_at: now,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows) return undefined;
  const existing = await trx
    .selectFrom('cart_keys')
    .select(['fingerprint', 'missed'])
    .where('owner_id', '=', key.ownerId)
    .where('key', '=', key.uuid)
    .executeTakeFirst();
  if (existing?.fingerprint !== key.fingerprint) throw new AppError('IDEMPOTENCY_MISMATCH');
  return existing.missed === null ? [] : (JSON.parse(existing.missed) as RejectedItem[]);
}

/** Stores the rejected items of a change, to be returned to repeated requests. */
export async function saveRejectedItems(
  trx: Trx,
  key: IdempotencyKey,
  rejectedItems: readonly RejectedItem[],
): Promise<void> {
  if (rejectedItems.length === 0) return;
  await trx
    .updateTable('cart_keys')
    .set({ missed: JSON.stringify(rejectedItems) })
    .where('owner_id', '=', key.ownerId)
    .where('key', '=', key.uuid)
    .execute();
}

export async function deleteExpiredIdempotencyKeys(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('cart_keys')
    .where('used_at', '<=', now - IDEMPOTENCY_KEY_TTL_MS)
    .execute();
}
