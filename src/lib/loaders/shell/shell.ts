import { categoryNavigation, type Department } from '#lib/contract/catalog/catalog.ts';
import { headerFooter } from '#lib/contract/content/pages.ts';
import { countryList, searchPlaceholder, searchTrend } from '#lib/contract/content/settings.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';
import type { LinkModel } from '#lib/format/models/shared.ts';
import type { MenuDepartmentModel, ShellModel } from '#lib/format/models/shell.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';

function toMenuDepartment(department: Department, link: (path: string) => string): MenuDepartmentModel {
  return {
    href: link(`/departments/${department.code}`),
    label: department.name,
    groups: department.children.map((group) => ({
      href: link(`/category/${group.slug}`),
      label: group.name,
      links: group.children.map((leaf) => ({ href: link(`/category/${leaf.slug}`), label: leaf.name })),
    })),
  };
}

const EMPTY_SHELL: ShellModel = {
  announcement: '',
  placeholder: '',
  trends: [],
  countries: {},
  utilityLinks: [],
  departments: [],
  footer: {
    about: '',
    newsletter: null,
    columns: [],
    contact: { title: '', lines: [] },
    payment: { title: '', names: [] },
    legal: '',
  },
};

type HeaderFooter = EndpointReply<typeof headerFooter>;
type ShellExtras = Pick<ShellModel, 'placeholder' | 'trends' | 'countries'>;

// The client caches responses, so the same objects come back and their model can be reused.
const cache = new WeakMap<object, { of: readonly unknown[]; model: ShellModel }>();

/** Loads header and footer. A failed call leaves its part out, the page is rendered anyway. */
export async function loadShell({
  client,
  locale,
}: Pick<LoaderContext, 'client' | 'locale'>): Promise<ShellModel> {
  const [navigation, words, searchBox, countries, trend] = await Promise.all([
    client.call(categoryNavigation, {}),
    client.call(headerFooter, {}),
    client.call(searchPlaceholder, {}),
    client.call(countryList, {}),
    client.call(searchTrend, {}),
  ]);
  const small = (): ShellExtras => ({
    placeholder: searchBox.ok ? searchBox.data.placeholder : '',
    trends: trend.ok ? trend.data.terms : [],
    countries: countries.ok
      ? Object.fromEntries(countries.data.countries.map(({ code, name }) => [code, name]))
      : {},
  });
  if (navigation.ok && words.ok && searchBox.ok && countries.ok) {
    const known = cache.get(navigation.data);
    const of = [words.data, searchBox.data, trend.ok && trend.data, locale];
    if (known?.of.every((part, at) => part === of[at])) return known.model;
    const model = createShell(navigation.data.departments, words.data, small(), locale);
    cache.set(navigation.data, { of, model });
    return model;
  }
  const menu = navigation.ok ? navigation.data.departments : [];
  return createShell(menu, words.ok ? words.data : null, small(), locale);
}

function createShell(
  menu: Department[],
  words: HeaderFooter | null,
  small: ShellExtras,
  locale: Locale,
): ShellModel {
  const link = createLinkBuilder(locale);
  const localizeLink = (it: LinkModel): LinkModel => ({ label: it.label, href: link(it.href) });
  const departments = menu.map((department) => toMenuDepartment(department, link));
  if (!words) return { ...EMPTY_SHELL, ...small, departments };
  const { header, footer } = words;
  return {
    announcement: header.announcement,
    ...small,
    utilityLinks: header.utilityLinks.map(localizeLink),
    departments,
    footer: {
      ...footer,
      columns: footer.columns.map((column) => ({
        title: column.title,
        links: column.links.map(localizeLink),
      })),
    },
  };
}
