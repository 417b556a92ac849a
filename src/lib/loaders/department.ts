import { categoryLanding } from '#lib/contract/catalog.ts';
import type { DepartmentModel } from '#lib/format/models.ts';
import { departmentPicture } from '#lib/format/picture.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import { formatRail } from './card.ts';
import { type LoaderContext, type LoaderFailure, linkIn, toFailure } from './context.ts';

export type DepartmentPage = { kind: 'department'; model: DepartmentModel } | LoaderFailure;

/** A department's landing. */
export async function loadDepartment(context: LoaderContext, catCode: string): Promise<DepartmentPage> {
  const { client, locale, t, site } = context;
  const result = await client.call(categoryLanding, { params: { catCode } });
  if (!result.ok) return toFailure(result.error);
  const { department, popular, onSale } = result.data;
  const link = linkIn(locale);
  const all = { href: link(`/category/${department.slug}`), label: t('shell:seeAll') };
  const rails = [
    formatRail(t('listing:popularIn', { name: department.name }), popular, context, all),
    formatRail(t('listing:onSaleIn', { name: department.name }), onSale, context),
  ];
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link(`/departments/${department.code}`), label: department.name },
  ];
  return {
    kind: 'department',
    model: {
      title: department.name,
      description: department.description,
      crumbs,
      jsonLd: [breadcrumbData(crumbs, site)],
      picture: departmentPicture(department, department.name),
      groups: department.children.map((group) => ({
        href: link(`/category/${group.slug}`),
        label: group.name,
        picture: null,
        note: null,
        links: group.children.map((leaf) => ({ href: link(`/category/${leaf.slug}`), label: leaf.name })),
      })),
      rails: rails.filter((rail) => rail !== null),
    },
  };
}
