import { readSharedCart, type SharedCart, shareCart } from '#lib/contract/shares.ts';
import { demandCart, readCartLines, standingOf, surround } from '../cart/basket.ts';
import type { Desk } from '../cart/desk.ts';
import { linesByGroup } from '../cart/rules.ts';
import { viewLines } from '../cart/view.ts';
import { transaction } from '../db/database.ts';
import { type Call, callerOf, defineRoute, type Route } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import type { Rate } from '../gateway/rates.ts';
import { keepShare, readShare } from './shares.ts';

/** Carts that somebody shows to others. `rate` is of readers, whom nobody knows. */
export function shareRoutes({ db }: Desk, rate: Rate): Route[] {
  async function read(token: string, call: Call): Promise<SharedCart> {
    const { country, language, now } = call;
    const share = await readShare(db, token, now);
    if (!share) throw new Fault('SHARE_NOT_FOUND');
    const around = await surround(db, country.code, share.lines, now);
    const isSold = (code: string) => standingOf(around, code) !== null;
    const groups = linesByGroup(share.lines);
    const lines = groups
      .filter(([line]) => line && isSold(line.productCode))
      .flatMap((group) => group.filter(({ productCode }) => isSold(productCode)));
    const items = viewLines({ ...around, lines }, country.currency, language);
    const amounts = items.flatMap((group) => group.items.map(({ subtotal }) => subtotal.amount));
    return {
      country: country.code,
      currencyCode: country.currency,
      expiresAt: share.expiresAt,
      items,
      itemCount: lines.reduce((sum, line) => (line.parentId === null ? sum + line.quantity : sum), 0),
      subtotal: { amount: amounts.reduce((sum, amount) => sum + amount, 0), currency: country.currency },
      notSold: groups.flatMap(([line]) =>
        line && !isSold(line.productCode)
          ? [
              {
                productCode: line.productCode,
                productName: around.goods.get(line.productCode)?.name[language] ?? line.productCode,
                quantity: line.quantity,
              },
            ]
          : [],
      ),
    };
  }

  return [
    defineRoute(shareCart, ({ params }, call) =>
      transaction(db, async (trx) => {
        const cart = await demandCart(trx, params.cartId, callerOf(call));
        const groups = linesByGroup(await readCartLines(trx, cart.id));
        if (groups.length === 0) throw new Fault('CART_EMPTY');
        return await keepShare(trx, cart.id, groups, call.now);
      }),
    ),
    { ...defineRoute(readSharedCart, ({ params }, call) => read(params.token, call)), rate },
  ];
}
