import { describe, expect, it } from 'vitest';
import { createDataFolder } from '../contract/harness/backend-process.ts';
import { runProgram } from '../lib/backend/import/import-process.ts';

const REPORT = 'scripts/search/report.mjs';
const EVENTS = 'scripts/analytics/report.mjs';
const PUSH = 'scripts/search/push.mjs';
const run = (script: string, args: string[], env: Record<string, string> = {}) =>
  runProgram([script, ...args], createDataFolder(), undefined, env);

describe('Search and analytics commands', () => {
  it.each([
    [REPORT, ['--days', '--country', '--language', '--rows', '--json']],
    [EVENTS, ['--days', '--country', '--json']],
    [PUSH, ['--to', '--index', '--dry-run']],
  ])('%s prints its usage', async (script, flags) => {
    const { code, out } = await run(script, ['--help']);
    expect(code).toBe(0);
    for (const flag of flags) expect(out).toContain(`  ${flag} `);
  });

  it.each([
    [REPORT, ['--days', '91'], '--days is a number from 1 to 90.'],
    [REPORT, ['--rows', 'many'], '--rows is a number from 1 to 1000.'],
    [REPORT, ['--country', 'xx'], '--country is one of ae, kw, sa, bh, qa, om.'],
    [EVENTS, ['--days', '91'], '--days is a number from 1 to 90.'],
    [EVENTS, ['--country', 'xx'], '--country is one of ae, kw, sa, bh, qa, om.'],
    [REPORT, ['--month'], "Unknown option '--month': see --help."],
    [PUSH, ['--index', 'products_xx'], '--index is a name such as products_en_ae, and it is "products_xx".'],
    [PUSH, ['--to', 'nowhere'], '--to is an http or https address, and it is "nowhere".'],
    [PUSH, [], 'ALGOLIA_APP_ID is missing: hosted search needs it.'],
  ])('%s %s is rejected in one line', async (script, args, expectedText) => {
    const { code, err } = await run(script, args);
    expect([code, err]).toEqual([1, `${expectedText}\n`]);
  });

  it.each([REPORT, EVENTS, PUSH])('%s rejects a remote API, as it needs a database', async (script) => {
    const { code, err } = await run(script, [], { API_BASE_URL: 'https://api.example' });
    expect(code).toBe(1);
    expect(err).toMatch(/^API_BASE_URL is set: .*\n$/);
  });
});
