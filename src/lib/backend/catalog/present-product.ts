import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type {
  AddOn,
  Attribute,
  ProductDetail,
  ProductSummary,
  Shade,
  SizeChart,
  Variant,
} from '#lib/contract/catalog/product.ts';
import type { Money } from '#lib/contract/money.ts';
import type { Country } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { DELIVERY_FEES } from '../delivery/fees.ts';
import { getPricePerMeasure } from '../pricing/prices.ts';
import type { AddOnService, SizeChartEntity as SizeChartBody } from './model.ts';
import { presentFirstImage, presentProductImages } from './product-images.ts';
import type { ProductSummaryRow, readProductRow, readShades, VariantRow } from './queries.ts';

type DetailRow = NonNullable<Awaited<ReturnType<typeof readProductRow>>>;
type ShadeRow = Awaited<ReturnType<typeof readShades>>[number];

const SHADE_LABELS = { en: 'Shade', ar: 'درجة اللون' };

const createMoneyPresenter =
  ({ currency }: Country) =>
  (amount: number): Money => ({ amount, currency });

/** Presents one product, without price range and count of its variants. */
export function presentProductSummary(
  row: ProductSummaryRow,
  country: Country,
  language: Language,
  available: number,
): ProductSummary {
  const money = createMoneyPresenter(country);
  const { list_amount: list, sale_amount: sale, unit, measure } = row;
  return {
    productCode: row.code,
    content: { productName: row.name, slug: row.slug, summary: row.summary },
    brand: { name: row.brand_name, slug: row.brand_slug },
    productImages: presentFirstImage(row, language),
    price: presentPrice(row, country),
    variationProductCode: row.group_code,
    variantCount: 1,
    priceRange: null,
    unitOfMeasurePrice:
      unit === null || measure === null || (unit === 'piece' && measure === 1)
        ? null
        : {
            price: money(getPricePerMeasure(sale ?? list, measure)),
            unit: unit as 'l' | 'kg' | 'm' | 'piece',
          },
    rating: row.rating === null ? null : { average: row.rating, count: row.rating_count },
    promotionBadge: row.badge,
    properties: JSON.parse(row.facts) as Attribute[],
    inventoryInfo: { onlineStockAvailable: available },
    productType: row.product_type,
    isPaintProduct: row.is_paint === 1,
    maximumQuantity: row.max_quantity,
  };
}

export function presentPrice(
  { list_amount: list, sale_amount: sale }: { list_amount: number; sale_amount: number | null },
  country: Country,
): ProductSummary['price'] {
  const money = createMoneyPresenter(country);
  return { price: money(list), salePrice: sale === null ? null : money(sale) };
}

/** Sorts by current price; at equal prices a reduced product comes first. */
export function compareByPrice(a: PriceAmounts, b: PriceAmounts): number {
  const isReduced = ({ sale_amount: sale }: PriceAmounts) => Number(sale !== null);
  return a.unit_amount - b.unit_amount || isReduced(b) - isReduced(a);
}

type PriceAmounts = Pick<VariantRow, 'list_amount' | 'sale_amount' | 'unit_amount'>;

/** Returns the range of current prices; null when all variants cost the same. */
export function presentPriceRange(
  variants: readonly PriceAmounts[],
  country: Country,
): ProductSummary['priceRange'] {
  const byPrice = [...variants].sort(compareByPrice);
  const [lowest, highest] = [byPrice[0], byPrice.at(-1)];
  if (!lowest || !highest || lowest.unit_amount === highest.unit_amount) return null;
  const presentCurrentPrice = (row: typeof lowest) => {
    const { price, salePrice } = presentPrice(row, country);
    return { price, salePrice, catalogListPrice: price, catalogSalePrice: salePrice };
  };
  return { lower: presentCurrentPrice(lowest), upper: presentCurrentPrice(highest) };
}

export function presentAddOn(
  { kind, code, name, description, prices }: AddOnService,
  country: Country,
  language: Language,
): AddOn {
  const price = createMoneyPresenter(country)(prices[country.code]);
  return { kind, productCode: code, name: name[language], description: description[language], price };
}

interface ProductDetailFacts extends Pick<ProductDetail, 'categories' | 'relatedProducts'> {
  hasShades: boolean;
  /** Returns the orderable quantity of the product or a variant. */
  getAvailable: (code: string) => number;
  variants: readonly VariantRow[];
  sizeChart: SizeChartBody | undefined;
  /** Add-on services offered with the product. */
  services: readonly AddOnService[];
}

export function presentProductDetail(
  row: DetailRow,
  country: Country,
  language: Language,
  facts: ProductDetailFacts,
): ProductDetail {
  const { getAvailable, variants, sizeChart, hasShades, categories, relatedProducts, services } = facts;
  const { standardFee, freeFrom } = DELIVERY_FEES[country.code];
  const money = createMoneyPresenter(country);
  return {
    ...presentProductSummary(row, country, language, getAvailable(row.code)),
    productImages: presentProductImages(row, language),
    variantCount: Math.max(1, variants.length),
    priceRange: presentPriceRange(variants, country),
    variants:
      variants.length > 1
        ? variants.map((variant) => presentVariant(variant, country, getAvailable(variant.code)))
        : [],
    dietaryFlags: JSON.parse(row.dietary) as ProductDetail['dietaryFlags'],
    sizeChart: sizeChart ? presentSizeChart(sizeChart, language) : null,
    name: row.name,
    barcode: row.barcode,
    productFullDescription: row.description,
    categories,
    options: hasShades
      ? [{ attributeFQN: SHADE_OPTION, name: SHADE_LABELS[language], isRequired: true }]
      : [],
    addOns: services.map((service) => presentAddOn(service, country, language)),
    specifications: JSON.parse(row.specifications) as Attribute[],
    boxContents: JSON.parse(row.box) as string[],
    warranty: row.warranty,
    packSize: row.pack_size,
    returnDays: row.return_days,
    delivery: { fee: money(standardFee), freeFrom: money(freeFrom) },
    relatedProducts,
  };
}

function presentVariant(row: VariantRow, country: Country, available: number): Variant {
  return {
    productCode: row.code,
    slug: row.slug,
    options: JSON.parse(row.options) as Attribute[],
    hex: row.colour,
    price: presentPrice(row, country),
    inventoryInfo: { onlineStockAvailable: available },
  };
}

export function presentSizeChart(
  { code, name, note, columns, rows }: SizeChartBody,
  language: Language,
): SizeChart {
  return {
    code,
    name: name[language],
    note: note[language],
    columns: columns.map((column) => column[language]),
    rows: rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? cell : cell[language]))),
  };
}

export function presentShade(row: ShadeRow): Shade {
  return {
    shadeName: row.name,
    shadeCode: row.code,
    hex: row.hex,
    family: row.family,
    lrv: row.lrv,
    undertone: row.undertone as Shade['undertone'],
  };
}
