import type { ProductRecord } from '#lib/contract/catalog-file/records.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { AttributeEntity, LocalizedText } from '../catalog/model.ts';
import { formatDecimalPrice } from '../import/records/decimal-amount.ts';
import type { ProductInput } from '../import/records/product-from-record.ts';

// A photo's alternative text defaults to the product's name.
const isSameText = (text: LocalizedText, name: LocalizedText): boolean =>
  text.en === name.en && text.ar === name.ar;

/**
 * Converts a product to a record; missing values are null. The rating is left out, as an import ignores it.
 */
export function toProductRecord({ product, shades }: ProductInput): ProductRecord {
  const toRecordAttributes = (list: readonly AttributeEntity[]) =>
    list.map(({ attributeFqn, label, value }) => ({ attributeFQN: attributeFqn, name: label, value }));
  return {
    record: 'product',
    productCode: product.code,
    variationProductCode: product.groupCode,
    slug: product.slug,
    brand: product.brand,
    category: product.category,
    name: product.name,
    summary: product.summary,
    description: product.description,
    options: toRecordAttributes(product.options),
    properties: toRecordAttributes(product.properties),
    specifications: toRecordAttributes(product.specifications),
    boxContents: product.inTheBox,
    warranty: product.warranty,
    packSize: product.packSize,
    unitOfMeasure: product.unit,
    promotionBadge: product.badge,
    barcode: product.barcode || null,
    maximumQuantity: product.maxQuantity,
    popularity: product.popularity,
    createdAt: new Date(product.createdAt).toISOString(),
    returnDays: product.returnDays,
    productType: product.type,
    shades,
    dietaryFlags: product.dietary,
    sizeChart: product.sizeChart,
    relatedProducts: product.related,
    prices: Object.fromEntries(
      Object.entries(product.prices).map(([country, { listPrice, salePrice }]) => [
        country,
        {
          price: formatDecimalPrice(country as CountryCode, listPrice),
          salePrice: salePrice === null ? null : formatDecimalPrice(country as CountryCode, salePrice),
        },
      ]),
    ),
    stock: product.stock,
    storeStock: product.storeStock,
    productImages: product.images.map(({ url, alt }) => ({
      imageUrl: url,
      ...(!isSameText(alt, product.name) && { altText: alt }),
    })),
    illustration: { kind: product.kind, colour: product.colour, accent: product.accent },
  };
}
