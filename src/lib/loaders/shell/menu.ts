import { categoryNavigation, type Department } from '#lib/contract/catalog/catalog.ts';
import { departmentPage } from '#lib/contract/catalog/department-page.ts';
import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import type { MenuDepartmentModel } from '#lib/format/models/shell.ts';
import { loadCategoryPicture } from '../catalog/category-pictures.ts';
import { formatCard } from '../catalog/product-cards.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';

/** Returns the department's best seller on sale; null where nothing is reduced. */
async function loadOffer(
  { code }: Department,
  context: LoaderContext,
): Promise<MenuDepartmentModel['offer']> {
  const page = await context.client.call(departmentPage, { params: { catCode: code } });
  const product: ProductSummary | undefined = page.ok ? page.data.onSale[0] : undefined;
  if (!product) return null;
  const { href, name, price, picture } = formatCard(product, context);
  return { href, label: name, price, picture: picture.src };
}

async function loadDepartment(department: Department, context: LoaderContext): Promise<MenuDepartmentModel> {
  const link = createLinkBuilder(context.locale);
  const [offer, ...pictures] = await Promise.all([
    loadOffer(department, context),
    ...department.children.map(({ slug }) => loadCategoryPicture(slug, context)),
  ]);
  return {
    href: link(`/departments/${department.code}`),
    label: department.name,
    groups: department.children.map((group, index) => ({
      href: link(`/category/${group.slug}`),
      label: group.name,
      picture: pictures[index]?.src ?? '',
      links: group.children.map((leaf) => ({ href: link(`/category/${leaf.slug}`), label: leaf.name })),
    })),
    offer,
  };
}

/** Loads the panels of the menu. */
export async function loadMenu(context: LoaderContext): Promise<LoaderResult<MenuDepartmentModel[]>> {
  const menu = await context.client.call(categoryNavigation, {});
  if (!menu.ok) return toFailure(menu.error);
  const model = await Promise.all(
    menu.data.departments.map((department) => loadDepartment(department, context)),
  );
  return { kind: 'ok', model };
}
