import { listStores } from '#lib/contract/stores.ts';
import { joinValues } from '#lib/format/bidi.ts';
import { formatPhone } from '#lib/format/phone.ts';
import { formatAddressLines } from '#lib/format/stores/find-stores.ts';
import { formatHours } from '#lib/format/stores/opening-hours.ts';
import { toFailure } from '../context.ts';
import { describeStores, STORE_LOCATOR_PATH } from '../stores/store-locator.ts';
import { createMarkdownDocument, type MarkdownContext, type MarkdownResult } from './markdown-document.ts';

export async function loadStoreLocatorMarkdown(context: MarkdownContext): Promise<MarkdownResult> {
  const { client, locale, t } = context;
  const result = await client.call(listStores, {});
  if (!result.ok) return toFailure(result.error);
  const all = result.data.stores;
  const { title, description } = describeStores(all, context);
  return createMarkdownDocument(context, STORE_LOCATOR_PATH, {
    title,
    lead: description,
    parts: [
      ...all.map((store) =>
        [
          `## ${store.locationName}`,
          '',
          `- ${joinValues(formatAddressLines(store))}`,
          `- ${formatPhone(store.phone, locale.country)}`,
          `- ${store.geo.lat}, ${store.geo.lng}`,
          ...formatHours(store.regularHours, t).map(({ days, times }) => `- ${days}: ${times}`),
        ].join('\n'),
      ),
      all.length > 0 ? t('stores:hoursNote') : null,
    ],
  });
}
