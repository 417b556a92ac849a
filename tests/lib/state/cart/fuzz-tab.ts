import { vi } from 'vitest';
import { createClient } from '#lib/client/client.ts';
import { Frame, type World } from './fuzz-world.ts';

async function load() {
  vi.resetModules();
  const [cart, changes, waiting] = await Promise.all([
    import('#lib/state/cart/cart.ts'),
    import('#lib/state/cart/queue/pending-changes.ts'),
    import('#lib/state/cart/queue/offline-status.ts'),
    // Modules that a page loads later belong to its own module graph too.
    import('#lib/state/cart/queue/restore-changes.ts'),
  ]);
  return { ...cart, ...changes, ...waiting };
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
export function stubBrowser(world: World): void {
  const listen = (...input: Parameters<EventTarget['addEventListener']>): void =>
    world.frame.events.addEventListener(...input);
  const { jar } = world.browser;
  vi.stubGlobal('localStorage', Object.create(storageMethods));
  vi.stubGlobal('navigator', {
    get onLine() {
      return world.isOnline;
    },
  });
  vi.stubGlobal('window', { addEventListener: listen, BroadcastChannel: world.Channel });
  vi.stubGlobal('BroadcastChannel', world.Channel);
  vi.stubGlobal('document', {
    addEventListener: listen,
    querySelectorAll: () => [],
    documentElement: { dataset: {} },
    get visibilityState() {
      return world.frame.visibility;
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
  const make = crypto.randomUUID.bind(crypto);
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    const uuid = make();
    world.createdIds.push(uuid);
    return uuid;
  });
}

/** A browser tab: one page after another. */
export class Tab {
  readonly world: World;
  /** Keys of changes that were restored from an earlier page and rejected by the shop. */
  readonly refused = new Set<string>();
  frame = new Frame();
  page!: Awaited<ReturnType<typeof load>>;

  constructor(world: World) {
    this.world = world;
  }

  in<T>(act: () => T): T {
    return this.world.runInFrame(this.frame, act);
  }

  dispatch(type: string, more: object = {}): void {
    this.in(() => this.frame.events.dispatchEvent(Object.assign(new Event(type), more)));
  }

  /** Opens the next page, or the first one. */
  async open(): Promise<void> {
    if (this.page) {
      this.dispatch('pagehide');
      this.frame.isDead = true;
      for (const channel of this.frame.channels) channel.close();
    }
    this.frame = new Frame();
    const { frame, world } = this;
    this.page = await load();
    const { $rejectedChanges } = this.page;
    $rejectedChanges.listen((all) => {
      for (const { key } of all) this.refused.add(key);
    });
    const headers = () => ({ location: 'ae', locale: 'en', 'user-agent': 'Chaos/1.0' });
    const client = createClient({ base: 'http://localhost/api', fetch: world.createFetch(frame), headers });
    this.in(() => this.page.connectCart({ language: 'en', country: 'ae' }, client));
    await vi.dynamicImportSettled();
  }

  /** Returns to the page from the back-forward cache. */
  async returnTo(): Promise<void> {
    this.dispatch('pagehide');
    await this.world.advance(this.world.pickInteger(2000));
    this.dispatch('pageshow', { persisted: true });
  }

  show(visibility: 'visible' | 'hidden'): void {
    this.frame.visibility = visibility;
    this.dispatch('visibilitychange');
  }

  /** Displayed lines as `code × quantity`, with pending changes. */
  lines(): string[] {
    const { cart, pendingChanges: changes } = this.page.$cart.get();
    const all = cart?.items.flatMap(({ items }) => items) ?? [];
    const seen = this.page.projectLines(
      all.map((line) => ({ ...line, parentId: line.parentItemId })),
      changes,
    );
    return seen.map(({ product, quantity }) => `${product.productCode} × ${quantity}`).sort();
  }

  get isIdle(): boolean {
    return this.page.$cart.get().pendingChanges.length === 0;
  }
}
