export interface RenderQueueLimits {
  /** Pages that are rendered at a time. */
  maxRendering: number;
  /** Maximum number of waiting requests: in total, and for each network address. */
  maxWaiting: number;
  maxWaitingPerNetworkAddress: number;
}

export interface RenderQueue {
  readonly lengths: { waiting: number; rendering: number };
  /**
   * Renders a page when a slot is free. Returns false, without rendering, when too many requests wait.
   * `address` is the client's network address.
   */
  run(address: string, render: () => Promise<void>): Promise<boolean>;
}

// A slow client keeps its render open; it is no longer counted after this time.
const MAX_RENDER_MS = 10_000;

/**
 * Bounds how many pages are rendered at a time. Network addresses take turns, so that an address that
 * requests hundreds of pages does not delay the others. Each iteration of the event loop starts at most one
 * render: stored pages and health checks are handled between them.
 */
export function createRenderQueue(limits: RenderQueueLimits): RenderQueue {
  // Waiting requests by address; addresses are served in the order of the map.
  const waiting = new Map<string, (() => void)[]>();
  let waitingCount = 0;
  let renderingCount = 0;
  let isScheduled = false;

  function scheduleNext(): void {
    if (isScheduled || waitingCount === 0 || renderingCount >= limits.maxRendering) return;
    isScheduled = true;
    setImmediate(startNext);
  }

  function startNext(): void {
    isScheduled = false;
    for (const [address, [start, ...others]] of waiting) {
      waiting.delete(address);
      if (others.length > 0) waiting.set(address, others);
      waitingCount -= 1;
      renderingCount += 1;
      start?.();
      break;
    }
    scheduleNext();
  }

  function waitForSlot(address: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.set(address, [...(waiting.get(address) ?? []), resolve]);
    waitingCount += 1;
    scheduleNext();
    return promise;
  }

  function finishRender(): void {
    renderingCount -= 1;
    scheduleNext();
  }

  return {
    get lengths() {
      return { waiting: waitingCount, rendering: renderingCount };
    },
    async run(address, render) {
      const waitingByAddress = waiting.get(address)?.length ?? 0;
      if (waitingCount >= limits.maxWaiting || waitingByAddress >= limits.maxWaitingPerNetworkAddress)
        return false;
      await waitForSlot(address);
      const { promise: timeout, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, MAX_RENDER_MS);
      const rendered = render();
      try {
        await Promise.race([rendered, timeout]);
      } finally {
        clearTimeout(timer);
        finishRender();
      }
      await rendered;
      return true;
    },
  };
}
