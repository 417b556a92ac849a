import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readMailboxKey } from './mailbox.ts';

function getDataDir(): string {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('E2E_DATA_DIR is not set: it is the data folder of the shop under test');
  return folder;
}

/** Answers a case as the shop does: by the command behind `npm run cases:answer`. */
export function answerCase(caseNumber: string, text: string): void {
  const program = path.resolve('src/lib/backend/commands/answer-cases.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--case', caseNumber, '--text', text],
    {
      env: { ...process.env, DATA_DIR: getDataDir() },
      encoding: 'utf8',
    },
  );
  expect(`${stdout}${stderr}`).toContain('is answered');
  expect(status).toBe(0);
}

/** Returns the path of the link to a case in the newest email that contains `text`. */
export async function readCaseLink({ request }: Page, text: string): Promise<string> {
  const fetchText = async (address: string) => (await request.get(address)).text();
  const [, ...entries] = (await fetchText(`/sandbox/mailbox?key=${readMailboxKey()}`)).split(
    '<li class="mailbox__entry"',
  );
  const entry = entries.find((found) => found.includes(text)) ?? '';
  const mail = await fetchText(`${/href="([^"]+)"/.exec(entry)?.[1]}?as=text`);
  const link = /https?:\/\/[^\s<]+\/cases\/[^\s<]+/.exec(
    mail.replaceAll('&#38;', '&').replaceAll('&amp;', '&'),
  )?.[0];
  if (!link) throw new Error(`No link to a case in the email about ${text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
