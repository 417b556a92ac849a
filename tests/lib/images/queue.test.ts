import { expect, it } from 'vitest';
import { createBackgroundQueue, createIdleWaiter } from '#lib/images/queue/background-queue.server.ts';
import { createConcurrencyLimit, createSingleFlight } from '#lib/images/queue/concurrency-limit.ts';

const waitForImmediate = () => new Promise((resolve) => setImmediate(resolve));

it('a queue limits running and waiting jobs, and rejects the rest', async () => {
  const queue = createConcurrencyLimit(2, 1);
  const jobReleases: (() => void)[] = [];
  let maxRunning = 0;
  let running = 0;
  const job = async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise<void>((resolve) => jobReleases.push(resolve));
    running -= 1;
  };
  const jobs = [queue.run(job), queue.run(job), queue.run(job)];
  await expect(queue.run(job)).rejects.toMatchObject({ status: 503 });
  while (jobReleases.length > 0) {
    jobReleases.shift()?.();
    await waitForImmediate();
  }
  await Promise.all(jobs);
  expect([maxRunning, queue.isBusy()]).toEqual([2, false]);
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(queue.isBusy()).toBe(false);
});

it('equal concurrent requests share one job', async () => {
  const load = createSingleFlight<number>();
  let loads = 0;
  const start = async () => {
    loads += 1;
    await waitForImmediate();
    return loads;
  };
  expect(await Promise.all([load('a', start), load('a', start), load('b', start)])).toEqual([2, 2, 2]);
  expect(await load('a', start)).toBe(3);
});

it('background jobs run one at a time, once each, up to a limit, and a failure stops none', async () => {
  const errors: unknown[] = [];
  const done: string[] = [];
  let running = 0;
  const background = createBackgroundQueue({
    maxJobs: 3,
    waitForIdle: waitForImmediate,
    onError: (error) => errors.push(error),
  });
  const job = (name: string) => async () => {
    running += 1;
    expect(running).toBe(1);
    await waitForImmediate();
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
  let checks = 0;
  await createIdleWaiter(() => {
    checks += 1;
    return checks < 3;
  })();
  expect(checks).toBe(3);
});
