import { addItems, type FilledCart, removeItems, replaceItem } from '#lib/contract/bulk.ts';
import * as wire from '#lib/contract/cart.ts';
import { applyCoupon, removeCoupon } from '#lib/contract/coupon.ts';
import type { Input } from '#lib/contract/endpoint.ts';
import { demandCode } from '../coupons/rules.ts';
import { callerOf, defineRoute, type Route } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import { limitsOf } from './basket.ts';
import { demandOwnClaims } from './claims.ts';
import { changeRoute, type Desk, type Turn, withCart } from './desk.ts';
import { addBatch, fitBatch, type Miss, makeBatches, type NewItem, tellMissed } from './fill.ts';
import { demandWarranty, fittingOf, newLine, spellCodes, withParent } from './items.ts';
import { openCart, readLines } from './queries.ts';
import { removeLine, removeLines, replaceLine, type SeenLine, setLine } from './rules.ts';

type Replacement = Input<typeof replaceItem>['body'];

function refuse({ fault }: Miss): never {
  throw fault;
}

async function add(turn: Turn, itemsOf: (lines: SeenLine[]) => readonly NewItem[]): Promise<wire.Cart> {
  const lines = await readLines(turn.trx, turn.cart.id);
  const batches = await makeBatches(turn, itemsOf(lines), lines, refuse);
  return await turn.settle({
    added: batches.flatMap(({ line, addOns }) => [line, ...addOns]),
    work: (held) => ({ ...held, lines: batches.reduce(addBatch, held.lines) }),
  });
}

async function addWhatFits(turn: Turn, items: readonly NewItem[], { words }: Desk): Promise<FilledCart> {
  const missed: Miss[] = [];
  const miss = (it: Miss) => void missed.push(it);
  const { trx, cart: found } = turn;
  const spelt = await spellCodes(trx, items, found.country);
  const batches = await makeBatches(turn, spelt, await readLines(trx, found.id), miss);
  const cart = await turn.settle({
    added: batches.flatMap(({ line, addOns }) => [line, ...addOns]),
    work: (held, basket) => {
      let { lines } = held;
      for (const batch of batches) {
        const fitted = fitBatch(lines, batch, (code) => limitsOf(basket, code));
        if (fitted.missed) miss(fitted.missed);
        lines = fitted.lines;
      }
      return { ...held, lines };
    },
  });
  return { ...cart, missed: tellMissed(missed, words, turn.call) };
}

async function replace(turn: Turn, lineItemId: string, body: Replacement): Promise<wire.Cart> {
  const { trx, cart, call } = turn;
  const { assemblyChildIds, ...item } = body;
  const { language, now } = call;
  const lines = await readLines(trx, cart.id);
  const other = await newLine(trx, item, { language, now, country: cart.country, lines });
  const children = lines.filter(({ parentId }) => parentId === lineItemId);
  if (assemblyChildIds?.some((id) => !children.some((child) => child.id === id))) {
    throw new Fault('LINE_NOT_FOUND');
  }
  const codes = children.map(({ productCode }) => productCode);
  const fitting = await fittingOf(trx, other.productCode, codes, cart.country);
  const keep = children
    .filter(
      ({ id, productCode }) => (assemblyChildIds?.includes(id) ?? true) && fitting.includes(productCode),
    )
    .map(({ id }) => id);
  return await change(turn, (settled) => replaceLine(settled, lineItemId, other, keep), [other]);
}

function change(
  turn: Turn,
  work: (lines: SeenLine[]) => SeenLine[],
  added: readonly SeenLine[] = [],
): Promise<wire.Cart> {
  return turn.settle({ added, work: (held) => ({ ...held, lines: work(held.lines) }) });
}

export function cartRoutes(desk: Desk): Route[] {
  return [
    defineRoute(wire.readCart, async ({ params, query, body }, call) => {
      const owner = callerOf(call);
      if (params.userId !== owner || body.userId !== owner) throw new Fault('CART_NOT_FOUND');
      await demandOwnClaims(query, call, desk.readOwner);
      const open = (trx: Turn['trx']) => openCart(trx, owner, call.country.code, call.now);
      return await withCart(desk, call, open, (turn) => turn.settle());
    }),
    changeRoute(desk, wire.addItem, async ({ query, body }, turn) => {
      if (query.isWarrantyProduct) await demandWarranty(turn.trx, body.product.productCode);
      return await add(turn, (lines) => [withParent(body, lines, query.parentProductCode)]);
    }),
    changeRoute(desk, addItems, async ({ query, body }, turn) =>
      query.partial
        ? await addWhatFits(turn, body.items, desk)
        : { ...(await add(turn, () => body.items)), missed: [] },
    ),
    changeRoute(desk, wire.setQuantity, ({ params }, turn) =>
      change(turn, (lines) => setLine(lines, params.lineItemId, Number(params.quantity))),
    ),
    changeRoute(desk, replaceItem, ({ params, body }, turn) => replace(turn, params.lineItemId, body)),
    changeRoute(desk, wire.removeItem, ({ params }, turn) =>
      change(turn, (lines) => removeLine(lines, params.lineItemId)),
    ),
    changeRoute(desk, removeItems, ({ body: { lineItemIds = [], savedItemIds = [] } }, turn) =>
      turn.settle({
        work: ({ lines, saved }) => ({
          lines: removeLines(lines, lineItemIds),
          saved: removeLines(saved, savedItemIds),
        }),
      }),
    ),
    changeRoute(desk, applyCoupon, async ({ params }, { cart, settle }) => {
      const code = demandCode(params.couponCode);
      if (cart.coupon_code !== null && cart.coupon_code !== code) {
        throw new Fault('COUPON_CONFLICT', { code: cart.coupon_code });
      }
      return await settle({ coupon: code, wantsCoupon: true });
    }),
    changeRoute(desk, removeCoupon, async ({ params }, { cart, settle }) => {
      const isOn = cart.coupon_code === demandCode(params.couponCode);
      return await settle(isOn ? { coupon: null } : {});
    }),
  ];
}
