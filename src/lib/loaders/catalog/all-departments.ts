import { categoryNavigation } from '#lib/contract/catalog/catalog.ts';
import { allDepartments } from '#lib/contract/content/settings.ts';
import { getDepartmentImage } from '#lib/format/catalog/image.ts';
import type { AllDepartmentsModel } from '#lib/format/models/landing.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';

/** Loads the category tree. */
export async function loadAllDepartments({
  client,
  locale,
  t,
  siteUrl,
}: LoaderContext): Promise<LoaderResult<AllDepartmentsModel>> {
  const [content, menu] = await Promise.all([
    client.call(allDepartments, {}),
    client.call(categoryNavigation, {}),
  ]);
  if (!content.ok) return toFailure(content.error);
  if (!menu.ok) return toFailure(menu.error);
  const link = createLinkBuilder(locale);
  const { title, description, lead } = content.data.landing;
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link('/all-departments'), label: title },
  ];
  const toCategoryLink = ({ slug, name }: { slug: string; name: string }) => ({
    href: link(`/category/${slug}`),
    label: name,
  });
  return {
    kind: 'ok',
    model: {
      title,
      description,
      lead,
      crumbs,
      jsonLd: [createBreadcrumbData(crumbs, siteUrl)],
      departments: menu.data.departments.map((department) => ({
        id: department.code,
        href: link(`/departments/${department.code}`),
        label: department.name,
        picture: getDepartmentImage(department, ''),
        groups: department.children.map((aisle) => ({
          ...toCategoryLink(aisle),
          links: aisle.children.map(toCategoryLink),
        })),
      })),
    },
  };
}
