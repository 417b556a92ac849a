import { randomBytes } from 'node:crypto';
import { SHARED_CART_DAYS } from '#lib/contract/cart/shared-cart.ts';
import type { Db, Trx } from '../../db/database.ts';
import type { CartLine } from '../lines/cart-lines.ts';

const CART_SHARE_TTL_MS = SHARED_CART_DAYS * 24 * 3600_000;

/** Maximum number of valid links of a cart; a further one replaces the oldest. */
export const MAX_SHARES_PER_CART = 50;

// 128 bits, so that tokens cannot be guessed.
const TOKEN_BYTES = 16;

/** Stored format of a shared line. Rows live for 30 days: a new format must be read beside this one. */
type SharedLine = [code: string, shade: string | null, quantity: number, addOns: string[]];

export interface CartShare {
  token: string;
  expiresAt: number;
}

/** Stores the lines under a link. Sharing unchanged lines again returns the same link with a new expiry. */
export async function saveCartShare(
  trx: Trx,
  cartId: string,
  groups: readonly CartLine[][],
  now: number,
): Promise<CartShare> {
  const body = JSON.stringify(groups.map(serializeGroup));
  const expiresAt = now + CART_SHARE_TTL_MS;
  const links = await trx
    .selectFrom('cart_shares')
    .select(['token', 'body'])
    .where('cart_id', '=', cartId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('token')
    .execute();
  const existing = links.find((link) => link.body === body);
  if (existing) {
    const { token } = existing;
    await trx.updateTable('cart_shares').set({ expires_at: expiresAt }).where('token', '=', token).execute();
    return { token, expiresAt };
  }
  const oldTokens = links.slice(MAX_SHARES_PER_CART - 1).map(({ token }) => token);
  if (oldTokens.length > 0) await trx.deleteFrom('cart_shares').where('token', 'in', oldTokens).execute();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const row = { token, cart_id: cartId, body, created_at: now, expires_at: expiresAt };
  await trx.insertInto('cart_shares').values(row).execute();
  return { token, expiresAt };
}

/** Returns the shared lines, with ids counted from 1; undefined for an unknown or expired token. */
export async function findCartShare(
  db: Db,
  token: string,
  now: number,
): Promise<{ lines: CartLine[]; expiresAt: number } | undefined> {
  const row = await db
    .selectFrom('cart_shares')
    .select(['body', 'expires_at'])
    .where('token', '=', token)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const lines = (JSON.parse(row.body) as SharedLine[]).flatMap(parseSharedLine);
  return { lines, expiresAt: row.expires_at };
}

export async function deleteExpiredCartShares(db: Db, now: number): Promise<void> {
  await db.deleteFrom('cart_shares').where('expires_at', '<=', now).execute();
}

function serializeGroup(group: CartLine[]): SharedLine {
  const [line, ...addOns] = group as [CartLine, ...CartLine[]];
  return [line.productCode, line.shadeCode, line.quantity, addOns.map(({ productCode }) => productCode)];
}

function parseSharedLine([productCode, shadeCode, quantity, addOns]: SharedLine, index: number): CartLine[] {
  const id = String(index + 1);
  return [
    { id, productCode, shadeCode, parentId: null, quantity },
    ...addOns.map((code, addOnIndex) => ({
      id: `${id}-${addOnIndex + 1}`,
      productCode: code,
      shadeCode: null,
      parentId: id,
      quantity,
    })),
  ];
}
