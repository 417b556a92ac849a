import { vi } from 'vitest';
import { handleApiRequest } from '#lib/api/handle-request.server.ts';
import { CookieJarBrowser } from '../../session/cookie-jar.ts';

const STEP_MS = 50;

/** Returns a seeded generator of numbers. */
export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The globals of one page: its events, and whether it is still open. */
export class Frame {
  readonly events = new EventTarget();
  visibility: 'visible' | 'hidden' = 'visible';
  isDead = false;
  channels = new Set<Channel>();
}

class Channel {
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly frame: Frame;
  readonly world: World;

  constructor(world: World) {
    this.world = world;
    this.frame = world.frame;
    this.frame.channels.add(this);
    world.channels.add(this);
  }

  postMessage(data: string): void {
    for (const other of this.world.channels) {
      if (other === this || other.frame.isDead) continue;
      setTimeout(() => {
        if (this.world.channels.has(other))
          this.world.runInFrame(other.frame, () => other.onmessage?.({ data }));
      }, 1);
    }
  }

  close(): void {
    this.frame.channels.delete(this);
    this.world.channels.delete(this);
  }
}

/** A browser with its pages, over an unreliable network to the browser API. */
export class World {
  readonly random: () => number;
  readonly browser = new CookieJarBrowser();
  readonly channels = new Set<Channel>();
  /** The `BroadcastChannel` of its pages. */
  readonly Channel: new () => Channel;
  /** Every UUID that a page created, in order. */
  readonly createdIds: string[] = [];
  /** Pages that sent a change, by idempotency key. */
  readonly senders = new Map<string, Set<Frame>>();
  frame = new Frame();
  isOnline = true;
  /** When true, no more failures are simulated. */
  isCalm = false;
  sent = 0;
  #handling = 0;

  constructor(seed: number) {
    this.random = createSeededRandom(seed);
    const world = this;
    this.Channel = class extends Channel {
      constructor() {
        super(world);
      }
    };
  }

  pickInteger(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  /** Runs a function with the globals of a page. */
  runInFrame<T>(frame: Frame, act: () => T): T {
    const before = this.frame;
    this.frame = frame;
    try {
      return act();
    } finally {
      this.frame = before;
    }
  }

  /** The `fetch` of a page. A closed page neither sends nor receives. */
  createFetch(frame: Frame): (request: Request) => Promise<Response> {
    return async (request) => {
      if (frame.isDead) return await never();
      this.sent += 1;
      const key = request.headers.get('x-idempotency-key');
      if (key) this.senders.set(key, (this.senders.get(key) ?? new Set()).add(frame));
      const luck = this.isCalm ? 1 : this.random();
      await sleep(this.pickInteger(300));
      if (!this.isOnline || luck < 0.04) throw new TypeError('The network is away');
      if (luck < 0.06) return gateway(500);
      if (luck < 0.08) return gateway(503);
      const answer = await this.handle(request);
      await sleep(this.pickInteger(300) + (luck > 0.97 ? 3000 : 0));
      if (frame.isDead) return await never();
      if (!this.isOnline || luck < 0.12) throw new TypeError('The answer was lost');
      if (luck < 0.14) return gateway(504);
      return answer();
    };
  }

  /** Moves the faked clock on. Tokens are signed outside it, so requests being handled are waited for meanwhile. */
  async advance(ms: number): Promise<void> {
    for (let left = ms; left >= 0; left -= STEP_MS) {
      await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
      do await new Promise((resolve) => setImmediate(resolve));
      while (this.#handling > 0);
    }
  }

  private async handle(request: Request): Promise<() => Response> {
    this.#handling += 1;
    try {
      return await this.act(request);
    } finally {
      this.#handling -= 1;
    }
  }

  // Cookies of a response are applied with it, or not at all.
  private async act(request: Request): Promise<() => Response> {
    const { browser } = this;
    const own = browser.copy();
    const before = new Map(own.jar);
    const path = new URL(request.url).pathname.replace(/^\/api/, '');
    const response = await handleApiRequest(request, path, own.visit(Object.fromEntries(request.headers)));
    return () => {
      for (const [name, value] of own.jar) {
        if (before.get(name) !== value) browser.jar.set(name, value);
      }
      return response;
    };
  }
}

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const never = (): Promise<Response> => new Promise(() => undefined);

function gateway(status: number): Response {
  return new Response('<h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html' } });
}
