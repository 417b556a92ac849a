import type { ProductDetail, Variant } from '#lib/contract/catalog/product.ts';
import { addOptionsToName, removeOptionsFromName } from '#lib/format/catalog/variant-name.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { createOfferData } from './offer.ts';

type Data = Record<string, unknown>;

// `variesBy` properties of schema.org; weights, lengths and packs count as sizes.
const VARIES_BY_ATTRIBUTE: Record<string, string> = {
  'tenant~tint': 'color',
  'tenant~finish': 'color',
  'tenant~pattern': 'pattern',
  'tenant~material': 'material',
};

const getVariesBy = (fqn: string): string => VARIES_BY_ATTRIBUTE[fqn] ?? 'size';

/**
 * Returns the fields that describe a product as one of several variants, each with its own page: its values
 * and its ProductGroup. Empty without variants. `images` are URLs.
 */
export function createVariantData(
  product: ProductDetail,
  { url, images, language }: { url: string; images: string[]; language: Locale['language'] },
): Data {
  const { variants, productCode, variationProductCode, content } = product;
  const currentVariant = variants.find((variant) => variant.productCode === productCode);
  if (!currentVariant) return {};
  const getVariantUrl = ({ slug }: Variant): string => url.slice(0, url.lastIndexOf('/') + 1) + slug;
  const lead = variants.find((variant) => variant.productCode === variationProductCode) ?? currentVariant;
  const groupName = removeOptionsFromName(content.productName, currentVariant.options);
  const comma = language === 'ar' ? '، ' : ', ';
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
      name: groupName,
      url: getVariantUrl(lead),
      variesBy: [...new Set(values.map(([axis]) => `https://schema.org/${axis}`))],
      hasVariant: variants
        .filter((variant) => variant !== currentVariant)
        .map((variant) => ({
          '@type': 'Product',
          name: addOptionsToName(groupName, variant.options, comma),
          sku: variant.productCode,
          url: getVariantUrl(variant),
          image: images.slice(0, 1),
          offers: createOfferData(variant, getVariantUrl(variant)),
        })),
    },
  };
}
