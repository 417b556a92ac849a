import * as z from 'zod/mini';
import { DELIVERY_KINDS } from '#lib/locale/delivery/delivery-promises.ts';
import { MoneySchema } from '../money.ts';
import { ProductImageSchema } from './product-image.ts';

/** Maximum quantity in one cart of products that have none of their own. */
export const DEFAULT_MAXIMUM_QUANTITY = 20;

/** A product attribute, in the request's language. */
export const AttributeSchema = z.object({
  /** Machine name such as `tenant~coverage`; `tenant~` marks attributes defined by the shop. */
  attributeFQN: z.string(),
  /** Label shown to customers. */
  name: z.string(),
  /** One or more values shown to customers. */
  values: z.array(z.string()),
});
export type Attribute = z.output<typeof AttributeSchema>;

/** Price of one piece in the request's country, VAT included. */
export const PriceSchema = z.object({
  /** Regular price. */
  price: MoneySchema,
  /** Reduced price; null when not on sale. */
  salePrice: z.nullable(MoneySchema),
});

/** Customer rating of a product across all its variants. */
export const RatingSchema = z.object({
  /** 1 to 5, with one decimal. */
  average: z.number(),
  /** Number of ratings, at least 1. */
  count: z.int(),
});

/** Price per unit of measure, for comparing packs. */
export const UnitOfMeasurePriceSchema = z.object({
  price: MoneySchema,
  unit: z.enum(['l', 'kg', 'm', 'piece']),
});

/** One end of a price range, with the specification's field names. */
const RangeEndSchema = z.object({
  price: MoneySchema,
  salePrice: z.nullable(MoneySchema),
  /** Same as `price`, under the specification's second name. */
  catalogListPrice: MoneySchema,
  /** Same as `salePrice`. */
  catalogSalePrice: z.nullable(MoneySchema),
});

/** A category in a product's path, which starts at the leaf category and has at most three levels. */
export const CategoryRefSchema = z.object({
  /** Category code; `catCode` of a department. */
  code: z.string(),
  content: z.object({ name: z.string(), slug: z.string() }),
  /** 1 department, 2 aisle, 3 leaf category. */
  level: z.int(),
});

/** Data of a product card. */
export const ProductSummarySchema = z.object({
  /** Code of the sellable product. */
  productCode: z.string(),
  content: z.object({
    productName: z.string(),
    /** Slug of its page, shared by both languages. */
    slug: z.string(),
    /** Short description. */
    summary: z.string(),
  }),
  brand: z.object({ name: z.string(), slug: z.string() }),
  productImages: z.array(ProductImageSchema),
  price: PriceSchema,
  /** Code of the lead variant, shared by all variants; equals productCode for a product without variants. */
  variationProductCode: z.string(),
  /** Number of variants on sale; 1 without variants. */
  variantCount: z.int(),
  /** Price range of the variants; null when they all cost the same. */
  priceRange: z.nullable(z.object({ lower: RangeEndSchema, upper: RangeEndSchema })),
  /** Price per unit of measure; null when the pack has none. */
  unitOfMeasurePrice: z.nullable(UnitOfMeasurePriceSchema),
  /** Null without ratings. */
  rating: z.nullable(RatingSchema),
  /** Label of a promotion; null when there is none. */
  promotionBadge: z.nullable(z.string()),
  /** Three or four attributes that matter most for a choice. */
  properties: z.array(AttributeSchema),
  inventoryInfo: z.object({
    /** Pieces that can be ordered now in the request's country, minus reservations. */
    onlineStockAvailable: z.int(),
  }),
  /** `standard`, or `{line}_paintstudio` for tinted paint. */
  productType: z.string(),
  /** Whether it is tinted paint. */
  isPaintProduct: z.boolean(),
  /** Maximum quantity in one cart. */
  maximumQuantity: z.int(),
  /**
   * Facts that its delivery time depends on; missing when it cannot be ordered, or where delivery times are
   * unknown.
   */
  delivery: z.optional(
    z.object({
      kind: z.enum(DELIVERY_KINDS),
      /** Codes, without the country, of the regions whose nearby stores have it in stock: `DU`. */
      nearRegions: z.array(z.string()),
    }),
  ),
});
export type ProductSummary = z.output<typeof ProductSummarySchema>;

/** A size, length, colour or pack of a product: sold separately, with its own page. */
export const VariantSchema = z.object({
  productCode: z.string(),
  slug: z.string(),
  /** The value of each variant axis, in the same order in all variants. */
  options: z.array(AttributeSchema),
  /** `#rrggbb` of its main colour, for a swatch. */
  hex: z.string(),
  price: PriceSchema,
  inventoryInfo: z.object({
    /** Pieces that can be ordered now in the request's country. */
    onlineStockAvailable: z.int(),
  }),
});
export type Variant = z.output<typeof VariantSchema>;

/** Dietary claims that food can carry. */
export const DIETARY_FLAGS = ['gluten-free', 'vegetarian', 'vegan'] as const;

/** A size guide, in the request's language. */
export const SizeChartSchema = z.object({
  code: z.string(),
  name: z.string(),
  /** How to measure. */
  note: z.string(),
  /** Column titles; the first column names the size. */
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export type SizeChart = z.output<typeof SizeChartSchema>;

/** An add-on service that can be bought with each piece of a product. */
export const AddOnSchema = z.object({
  kind: z.enum(['warranty', 'assembly']),
  productCode: z.string(),
  name: z.string(),
  description: z.string(),
  price: MoneySchema,
});
export type AddOn = z.output<typeof AddOnSchema>;

/** Data of a product page. */
export const ProductDetailSchema = z.object({
  ...ProductSummarySchema.shape,
  /** Same as `content.productName`. */
  name: z.optional(z.string()),
  /** EAN-8, UPC-A, EAN-13 or GTIN-14; empty when unknown. */
  barcode: z.string(),
  /** Plain text; paragraphs are separated by an empty line. */
  productFullDescription: z.string(),
  /** All variants including this one, in display order; empty without variants. */
  variants: z.array(VariantSchema),
  /** Dietary claims of food. */
  dietaryFlags: z.array(z.enum(DIETARY_FLAGS)),
  /** Null for products without sizes. */
  sizeChart: z.nullable(SizeChartSchema),
  categories: z.array(CategoryRefSchema),
  /** Options to select before it can be added to the cart: `tenant~shade` for tinted paint. */
  options: z.array(z.object({ attributeFQN: z.string(), name: z.string(), isRequired: z.boolean() })),
  addOns: z.array(AddOnSchema),
  specifications: z.array(AttributeSchema),
  boxContents: z.array(z.string()),
  warranty: z.nullable(z.string()),
  packSize: z.nullable(z.string()),
  /** Return period in days; 0 when it cannot be returned (tinted paint, food). */
  returnDays: z.int(),
  /** Standard delivery in the request's country: its fee, and the cart total from which it is free. */
  delivery: z.object({ fee: MoneySchema, freeFrom: MoneySchema }),
  /** Product codes of related products. */
  relatedProducts: z.array(z.string()),
});
export type ProductDetail = z.output<typeof ProductDetailSchema>;

/** A shade that paint can be tinted to. */
export const ShadeSchema = z.object({
  /** In the request's language. */
  shadeName: z.string(),
  shadeCode: z.string(),
  /** `#rrggbb`. */
  hex: z.string(),
  /** Code of the shade family, such as `blue`. */
  family: z.string(),
  /** Light reflectance value, 0 (black) to 100 (white). */
  lrv: z.number(),
  /** Warm, cool or neutral cast. */
  undertone: z.enum(['warm', 'cool', 'neutral']),
});
export type Shade = z.output<typeof ShadeSchema>;
