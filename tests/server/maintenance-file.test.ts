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

it('enters maintenance mode within a second after the file is created and leaves it after it is deleted', () => {
  const folder = mkdtempSync(join(process.env.DATA_DIR ?? '', 'maintenance-'));
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

it('starts in maintenance mode when the file exists', () => {
  const folder = mkdtempSync(join(process.env.DATA_DIR ?? '', 'maintenance-'));
  writeFileSync(join(folder, MAINTENANCE_FILE), '');
  expect(watchMaintenanceFile(folder)()).toBe(true);
});
