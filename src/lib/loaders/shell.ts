import { categoryNavigation, type Department } from '#lib/contract/catalog.ts';
import { headerFooter } from '#lib/contract/content.ts';
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
  utilityLinks: [],
  departments: [],
  footer: {
    about: '',
    columns: [],
    contact: { title: '', lines: [] },
    payment: { title: '', names: [] },
    legal: '',
  },
};

// The replies are the same objects for a while: what is made of them is then the same too.
const made = new WeakMap<object, { words: object; locale: Locale; model: ShellModel }>();

/** Header and footer of every page. A page whose menu fails is still a page: what failed is left out. */
export async function loadShell({
  client,
  locale,
}: Pick<LoaderContext, 'client' | 'locale'>): Promise<ShellModel> {
  const [navigation, words] = await Promise.all([
    client.call(categoryNavigation, {}),
    client.call(headerFooter, {}),
  ]);
  if (navigation.ok && words.ok) {
    const known = made.get(navigation.data);
    if (known?.words === words.data && known.locale === locale) return known.model;
    const model = makeShell(navigation.data.departments, words.data, locale);
    made.set(navigation.data, { words: words.data, locale, model });
    return model;
  }
  return makeShell(navigation.ok ? navigation.data.departments : [], words.ok ? words.data : null, locale);
}

function makeShell(menu: Department[], words: Reply<typeof headerFooter> | null, locale: Locale): ShellModel {
  const link = linkIn(locale);
  const place = (it: LinkModel): LinkModel => ({ label: it.label, href: link(it.href) });
  const departments = menu.map((department) => toMenu(department, link));
  if (!words) return { ...empty, departments };
  const { header, footer } = words;
  return {
    announcement: header.announcement,
    utilityLinks: header.utilityLinks.map(place),
    departments,
    footer: {
      ...footer,
      columns: footer.columns.map((column) => ({ title: column.title, links: column.links.map(place) })),
    },
  };
}
