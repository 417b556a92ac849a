import type { Client } from '#lib/client/client.ts';
import { type MailboxMessage, readMailbox } from '#lib/contract/payment.ts';
import { formatDate, formatTime } from '#lib/format/date.ts';
import { DEFAULT_LOCALE, getLocale, type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate, type Translate } from '#lib/messages/translate.ts';

export interface MailboxEntry {
  href: string;
  isMail: boolean;
  kind: string;
  to: string;
  sentAt: string;
  /** Subject of an email or text of an SMS; null once deleted. */
  text: string | null;
  lang: string;
  direction: 'ltr' | 'rtl';
}

export interface MailboxMessageModel extends MailboxEntry {
  /** Plain text of an email; null for an SMS, for the HTML view and once deleted. */
  plain: string | null;
  /** Address of the HTML body when it is shown. */
  frame: string | null;
  /** Links to the plain-text and the HTML view. */
  plainHref: string;
  drawnHref: string;
}

/** Data shared by the mailbox pages. */
export interface MailboxFrame {
  locale: Locale;
  t: Translate;
  listHref: string;
  hereHref: string;
  shopHref: string;
  /** This page in the other language. */
  other: { href: string; locale: Locale };
}

/** `key` and `locale` come from cookies. */
export interface MailboxRequest {
  url: URL;
  key: string | undefined;
  locale: string | undefined;
}

type Missing = { kind: 'missing' };
export type MailboxResult =
  | Missing
  /** The key came in the query: it is stored in a cookie and removed from the address. */
  | { kind: 'enter'; key: string; location: string }
  | { kind: 'list'; chrome: MailboxFrame; entries: MailboxEntry[] };

const MAILBOX_PATH = '/sandbox/mailbox';

function getMailboxLocale({ url, locale }: MailboxRequest): Locale {
  return parseLocale(url.searchParams.get('locale') ?? undefined) ?? parseLocale(locale) ?? DEFAULT_LOCALE;
}

// A `locale` parameter is kept in links to other mailbox pages.
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

/** Loads the list of messages; `missing` without a valid key. */
export async function loadMailbox(client: Client, visit: MailboxRequest): Promise<MailboxResult> {
  const { url } = visit;
  const given = url.searchParams.get('key');
  const messages = await readMessages(client, given ?? visit.key);
  if (!messages) return { kind: 'missing' };
  if (given !== null) return { kind: 'enter', key: given, location: createMailboxHref(url, MAILBOX_PATH) };
  const chrome = createMailboxFrame(visit);
  return { kind: 'list', chrome, entries: messages.map((message) => toMailboxEntry(message, url, chrome)) };
}

/** Loads a message as plain text or, with `as=mail`, as HTML in a frame. */
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

/** Returns an email's HTML body. */
export async function loadMailHtml(
  client: Client,
  key: string | undefined,
  id: string,
): Promise<string | undefined> {
  return (await readMessages(client, key))?.find((each) => each.id === id)?.html ?? undefined;
}
