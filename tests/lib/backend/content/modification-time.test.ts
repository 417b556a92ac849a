import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { createModificationTimeReader } from '#lib/backend/content/modification-time.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('asks for the time of a file once a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const file = join(process.env.DATA_DIR as string, 'home.json');
  const readModificationTime = createModificationTimeReader();
  expect(await readModificationTime(file)).toBeUndefined();
  writeFileSync(file, '{}');
  utimesSync(file, 100, 100);
  expect(await readModificationTime(file)).toBe(100_000);
  utimesSync(file, 200, 200);
  vi.advanceTimersByTime(999);
  expect(await readModificationTime(file)).toBe(100_000);
  vi.advanceTimersByTime(1);
  expect(await readModificationTime(file)).toBe(200_000);
});
