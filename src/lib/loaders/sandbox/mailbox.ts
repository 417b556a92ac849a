import type { Client } from '#lib/client/client.ts';
import { type MailboxMessage, readMailbox } from '#lib/contract/payment.ts';
import { formatDate, formatTime } from '#lib/format/date.ts';
import { DEFAULT_LOCALE, getLocale, type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate, type Translate } from '#lib/messages/translate.ts';

/** A message in the list. */
export interface MailboxEntry {
  href: string;
  isMail: boolean;
  kind: string;
  to: string;
  sentAt: string;
  /** A subject, or a whole SMS; null once it was deleted. */
  text: string | null;
  lang: string;
  direction: 'ltr' | 'rtl';
}

/** One message opened. */
export interface MailboxMessageModel extends MailboxEntry {
  /** The words of a mail; null of an SMS, of a drawn mail and of what was deleted. */
  plain: string | null;
  /** Where the drawn mail is, when that is asked for. */
  frame: string | null;
  /** The two ways to look at a mail. */
  plainHref: string;
  drawnHref: string;
}

/** What every page of the mailbox has around it. */
export interface MailboxFrame {
  locale: Locale;
  t: Translate;
  listHref: string;
  hereHref: string;
  shopHref: string;
  /** This page in the other language. */
  other: { href: string; locale: Locale };
}

/** Who looks: what the address says, and what the browser kept. */
export interface MailboxRequest {
  url: URL;
  key: string | undefined;
  locale: string | undefined;
}

type Missing = { kind: 'missing' };
export type MailboxResult =
  | Missing
  /** The key came in the address: kept by the browser, and taken out of the address bar. */
  | { kind: 'enter'; key: string; location: string }
  | { kind: 'list'; chrome: MailboxFrame; entries: MailboxEntry[] };

const MAILBOX_PATH = '/sandbox/mailbox';

function getMailboxLocale({ url, locale }: MailboxRequest): Locale {
  return parseLocale(url.searchParams.get('locale') ?? undefined) ?? parseLocale(locale) ?? DEFAULT_LOCALE;
}

// An address that names its language keeps it on the way to others.
function createMailboxHref(url: URL, path: string, more: Record<string, string> = {}): string {
  const named = parseLocale(url.searchParams.get('locale') ?? undefined);
  const query = new URLSearchParams({ ...(named && { locale: named.tag }), ...more });
  return query.size > 0 ? `${path}?${query}` : path;
}

function createMailboxFrame(visit: MailboxRequest): MailboxFrame {
  const { url } = visit;
  const locale = getMailboxLocale(visit);
  const other = getLocale(locale.language === 'ar' ? 'en' : 'ar', locale.country.code);
  return {
    locale,
    t: getTranslate(locale.language),
    listHref: createMailboxHref(url, MAILBOX_PATH),
    hereHref: createMailboxHref(url, url.pathname),
    shopHref: `/${locale.tag}`,
    other: { href: `${url.pathname}?${new URLSearchParams({ locale: other.tag })}`, locale: other },
  };
}

function toMailboxEntry(message: MailboxMessage, url: URL, { locale, t }: MailboxFrame): MailboxEntry {
  const isMail = message.channel === 'email';
  const written = getLocale(message.language, message.country);
  return {
    href: createMailboxHref(url, `${MAILBOX_PATH}/${message.id}`),
    isMail,
    kind: t(`mailbox:kind.${message.kind}`),
    to: message.to,
    sentAt: `${formatDate(message.sentAt, locale)} ${formatTime(message.sentAt, locale)}`,
    text: isMail ? message.subject : message.text,
    lang: written.bcp47,
    direction: written.direction,
  };
}

async function readMessages(client: Client, key: string | undefined): Promise<MailboxMessage[] | undefined> {
  if (!key || key.length > 200) return undefined;
  const read = await client.call(readMailbox, { body: { key } });
  return read.ok ? read.data.messages : undefined;
}

/** The list, for who has the key; for others there is no such page. */
export async function loadMailbox(client: Client, visit: MailboxRequest): Promise<MailboxResult> {
  const { url } = visit;
  const given = url.searchParams.get('key');
  const messages = await readMessages(client, given ?? visit.key);
  if (!messages) return { kind: 'missing' };
  if (given !== null) return { kind: 'enter', key: given, location: createMailboxHref(url, MAILBOX_PATH) };
  const chrome = createMailboxFrame(visit);
  return { kind: 'list', chrome, entries: messages.map((message) => toMailboxEntry(message, url, chrome)) };
}

/** One message: its words, or with `as=mail` the mail in a frame of its own. */
export async function loadMailboxMessage(
  client: Client,
  visit: MailboxRequest,
  id: string,
): Promise<Missing | { kind: 'letter'; chrome: MailboxFrame; letter: MailboxMessageModel }> {
  const { url } = visit;
  const message = (await readMessages(client, visit.key))?.find((each) => each.id === id);
  if (!message) return { kind: 'missing' };
  const chrome = createMailboxFrame(visit);
  const isHtml = url.searchParams.get('as') === 'mail';
  const isMail = message.channel === 'email';
  const path = `${MAILBOX_PATH}/${message.id}`;
  return {
    kind: 'letter',
    chrome,
    letter: {
      ...toMailboxEntry(message, url, chrome),
      plain: isMail && !isHtml ? message.text : null,
      frame: isMail && isHtml && message.html !== null ? `${path}/mail` : null,
      plainHref: createMailboxHref(url, path),
      drawnHref: createMailboxHref(url, path, { as: 'mail' }),
    },
  };
}

/** The mail itself as HTML. */
export async function loadMailHtml(
  client: Client,
  key: string | undefined,
  id: string,
): Promise<string | undefined> {
  return (await readMessages(client, key))?.find((each) => each.id === id)?.html ?? undefined;
}
