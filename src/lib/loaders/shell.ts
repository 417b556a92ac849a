import { categoryNavigation, type Department } from '#lib/contract/catalog.ts';
import { headerFooter } from '#lib/contract/content.ts';
import { countryList, searchPlaceholder, searchTrend } from '#lib/contract/editorial.ts';
import type { Reply } from '#lib/contract/endpoint.ts';
import type { LinkModel, MenuDepartment, ShellModel } from '#lib/format/models.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { type LoaderContext, linkIn } from './context.ts';

function toMenu(department: Department, link: (path: string) => string): MenuDepartment {
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

const empty: ShellModel = {
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

type Words = Reply<typeof headerFooter>;
type Small = Pick<ShellModel, 'placeholder' | 'trends' | 'countries'>;

// The replies are the same objects for a while: what is made of them is then the same too.
const made = new WeakMap<object, { of: readonly unknown[]; model: ShellModel }>();

/** Header and footer of every page. A page whose menu fails is still a page: what failed is left out. */
export async function loadShell({
  client,
  locale,
}: Pick<LoaderContext, 'client' | 'locale'>): Promise<ShellModel> {
  const [navigation, words, box, countries, trend] = await Promise.all([
    client.call(categoryNavigation, {}),
    client.call(headerFooter, {}),
    client.call(searchPlaceholder, {}),
    client.call(countryList, {}),
    client.call(searchTrend, {}),
  ]);
  const small = (): Small => ({
    placeholder: box.ok ? box.data.placeholder : '',
    trends: trend.ok ? trend.data.terms : [],
    countries: countries.ok
      ? Object.fromEntries(countries.data.countries.map(({ code, name }) => [code, name]))
      : {},
  });
  if (navigation.ok && words.ok && box.ok && countries.ok) {
    const known = made.get(navigation.data);
    const of = [words.data, box.data, trend.ok && trend.data, locale];
    if (known?.of.every((part, at) => part === of[at])) return known.model;
    const model = makeShell(navigation.data.departments, words.data, small(), locale);
    made.set(navigation.data, { of, model });
    return model;
  }
  const menu = navigation.ok ? navigation.data.departments : [];
  return makeShell(menu, words.ok ? words.data : null, small(), locale);
}

function makeShell(menu: Department[], words: Words | null, small: Small, locale: Locale): ShellModel {
  const link = linkIn(locale);
  const place = (it: LinkModel): LinkModel => ({ label: it.label, href: link(it.href) });
  const departments = menu.map((department) => toMenu(department, link));
  if (!words) return { ...empty, ...small, departments };
  const { header, footer } = words;
  return {
    announcement: header.announcement,
    ...small,
    utilityLinks: header.utilityLinks.map(place),
    departments,
    footer: {
      ...footer,
      columns: footer.columns.map((column) => ({ title: column.title, links: column.links.map(place) })),
    },
  };
}
