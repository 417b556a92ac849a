import { vi } from 'vitest';
import { handleApiRequest } from '#lib/api/handle-request.server.ts';
import { createRandom } from '../../../support/random.ts';
import { TestBrowser } from '../../session/test-browser.ts';

const STEP_MS = 50;

/** The globals of one page: its events, and whether it is still open. */
export class PageGlobals {
  readonly events = new EventTarget();
  visibility: 'visible' | 'hidden' = 'visible';
  isClosed = false;
  channels = new Set<Channel>();
}

class Channel {
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly page: PageGlobals;
  readonly simulation: BrowserSimulation;

  constructor(simulation: BrowserSimulation) {
    this.simulation = simulation;
    this.page = simulation.page;
    this.page.channels.add(this);
    simulation.channels.add(this);
  }

  postMessage(data: string): void {
    for (const other of this.simulation.channels) {
      if (other === this || other.page.isClosed) continue;
      setTimeout(() => {
        if (this.simulation.channels.has(other))
          this.simulation.runInPage(other.page, () => other.onmessage?.({ data }));
      }, 1);
    }
  }

  close(): void {
    this.page.channels.delete(this);
    this.simulation.channels.delete(this);
  }
}

/** A browser with its pages, over an unreliable network to the browser API. */
export class BrowserSimulation {
  readonly random: () => number;
  readonly browser = new TestBrowser();
  readonly channels = new Set<Channel>();
  /** The `BroadcastChannel` of its pages. */
  readonly Channel: new () => Channel;
  /** Every UUID that a page created, in order. */
  readonly createdIds: string[] = [];
  /** Pages that sent a change, by idempotency key. */
  readonly senders = new Map<string, Set<PageGlobals>>();
  page = new PageGlobals();
  isOnline = true;
  /** Whether every request reaches the browser API, and every response the page. */
  isNetworkReliable = false;
  requestCount = 0;
  #pendingRequests = 0;

  constructor(seed: number) {
    this.random = createRandom(seed);
    const simulation = this;
    this.Channel = class extends Channel {
      constructor() {
        super(simulation);
      }
    };
  }

  pickInteger(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  /** Runs a function with the globals of a page. */
  runInPage<T>(page: PageGlobals, callback: () => T): T {
    const before = this.page;
    this.page = page;
    try {
      return callback();
    } finally {
      this.page = before;
    }
  }

  /** The `fetch` of a page. A closed page neither sends nor receives. */
  createFetch(page: PageGlobals): (request: Request) => Promise<Response> {
    return async (request) => {
      if (page.isClosed) return await waitForever();
      this.requestCount += 1;
      const key = request.headers.get('x-idempotency-key');
      if (key) this.senders.set(key, (this.senders.get(key) ?? new Set()).add(page));
      const randomValue = this.isNetworkReliable ? 0.5 : this.random();
      await sleep(this.pickInteger(300));
      if (!this.isOnline || randomValue < 0.04) throw new TypeError('The network is offline');
      if (randomValue < 0.06) return createGatewayError(500);
      if (randomValue < 0.08) return createGatewayError(503);
      const applyResponse = await this.handle(request);
      await sleep(this.pickInteger(300) + (randomValue > 0.97 ? 3000 : 0));
      if (page.isClosed) return await waitForever();
      if (!this.isOnline || randomValue < 0.12) throw new TypeError('The response was lost');
      if (randomValue < 0.14) return createGatewayError(504);
      return applyResponse();
    };
  }

  /** Advances the fake clock in steps. Signing tokens takes real time, so each step waits for pending requests. */
  async advance(ms: number): Promise<void> {
    for (let remainingMs = ms; remainingMs >= 0; remainingMs -= STEP_MS) {
      await vi.advanceTimersByTimeAsync(Math.min(remainingMs, STEP_MS));
      do await new Promise((resolve) => setImmediate(resolve));
      while (this.#pendingRequests > 0);
    }
  }

  private async handle(request: Request): Promise<() => Response> {
    this.#pendingRequests += 1;
    try {
      return await this.handleWithCookies(request);
    } finally {
      this.#pendingRequests -= 1;
    }
  }

  // Cookies of a lost response are not stored.
  private async handleWithCookies(request: Request): Promise<() => Response> {
    const { browser } = this;
    const browserCopy = browser.copy();
    const before = new Map(browserCopy.jar);
    const path = new URL(request.url).pathname.replace(/^\/api/, '');
    const response = await handleApiRequest(
      request,
      path,
      browserCopy.createRequest(Object.fromEntries(request.headers)),
    );
    return () => {
      for (const [name, value] of browserCopy.jar) {
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

const waitForever = (): Promise<Response> => new Promise(() => undefined);

function createGatewayError(status: number): Response {
  return new Response('<h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html' } });
}
