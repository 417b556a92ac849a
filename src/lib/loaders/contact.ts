import { EnquiryNumberSchema, sendBulkEnquiry, subscribeNewsletter } from '#lib/contract/contact.ts';
import { headerFooter } from '#lib/contract/content.ts';
import { bulkOrders } from '#lib/contract/editorial.ts';
import type { BulkOrdersModel, EnquirySentModel, NewsletterModel, TypedModel } from '#lib/format/models.ts';
import { formatPhone, parsePhone } from '#lib/format/phone.ts';
import { fieldWords } from '#lib/messages/errors.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import type { Flash } from '#lib/session/flash.server.ts';
import { type LoaderContext, type LoaderFailure, linkIn, toFailure } from './context.ts';

export type BulkOrdersPage = { kind: 'bulkOrders'; model: BulkOrdersModel } | LoaderFailure;
export type EnquirySentPage = { kind: 'sent'; model: EnquirySentModel } | LoaderFailure;
export type NewsletterPage = { kind: 'newsletter'; model: NewsletterModel } | LoaderFailure;

function typedOf(said: Flash | undefined, { locale, t }: LoaderContext): TypedModel {
  const sentence = (name: string): string => fieldWords(name, locale.language) ?? t('errors:INVALID_REQUEST');
  return {
    values: said?.values ?? {},
    errors: Object.fromEntries((said?.fields ?? []).map((name) => [name, sentence(name)])),
    error: said?.error ?? null,
  };
}

/** The page of bulk orders; `said` is what its form had to say. */
export async function loadBulkOrders(
  context: LoaderContext,
  said?: Flash | undefined,
): Promise<BulkOrdersPage> {
  const { client, locale, t, site } = context;
  const result = await client.call(bulkOrders, {});
  if (!result.ok) return toFailure(result.error);
  const link = linkIn(locale);
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link('/bulk-orders'), label: result.data.title },
  ];
  const form = typedOf(said?.form === sendBulkEnquiry.name ? said : undefined, context);
  return {
    kind: 'bulkOrders',
    model: { ...result.data, crumbs, jsonLd: [breadcrumbData(crumbs, site)], form },
  };
}

/** What is said after an enquiry; also without the steps when those cannot be had. */
export async function loadEnquirySent({ client }: LoaderContext, number: string): Promise<EnquirySentPage> {
  if (!EnquiryNumberSchema.safeParse(number).success) return { kind: 'missing' };
  const result = await client.call(bulkOrders, {});
  return { kind: 'sent', model: { number, next: result.ok ? result.data.next : [] } };
}

/** Where the letter goes, as it was understood: a slip in it is seen at once. */
function addressOf(
  { emailAddress = '', phone = '' }: Record<string, string>,
  channel: 'email' | 'whatsapp',
  { locale: { country } }: LoaderContext,
): string {
  return channel === 'email' ? emailAddress : formatPhone(parsePhone(phone, country) ?? phone, country);
}

/** The page that the form in the footer leads to. */
export async function loadNewsletter(
  context: LoaderContext,
  said: Flash | undefined,
): Promise<NewsletterPage> {
  const { client, t } = context;
  const result = await client.call(headerFooter, {});
  if (!result.ok) return toFailure(result.error);
  const own = said?.form === subscribeNewsletter.name ? said : undefined;
  const typed = typedOf(own, context);
  const isDone = own !== undefined && typed.error === null && Object.keys(typed.errors).length === 0;
  const channel = typed.values.channel === 'whatsapp' ? 'whatsapp' : 'email';
  const done = isDone
    ? t(`enquiry:subscribedText-${channel}`, {
        to: `\u2066${addressOf(typed.values, channel, context)}\u2069`,
      })
    : null;
  return { kind: 'newsletter', model: { ...result.data.footer.newsletter, ...typed, done } };
}
