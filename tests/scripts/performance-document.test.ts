import { expect, it } from 'vitest';
import { updatePerformanceText } from '../../scripts/bench/performance-document.mjs';

const start = { title: 'Start', columns: ['s'], rows: [['start to first page', '1.20']] };
const throughput = { title: 'Throughput', columns: ['ratio', 'bytes'], rows: [['home', '0.8000', 9000]] };

it('a run replaces the tables that it measured and keeps the others', () => {
  const first = updatePerformanceText('', [start, throughput], 'Measured on 2026-11-01.');
  expect(first).toMatch(/^# Performance\n/);
  expect(first).toContain('| home | 0.8000 | 9000 |');
  const faster = { ...start, rows: [['start to first page', '0.90']] };
  const second = updatePerformanceText(first, [faster], 'Measured on 2026-11-02.');
  expect(second).toContain(
    '## Start\n\nMeasured on 2026-11-02.\n\n|  | s |\n| --- | --- |\n| start to first page | 0.90 |',
  );
  expect(second).not.toContain('1.20');
  expect(second).toContain('## Throughput\n\nMeasured on 2026-11-01.');
  expect(updatePerformanceText(second, [], '')).toBe(second);
});
