import { randomBytes } from 'node:crypto';
import { SHARE_DAYS } from '#lib/contract/shares.ts';
import type { Line } from '../cart/rules.ts';
import type { Db, Trx } from '../db/database.ts';

const LIFE = SHARE_DAYS * 24 * 3600_000;

/** Links of one cart that lead somewhere at a time; the oldest gives way. */
export const MOST_SHARES = 50;

// 128 bits: nobody finds one by trying.
const TOKEN_BYTES = 16;

/** Code, shade, pieces, codes of add-ons. Kept for thirty days, so read as it was written then. */
type SharedLine = [code: string, shade: string | null, quantity: number, addOns: string[]];

export interface Share {
  token: string;
  expiresAt: number;
}

/** Keeps what lines are of. The same lines of the same cart have the same link, which lives on. */
export async function keepShare(
  trx: Trx,
  cartId: string,
  groups: readonly Line[][],
  now: number,
): Promise<Share> {
  const body = JSON.stringify(groups.map(shared));
  const expiresAt = now + LIFE;
  const links = await trx
    .selectFrom('cart_shares')
    .select(['token', 'body'])
    .where('cart_id', '=', cartId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('token')
    .execute();
  const known = links.find((link) => link.body === body);
  if (known) {
    const { token } = known;
    await trx.updateTable('cart_shares').set({ expires_at: expiresAt }).where('token', '=', token).execute();
    return { token, expiresAt };
  }
  const old = links.slice(MOST_SHARES - 1).map(({ token }) => token);
  if (old.length > 0) await trx.deleteFrom('cart_shares').where('token', 'in', old).execute();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const row = { token, cart_id: cartId, body, created_at: now, expires_at: expiresAt };
  await trx.insertInto('cart_shares').values(row).execute();
  return { token, expiresAt };
}

/** What a link leads to, as lines whose ids count from 1; undefined when it leads nowhere, or no longer. */
export async function readShare(
  db: Db,
  token: string,
  now: number,
): Promise<{ lines: Line[]; expiresAt: number } | undefined> {
  const row = await db
    .selectFrom('cart_shares')
    .select(['body', 'expires_at'])
    .where('token', '=', token)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const lines = (JSON.parse(row.body) as SharedLine[]).flatMap(linesOf);
  return { lines, expiresAt: row.expires_at };
}

/** Forgets what nobody can read any more. */
export async function dropShares(db: Db, now: number): Promise<void> {
  await db.deleteFrom('cart_shares').where('expires_at', '<=', now).execute();
}

function shared(group: Line[]): SharedLine {
  const [line, ...addOns] = group as [Line, ...Line[]];
  return [line.productCode, line.shadeCode, line.quantity, addOns.map(({ productCode }) => productCode)];
}

function linesOf([productCode, shadeCode, quantity, addOns]: SharedLine, index: number): Line[] {
  const id = String(index + 1);
  return [
    { id, productCode, shadeCode, parentId: null, quantity },
    ...addOns.map((code, at) => ({
      ...{ id: `${id}-${at + 1}`, productCode: code, shadeCode: null, parentId: id, quantity },
    })),
  ];
}
