import { EnquiryNumberSchema, sendBulkEnquiry } from '#lib/contract/contact/contact.ts';
import { bulkOrders } from '#lib/contract/content/settings.ts';
import type { BulkEnquiryModel, EnquirySentModel } from '#lib/format/models/contact.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import type { FlashMessage } from '#lib/session/flash.server.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';
import { getFormState } from '../form-state.ts';

export async function loadBulkEnquiry(
  context: LoaderContext,
  flashMessage?: FlashMessage | undefined,
  enquiry = '',
): Promise<LoaderResult<BulkEnquiryModel>> {
  const { client, locale, t, siteUrl } = context;
  const result = await client.call(bulkOrders, {});
  if (!result.ok) return toFailure(result.error);
  const link = createLinkBuilder(locale);
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link('/bulk-orders'), label: result.data.title },
  ];
  const form = getFormState(sendBulkEnquiry.name, { locale, t, flashMessage });
  const values = { ...(enquiry && { enquiry }), ...form.values };
  return {
    kind: 'ok',
    model: {
      ...result.data,
      crumbs,
      jsonLd: [createBreadcrumbData(crumbs, siteUrl)],
      form: { ...form, values },
    },
  };
}

/** Loads the confirmation of an enquiry; without next steps when they cannot be loaded. */
export async function loadEnquirySent(
  { client }: LoaderContext,
  number: string,
): Promise<LoaderResult<EnquirySentModel>> {
  if (!EnquiryNumberSchema.safeParse(number).success) return { kind: 'not-found' };
  const result = await client.call(bulkOrders, {});
  return { kind: 'ok', model: { number, nextSteps: result.ok ? result.data.next : [] } };
}
