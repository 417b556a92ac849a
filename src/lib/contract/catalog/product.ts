import * as z from 'zod/mini';
import { MoneySchema } from '../fields.ts';
import { ProductImageSchema } from './product-image.ts';

/** A fact of a product: a machine name and its words in the call's language. */
export const AttributeSchema = z.object({
  /** `tenant~coverage`; `tenant~` marks attributes that the shop defines. */
  attributeFQN: z.string(),
  /** The label that people read. */
  name: z.string(),
  /** One or more values, as people read them. */
  values: z.array(z.string()),
});
export type Attribute = z.output<typeof AttributeSchema>;

/** What one piece costs in the call's country, VAT inside. */
export const PriceSchema = z.object({
  /** The regular price. */
  price: MoneySchema,
  /** The reduced one, null when the product is not on sale. */
  salePrice: z.nullable(MoneySchema),
});

/** What shoppers think of a product with all its variants. */
export const RatingSchema = z.object({
  /** 1 to 5, with one decimal. */
  average: z.number(),
  /** How many have rated it, at least one. */
  count: z.int(),
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
  /** Code that all variants of a product share; equals productCode for a product without variants. */
  variationProductCode: z.string(),
  /** In how many variants it is sold; 1 for a product without. */
  variantCount: z.int(),
  /** Null when all variants cost the same. */
  priceRange: z.nullable(z.object({ lower: RangeEndSchema, upper: RangeEndSchema })),
  /** Null when the pack has no measure. */
  unitOfMeasurePrice: z.nullable(UnitOfMeasurePriceSchema),
  /** Null when nobody has rated it. */
  rating: z.nullable(RatingSchema),
  /** Words of a promotion, null when there is none. */
  promotionBadge: z.nullable(z.string()),
  /** Three or four facts that decide a choice. */
  properties: z.array(AttributeSchema),
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

/** A size, length, colour or pack of the same product: sellable by itself, with a page of its own. */
export const VariantSchema = z.object({
  productCode: z.string(),
  slug: z.string(),
  /** What tells it from the others: one property for each axis, in the same order in all of them. */
  options: z.array(AttributeSchema),
  /** `#rrggbb` of its main colour, for a swatch beside a colour's name. */
  hex: z.string(),
  price: PriceSchema,
  inventoryInfo: z.object({
    /** Pieces that can be ordered now in the call's country. */
    onlineStockAvailable: z.int(),
  }),
});
export type Variant = z.output<typeof VariantSchema>;

/** What food can be said to be. */
export const DIETARY_FLAGS = ['gluten-free', 'vegetarian', 'vegan'] as const;

/** A table of sizes, in the call's language. */
export const SizeChartSchema = z.object({
  code: z.string(),
  name: z.string(),
  /** How to measure. */
  note: z.string(),
  /** Titles; the first is that of the size itself. */
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export type SizeChart = z.output<typeof SizeChartSchema>;

/** What can be bought with each piece of a product. */
export const AddOnSchema = z.object({
  kind: z.enum(['warranty', 'assembly']),
  productCode: z.string(),
  name: z.string(),
  description: z.string(),
  price: MoneySchema,
});
export type AddOn = z.output<typeof AddOnSchema>;

/** What a product page shows. */
export const ProductDetailSchema = z.object({
  ...ProductSummarySchema.shape,
  /** EAN-8, UPC-A, EAN-13 or GTIN-14; empty when there is none. */
  barcode: z.string(),
  /** Plain text; paragraphs are separated by an empty line. */
  productFullDescription: z.string(),
  /** All variants with this one among them, in the order in which they are offered; empty when there is one alone. */
  variants: z.array(VariantSchema),
  /** What it is free of, for food. */
  dietaryFlags: z.array(z.enum(DIETARY_FLAGS)),
  /** Null for what is not cut by sizes. */
  sizeChart: z.nullable(SizeChartSchema),
  categories: z.array(CategoryRefSchema),
  /** What must be chosen before it can be bought: `tenant~shade` for tinted paint. */
  options: z.array(z.object({ attributeFQN: z.string(), name: z.string(), isRequired: z.boolean() })),
  addOns: z.array(AddOnSchema),
  specifications: z.array(AttributeSchema),
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
