import { productDetails } from '#lib/contract/catalog.ts';
import { type Store, stores } from '#lib/contract/stores.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import { distanceKm } from '#lib/format/distance.ts';
import type { ShelfModel, ShelfStoreModel } from '#lib/format/models.ts';
import { formatNumber } from '#lib/format/number.ts';
import { formatOpening, openingAt } from '#lib/format/opening.ts';
import { formatPhone } from '#lib/format/phone.ts';
import { addressLines } from '#lib/format/places.ts';
import { type LoaderContext, type LoaderFailure, linkIn, toFailure } from './context.ts';
import { levelOf, shelfPath } from './find.ts';
import { STORES_PATH } from './stores.ts';

export type ShelfPage = { kind: 'shelf'; model: ShelfModel } | LoaderFailure;

const hasIt = (store: Store): boolean => levelOf(store) !== 'none';
const cityOf = ({ address }: Store): string => address.cityOrTown;

interface Found {
  having: Store[];
  without: Store[];
  /** A store of the city that was chosen and has none of it: the others are measured from there. */
  from: Store | undefined;
  sum: string;
}

function findIn(all: readonly Store[], city: string, isBuyable: boolean, t: LoaderContext['t']): Found {
  const [having, without] = [all.filter(hasIt), all.filter((store) => !hasIt(store))];
  const everywhere = { having, without, from: undefined };
  if (all.length === 0) return { ...everywhere, sum: t('stores:noneTitle') };
  if (having.length === 0) return { ...everywhere, sum: isBuyable ? t('find:hasNone') : t('find:hasGone') };
  if (!city) return { ...everywhere, sum: t('find:sum', { count: having.length }) };
  const there = all.filter((store) => cityOf(store) === city);
  const [from] = there;
  if (!from) return { ...everywhere, sum: t('find:cityUnknown') };
  const [own, rest] = [there.filter(hasIt), there.filter((store) => !hasIt(store))];
  if (own.length > 0) {
    const sum = t('find:sumCity', { count: own.length, town: city });
    return { having: own, without: rest, from: undefined, sum };
  }
  const away = (store: Store): number => distanceKm(from.geo, store.geo);
  const nearest = having.toSorted((a, b) => away(a) - away(b));
  return { having: nearest, without: rest, from, sum: t('find:cityNearest', { city }) };
}

/** Alone it is a sentence of its own. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The way to a store on a map that belongs to nobody. */
function directionsTo({ geo: { lat, lng } }: Store): string {
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ route: `;${lat},${lng}` })}`;
}

function toStore(store: Store, { locale, t }: LoaderContext, now: number, from?: Store): ShelfStoreModel {
  const opening = openingAt(store.regularHours, now, locale.country.timeZone);
  const km = from && Math.max(1, Math.round(distanceKm(from.geo, store.geo)));
  return {
    code: store.code,
    name: store.locationName,
    href: linkIn(locale)(`${STORES_PATH}#${store.code.toLowerCase()}`),
    address: addressLines(store),
    phone: { href: `tel:${store.phone}`, label: formatPhone(store.phone, locale.country) },
    directions: directionsTo(store),
    level: levelOf(store),
    levelText: capital(t(`find:${levelOf(store)}`)),
    isOpen: opening.kind === 'open',
    opening: formatOpening(opening, t),
    distance:
      from && km ? t('stores:distance', { km: formatNumber(km, locale), name: from.locationName }) : null,
    lat: store.geo.lat,
    lng: store.geo.lng,
  };
}

/** Which stores have a product, those of one city or all of them; `now` decides which are open. */
export async function loadShelf(
  context: LoaderContext,
  { slug, city = '', now = Date.now() }: { slug: string; city?: string | undefined; now?: number },
): Promise<ShelfPage> {
  const { client, locale, t } = context;
  const details = await client.call(productDetails, { params: { code: slug } });
  if (!details.ok) return toFailure(details.error);
  const product = details.data;
  if (product.content.slug !== slug) return { kind: 'missing' };
  const shelves = await client.call(stores, { query: { productCode: product.productCode } });
  if (!shelves.ok) return toFailure(shelves.error);
  const all = shelves.data.stores;
  const isBuyable = product.inventoryInfo.onlineStockAvailable > 0;
  const { having, without, from, sum } = findIn(all, city.trim(), isBuyable, t);
  const link = linkIn(locale);
  const name = isolateLatin(product.content.productName);
  const own = { href: link(`/products/${slug}`), label: name };
  const cities = [...new Set(all.map(cityOf))];
  return {
    kind: 'shelf',
    model: {
      title: t('find:pageTitle', { name }),
      description: t('find:about', { name }),
      crumbs: [{ href: link('/'), label: t('shell:home') }, own],
      product: own,
      note: product.options.length > 0 ? t('find:tinted') : null,
      action: link(shelfPath(slug)),
      cities: cities.map((it) => ({ name: it, isChosen: it === city.trim() })),
      sum,
      having: having.map((store) => toStore(store, context, now, from)),
      without: without.map((store) => toStore(store, context, now)),
    },
  };
}
