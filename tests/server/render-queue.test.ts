import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRenderQueue } from '../../src/server/pages/render-queue.ts';

const waitForEventLoop = async (count: number) => {
  for (let index = 0; index < count; index += 1) await setImmediate();
};

/**
 * Creates renders that add their name to `started` when they begin, and end when `finish` is called with it.
 */
function createRenders(started: string[]) {
  const finishByName = new Map<string, () => void>();
  const render = (name: string) => () => {
    started.push(name);
    return new Promise<void>((resolve) => finishByName.set(name, resolve));
  };
  return { render, finish: (name: string) => finishByName.get(name)?.() };
}

describe('The render queue', () => {
  it('renders as many pages at a time as its limit allows, and the next when one is finished', async () => {
    const started: string[] = [];
    const { render, finish } = createRenders(started);
    const queue = createRenderQueue({ maxRendering: 2, maxWaiting: 9, maxWaitingPerNetworkAddress: 9 });
    const results = ['a', 'b', 'c'].map((name) => queue.run('10.0.0.1', render(name)));
    await waitForEventLoop(5);
    expect(started).toEqual(['a', 'b']);
    finish('a');
    await waitForEventLoop(2);
    expect(started).toEqual(['a', 'b', 'c']);
    for (const name of ['b', 'c']) finish(name);
    expect(await Promise.all(results)).toEqual([true, true, true]);
  });

  it('lets addresses take turns', async () => {
    const started: string[] = [];
    const { render, finish } = createRenders(started);
    const queue = createRenderQueue({ maxRendering: 1, maxWaiting: 9, maxWaitingPerNetworkAddress: 9 });
    const requests = ['crowd 1', 'crowd 2', 'crowd 3'].map((name) => queue.run('10.0.0.1', render(name)));
    await waitForEventLoop(2);
    requests.push(queue.run('10.0.0.2', render('visitor')));
    for (const name of ['crowd 1', 'crowd 2', 'visitor', 'crowd 3']) {
      await waitForEventLoop(2);
      finish(name);
    }
    await Promise.all(requests);
    expect(started).toEqual(['crowd 1', 'crowd 2', 'visitor', 'crowd 3']);
  });

  it('refuses what exceeds the limit of an address, and of all addresses', async () => {
    const { render } = createRenders([]);
    const queue = createRenderQueue({ maxRendering: 1, maxWaiting: 3, maxWaitingPerNetworkAddress: 2 });
    const enqueue = (address: string) => queue.run(address, render(address));
    const first = [enqueue('a'), enqueue('a')];
    expect(await enqueue('a')).toBe(false);
    const other = enqueue('b');
    expect(await enqueue('c')).toBe(false);
    expect(await Promise.race([...first, other, setImmediate('waiting')])).toBe('waiting');
  });

  it('starts one render per turn of the event loop', async () => {
    let started = 0;
    const queue = createRenderQueue({ maxRendering: 16, maxWaiting: 99, maxWaitingPerNetworkAddress: 99 });
    const renders = Array.from({ length: 10 }, () =>
      queue.run('a', async () => {
        started += 1;
      }),
    );
    const counts: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      await setImmediate();
      counts.push(started);
    }
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(Math.max(...counts.map((count, index) => count - (counts[index - 1] ?? 0)))).toBe(1);
    await Promise.all(renders);
    expect(started).toBe(10);
  });

  it('goes on after a render that failed', async () => {
    const queue = createRenderQueue({ maxRendering: 1, maxWaiting: 9, maxWaitingPerNetworkAddress: 9 });
    const failed = queue.run('a', () => Promise.reject(new Error('no database')));
    const next = queue.run('a', async () => undefined);
    await expect(failed).rejects.toThrow('no database');
    expect(await next).toBe(true);
  });
});
