import { vi } from 'vitest';
import { createClient } from '#lib/client/client.ts';
import { type BrowserSimulation, PageGlobals } from './browser-simulation.ts';

async function loadModules() {
  vi.resetModules();
  const [cart, changes, offlineStatus] = await Promise.all([
    import('#lib/state/cart/cart.ts'),
    import('#lib/state/cart/queue/pending-changes.ts'),
    import('#lib/state/cart/queue/offline-status.ts'),
    // Modules that a page imports later are loaded here too, so that each page has its own copy.
    import('#lib/state/cart/queue/restore-changes.ts'),
  ]);
  return { ...cart, ...changes, ...offlineStatus };
}

// Methods on the prototype, so that `Object.keys` returns only the entries, as for a real storage.
const storageMethods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, text: string) {
    this[key] = text;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};

/** Stubs the globals for the active page. */
export function stubBrowser(simulation: BrowserSimulation): void {
  const listen = (...input: Parameters<EventTarget['addEventListener']>): void =>
    simulation.page.events.addEventListener(...input);
  const { jar } = simulation.browser;
  vi.stubGlobal('localStorage', Object.create(storageMethods));
  vi.stubGlobal('navigator', {
    get onLine() {
      return simulation.isOnline;
    },
  });
  vi.stubGlobal('window', { addEventListener: listen, BroadcastChannel: simulation.Channel });
  vi.stubGlobal('BroadcastChannel', simulation.Channel);
  vi.stubGlobal('document', {
    addEventListener: listen,
    getElementById: () => null,
    documentElement: { dataset: {} },
    get visibilityState() {
      return simulation.page.visibility;
    },
    get cookie() {
      return [...jar]
        .filter(([name]) => name !== 'binaa')
        .map((pair) => pair.join('='))
        .join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = '', age] = /^([^=]+)=([^;]*).*?(?:max-age=(-?\d+))?$/.exec(text) ?? [];
      if (Number(age) < 0) jar.delete(name);
      else jar.set(name, value);
    },
  });
  const randomUUID = crypto.randomUUID.bind(crypto);
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    const uuid = randomUUID();
    simulation.createdIds.push(uuid);
    return uuid;
  });
}

/** A simulated browser tab that loads one page after another. */
export class Tab {
  readonly simulation: BrowserSimulation;
  /** Keys of changes that were restored from an earlier page and rejected by the shop. */
  readonly rejectedKeys = new Set<string>();
  page = new PageGlobals();
  modules!: Awaited<ReturnType<typeof loadModules>>;

  constructor(simulation: BrowserSimulation) {
    this.simulation = simulation;
  }

  run<T>(callback: () => T): T {
    return this.simulation.runInPage(this.page, callback);
  }

  dispatch(type: string, eventFields: object = {}): void {
    this.run(() => this.page.events.dispatchEvent(Object.assign(new Event(type), eventFields)));
  }

  /** Opens the next page, or the first one. */
  async open(): Promise<void> {
    if (this.modules) {
      this.dispatch('pagehide');
      this.page.isClosed = true;
      for (const channel of this.page.channels) channel.close();
    }
    this.page = new PageGlobals();
    const { page, simulation } = this;
    this.modules = await loadModules();
    const { $rejectedChanges } = this.modules;
    $rejectedChanges.listen((rejectedChanges) => {
      for (const { key } of rejectedChanges) this.rejectedKeys.add(key);
    });
    const headers = () => ({ location: 'ae', locale: 'en', 'user-agent': 'FuzzTest/1.0' });
    const client = createClient({
      base: 'http://localhost/api',
      fetch: simulation.createFetch(page),
      headers,
    });
    this.run(() => this.modules.connectCart({ language: 'en', country: 'ae' }, client));
    await vi.dynamicImportSettled();
  }

  /** Returns to the page from the back-forward cache. */
  async restoreFromBackForwardCache(): Promise<void> {
    this.dispatch('pagehide');
    await this.simulation.advance(this.simulation.pickInteger(2000));
    this.dispatch('pageshow', { persisted: true });
  }

  setVisibility(visibility: 'visible' | 'hidden'): void {
    this.page.visibility = visibility;
    this.dispatch('visibilitychange');
  }

  /** Displayed lines as `code × quantity`, with pending changes. */
  getDisplayedLines(): string[] {
    const { cart, pendingChanges: changes } = this.modules.$cart.get();
    const all = cart?.items.flatMap(({ items }) => items) ?? [];
    const displayed = this.modules.getOptimisticLines(
      all.map((line) => ({ ...line, parentId: line.parentItemId })),
      changes,
    );
    return displayed.map(({ product, quantity }) => `${product.productCode} × ${quantity}`).sort();
  }

  get isIdle(): boolean {
    return this.modules.$cart.get().pendingChanges.length === 0;
  }
}
