import { categoryNavigation } from '#lib/contract/catalog/catalog.ts';
import { getDepartmentImage } from '#lib/format/catalog/image.ts';
import type { ImageModel, TileModel } from '#lib/format/models/shared.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';
import { formatCard } from './product-cards.ts';
import { listRailProducts } from './rails.ts';

/** Loads the departments with their pictures; none when the call fails. */
export async function loadDepartmentTiles({
  client,
  locale,
}: Pick<LoaderContext, 'client' | 'locale'>): Promise<TileModel[]> {
  const navigation = await client.call(categoryNavigation, {});
  if (!navigation.ok) return [];
  const link = createLinkBuilder(locale);
  return navigation.data.departments.map((department) => ({
    href: link(`/departments/${department.code}`),
    label: department.name,
    picture: getDepartmentImage(department, ''),
    note: null,
  }));
}

/** Returns the picture of a category's best seller; null for a category without products. */
export async function loadCategoryPicture(slug: string, context: LoaderContext): Promise<ImageModel | null> {
  const [product] = await listRailProducts({ kind: 'category', category: slug }, context);
  return product ? formatCard(product, context).picture : null;
}
