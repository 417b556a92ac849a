import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

// The benchmark is not type-checked, so a renamed field of the engine would only show here.
it('the search benchmark measures the engine and MiniSearch on the present documents', () => {
  const args = ['--expose-gc', 'scripts/bench/search-engine.mjs', '20'];
  const out = execFileSync(process.execPath, args, { encoding: 'utf8' });
  expect(out).toContain('20 products, both languages');
  for (const name of ['engine', 'MiniSearch alone']) {
    expect(out).toMatch(new RegExp(`^ {2}${name} +[\\d.]+ s +-?\\d+ MB( +[\\d.]+ ms){3}$`, 'm'));
  }
}, 120_000);
