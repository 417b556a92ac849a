import { listStores, type Store, type StoreWeek } from '#lib/contract/stores.ts';
import { joinValues } from '#lib/format/bidi.ts';
import { formatPhone } from '#lib/format/phone.ts';
import { formatStoreAddressLines } from '#lib/format/stores/find-stores.ts';
import { formatHours } from '#lib/format/stores/opening-hours.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { toFailure } from '../context.ts';
import { getStorePath, getStoreSlug, listServiceNames, STORE_LOCATOR_PATH } from '../stores/store-card.ts';
import { describeStores } from '../stores/store-locator.ts';
import {
  createMarkdownDocument,
  formatListSection,
  type MarkdownContext,
  type MarkdownResult,
} from './markdown-document.ts';

const formatWeek = (week: StoreWeek, { locale, t }: MarkdownContext): string[] =>
  formatHours(week, locale.language, t).map(({ days, times }) => `${days}: ${times}`);

function formatFacts(store: Store, { locale }: MarkdownContext): string[] {
  return [
    joinValues(formatStoreAddressLines(store)),
    formatPhone(store.phone, locale.country),
    `${store.geo.lat}, ${store.geo.lng}`,
  ];
}

export async function loadStoreLocatorMarkdown(context: MarkdownContext): Promise<MarkdownResult> {
  const { client, locale, siteUrl, t } = context;
  const result = await client.call(listStores, {});
  if (!result.ok) return toFailure(result.error);
  const all = result.data.stores;
  const { title, description } = describeStores(all, context);
  return createMarkdownDocument(context, STORE_LOCATOR_PATH, {
    title,
    lead: description,
    parts: [
      ...all.map((store) => {
        const page = `${siteUrl}${getLocalePath(locale, getStorePath(store))}.md`;
        const lines = [...formatFacts(store, context), ...formatWeek(store.regularHours, context)];
        return formatListSection(`[${store.locationName}](${page})`, lines);
      }),
      all.length > 0 ? t('stores:hoursNote') : null,
    ],
  });
}

/** The Markdown version of a store's page. */
export async function loadStoreMarkdown(context: MarkdownContext, slug: string): Promise<MarkdownResult> {
  const { client, t } = context;
  const result = await client.call(listStores, {});
  if (!result.ok) return toFailure(result.error);
  const store = result.data.stores.find((entry) => getStoreSlug(entry) === slug);
  if (!store) return { kind: 'not-found' };
  const { locationName: name, address, regularHours, ramadanHours, collectionHours } = store;
  return createMarkdownDocument(context, getStorePath(store), {
    title: name,
    lead: t('stores:pageAbout', { name, city: address.cityOrTown }),
    parts: [
      formatListSection(t('stores:contact'), formatFacts(store, context)),
      formatListSection(t('stores:hours'), formatWeek(regularHours, context)),
      ramadanHours ? formatListSection(t('stores:ramadan'), formatWeek(ramadanHours, context)) : null,
      collectionHours
        ? formatListSection(t('stores:collectionTitle'), formatWeek(collectionHours, context))
        : null,
      formatListSection(t('stores:servicesTitle'), listServiceNames(store, t)),
      t('stores:hoursNote'),
    ],
  });
}
