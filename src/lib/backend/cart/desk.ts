import type { MissedItem } from '#lib/contract/bulk.ts';
import type { Cart } from '#lib/contract/cart.ts';
import type { AnyEndpoint, Input, Reply } from '#lib/contract/endpoint.ts';
import { type Db, type Trx, transaction } from '../db/database.ts';
import { type Call, callerOf, defineRoute, type Route } from '../gateway/call.ts';
import type { ErrorWords } from '../gateway/reply.ts';
import {
  type Basket,
  demandCart,
  discountsIn,
  keepEmployee,
  limitsOf,
  readBasket,
  standingOf,
} from './basket.ts';
import { isEmployee, type ReadOwner } from './claims.ts';
import { keepMissed, keyOf, takeKey } from './keys.ts';
import { type CartRow, readLines, saveLines, updateCart } from './queries.ts';
import { checkLimits, linesByGroup, type SeenLine } from './rules.ts';
import { type Change, type Standing, settleLines } from './settle.ts';
import { cartOf } from './view.ts';

/** What a cart's owner has: lines to buy, and lines for later. */
export interface Held {
  lines: SeenLine[];
  saved: SeenLine[];
}

/** What is to be done with a cart. */
export interface Wish {
  /** Lines that it may bring, so that they are known of. */
  added?: readonly SeenLine[];
  work?: (held: Held, basket: Basket) => Held;
  /** The cart's only coupon from now on; null takes it off. */
  coupon?: string | null;
  /** Refuses where the cart's coupon gives nothing; else it is taken off. */
  wantsCoupon?: boolean;
}

/** A call that has a cart in its hands. */
export interface Turn {
  trx: Trx;
  /** The caller's own, locked. */
  cart: CartRow;
  call: Call;
  /** Brings the cart up to date, does what is wished, keeps the limits, answers the cart. */
  settle(wish?: Wish): Promise<Cart>;
}

/** What every subject of carts works with. */
export interface Desk {
  db: Db;
  words: ErrorWords;
  /** Says who a customer is; without it nobody is one. */
  readOwner: ReadOwner | undefined;
}

/** The cart that `open` finds, with what is known of its owner today. */
export async function withCart<T>(
  { db, readOwner }: Desk,
  call: Call,
  open: (trx: Trx) => Promise<CartRow>,
  work: (turn: Turn) => Promise<T>,
): Promise<T> {
  const employee = await isEmployee(call, readOwner);
  return await transaction(db, async (trx) => {
    const cart = await keepEmployee(trx, await open(trx), employee);
    return await work({ trx, cart, call, settle: (wish) => settle(trx, cart, call, wish) });
  });
}

type Answer = Cart & { missed?: MissedItem[] };

/** A route that changes the caller's own cart, once for each key. */
export function changeRoute<E extends AnyEndpoint>(
  desk: Desk,
  endpoint: E,
  work: (input: Input<E>, turn: Turn) => Promise<Reply<E> & Answer>,
): Route {
  return defineRoute(endpoint, (input, call) => {
    const { cartId, ...params } = input.params as { cartId: string };
    const open = (trx: Trx) => demandCart(trx, cartId, callerOf(call));
    return withCart(desk, call, open, async (turn): Promise<Reply<E>> => {
      const { trx, cart } = turn;
      const asked = { endpoint: endpoint.name, input: [params, input.query, input.body] };
      const key = keyOf(call, cart, asked);
      const before = key && (await takeKey(trx, key, call.now));
      if (before)
        return { ...(await turn.settle()), ...(before.length > 0 && { missed: before }) } as Reply<E>;
      const answer = await work(input, turn);
      if (key) await keepMissed(trx, key, answer.missed ?? []);
      return answer;
    });
  });
}

async function settle(trx: Trx, found: CartRow, call: Call, wish: Wish = {}): Promise<Cart> {
  const { coupon } = wish;
  const cart = coupon === undefined ? found : await updateCart(trx, found, { coupon_code: coupon });
  const saved = await readLines(trx, cart.id, 'saved_lines');
  const basket = await readBasket(trx, cart, call.now, [...saved, ...(wish.added ?? [])]);
  const standing = (code: string) => standingOf(basket, code);
  const settled = settleLines(basket.lines, standing);
  const kept = settleSaved(saved, standing);
  const held = { lines: settled.lines, saved: kept.lines };
  const after = wish.work ? wish.work(held, basket) : held;
  checkLimits(held.lines, after.lines, (code) => limitsOf(basket, code));
  const capped = settleSaved(after.saved, standing);
  await saveLines(trx, cart.id, basket.lines, after.lines, call.now);
  await saveLines(trx, cart.id, saved, capped.lines, call.now, 'saved_lines');
  const { fault } = discountsIn({ ...basket, lines: after.lines }, call.now);
  if (fault && wish.wantsCoupon) throw fault;
  // A cart that is empty for a moment keeps it: what was removed may be put back.
  const dropped = fault && after.lines.length > 0 ? cart.coupon_code : null;
  const left = dropped === null ? cart : await updateCart(trx, cart, { coupon_code: null });
  const known = [...basket.lines, ...saved, ...after.saved];
  const changes = [...settled.changes, ...kept.changes, ...capped.changes].map((change) => ({
    change,
    line: known.find((line) => line.id === change.lineId) as SeenLine,
  }));
  const sight = {
    basket: { ...basket, cart: left, lines: after.lines },
    saved: capped.lines,
    changes,
    dropped,
  };
  return cartOf(sight, call);
}

/** What is saved waits for its shelf to fill, each line for itself; only a maximum takes pieces away. */
function settleSaved(
  saved: readonly SeenLine[],
  standingOf: (code: string) => Standing | null,
): { lines: SeenLine[]; changes: Change[] } {
  const patient = (code: string) => {
    const standing = standingOf(code);
    return standing && { ...standing, onShelf: standing.maximum };
  };
  const settled = linesByGroup(saved).map((group) => settleLines(group, patient));
  return {
    lines: settled.flatMap(({ lines }) => lines),
    changes: settled.flatMap(({ changes }) => changes),
  };
}
