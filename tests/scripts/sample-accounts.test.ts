import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSampleAccounts, shouldCreateSampleAccounts } from '#lib/backend/seed/sample-accounts.ts';
import { parseEnv } from '#lib/env.server.ts';
import { listSampleAccounts } from '../../scripts/server/start-shop.mjs';

const MAIL = { SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'shop@mail.example' };

it.each([
  ['nothing is set', {}, true],
  ['the database is somebody’s', { DATABASE_URL: 'postgres://db/shop' }, false],
  ['mail really goes out', MAIL, false],
  ['the shop is on this machine', { SITE_URL: 'http://127.0.0.1:4321' }, true],
  ['the shop is on this machine by IPv6', { SITE_URL: 'http://[::1]:4321' }, true],
  ['the shop is open to people', { SITE_URL: 'https://shop.example' }, false],
  ['its name only looks like this machine', { SITE_URL: 'https://localhost.shop.example' }, false],
  ['an open shop asks for them', { SITE_URL: 'https://shop.example', SEED_ACCOUNTS: '1' }, true],
  ['they are asked for', { DATABASE_URL: 'postgres://db/shop', SEED_ACCOUNTS: '1' }, true],
  ['they are not wanted', { SEED_ACCOUNTS: '0' }, false],
])('sample accounts are created and named when %s: %o', (_, env, expected) => {
  expect(shouldCreateSampleAccounts(parseEnv(env))).toBe(expected);
  expect(listSampleAccounts(env).length).toBe(expected ? 3 : 0);
});

it('no sample accounts are named for a remote commerce API', () => {
  expect(listSampleAccounts({ API_BASE_URL: 'https://api.example' })).toEqual([]);
});

it('the README names the same sample accounts', () => {
  const readme = readFileSync('README.md', 'utf8');
  for (const { email, password, mobile } of readSampleAccounts()) {
    expect(readme).toContain(
      `| ${email}, ${mobile.replace(/^(\+971)(..)(...)/, '$1 $2 $3 ')} | \`${password}\` |`,
    );
  }
});
