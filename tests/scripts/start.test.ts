import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getMailboxUrl } from '../../scripts/server/start-shop.mjs';

const folder = mkdtempSync(join(process.env.DATA_DIR as string, 'mailbox-'));
writeFileSync(join(folder, 'mailbox-key'), 'the-key\n');

describe('The mailbox address that the start prints', () => {
  it.each([
    ['the address with the key', {}, 'http://localhost:4400/sandbox/mailbox?key=the-key'],
    [
      'the public address',
      { SITE_URL: 'https://shop.example/' },
      'https://shop.example/sandbox/mailbox?key=the-key',
    ],
    ['nothing where mail goes out', { SMTP_URL: 'smtp://mail.example' }, undefined],
    ['nothing of a remote API', { API_BASE_URL: 'https://api.example' }, undefined],
    ['nothing before there is a key', { DATA_DIR: join(folder, 'none') }, undefined],
  ])('%s', (_title, env, address) => {
    expect(getMailboxUrl({ DATA_DIR: folder, ...env }, 4400)).toBe(address);
  });
});
