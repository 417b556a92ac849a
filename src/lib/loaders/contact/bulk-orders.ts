import { EnquiryNumberSchema, sendBulkEnquiry, subscribeNewsletter } from '#lib/contract/contact.ts';
import { headerFooter } from '#lib/contract/content/pages.ts';
import { bulkOrders } from '#lib/contract/content/settings.ts';
import type {
  BulkOrdersModel,
  EnquirySentModel,
  FormModel,
  NewsletterModel,
} from '#lib/format/models/contact.ts';
import { formatPhone, parsePhone } from '#lib/format/phone.ts';
import { getFieldMessage } from '#lib/messages/error-messages.ts';
import { breadcrumbData } from '#lib/seo/structured-data/json-ld.ts';
import type { FlashMessage } from '#lib/session/flash.server.ts';
import { createLinkBuilder, type LoaderContext, type LoaderFailure, toFailure } from '../context.ts';

export type BulkOrdersPage = { kind: 'bulkOrders'; model: BulkOrdersModel } | LoaderFailure;
export type EnquirySentPage = { kind: 'sent'; model: EnquirySentModel } | LoaderFailure;
export type NewsletterPage = { kind: 'newsletter'; model: NewsletterModel } | LoaderFailure;

function getFormState(flash: FlashMessage | undefined, { locale, t }: LoaderContext): FormModel {
  const sentence = (name: string): string =>
    getFieldMessage(name, locale.language) ?? t('errors:INVALID_REQUEST');
  return {
    values: flash?.values ?? {},
    errors: Object.fromEntries((flash?.fields ?? []).map((name) => [name, sentence(name)])),
    error: flash?.error ?? null,
  };
}

/** The page of bulk orders; `said` is what its form had to say. */
export async function loadBulkOrders(
  context: LoaderContext,
  flash?: FlashMessage | undefined,
): Promise<BulkOrdersPage> {
  const { client, locale, t, site } = context;
  const result = await client.call(bulkOrders, {});
  if (!result.ok) return toFailure(result.error);
  const link = createLinkBuilder(locale);
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link('/bulk-orders'), label: result.data.title },
  ];
  const form = getFormState(flash?.form === sendBulkEnquiry.name ? flash : undefined, context);
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
  flash: FlashMessage | undefined,
): Promise<NewsletterPage> {
  const { client, t } = context;
  const result = await client.call(headerFooter, {});
  if (!result.ok) return toFailure(result.error);
  const own = flash?.form === subscribeNewsletter.name ? flash : undefined;
  const typed = getFormState(own, context);
  const isDone = own !== undefined && typed.error === null && Object.keys(typed.errors).length === 0;
  const channel = typed.values.channel === 'whatsapp' ? 'whatsapp' : 'email';
  const done = isDone
    ? t(`enquiry:subscribedText-${channel}`, {
        to: `\u2066${addressOf(typed.values, channel, context)}\u2069`,
      })
    : null;
  return { kind: 'newsletter', model: { ...result.data.footer.newsletter, ...typed, done } };
}
