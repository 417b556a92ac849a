import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const measureHome = async (cssKb: number) => {
  const file = path.join(process.env.DATA_DIR ?? '', 'budgets.json');
  writeFileSync(file, JSON.stringify([{ page: 'home', path: '', budget: { requestsBefore: 0, cssKb } }]));
  const child = spawn(process.execPath, ['scripts/size.mjs', '--budgets', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const status = await new Promise((resolve) => child.once('exit', resolve));
  return { status, said: output };
};

it('a page above its budget fails the check, which names the measure', async () => {
  const { status, said: output } = await measureHome(0.1);
  expect(output).toMatch(/home en-ae: [\d.]+ KB of CSS, at most 0\.1/);
  expect(output).toMatch(/home ar-ae: [\d.]+ KB of CSS, at most 0\.1/);
  expect(status).toBe(1);
});
