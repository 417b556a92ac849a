import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAINTENANCE_FILE, watchMaintenanceFile } from '../../src/server/maintenance-file.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the shop closes and opens within a second of the file, without a restart', () => {
  const folder = mkdtempSync(join(process.env.DATA_DIR ?? '', 'closed-'));
  const file = join(folder, MAINTENANCE_FILE);
  const isUnderMaintenance = watchMaintenanceFile(folder);
  expect(isUnderMaintenance()).toBe(false);
  writeFileSync(file, '');
  vi.advanceTimersByTime(1000);
  expect(isUnderMaintenance()).toBe(true);
  rmSync(file);
  vi.advanceTimersByTime(1000);
  expect(isUnderMaintenance()).toBe(false);
});

it('a shop that starts with the file starts closed', () => {
  const folder = mkdtempSync(join(process.env.DATA_DIR ?? '', 'closed-'));
  writeFileSync(join(folder, MAINTENANCE_FILE), '');
  expect(watchMaintenanceFile(folder)()).toBe(true);
});
