import { categoryNavigation, type Department } from '#lib/contract/catalog/catalog.ts';
import { headerFooter } from '#lib/contract/content/pages.ts';
import { countryList, searchPlaceholder, searchTrend } from '#lib/contract/content/settings.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';
import { listStores } from '#lib/contract/stores.ts';
import type { LinkModel } from '#lib/format/models/shared.ts';
import type { ShellModel } from '#lib/format/models/shell.ts';
import { COUNTRIES, COUNTRY_CODES } from '#lib/locale/countries.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';
import { toContactLines } from './contact-lines.ts';

const EMPTY_SHELL: ShellModel = {
  announcement: '',
  placeholder: '',
  trends: [],
  countries: [],
  utilityLinks: [],
  departments: [],
  footer: {
    about: '',
    newsletter: null,
    columns: [],
    contact: { title: '', phone: null, email: null, lines: [] },
    payment: { title: '', names: [] },
    legal: '',
  },
};

type HeaderFooter = EndpointReply<typeof headerFooter>;
type CountryName = ShellModel['countries'][number];
type ShellExtras = Pick<ShellModel, 'placeholder' | 'trends' | 'countries'> & { phone: string | undefined };

// The client caches responses, so it returns the same objects and their model can be reused.
const cache = new WeakMap<object, { sources: readonly unknown[]; model: ShellModel }>();

/** Loads header and footer. Parts whose call fails are left out; the page is rendered anyway. */
export async function loadShell({
  client,
  locale,
}: Pick<LoaderContext, 'client' | 'locale'>): Promise<ShellModel> {
  const [navigation, content, searchBox, countries, trendResult, stores] = await Promise.all([
    client.call(categoryNavigation, {}),
    client.call(headerFooter, {}),
    client.call(searchPlaceholder, {}),
    client.call(countryList, {}),
    client.call(searchTrend, {}),
    client.call(listStores, {}),
  ]);
  const getExtras = (): ShellExtras => ({
    placeholder: searchBox.ok ? searchBox.data.placeholder : '',
    trends: trendResult.ok ? trendResult.data.terms : [],
    countries: listCountries(countries.ok ? countries.data.countries : [], locale),
    phone: stores.ok ? stores.data.stores[0]?.phone : undefined,
  });
  if (navigation.ok && content.ok && searchBox.ok && countries.ok) {
    const cached = cache.get(navigation.data);
    const sources = [
      content.data,
      searchBox.data,
      trendResult.ok && trendResult.data,
      stores.ok && stores.data,
      locale,
    ];
    if (cached?.sources.every((source, index) => source === sources[index])) return cached.model;
    const model = createShell(navigation.data.departments, content.data, getExtras(), locale);
    cache.set(navigation.data, { sources, model });
    return model;
  }
  const menu = navigation.ok ? navigation.data.departments : [];
  return createShell(menu, content.ok ? content.data : null, getExtras(), locale);
}

/**
 * Lists the API's countries in their order, always with the page's own; without the API, all countries of the
 * shop.
 */
function listCountries(
  offeredCountries: readonly CountryName[],
  { country, language }: Locale,
): CountryName[] {
  const allCountries = COUNTRY_CODES.map((code) => ({ code, name: COUNTRIES[code].name[language] }));
  if (offeredCountries.length === 0) return allCountries;
  const pageCountry = allCountries.filter(
    ({ code }) => code === country.code && !offeredCountries.some((other) => other.code === code),
  );
  return [...pageCountry, ...offeredCountries.map(({ code, name }) => ({ code, name }))];
}

function createShell(
  menu: Department[],
  content: HeaderFooter | null,
  { phone, ...extras }: ShellExtras,
  locale: Locale,
): ShellModel {
  const link = createLinkBuilder(locale);
  const localizeLink = (item: LinkModel): LinkModel => ({ label: item.label, href: link(item.href) });
  const departments = menu.map(({ code, name }) => ({ href: link(`/departments/${code}`), label: name }));
  if (!content) return { ...EMPTY_SHELL, ...extras, departments };
  const { header, footer } = content;
  return {
    announcement: header.announcement,
    ...extras,
    utilityLinks: header.utilityLinks.map(localizeLink),
    departments,
    footer: {
      ...footer,
      contact: toContactLines(footer.contact, phone, locale),
      columns: footer.columns.map((column) => ({
        title: column.title,
        links: column.links.map(localizeLink),
      })),
    },
  };
}
