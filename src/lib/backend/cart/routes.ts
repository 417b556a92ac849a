import * as wire from '#lib/contract/cart.ts';
import { type Db, type Trx, transaction } from '../db/database.ts';
import { type Call, callerOf, defineRoute, type Route } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import { demandCart, limitsOf, readBasket, standingOf } from './basket.ts';
import { newLine } from './items.ts';
import { type CartRow, openCart, saveLines } from './queries.ts';
import { addLine, checkLimits, removeLine, type SeenLine, setLine, settleLines } from './rules.ts';
import { cartOf } from './view.ts';

type Work = (lines: SeenLine[]) => SeenLine[];

export function cartRoutes(db: Db): Route[] {
  /** Brings a cart up to date, does the work, keeps the limits, answers the cart. */
  async function settle(
    trx: Trx,
    cart: CartRow,
    call: Call,
    added: SeenLine[] = [],
    work: Work = (it) => it,
  ) {
    const basket = await readBasket(trx, cart, call.now, added);
    const before = basket.lines;
    const settled = settleLines(before, (code) => standingOf(basket, code));
    const after = work(settled.lines);
    checkLimits(settled.lines, after, (code) => limitsOf(basket, code));
    await saveLines(trx, cart.id, before, after, call.now);
    const changes = settled.changes.map((change) => ({
      change,
      line: before.find((line) => line.id === change.lineId) as SeenLine,
    }));
    return cartOf({ ...basket, lines: after }, changes, call.language, call.now);
  }

  async function change(cartId: string, call: Call, work: Work) {
    return await transaction(db, async (trx) =>
      settle(trx, await demandCart(trx, cartId, callerOf(call)), call, [], work),
    );
  }

  async function add(cartId: string, call: Call, items: Parameters<typeof newLine>[1][]) {
    return await transaction(db, async (trx) => {
      const cart = await demandCart(trx, cartId, callerOf(call));
      const added: SeenLine[] = [];
      for (const item of items) added.push(await newLine(trx, item, cart.country, call.language, call.now));
      return await settle(trx, cart, call, added, (lines) => added.reduce(addLine<SeenLine>, lines));
    });
  }

  return [
    defineRoute(wire.readCart, async ({ params, body }, call) => {
      const owner = callerOf(call);
      if (params.userId !== owner || body.userId !== owner) throw new Fault('CART_NOT_FOUND');
      return await transaction(db, async (trx) =>
        settle(trx, await openCart(trx, owner, call.country.code, call.now), call),
      );
    }),
    defineRoute(wire.addItem, ({ params, body }, call) => add(params.cartId, call, [body])),
    defineRoute(wire.addItems, ({ params, body }, call) => add(params.cartId, call, body.items)),
    defineRoute(wire.setQuantity, ({ params }, call) =>
      change(params.cartId, call, (lines) => setLine(lines, params.lineItemId, Number(params.quantity))),
    ),
    defineRoute(wire.removeItem, ({ params }, call) =>
      change(params.cartId, call, (lines) => removeLine(lines, params.lineItemId)),
    ),
  ];
}
