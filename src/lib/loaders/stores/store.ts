import { masterclassLanding } from '#lib/contract/content/pages.ts';
import { listStores, type Store } from '#lib/contract/stores.ts';
import type { StorePageModel } from '#lib/format/models/stores.ts';
import { getDistanceKm } from '#lib/format/stores/distance.ts';
import { getStatusExpiry } from '#lib/format/stores/open-status.ts';
import { formatHours } from '#lib/format/stores/opening-hours.ts';
import { isRamadan } from '#lib/locale/delivery/holidays.ts';
import { getLocalDateTime } from '#lib/locale/local-date.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createStoreData } from '#lib/seo/structured-data/store.ts';
import { toMasterclassCard } from '../content/masterclass-cards.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';
import {
  getMapUrl,
  getStatus,
  getStorePath,
  getStoreSlug,
  STORE_LOCATOR_PATH,
  toStoreModel,
} from './store-card.ts';
import { loadStoreStock, parseStockQuery, type StockSearchClient } from './store-stock.ts';

interface StorePageRequest {
  /** Slug, or the code of the store, which is redirected to the slug. */
  slug: string;
  search?: URLSearchParams;
  searchClient: StockSearchClient;
  now?: number;
}

/** Returns the upcoming masterclasses in a store; none when the call fails. */
async function loadClasses(store: Store, context: LoaderContext, now: number) {
  const result = await context.client.call(masterclassLanding, {});
  const localMasterclasses = (result.ok ? result.data.masterclasses : []).filter(
    ({ place }) => place.kind === 'store' && place.store === store.code,
  );
  const cards = await Promise.all(
    localMasterclasses.map((masterclass) => toMasterclassCard(context, masterclass, now)),
  );
  return cards.filter(({ isPast }) => !isPast);
}

/** Returns the text about returns in a store; if it takes none, with a link to the nearest store that does. */
function formatDropoff(
  store: Store,
  all: readonly Store[],
  { locale, t }: LoaderContext,
): StorePageModel['dropoff'] {
  if (store.isDropoffStore) return { text: t('stores:dropoff'), link: null };
  const [nearest] = all
    .filter(({ isDropoffStore }) => isDropoffStore)
    .toSorted((a, b) => getDistanceKm(store.geo, a.geo) - getDistanceKm(store.geo, b.geo));
  const link = nearest && {
    href: createLinkBuilder(locale)(getStorePath(nearest)),
    label: nearest.locationName,
  };
  return { text: t(link ? 'stores:dropoffElsewhere' : 'stores:dropoffNone'), link: link ?? null };
}

function formatStoreHours(store: Store, { locale, t }: LoaderContext, now: number) {
  const isRamadanNow = isRamadan(getLocalDateTime(locale.country.timeZone, now).date);
  const { ramadanHours, collectionHours, ramadanCollectionHours } = store;
  const counterHours = isRamadanNow ? (ramadanCollectionHours ?? collectionHours) : collectionHours;
  return {
    regularTitle: t(isRamadanNow && ramadanHours ? 'stores:hoursAfterRamadan' : 'stores:hours'),
    regularHours: formatHours(store.regularHours, locale.language, t),
    ramadanHours: ramadanHours
      ? {
          title: t(isRamadanNow ? 'stores:ramadanNow' : 'stores:ramadan'),
          isCurrent: isRamadanNow,
          hours: formatHours(ramadanHours, locale.language, t),
        }
      : null,
    collectionHours: counterHours ? formatHours(counterHours, locale.language, t) : null,
  };
}

/** Loads the page of a store of the country. */
export async function loadStorePage(
  context: LoaderContext,
  { slug, search = new URLSearchParams(), searchClient, now = Date.now() }: StorePageRequest,
): Promise<LoaderResult<StorePageModel>> {
  const { client, locale, t, siteUrl } = context;
  const result = await client.call(listStores, {});
  if (!result.ok) return toFailure(result.error);
  const all = result.data.stores;
  const store = all.find((entry) => getStoreSlug(entry) === slug);
  const link = createLinkBuilder(locale);
  if (!store) {
    const byCode = all.find(({ code }) => code.toLowerCase() === slug.toLowerCase());
    return byCode ? { kind: 'redirect', href: link(getStorePath(byCode)) } : { kind: 'not-found' };
  }
  const query = parseStockQuery(search);
  const [stock, classes] = await Promise.all([
    loadStoreStock(store, query, context, searchClient),
    loadClasses(store, context, now),
  ]);
  const name = store.locationName;
  const path = link(getStorePath(store));
  const { regularHours, ...hours } = formatStoreHours(store, context, now);
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link(STORE_LOCATOR_PATH), label: t(`stores:title-${locale.country.code}`) },
    { href: path, label: name },
  ];
  return {
    kind: 'ok',
    model: {
      title: t('stores:pageTitle', { name, city: store.address.cityOrTown }),
      description: t('stores:pageAbout', { name, city: store.address.cityOrTown }),
      crumbs,
      jsonLd: [
        createBreadcrumbData(crumbs, siteUrl),
        createStoreData(store, { site: siteUrl, path, map: getMapUrl(store) }),
      ],
      ...hours,
      store: { ...toStoreModel(store, context, { now }), hours: regularHours },
      dropoff: formatDropoff(store, all, context),
      action: path,
      query,
      stock,
      classes,
      others: all
        .filter((entry) => entry !== store)
        .map((entry) => ({ href: link(getStorePath(entry)), label: entry.locationName })),
      expires: getStatusExpiry([getStatus(store, context, now)], now),
    },
  };
}
