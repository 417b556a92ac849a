import { categoryNavigation } from '#lib/contract/catalog/catalog.ts';
import { allDepartments } from '#lib/contract/content/settings.ts';
import type { AllDepartmentsModel } from '#lib/format/models/landing.ts';
import { breadcrumbData } from '#lib/seo/structured-data/json-ld.ts';
import { createLinkBuilder, type LoaderContext, type LoaderFailure, toFailure } from '../context.ts';

export type TreePage = { kind: 'tree'; model: AllDepartmentsModel } | LoaderFailure;

/** Loads the category tree. */
export async function loadAllDepartments({ client, locale, t, site }: LoaderContext): Promise<TreePage> {
  const [words, menu] = await Promise.all([
    client.call(allDepartments, {}),
    client.call(categoryNavigation, {}),
  ]);
  if (!words.ok) return toFailure(words.error);
  if (!menu.ok) return toFailure(menu.error);
  const link = createLinkBuilder(locale);
  const { title, description, lead } = words.data.landing;
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link('/all-departments'), label: title },
  ];
  const category = ({ slug, name }: { slug: string; name: string }) => ({
    href: link(`/category/${slug}`),
    label: name,
  });
  return {
    kind: 'tree',
    model: {
      title,
      description,
      lead,
      crumbs,
      jsonLd: [breadcrumbData(crumbs, site)],
      departments: menu.data.departments.map((department) => ({
        id: department.code,
        href: link(`/departments/${department.code}`),
        label: department.name,
        groups: department.children.map((aisle) => ({
          ...category(aisle),
          links: aisle.children.map(category),
        })),
      })),
    },
  };
}
