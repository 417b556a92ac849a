import { readSharedCart, type SharedCart, shareCart } from '#lib/contract/shares.ts';
import { standingOf, surround } from '../cart/basket.ts';
import { requireCartLines } from '../cart/require-cart.ts';
import { linesByGroup } from '../cart/rules.ts';
import { viewLines } from '../cart/view.ts';
import { type Db, transaction } from '../db/database.ts';
import { type Call, callerOf, defineRoute, type Route } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import type { Rate } from '../gateway/rates.ts';
import { keepShare, readShare, type Share } from './shares.ts';

/** Endpoints to share a cart by link. `rate` limits the readers, who are anonymous. */
export function shareRoutes({ db }: { db: Db }, rate: Rate): Route[] {
  return [
    defineRoute(shareCart, ({ params }, call) => createShare(db, params.cartId, call)),
    { ...defineRoute(readSharedCart, ({ params }, call) => findSharedCart(db, params.token, call)), rate },
  ];
}

async function createShare(db: Db, cartId: string, call: Call): Promise<Share> {
  const owner = callerOf(call);
  return await transaction(db, async (trx) => {
    const groups = linesByGroup(await requireCartLines(trx, cartId, owner));
    if (groups.length === 0) throw new Fault('CART_EMPTY');
    return await keepShare(trx, cartId, groups, call.now);
  });
}

async function findSharedCart(db: Db, token: string, { country, language, now }: Call): Promise<SharedCart> {
  const share = await readShare(db, token, now);
  if (!share) throw new Fault('SHARE_NOT_FOUND');
  const facts = await surround(db, country.code, share.lines, now);
  const isSold = ({ productCode }: { productCode: string }) => standingOf(facts, productCode) !== null;
  const groups = linesByGroup(share.lines);
  const lines = groups.filter(([line]) => line && isSold(line)).flatMap((group) => group.filter(isSold));
  const missing = groups.flatMap(([line]) => (line && !isSold(line) ? line : []));
  const items = viewLines({ ...facts, lines }, country.currency, language);
  const amounts = items.flatMap((group) => group.items.map(({ subtotal }) => subtotal.amount));
  return {
    country: country.code,
    currencyCode: country.currency,
    expiresAt: share.expiresAt,
    items,
    itemCount: lines.reduce((sum, line) => (line.parentId === null ? sum + line.quantity : sum), 0),
    subtotal: { amount: amounts.reduce((sum, amount) => sum + amount, 0), currency: country.currency },
    notSold: missing.map(({ productCode, quantity }) => ({
      productCode,
      productName: facts.goods.get(productCode)?.name[language] ?? productCode,
      quantity,
    })),
  };
}
