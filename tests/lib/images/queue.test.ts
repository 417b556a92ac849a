import { expect, it } from 'vitest';
import { createBackgroundQueue, createIdleWaiter } from '#lib/images/queue/background-queue.server.ts';
import { createConcurrencyLimit, createSingleFlight } from '#lib/images/queue/concurrency-limit.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('a queue limits running and waiting jobs, and rejects the rest', async () => {
  const lane = createConcurrencyLimit(2, 1);
  const open: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const job = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => open.push(resolve));
    running -= 1;
  };
  const jobs = [lane.run(job), lane.run(job), lane.run(job)];
  await expect(lane.run(job)).rejects.toMatchObject({ status: 503 });
  while (open.length > 0) {
    open.shift()?.();
    await turn();
  }
  await Promise.all(jobs);
  expect([most, lane.isBusy()]).toEqual([2, false]);
  await expect(lane.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(lane.isBusy()).toBe(false);
});

it('equal concurrent requests share one job', async () => {
  const fly = createSingleFlight<number>();
  let flights = 0;
  const start = async () => {
    flights += 1;
    await turn();
    return flights;
  };
  expect(await Promise.all([fly('a', start), fly('a', start), fly('b', start)])).toEqual([2, 2, 2]);
  expect(await fly('a', start)).toBe(3);
});

it('background jobs run one at a time, once each, up to a limit, and a failure stops none', async () => {
  const errors: unknown[] = [];
  const done: string[] = [];
  let running = 0;
  const background = createBackgroundQueue({
    maxJobs: 3,
    waitForIdle: turn,
    onError: (error) => errors.push(error),
  });
  const job = (name: string) => async () => {
    running += 1;
    expect(running).toBe(1);
    await turn();
    running -= 1;
    if (name === 'b') throw new Error('broken');
    done.push(name);
  };
  const added = ['a', 'b', 'a', 'c', 'd'].map((name) => background.add(name, job(name)));
  expect(added).toEqual([true, true, true, true, false]);
  await background.whenIdle();
  expect([done, errors.length]).toEqual([['a', 'c'], 1]);
  expect(background.add('d', job('d'))).toBe(true);
  await background.whenIdle();
  expect(done).toEqual(['a', 'c', 'd']);
});

it('a background job starts when nothing else is running', async () => {
  let looks = 0;
  await createIdleWaiter(() => {
    looks += 1;
    return looks < 3;
  })();
  expect(looks).toBe(3);
});
