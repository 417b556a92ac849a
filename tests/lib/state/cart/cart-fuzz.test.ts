import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import type { Result } from '#lib/client/client.ts';
import type { Cart } from '#lib/contract/cart/cart.ts';
import { applyCoupon, removeCoupon } from '#lib/contract/cart/coupons.ts';
import { replaceItem } from '#lib/contract/cart/replace-item.ts';
import { removeSavedItem, restoreItem, saveItem } from '#lib/contract/cart/saved-items.ts';
import { createFunctionHarness } from '../../../contract/harness/function-client.ts';
import { repetitions } from '../../../support/full-tests.ts';
import { addToCart, readLines } from '../../api/api-harness.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../../backend/databases.ts';
import { BrowserSimulation, type PageGlobals } from './browser-simulation.ts';
import { stubBrowser, Tab } from './simulated-tab.ts';

const OPERATIONS = repetitions({ full: 1000, short: 300 });
const SEEDS = [1, 2];
const TIMEOUT_MS = 60_000;

/** Products that are only added, so that their total is known. */
const ADD_ONLY_CODES = ['T-F10', 'T-F11', 'T-F12'];
/** One product for each tab, changed by no other tab. */
const TAB_CODES = ['T-F20', 'T-F21'];
/** Products that every tab changes. */
const SHARED_CODES = ['T-SALE', 'T-PLENTY', 'T-SCARCE', 'T-TEN', 'T-F30', 'T-F31'];

interface RecordedChange {
  key: string;
  kind: string;
  code: string;
  quantity: number;
  tab: number;
  page: PageGlobals | undefined;
  /** `failed`: abandoned after several server errors, the last of which may have hidden a success. */
  outcome: 'pending' | 'applied' | 'rejected' | 'failed';
}

let db: Db;
let close: () => Promise<void>;

beforeEach(async () => {
  db = await openSeeded(testDatabases[0] as TestDatabase);
  await db.updateTable('products').set({ max_quantity: 9000 }).where('code', 'in', ADD_ONLY_CODES).execute();
  await db.updateTable('stock').set({ quantity: 9000 }).where('product_code', 'in', ADD_ONLY_CODES).execute();
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
  for (let attempt = 0; attempt < 200; attempt += 1) {
    await (tabs[0] as Tab).simulation.advance(1000);
    await vi.dynamicImportSettled();
    if (attempt > 3 && tabs.every((tab) => tab.isIdle)) return;
  }
  throw new Error('The tabs did not become idle');
}

function createOperationRunner(
  simulation: BrowserSimulation,
  tabs: readonly Tab[],
  recordedChanges: RecordedChange[],
) {
  const pick = <T>(list: readonly T[]): T => list[simulation.pickInteger(list.length)] as T;

  function record(
    tab: number,
    kind: string,
    code: string,
    quantity: number,
    call: () => Promise<Result<Cart>>,
  ) {
    const before = simulation.createdIds.length;
    const reply = tabs[tab]?.run(call) as Promise<Result<Cart>>;
    const entry: RecordedChange = {
      key: simulation.createdIds[before] ?? '',
      kind,
      code,
      quantity,
      tab,
      page: tabs[tab]?.page,
      outcome: 'pending',
    };
    recordedChanges.push(entry);
    void reply.then((result) => {
      if (result.ok) entry.outcome = 'applied';
      else entry.outcome = result.error.status >= 500 ? 'failed' : 'rejected';
    });
    return reply;
  }

  return function runRandomOperation(): void {
    const index = simulation.pickInteger(tabs.length);
    const { modules } = tabs[index] as Tab;
    const { cart } = modules.$cart.get();
    const lines = cart?.items.map(({ items }) => items[0]) ?? [];
    const line = pick(lines.filter((item) => SHARED_CODES.includes(item?.product.productCode ?? '')));
    const ownLine = lines.find((item) => item?.product.productCode === TAB_CODES[index]);
    const quantity = 1 + simulation.pickInteger(3);
    const item = (code: string, totalQuantity = quantity) => ({
      product: { productCode: code },
      quantity: totalQuantity,
    });
    const cartId = 'current';
    const percent = simulation.pickInteger(100);

    if (percent < 25) {
      const code = pick(ADD_ONLY_CODES);
      void record(index, 'add', code, quantity, () => modules.addToCart(item(code)));
    } else if (percent < 45 && ownLine) {
      const targetQuantity = 1 + simulation.pickInteger(20);
      void record(index, 'tab', ownLine.product.productCode, targetQuantity, () =>
        modules.setLineQuantity(ownLine.id, targetQuantity),
      );
    } else if (percent < 58 || !line) {
      const code = pick(SHARED_CODES);
      void record(index, 'shared', code, quantity, () => modules.addToCart(item(code)));
    } else if (percent < 70) {
      const targetQuantity = 1 + simulation.pickInteger(24);
      void record(index, 'shared', '', targetQuantity, () =>
        modules.setLineQuantity(line.id, targetQuantity),
      );
    } else if (percent < 80) {
      const { productCode } = line.product;
      const isReverted = simulation.random() < 0.5;
      void record(index, 'shared', '', 0, () => modules.removeCartLine(line.id)).then((reply) => {
        if (reply.ok && isReverted) {
          void tabs[index]?.run(() => modules.addToCart(item(productCode, line.quantity)));
        }
      });
    } else if (percent < 84) {
      const params = { cartId, lineItemId: line.id };
      const body = item(pick(SHARED_CODES), line.quantity);
      void record(index, 'shared', '', 0, () => modules.callCartEndpoint(replaceItem, { params, body }));
    } else if (percent < 88) {
      const params = { cartId, couponCode: pick(['PAINT15', 'EID25', 'NONSENSE']) };
      const endpoint = pick([applyCoupon, removeCoupon]);
      void record(index, 'shared', '', 0, () => modules.callCartEndpoint(endpoint, { params }));
    } else if (percent < 95) {
      const params = { cartId, lineItemId: line.id };
      void record(index, 'shared', '', 0, () => modules.callCartEndpoint(saveItem, { params }));
    } else {
      const saved = pick(cart?.savedItems ?? []);
      if (!saved) return;
      const params = { cartId, savedItemId: saved.id };
      const endpoint = pick([restoreItem, restoreItem, removeSavedItem]);
      void record(index, 'shared', '', 0, () => modules.callCartEndpoint(endpoint, { params }));
    }
  };
}

async function changeTabOrNetwork(simulation: BrowserSimulation, tabs: readonly Tab[]): Promise<void> {
  const tab = tabs[simulation.pickInteger(tabs.length)] as Tab;
  const probability = simulation.random();
  if (probability < 0.015) await tab.open();
  else if (probability < 0.04) await tab.restoreFromBackForwardCache();
  else if (probability < 0.07) tab.setVisibility(tab.page.visibility === 'visible' ? 'hidden' : 'visible');
  else if (probability < (simulation.isOnline ? 0.09 : 0.14)) {
    simulation.isOnline = !simulation.isOnline;
    for (const openedTab of tabs) openedTab.dispatch(simulation.isOnline ? 'online' : 'offline');
  }
}

it.each(SEEDS)(
  "seed %i: every tab ends with the server's cart, and no change is lost or applied twice",
  async (seed) => {
    const simulation = new BrowserSimulation(seed);
    stubBrowser(simulation);
    for (const code of TAB_CODES) await addToCart(simulation.browser, code);
    const tabs = [new Tab(simulation), new Tab(simulation)];
    for (const tab of tabs) await tab.open();
    for (const tab of tabs) void tab.run(() => tab.modules.refreshCart());
    await waitUntilIdle(tabs);

    const recordedChanges: RecordedChange[] = [];
    const runRandomOperation = createOperationRunner(simulation, tabs, recordedChanges);
    for (let operation = 0; operation < OPERATIONS; operation += 1) {
      runRandomOperation();
      await simulation.advance(simulation.random() < 0.5 ? 0 : simulation.pickInteger(3000));
      await changeTabOrNetwork(simulation, tabs);
    }

    simulation.isNetworkReliable = true;
    simulation.isOnline = true;
    for (const tab of tabs) {
      tab.setVisibility('visible');
      tab.dispatch('online');
    }
    await waitUntilIdle(tabs);
    // Changes that a closed page has not sent are sent by the next page, fifty at a time.
    for (let page = 0; page < 20 && Object.keys(localStorage).length > 0; page += 1) {
      await (tabs[page % 2] as Tab).open();
      await waitUntilIdle(tabs);
    }
    expect(Object.keys(localStorage)).toEqual([]);
    // A failed read is repeated when the tab becomes visible again.
    for (const tab of tabs) tab.setVisibility('visible');
    await waitUntilIdle(tabs);
    // The page that was opened last has nothing to send, and has not read the cart.
    for (const tab of tabs) if (!tab.modules.$cart.get().cart) void tab.run(() => tab.modules.refreshCart());
    await waitUntilIdle(tabs);
    const lines = await readLines(simulation.browser);
    for (const tab of tabs) expect(tab.getDisplayedLines()).toEqual(lines);

    const appliedKeys = new Set(
      (await db.selectFrom('cart_keys').select('key').execute()).map(({ key }) => key),
    );
    const isRejected = ({ key }: RecordedChange) => tabs.some((tab) => tab.rejectedKeys.has(key));
    const adds = recordedChanges.filter(({ kind }) => kind === 'add');
    const lostChanges = adds.filter(
      (change) =>
        !['rejected', 'failed'].includes(change.outcome) &&
        !appliedKeys.has(change.key) &&
        !isRejected(change),
    );
    expect(
      lostChanges,
      'reported as applied, or pending when its page closed, but neither applied nor rejected',
    ).toEqual([]);
    // When two pages send the same change, one may be rejected although the other succeeded.
    const rejectedButApplied = adds.filter(({ key, page, outcome }) => {
      const senders = [...(simulation.senders.get(key) ?? [])];
      return outcome === 'rejected' && appliedKeys.has(key) && senders.every((sender) => sender === page);
    });
    expect(rejectedButApplied, 'rejected although applied').toEqual([]);
    for (const code of ADD_ONLY_CODES) {
      const changes = adds.filter((change) => change.code === code && appliedKeys.has(change.key));
      expect(lines).toContain(`${code} × ${changes.reduce((sum, { quantity }) => sum + quantity, 0)}`);
    }
    for (const [index, code] of TAB_CODES.entries()) {
      const changes = recordedChanges.filter(({ kind, tab }) => kind === 'tab' && tab === index);
      const last = changes.findLast(({ key }) => appliedKeys.has(key));
      expect(lines).toContain(`${code} × ${last?.quantity}`);
    }
  },
  TIMEOUT_MS,
);
