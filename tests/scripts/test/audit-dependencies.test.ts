import { expect, it } from 'vitest';
import { listVulnerabilities } from '../../../scripts/test/audit-dependencies.mjs';

it('the audit of packages lists severe vulnerabilities', () => {
  const vulnerabilities = {
    a: { name: 'a', severity: 'high' },
    b: { name: 'b', severity: 'moderate' },
    c: { name: 'c', severity: 'critical' },
  };
  expect(listVulnerabilities(JSON.stringify({ vulnerabilities }))).toEqual(['a (high)', 'c (critical)']);
  expect(listVulnerabilities(JSON.stringify({ vulnerabilities: {} }))).toEqual([]);
});

it.each(['', 'npm warn', '{"error":{"code":"ENOTFOUND"}}'])(
  'an output without a report is no result: "%s"',
  (output) => {
    expect(listVulnerabilities(output)).toBeUndefined();
  },
);
