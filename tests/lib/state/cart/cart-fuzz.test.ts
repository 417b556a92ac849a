import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import type { Result } from '#lib/client/client.ts';
import { replaceItem } from '#lib/contract/cart/bulk-items.ts';
import type { Cart } from '#lib/contract/cart/cart.ts';
import { applyCoupon, removeCoupon } from '#lib/contract/cart/coupons.ts';
import { removeSavedItem, restoreItem, saveItem } from '#lib/contract/cart/saved-items.ts';
import { createFunctionHarness } from '../../../contract/harness/function-client.ts';
import { repetitions } from '../../../support/full-tests.ts';
import { add, readLines } from '../../api/api-harness.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../../backend/databases.ts';
import { stubBrowser, Tab } from './fuzz-tab.ts';
import { type Frame, World } from './fuzz-world.ts';

const OPERATIONS = repetitions({ full: 1000, short: 300 });
const SEEDS = [1, 2];
const TIMEOUT_MS = 60_000;

/** Only added and never changed, so that their total is known. */
const COUNTED = ['T-F10', 'T-F11', 'T-F12'];
/** One for each tab, whose quantity no other tab changes. */
const OWN = ['T-F20', 'T-F21'];
/** Changed in any way. */
const ANY = ['T-SALE', 'T-PLENTY', 'T-SCARCE', 'T-TEN', 'T-F30', 'T-F31'];

interface AddResult {
  key: string;
  kind: string;
  code: string;
  quantity: number;
  tab: number;
  frame: Frame | undefined;
  outcome: 'open' | 'done' | 'refused';
}

let db: Db;
let close: () => Promise<void>;

beforeEach(async () => {
  db = await openSeeded(testDatabases[0] as TestDatabase);
  await db.updateTable('products').set({ max_quantity: 9000 }).where('code', 'in', COUNTED).execute();
  await db.updateTable('stock').set({ quantity: 9000 }).where('product_code', 'in', COUNTED).execute();
  const { backend } = createFunctionHarness(db, () => Date.now());
  Object.assign(globalThis, { [Symbol.for('binaa.backend')]: backend });
  close = () => backend.close();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2026, 2, 1) });
});

afterEach(async () => {
  vi.useRealTimers();
  await close();
  vi.unstubAllGlobals();
});

async function waitUntilIdle(tabs: readonly Tab[]): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    await (tabs[0] as Tab).world.advance(1000);
    await vi.dynamicImportSettled();
    if (turn > 3 && tabs.every((tab) => tab.isIdle)) return;
  }
  throw new Error('The tabs never came to rest');
}

function runOperation(world: World, tabs: readonly Tab[], addResults: AddResult[]) {
  const pick = <T>(list: readonly T[]): T => list[world.pickInteger(list.length)] as T;

  function tell(tab: number, kind: string, code: string, quantity: number, act: () => Promise<Result<Cart>>) {
    const before = world.createdIds.length;
    const reply = tabs[tab]?.in(act) as Promise<Result<Cart>>;
    const entry: AddResult = {
      key: world.createdIds[before] ?? '',
      kind,
      code,
      quantity,
      tab,
      frame: tabs[tab]?.frame,
      outcome: 'open',
    };
    addResults.push(entry);
    void reply.then(({ ok }) => {
      entry.outcome = ok ? 'done' : 'refused';
    });
    return reply;
  }

  return function act(): void {
    const index = world.pickInteger(tabs.length);
    const { page } = tabs[index] as Tab;
    const { cart } = page.$cart.get();
    const lines = cart?.items.map(({ items }) => items[0]) ?? [];
    const line = pick(lines.filter((it) => ANY.includes(it?.product.productCode ?? '')));
    const own = lines.find((it) => it?.product.productCode === OWN[index]);
    const quantity = 1 + world.pickInteger(3);
    const item = (code: string, totalQuantity = quantity) => ({
      product: { productCode: code },
      quantity: totalQuantity,
    });
    const cartId = 'current';
    const luck = world.pickInteger(100);

    if (luck < 25) {
      const code = pick(COUNTED);
      void tell(index, 'add', code, quantity, () => page.addToCart(item(code)));
    } else if (luck < 45 && own) {
      const targetQuantity = 1 + world.pickInteger(20);
      void tell(index, 'own', own.product.productCode, targetQuantity, () =>
        page.setLineQuantity(own.id, targetQuantity),
      );
    } else if (luck < 58 || !line) {
      const code = pick(ANY);
      void tell(index, 'free', code, quantity, () => page.addToCart(item(code)));
    } else if (luck < 70) {
      const targetQuantity = 1 + world.pickInteger(24);
      void tell(index, 'free', '', targetQuantity, () => page.setLineQuantity(line.id, targetQuantity));
    } else if (luck < 80) {
      const { productCode } = line.product;
      const isUndone = world.random() < 0.5;
      void tell(index, 'free', '', 0, () => page.removeCartLine(line.id)).then((reply) => {
        if (reply.ok && isUndone) {
          void tabs[index]?.in(() => page.addToCart(item(productCode, line.quantity)));
        }
      });
    } else if (luck < 84) {
      const params = { cartId, lineItemId: line.id };
      const body = item(pick(ANY), line.quantity);
      void tell(index, 'free', '', 0, () => page.callCartEndpoint(replaceItem, { params, body }));
    } else if (luck < 88) {
      const params = { cartId, couponCode: pick(['PAINT15', 'EID25', 'NONSENSE']) };
      const endpoint = pick([applyCoupon, removeCoupon]);
      void tell(index, 'free', '', 0, () => page.callCartEndpoint(endpoint, { params }));
    } else if (luck < 95) {
      const params = { cartId, lineItemId: line.id };
      void tell(index, 'free', '', 0, () => page.callCartEndpoint(saveItem, { params }));
    } else {
      const saved = pick(cart?.savedItems ?? []);
      if (!saved) return;
      const params = { cartId, savedItemId: saved.id };
      const endpoint = pick([restoreItem, restoreItem, removeSavedItem]);
      void tell(index, 'free', '', 0, () => page.callCartEndpoint(endpoint, { params }));
    }
  };
}

async function applyServerChange(world: World, tabs: readonly Tab[]): Promise<void> {
  const tab = tabs[world.pickInteger(tabs.length)] as Tab;
  const luck = world.random();
  if (luck < 0.015) await tab.open();
  else if (luck < 0.04) await tab.returnTo();
  else if (luck < 0.07) tab.show(tab.frame.visibility === 'visible' ? 'hidden' : 'visible');
  else if (luck < (world.isOnline ? 0.09 : 0.14)) {
    world.isOnline = !world.isOnline;
    for (const each of tabs) each.dispatch(world.isOnline ? 'online' : 'offline');
  }
}

it.each(SEEDS)(
  "seed %i: every tab ends with the server's cart, and no change is lost or applied twice",
  async (seed) => {
    const world = new World(seed);
    stubBrowser(world);
    for (const code of OWN) await add(world.browser, code);
    const tabs = [new Tab(world), new Tab(world)];
    for (const tab of tabs) await tab.open();
    for (const tab of tabs) void tab.in(() => tab.page.refreshCart());
    await waitUntilIdle(tabs);

    const addResults: AddResult[] = [];
    const act = runOperation(world, tabs, addResults);
    for (let operation = 0; operation < OPERATIONS; operation += 1) {
      act();
      await world.advance(world.random() < 0.5 ? 0 : world.pickInteger(3000));
      await applyServerChange(world, tabs);
    }

    world.isCalm = true;
    world.isOnline = true;
    for (const tab of tabs) {
      tab.show('visible');
      tab.dispatch('online');
    }
    await waitUntilIdle(tabs);
    // Changes that pages left behind are sent by the next page, fifty at a time.
    for (let page = 0; page < 20 && Object.keys(localStorage).length > 0; page += 1) {
      await (tabs[page % 2] as Tab).open();
      await waitUntilIdle(tabs);
    }
    expect(Object.keys(localStorage)).toEqual([]);
    const lines = await readLines(world.browser);
    for (const tab of tabs) expect(tab.lines()).toEqual(lines);

    const made = new Set((await db.selectFrom('cart_keys').select('key').execute()).map(({ key }) => key));
    const isRefused = ({ key }: AddResult) => tabs.some((tab) => tab.refused.has(key));
    const adds = addResults.filter(({ kind }) => kind === 'add');
    const lost = adds.filter((it) => it.outcome !== 'refused' && !made.has(it.key) && !isRefused(it));
    expect(lost, 'said to be done, or left with its page, and neither done nor refused').toEqual([]);
    // When two pages send the same change, one may be rejected although the other succeeded.
    const ghosts = adds.filter(({ key, frame, outcome }) => {
      const senders = [...(world.senders.get(key) ?? [])];
      return outcome === 'refused' && made.has(key) && senders.every((sender) => sender === frame);
    });
    expect(ghosts, 'refused, and done all the same').toEqual([]);
    for (const code of COUNTED) {
      const own = adds.filter((it) => it.code === code && made.has(it.key));
      expect(lines).toContain(`${code} × ${own.reduce((sum, { quantity }) => sum + quantity, 0)}`);
    }
    for (const [index, code] of OWN.entries()) {
      const own = addResults.filter(({ kind, tab }) => kind === 'own' && tab === index);
      const last = own.findLast(({ key }) => made.has(key));
      expect(lines).toContain(`${code} × ${last?.quantity}`);
    }
  },
  TIMEOUT_MS,
);
