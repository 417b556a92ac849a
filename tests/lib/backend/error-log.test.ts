import { expect, it } from 'vitest';
import { createErrorLog } from '#lib/backend/error-log.ts';
import type { LogEntry } from '#lib/backend/gateway/request-log.ts';
import { createUnavailableError } from '#lib/backend/search/worker/search-worker-client.ts';

it('logs a search that fails, and no search whose index is not built yet', () => {
  const entries: LogEntry[] = [];
  const { logSearch } = createErrorLog(
    (entry) => entries.push(entry),
    () => 0,
  );
  logSearch(createUnavailableError());
  logSearch(new Error('no table'));
  expect(entries).toEqual([expect.objectContaining({ level: 'error', event: 'search', code: 'INTERNAL' })]);
  expect(entries[0]?.message).toContain('no table');
});
