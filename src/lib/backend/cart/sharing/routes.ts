import { readSharedCart, type SharedCart, shareCart } from '#lib/contract/cart/shared-cart.ts';
import { type Db, runInTransaction } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { RateLimit } from '../../gateway/rate-limits.ts';
import {
  defineRoute,
  type RequestContext,
  type Route,
  requireCallerId,
} from '../../gateway/request-context.ts';
import { groupLines } from '../lines/cart-lines.ts';
import { requireCartLines } from '../locked-cart.ts';
import { presentLineGroups } from '../present-cart.ts';
import { getLineOffer, readCartFacts } from '../priced-cart.ts';
import { type CartShare, findCartShare, saveCartShare } from './queries.ts';

/** Endpoints that share a cart by link. `rateLimit` applies to readers, who are anonymous. */
export function cartSharingRoutes({ db }: { db: Db }, rateLimit: RateLimit): Route[] {
  return [
    defineRoute(shareCart, ({ params }, context) => createShare(db, params.cartId, context)),
    {
      ...defineRoute(readSharedCart, ({ params }, context) => findSharedCart(db, params.token, context)),
      rateLimit,
    },
  ];
}

async function createShare(db: Db, cartId: string, context: RequestContext): Promise<CartShare> {
  const callerId = requireCallerId(context);
  return await runInTransaction(db, async (trx) => {
    const groups = groupLines(await requireCartLines(trx, cartId, callerId));
    if (groups.length === 0) throw new AppError('CART_EMPTY');
    return await saveCartShare(trx, cartId, groups, context.now);
  });
}

async function findSharedCart(
  db: Db,
  token: string,
  { country, language, now }: RequestContext,
): Promise<SharedCart> {
  const share = await findCartShare(db, token, now);
  if (!share) throw new AppError('SHARE_NOT_FOUND');
  const facts = await readCartFacts(db, country.code, share.lines, now);
  const isSold = ({ productCode }: { productCode: string }) => getLineOffer(facts, productCode) !== null;
  const groups = groupLines(share.lines);
  const lines = groups.filter(([line]) => line && isSold(line)).flatMap((group) => group.filter(isSold));
  const unsoldLines = groups.flatMap(([line]) => (line && !isSold(line) ? line : []));
  const items = presentLineGroups({ ...facts, lines }, country.currency, language);
  const amounts = items.flatMap((group) => group.items.map(({ subtotal }) => subtotal.amount));
  return {
    country: country.code,
    currencyCode: country.currency,
    expiresAt: share.expiresAt,
    items,
    itemCount: lines.reduce((sum, line) => (line.parentId === null ? sum + line.quantity : sum), 0),
    subtotal: { amount: amounts.reduce((sum, amount) => sum + amount, 0), currency: country.currency },
    notSold: unsoldLines.map(({ productCode, quantity }) => ({
      productCode,
      productName: facts.products.get(productCode)?.name[language] ?? productCode,
      quantity,
    })),
  };
}
