import type { Money } from '#lib/contract/fields.ts';
import { SHADE_OPTION } from '#lib/contract/options.ts';
import type {
  ProductDetail,
  ProductSummary,
  Property,
  Shade,
  SizeChart,
  Variant,
} from '#lib/contract/product.ts';
import type { Country } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { SHOP_NUMBERS } from '../pricing/numbers.ts';
import { measurePrice } from '../pricing/rules.ts';
import type { Service, SizeChart as SizeChartBody } from '../seed/types.ts';
import { imagesOf } from './images.ts';
import type { CardRow, readDetails, readShades, VariantRow } from './queries.ts';

type DetailRow = NonNullable<Awaited<ReturnType<typeof readDetails>>>;
type ShadeRow = Awaited<ReturnType<typeof readShades>>[number];

const SHADE_WORDS = { en: 'Shade', ar: 'درجة اللون' };
const VIEWS = 3;

const moneyIn =
  ({ currency }: Country) =>
  (amount: number): Money => ({ amount, currency });

/** A card of one product, without what its variants add to it. */
export function summaryOf(
  row: CardRow,
  country: Country,
  language: Language,
  available: number,
): ProductSummary {
  const money = moneyIn(country);
  const { list_amount: list, sale_amount: sale, unit, measure } = row;
  return {
    productCode: row.code,
    content: { productName: row.name, slug: row.slug, summary: row.summary },
    brand: { name: row.brand_name, slug: row.brand_slug },
    productImages: imagesOf(row, language, 1),
    price: priceOf(row, country),
    variationProductCode: row.group_code,
    variantCount: 1,
    priceRange: null,
    unitOfMeasurePrice:
      unit === null || measure === null || (unit === 'piece' && measure === 1)
        ? null
        : {
            price: money(measurePrice(sale ?? list, measure)),
            unit: unit as 'l' | 'kg' | 'm' | 'piece',
          },
    rating: row.rating === null ? null : { average: row.rating, count: row.rating_count },
    promotionBadge: row.badge,
    properties: JSON.parse(row.facts) as Property[],
    inventoryInfo: { onlineStockAvailable: available },
    productType: row.product_type,
    isPaintProduct: row.is_paint === 1,
    maximumQuantity: row.max_quantity,
  };
}

/** What it costs in a country. */
export function priceOf(
  { list_amount: list, sale_amount: sale }: { list_amount: number; sale_amount: number | null },
  country: Country,
): ProductSummary['price'] {
  const money = moneyIn(country);
  return { price: money(list), salePrice: sale === null ? null : money(sale) };
}

/** By what they cost now; of two that cost the same the reduced one is first. */
export function cheapestFirst(a: Amounts, b: Amounts): number {
  const isReduced = ({ sale_amount: sale }: Amounts) => Number(sale !== null);
  return a.unit_amount - b.unit_amount || isReduced(b) - isReduced(a);
}

type Amounts = Pick<VariantRow, 'list_amount' | 'sale_amount' | 'unit_amount'>;

/** From the cheapest variant to the dearest, by what they cost now; null when all cost the same. */
export function rangeOf(variants: readonly Amounts[], country: Country): ProductSummary['priceRange'] {
  const byPrice = [...variants].sort(cheapestFirst);
  const [lower, upper] = [byPrice[0], byPrice.at(-1)];
  if (!lower || !upper || lower.unit_amount === upper.unit_amount) return null;
  const end = (row: typeof lower) => {
    const { price, salePrice } = priceOf(row, country);
    return { price, salePrice, catalogListPrice: price, catalogSalePrice: salePrice };
  };
  return { lower: end(lower), upper: end(upper) };
}

interface More extends Pick<ProductDetail, 'categories' | 'relatedProducts'> {
  isTinted: boolean;
  /** Pieces that can be ordered, of the product and of its variants. */
  availableOf: (code: string) => number;
  variants: readonly VariantRow[];
  sizeChart: SizeChartBody | undefined;
  /** What is offered to be done for it. */
  services: readonly Service[];
}

export function detailOf(row: DetailRow, country: Country, language: Language, more: More): ProductDetail {
  const { availableOf, variants, sizeChart, isTinted, categories, relatedProducts, services } = more;
  const { fee, freeFrom } = SHOP_NUMBERS[country.code];
  const money = moneyIn(country);
  return {
    ...summaryOf(row, country, language, availableOf(row.code)),
    productImages: imagesOf(row, language, VIEWS),
    variantCount: Math.max(1, variants.length),
    priceRange: rangeOf(variants, country),
    variants: variants.length > 1 ? variants.map((it) => variantOf(it, country, availableOf(it.code))) : [],
    dietaryFlags: JSON.parse(row.dietary) as ProductDetail['dietaryFlags'],
    sizeChart: sizeChart ? sizeChartOf(sizeChart, language) : null,
    barcode: row.barcode,
    productFullDescription: row.description,
    categories,
    options: isTinted ? [{ attributeFQN: SHADE_OPTION, name: SHADE_WORDS[language], isRequired: true }] : [],
    addOns: services.map(({ kind, code, name, description, prices }) => ({
      ...{ kind, productCode: code, name: name[language], description: description[language] },
      price: money(prices[country.code]),
    })),
    specifications: JSON.parse(row.specifications) as Property[],
    boxContents: JSON.parse(row.box) as string[],
    warranty: row.warranty,
    packSize: row.pack_size,
    returnDays: row.return_days,
    delivery: { fee: money(fee), freeFrom: money(freeFrom) },
    relatedProducts,
  };
}

function variantOf(row: VariantRow, country: Country, available: number): Variant {
  return {
    productCode: row.code,
    slug: row.slug,
    options: JSON.parse(row.options) as Property[],
    hex: row.colour,
    price: priceOf(row, country),
    inventoryInfo: { onlineStockAvailable: available },
  };
}

/** A table of sizes in one language. */
export function sizeChartOf(
  { code, name, note, columns, rows }: SizeChartBody,
  language: Language,
): SizeChart {
  return {
    code,
    name: name[language],
    note: note[language],
    columns: columns.map((words) => words[language]),
    rows: rows.map((cells) => [...cells]),
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
