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
import { createBreadcrumbData } from '#lib/seo/structured-data/site-data.ts';
import type { FlashMessage } from '#lib/session/flash.server.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';

function getFormState(flash: FlashMessage | undefined, { locale, t }: LoaderContext): FormModel {
  const getErrorText = (name: string): string =>
    getFieldMessage(name, locale.language) ?? t('errors:INVALID_REQUEST');
  return {
    values: flash?.values ?? {},
    errors: Object.fromEntries((flash?.fields ?? []).map((name) => [name, getErrorText(name)])),
    error: flash?.error ?? null,
  };
}

export async function loadBulkOrders(
  context: LoaderContext,
  flash?: FlashMessage | undefined,
): Promise<LoaderResult<BulkOrdersModel>> {
  const { client, locale, t, siteUrl } = context;
  const result = await client.call(bulkOrders, {});
  if (!result.ok) return toFailure(result.error);
  const link = createLinkBuilder(locale);
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link('/bulk-orders'), label: result.data.title },
  ];
  const form = getFormState(flash?.form === sendBulkEnquiry.name ? flash : undefined, context);
  return {
    kind: 'ok',
    model: { ...result.data, crumbs, jsonLd: [createBreadcrumbData(crumbs, siteUrl)], form },
  };
}

/** Loads the confirmation of an enquiry; without next steps when they cannot be loaded. */
export async function loadEnquirySent(
  { client }: LoaderContext,
  number: string,
): Promise<LoaderResult<EnquirySentModel>> {
  if (!EnquiryNumberSchema.safeParse(number).success) return { kind: 'not-found' };
  const result = await client.call(bulkOrders, {});
  return { kind: 'ok', model: { number, next: result.ok ? result.data.next : [] } };
}

/** The recipient as it was parsed, so that the visitor notices a typing error. */
function formatRecipient(
  { emailAddress = '', phone = '' }: Record<string, string>,
  channel: 'email' | 'whatsapp',
  { locale: { country } }: LoaderContext,
): string {
  return channel === 'email' ? emailAddress : formatPhone(parsePhone(phone, country) ?? phone, country);
}

/** Loads the page that confirms a newsletter subscription from the footer. */
export async function loadNewsletter(
  context: LoaderContext,
  flash: FlashMessage | undefined,
): Promise<LoaderResult<NewsletterModel>> {
  const { client, t } = context;
  const result = await client.call(headerFooter, {});
  if (!result.ok) return toFailure(result.error);
  const formFlash = flash?.form === subscribeNewsletter.name ? flash : undefined;
  const formState = getFormState(formFlash, context);
  const isDone =
    formFlash !== undefined && formState.error === null && Object.keys(formState.errors).length === 0;
  const channel = formState.values.channel === 'whatsapp' ? 'whatsapp' : 'email';
  const done = isDone
    ? t(`contact:subscribedText-${channel}`, {
        to: `\u2066${formatRecipient(formState.values, channel, context)}\u2069`,
      })
    : null;
  return { kind: 'ok', model: { ...result.data.footer.newsletter, ...formState, done } };
}
