import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

const CODE = /(?<!\d)\d{6}(?!\d)/;

export function readMailboxKey(): string {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('E2E_DATA_DIR is not set: it is the data folder of the shop under test');
  return readFileSync(path.join(folder, 'mailbox-key'), 'utf8').trim();
}

/**
 * Returns the newest code that was sent to an email address or a number. The mailbox is read by requests
 * instead of in a tab; a separate test covers its pages.
 */
export async function readMailboxCode({ request }: Page, to: string): Promise<string> {
  const fetchText = async (address: string) => (await request.get(address)).text();
  const find = async () => {
    const [, ...entries] = (await fetchText(`/sandbox/mailbox?key=${readMailboxKey()}`)).split(
      '<li class="mailbox__entry"',
    );
    return entries.find((entry) => entry.includes(to)) ?? '';
  };
  await expect.poll(find, `what was sent to ${to}`).not.toBe('');
  const entry = await find();
  const recipientText = to.includes('@')
    ? sliceFrom(await fetchText(`${/href="([^"]+)"/.exec(entry)?.[1]}?as=text`), 'pre')
    : sliceFrom(entry, 'p class="mailbox__bubble"');
  const [code] = CODE.exec(recipientText) ?? [];
  if (!code) throw new Error(`No code in what was sent to ${to}`);
  return code;
}

/**
 * Returns the paths of a link, with their queries, from the emails with this subject to an address, newest
 * first.
 */
export async function readMailboxLinks(
  { request }: Page,
  { to, subject, path: part }: { to: string; subject: string; path: string },
): Promise<string[]> {
  const fetchText = async (address: string) => (await request.get(address)).text();
  const [, ...entries] = (await fetchText(`/sandbox/mailbox?key=${readMailboxKey()}`)).split(
    '<li class="mailbox__entry"',
  );
  const found = entries.filter((entry) => entry.includes(to) && entry.includes(subject));
  const mails = await Promise.all(
    found.map((entry) => fetchText(`${/href="([^"]+)"/.exec(entry)?.[1]}?as=text`)),
  );
  return mails.map((mail) => {
    const links = sliceFrom(mail, 'pre').match(/https?:\/\/[^\s<]+/g) ?? [];
    const link = links.map((href) => new URL(href)).find(({ pathname }) => pathname.includes(part));
    return link ? link.pathname + link.search : '';
  });
}

/** Returns the text from the element on. */
const sliceFrom = (html: string, element: string): string => html.slice(html.indexOf(`<${element}`));
