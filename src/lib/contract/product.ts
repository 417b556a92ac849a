import * as z from 'zod/mini';
import { MoneySchema } from './fields.ts';

/** A fact of a product: a machine name and its words in the call's language. */
export const PropertySchema = z.object({
  /** `tenant~coverage`; `tenant~` marks attributes that the shop defines. */
  attributeFQN: z.string(),
  /** The label that people read. */
  name: z.string(),
  /** One or more values, as people read them. */
  values: z.array(z.string()),
});
export type Property = z.output<typeof PropertySchema>;

/** A picture of a product. */
export const ProductImageSchema = z.object({
  /** A path of this shop, or an address on a configured host. */
  imageUrl: z.string(),
  /** What it shows, in the call's language. */
  altText: z.string(),
});

/** What one piece costs in the call's country, VAT inside. */
export const PriceSchema = z.object({
  /** The regular price. */
  price: MoneySchema,
  /** The reduced one, null when the product is not on sale. */
  salePrice: z.nullable(MoneySchema),
});

/** The price of one unit of measure, for comparing packs. */
export const UnitOfMeasurePriceSchema = z.object({
  price: MoneySchema,
  unit: z.enum(['l', 'kg', 'm', 'piece']),
});

/** One end of a range of prices, by the specification's names. */
const RangeEndSchema = z.object({
  price: MoneySchema,
  salePrice: z.nullable(MoneySchema),
  catalogListPrice: MoneySchema,
  catalogSalePrice: z.nullable(MoneySchema),
});

/** A category with its parents, the product's own first; at most three levels. */
export const CategoryRefSchema = z.object({
  /** categoryCode; of a department it is the `catCode`. */
  code: z.string(),
  content: z.object({ name: z.string(), slug: z.string() }),
  /** 1 is a department. */
  level: z.int(),
});

/** What a card shows. */
export const ProductSummarySchema = z.object({
  /** The id of the sellable product. */
  productCode: z.string(),
  content: z.object({
    productName: z.string(),
    /** The shared English slug of its page. */
    slug: z.string(),
    /** One line. */
    summary: z.string(),
  }),
  brand: z.object({ name: z.string(), slug: z.string() }),
  productImages: z.array(ProductImageSchema),
  price: PriceSchema,
  /** Null when the pack has no measure. */
  unitOfMeasurePrice: z.nullable(UnitOfMeasurePriceSchema),
  /** Words of a promotion, null when there is none. */
  promotionBadge: z.nullable(z.string()),
  /** Three or four facts that decide a choice. */
  properties: z.array(PropertySchema),
  inventoryInfo: z.object({
    /** Pieces that can be ordered now in the call's country, holds taken off. */
    onlineStockAvailable: z.int(),
  }),
  /** `standard`, or `{line}_paintstudio` for tinted paint. */
  productType: z.string(),
  isPaintProduct: z.boolean(),
  /** The most pieces of it in one cart. */
  maximumQuantity: z.int(),
});
export type ProductSummary = z.output<typeof ProductSummarySchema>;

/** What a product page shows. */
export const ProductDetailSchema = z.extend(ProductSummarySchema, {
  /** The variant's code; equals productCode for a product without variants. */
  variationProductCode: z.string(),
  /** EAN-13. */
  barcode: z.string(),
  /** Plain text; paragraphs are separated by an empty line. */
  productFullDescription: z.string(),
  /** Null when all variants cost the same. */
  priceRange: z.nullable(z.object({ lower: RangeEndSchema, upper: RangeEndSchema })),
  categories: z.array(CategoryRefSchema),
  /** What must be chosen before it can be bought: `tenant~shade` for tinted paint. */
  options: z.array(z.object({ attributeFQN: z.string(), name: z.string(), isRequired: z.boolean() })),
  specifications: z.array(PropertySchema),
  boxContents: z.array(z.string()),
  warranty: z.nullable(z.string()),
  packSize: z.nullable(z.string()),
  /** Days in which it can be returned; 0 for goods that cannot (tinted paint, food). */
  returnDays: z.int(),
  /** Standard delivery in the call's country. */
  delivery: z.object({ fee: MoneySchema, freeFrom: MoneySchema }),
  /** productCodes of goods that go with it. */
  relatedProducts: z.array(z.string()),
});
export type ProductDetail = z.output<typeof ProductDetailSchema>;

/** A colour that paint can be tinted to. */
export const ShadeSchema = z.object({
  /** In the call's language. */
  shadeName: z.string(),
  shadeCode: z.string(),
  /** `#rrggbb`. */
  hex: z.string(),
  family: z.string(),
  /** Light reflectance, 0 (black) to 100. */
  lrv: z.number(),
  undertone: z.enum(['warm', 'cool', 'neutral']),
});
export type Shade = z.output<typeof ShadeSchema>;
