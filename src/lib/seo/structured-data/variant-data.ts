import type { ProductDetail, Variant } from '#lib/contract/catalog/product.ts';

type Data = Record<string, unknown>;

// `variesBy` properties of schema.org; weights, lengths and packs count as sizes.
const VARIES_BY_ATTRIBUTE: Record<string, string> = {
  'tenant~tint': 'color',
  'tenant~pattern': 'pattern',
  'tenant~material': 'material',
};

const getVariesBy = (fqn: string): string => VARIES_BY_ATTRIBUTE[fqn] ?? 'size';

/** Returns the name of the variant group: the product name without the values of this variant. */
function getGroupName(name: string, { options }: Variant): string {
  return options.reduceRight((rest, { values }) => {
    const value = values.join(', ');
    return rest.endsWith(value) ? rest.slice(0, -value.length).replace(/[,،]\s*$/u, '') : rest;
  }, name);
}

/**
 * Returns the ProductGroup of a product's variants, each of which has its own page; empty without variants.
 */
export function createVariantData(product: ProductDetail, url: string): Data {
  const { variants, productCode, variationProductCode, content } = product;
  const currentVariant = variants.find((variant) => variant.productCode === productCode);
  if (!currentVariant) return {};
  const getVariantUrl = ({ slug }: Variant): string => url.slice(0, url.lastIndexOf('/') + 1) + slug;
  const lead = variants.find((variant) => variant.productCode === variationProductCode) ?? currentVariant;
  const values = currentVariant.options.map(({ attributeFQN, values }) => [
    getVariesBy(attributeFQN),
    values.join(', '),
  ]);
  return {
    // Two axes that both map to size are joined into one value.
    ...Object.fromEntries(
      [...Map.groupBy(values, ([axis]) => axis)].map(([axis, all]) => [
        axis,
        all.map(([, value]) => value).join(', '),
      ]),
    ),
    inProductGroupWithID: variationProductCode,
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: variationProductCode,
      name: getGroupName(content.productName, currentVariant),
      url: getVariantUrl(lead),
      variesBy: [...new Set(values.map(([axis]) => `https://schema.org/${axis}`))],
      hasVariant: variants
        .filter((variant) => variant !== currentVariant)
        .map((variant) => ({ '@type': 'Product', sku: variant.productCode, url: getVariantUrl(variant) })),
    },
  };
}
