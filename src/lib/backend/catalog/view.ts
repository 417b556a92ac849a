import type { Money } from '#lib/contract/fields.ts';
import { SHADE_OPTION } from '#lib/contract/options.ts';
import type { ProductDetail, ProductSummary, Property, Shade } from '#lib/contract/product.ts';
import type { Country } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { SHOP_NUMBERS } from '../pricing/numbers.ts';
import { measurePrice } from '../pricing/rules.ts';
import { imagesOf } from './images.ts';
import type { CardRow, readDetails, readShades } from './queries.ts';

type DetailRow = NonNullable<Awaited<ReturnType<typeof readDetails>>>;
type ShadeRow = Awaited<ReturnType<typeof readShades>>[number];

const SHADE_WORDS = { en: 'Shade', ar: 'درجة اللون' };
const VIEWS = 3;

export function summaryOf(
  row: CardRow,
  country: Country,
  language: Language,
  available: number,
): ProductSummary {
  const money = (amount: number): Money => ({ amount, currency: country.currency });
  const { list_amount: list, sale_amount: sale, unit, measure } = row;
  return {
    productCode: row.code,
    content: { productName: row.name, slug: row.slug, summary: row.summary },
    brand: { name: row.brand_name, slug: row.brand_slug },
    productImages: imagesOf(row.code, row.name, language, 1),
    price: { price: money(list), salePrice: sale === null ? null : money(sale) },
    unitOfMeasurePrice:
      unit === null || measure === null
        ? null
        : {
            price: money(measurePrice(sale ?? list, measure)),
            unit: unit as 'l' | 'kg' | 'm' | 'piece',
          },
    promotionBadge: row.badge,
    properties: JSON.parse(row.facts) as Property[],
    inventoryInfo: { onlineStockAvailable: available },
    productType: row.product_type,
    isPaintProduct: row.is_paint === 1,
    maximumQuantity: row.max_quantity,
  };
}

export function detailOf(
  row: DetailRow,
  country: Country,
  language: Language,
  more: Pick<ProductDetail, 'categories' | 'relatedProducts'> & { available: number; isTinted: boolean },
): ProductDetail {
  const { available, isTinted, categories, relatedProducts } = more;
  const { fee, freeFrom } = SHOP_NUMBERS[country.code];
  const money = (amount: number): Money => ({ amount, currency: country.currency });
  return {
    ...summaryOf(row, country, language, available),
    productImages: imagesOf(row.code, row.name, language, VIEWS),
    variationProductCode: row.code,
    barcode: row.barcode,
    productFullDescription: row.description,
    priceRange: null,
    categories,
    options: isTinted ? [{ attributeFQN: SHADE_OPTION, name: SHADE_WORDS[language], isRequired: true }] : [],
    specifications: JSON.parse(row.specifications) as Property[],
    boxContents: JSON.parse(row.box) as string[],
    warranty: row.warranty,
    packSize: row.pack_size,
    returnDays: row.return_days,
    delivery: { fee: money(fee), freeFrom: money(freeFrom) },
    relatedProducts,
  };
}

export function shadeOf(row: ShadeRow): Shade {
  return {
    shadeName: row.name,
    shadeCode: row.code,
    hex: row.hex,
    family: row.family,
    lrv: row.lrv,
    undertone: row.undertone as Shade['undertone'],
  };
}
