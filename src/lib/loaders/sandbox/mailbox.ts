import type { Client } from '#lib/client/client.ts';
import { type MailboxMessage, readMailbox } from '#lib/contract/sandbox.ts';
import { format24HourTime, formatDate } from '#lib/format/date.ts';
import { DEFAULT_LOCALE, getLocale, type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate, type Translate } from '#lib/messages/translate.ts';
import type { Loaded, LoaderFailure, LoaderRedirect, LoaderResult } from '../context.ts';

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
  textBody: string | null;
  /** URL of the HTML body when it is shown. */
  htmlHref: string | null;
  /** Links to the plain-text and the HTML view. */
  textViewHref: string;
  htmlViewHref: string;
}

/** Data shared by the mailbox pages. */
export interface MailboxPageContext {
  locale: Locale;
  t: Translate;
  listHref: string;
  pageHref: string;
  shopHref: string;
  /** This page in the other language. */
  otherLanguage: { href: string; locale: Locale };
}

/** `key` and `locale` come from cookies. */
export interface MailboxRequest {
  url: URL;
  key: string | undefined;
  locale: string | undefined;
}

export type MailboxResult =
  | Loaded<{ pageContext: MailboxPageContext; entries: MailboxEntry[] }>
  /** The key came in the query: it is stored in a cookie and removed from the URL. */
  | (LoaderRedirect & { key: string })
  | LoaderFailure;

const MAILBOX_PATH = '/sandbox/mailbox';

function getMailboxLocale({ url, locale }: MailboxRequest): Locale {
  return parseLocale(url.searchParams.get('locale') ?? undefined) ?? parseLocale(locale) ?? DEFAULT_LOCALE;
}

// A `locale` parameter is kept in links to other mailbox pages.
function createMailboxHref(url: URL, path: string, extraParams: Record<string, string> = {}): string {
  const queryLocale = parseLocale(url.searchParams.get('locale') ?? undefined);
  const query = new URLSearchParams({ ...(queryLocale && { locale: queryLocale.tag }), ...extraParams });
  return query.size > 0 ? `${path}?${query}` : path;
}

function createMailboxPageContext(mailboxRequest: MailboxRequest): MailboxPageContext {
  const { url } = mailboxRequest;
  const locale = getMailboxLocale(mailboxRequest);
  const otherLocale = getLocale(locale.language === 'ar' ? 'en' : 'ar', locale.country.code);
  return {
    locale,
    t: getTranslate(locale.language),
    listHref: createMailboxHref(url, MAILBOX_PATH),
    pageHref: createMailboxHref(url, url.pathname),
    shopHref: `/${locale.tag}`,
    otherLanguage: {
      href: `${url.pathname}?${new URLSearchParams({ locale: otherLocale.tag })}`,
      locale: otherLocale,
    },
  };
}

function toMailboxEntry(message: MailboxMessage, url: URL, { locale, t }: MailboxPageContext): MailboxEntry {
  const isMail = message.channel === 'email';
  const messageLocale = getLocale(message.language, message.country);
  return {
    href: createMailboxHref(url, `${MAILBOX_PATH}/${message.id}`),
    isMail,
    kind: t(`mailbox:kind.${message.kind}`),
    to: message.to,
    sentAt: `${formatDate(message.sentAt, locale)} ${format24HourTime(message.sentAt, locale)}`,
    text: isMail ? message.subject : message.text,
    lang: messageLocale.bcp47,
    direction: messageLocale.direction,
  };
}

async function readMessages(client: Client, key: string | undefined): Promise<MailboxMessage[] | undefined> {
  if (!key || key.length > 200) return undefined;
  const result = await client.call(readMailbox, { body: { key } });
  return result.ok ? result.data.messages : undefined;
}

/** Loads the list of messages; `not-found` without a valid key. */
export async function loadMailbox(client: Client, mailboxRequest: MailboxRequest): Promise<MailboxResult> {
  const { url } = mailboxRequest;
  const keyParam = url.searchParams.get('key');
  const messages = await readMessages(client, keyParam ?? mailboxRequest.key);
  if (!messages) return { kind: 'not-found' };
  if (keyParam !== null)
    return { kind: 'redirect', key: keyParam, href: createMailboxHref(url, MAILBOX_PATH) };
  const pageContext = createMailboxPageContext(mailboxRequest);
  const entries = messages.map((message) => toMailboxEntry(message, url, pageContext));
  return { kind: 'ok', model: { pageContext, entries } };
}

/** Loads a message as plain text or, with `as=mail`, as HTML in an iframe. */
export async function loadMailboxMessage(
  client: Client,
  mailboxRequest: MailboxRequest,
  id: string,
): Promise<LoaderResult<{ pageContext: MailboxPageContext; message: MailboxMessageModel }>> {
  const { url } = mailboxRequest;
  const message = (await readMessages(client, mailboxRequest.key))?.find((item) => item.id === id);
  if (!message) return { kind: 'not-found' };
  const pageContext = createMailboxPageContext(mailboxRequest);
  const isHtml = url.searchParams.get('as') === 'mail';
  const isMail = message.channel === 'email';
  const path = `${MAILBOX_PATH}/${message.id}`;
  return {
    kind: 'ok',
    model: {
      pageContext,
      message: {
        ...toMailboxEntry(message, url, pageContext),
        textBody: isMail && !isHtml ? message.text : null,
        htmlHref: isMail && isHtml && message.html !== null ? `${path}/mail` : null,
        textViewHref: createMailboxHref(url, path),
        htmlViewHref: createMailboxHref(url, path, { as: 'mail' }),
      },
    },
  };
}

/** Returns an email's HTML body. */
export async function loadMailHtml(
  client: Client,
  key: string | undefined,
  id: string,
): Promise<string | undefined> {
  return (await readMessages(client, key))?.find((item) => item.id === id)?.html ?? undefined;
}
