import { productsByCode } from '#lib/contract/catalog/catalog.ts';
import { getSeparateBrand } from '#lib/format/catalog/separate-brand.ts';
import type { ProductLinkModel } from '#lib/format/models/content.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';

/** Loads links to products by code, without price and stock, which become outdated on prerendered pages. */
export async function loadProductLinks(
  { client, locale }: Pick<LoaderContext, 'client' | 'locale'>,
  codes: readonly string[],
): Promise<ProductLinkModel[]> {
  if (codes.length === 0) return [];
  const result = await client.call(productsByCode, { body: { productsCode: [...codes] } });
  const link = createLinkBuilder(locale);
  return (result.ok ? result.data.products : []).map(
    ({ productCode, content, brand, productImages: [image] }) => ({
      code: productCode,
      href: link(`/products/${content.slug}`),
      name: content.productName,
      brand: getSeparateBrand(content.productName, brand.name),
      picture: { src: image?.imageUrl ?? '', alt: '' },
    }),
  );
}
