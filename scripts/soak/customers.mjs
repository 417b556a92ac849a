import { setTimeout as wait } from 'node:timers/promises';
import { EMIRATES } from '../../tests/contract/harness/client.ts';
import {
  addToCart,
  createDraft,
  readCurrentCart,
  startPayment,
  submitOrder,
} from '../../tests/contract/harness/purchase-steps.ts';

const PAGES = [
  '/en-ae',
  '/ar-ae/category/interior-paint',
  '/en-ae/category/drills-and-drivers',
  '/en-ae/cart',
];
const ADDITIONS_BEFORE_BUYING = 3;
// A second press within this time counts as the same press.
const MIN_PAUSE_MS = 200;

/**
 * Results of the customers' calls, which are compared with the shop's data at the end.
 * @typedef {{
 * orders: { number: string }[],
 * carts: { visitor: import('../../tests/contract/harness/site-client.ts').SiteVisitor, confirmed: number, attempted: number }[],
 * errors: Map<string, number>,
 * steps: number,
 * }} SoakRecord
 */

/**
 * Browses and buys until the signal is aborted. Pauses after each step as long as the step took, but at least
 * 200 ms.
 * @param {{ client: import('../../tests/contract/harness/site-client.ts').SiteClient, product: string, signal: AbortSignal,
 * record: SoakRecord }} options
 */
export async function browseAndBuy({ client, product, signal, record }) {
  const step = async (name, action) => {
    const startedAt = performance.now();
    record.steps += 1;
    const result = await action().catch((error) => ({
      status: error.cause?.code ?? error.code ?? error.message,
    }));
    if (result.status !== 200) {
      const key = `${name}: ${result.status} ${result.error?.code ?? ''}`.trim();
      record.errors.set(key, (record.errors.get(key) ?? 0) + 1);
    }
    await wait(Math.max(MIN_PAUSE_MS, performance.now() - startedAt));
    return result;
  };

  while (!signal.aborted) {
    const visitor = client.visitor();
    const cart = { visitor, confirmed: 0, attempted: 0 };
    record.carts.push(cart);
    for (let addition = 0; addition < ADDITIONS_BEFORE_BUYING && !signal.aborted; addition += 1) {
      const page = PAGES[record.steps % PAGES.length];
      await step(page, async () => {
        const response = await visitor.visit(page);
        await response.arrayBuffer();
        return response;
      });
      cart.attempted += 1;
      const added = await step('add to cart', () =>
        addToCart(visitor, EMIRATES, { productCode: product }, 1),
      );
      if (added.status === 200) cart.confirmed += 1;
    }
    // Every second cart is kept, to be compared at the end.
    if (signal.aborted || record.carts.length % 2 === 0) continue;
    const bought = await step('buy', () => buyWithCash(visitor));
    record.carts.splice(record.carts.indexOf(cart), 1);
    if (bought.data?.status === 'Accepted') record.orders.push({ number: bought.data.orderNumber });
  }
}

/** Buys the cart's contents; pays with cash, because a card is entered at the provider. */
async function buyWithCash(visitor) {
  const draft = await createDraft(visitor, EMIRATES);
  if (draft.error) return draft;
  const { id } = draft.data;
  const payment = await startPayment(visitor, EMIRATES, id, `key-${id}`, 'cash');
  return payment.error ? payment : await submitOrder(visitor, EMIRATES, id);
}

/** Returns the carts that hold less than was confirmed, or more than was attempted. */
export async function findWrongCarts(carts) {
  const wrongCarts = [];
  for (const { visitor, confirmed, attempted } of carts) {
    if (confirmed === 0) continue;
    const cart = await readCurrentCart(visitor, EMIRATES);
    const quantity = cart?.itemCount ?? 0;
    if (quantity < confirmed || quantity > attempted) wrongCarts.push({ confirmed, attempted, quantity });
  }
  return wrongCarts;
}
