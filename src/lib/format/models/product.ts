import type { DeliveryPromiseModel, StoreAvailabilitySummaryModel } from './availability.ts';
import type { PaintToolsModel, ShadeModel } from './paint.ts';
import type {
  AttributeModel,
  PriceModel,
  ProductRailModel,
  RatingModel,
  RecentlyViewedModel,
  StockModel,
} from './product-card.ts';
import type { ProductReviewsModel } from './reviews/reviews.ts';
import type { ImageModel, LinkModel, PageEventsModel } from './shared.ts';

/** Details of a price besides the price itself. */
export interface PriceDetailsModel {
  /** `You save AED 10.00`; null when not on sale. */
  savingText: string | null;
  /** `AED 25.00 to AED 89.00 across 3 options`; null when all variants cost the same. */
  range: string | null;
  /** Rows: regular price, sale price, difference, included VAT. */
  rows: AttributeModel[];
}

/** A titled list of attributes. */
export interface AttributeSectionModel {
  title: string;
  attributes: AttributeModel[];
  /** Names of its attributes without `tenant~`. */
  names: string[];
}

/** An attribute in which variants differ, with a link for each value. */
export interface VariantAxisModel {
  /** `Size`. */
  label: string;
  /** Value of the current variant. */
  value: string;
  /** Whether the values are colours, shown with swatches. */
  isColour: boolean;
  /** Whether the values are sizes; the size guide is shown here. */
  isSize: boolean;
  /** Whether nothing is selected yet, so that the page shows the product in all sizes. */
  isUnselected: boolean;
  /** Whether a selection is missing after an attempt to buy; the text then asks for one. */
  isSelectionMissing: boolean;
  choices: {
    label: string;
    href: string;
    isCurrent: boolean;
    /** `#rrggbb` of its colour. */
    hex: string;
    /** `AED 49.00`; null when all values cost the same. */
    price: string | null;
    /**
     * `out`: sold out. `other-variant`: this combination does not exist; the link leads to another variant with
     * this value.
     */
    state: 'in' | 'out' | 'other-variant';
    /** State as text; empty when available. */
    note: string;
  }[];
}

/** The page of all size guides. */
export interface SizeChartsModel {
  title: string;
  description: string;
  crumbs: LinkModel[];
  jsonLd: Record<string, unknown>[];
  charts: (SizeChartModel & { code: string })[];
}

/** A size guide. */
export interface SizeChartModel {
  name: string;
  note: string;
  columns: string[];
  rows: string[][];
  /** Size of the current variant. */
  currentSize: string | null;
  /** Download path. */
  href: string;
  /** Path of its entry on the page of all size guides; omitted on that page. */
  page?: string;
}

/** An add-on service: a warranty or an assembly. */
export interface AddOnModel {
  code: string;
  name: string;
  description: string;
  /** `AED 69.00`. */
  price: string;
}

export interface ProductModel extends PageEventsModel {
  code: string;
  /** Code of the lead variant. */
  leadCode: string;
  title: string;
  description: string;
  crumbs: LinkModel[];
  name: string;
  summary: string;
  /** Null when the name contains it. */
  brand: string | null;
  badge: string | null;
  pictures: ImageModel[];
  rating: RatingModel | null;
  price: PriceModel;
  priceDetails: PriceDetailsModel;
  stock: StockModel;
  attributes: AttributeModel[];
  /** Description as paragraphs. */
  descriptionParagraphs: string[];
  /** Ingredients of food, or composition and care; null for other products. */
  composition: AttributeSectionModel | null;
  /** Remaining attributes, with the codes. */
  specifications: AttributeModel[];
  boxContents: string[];
  warranty: string | null;
  /** `Return it within 30 days, unused and in its packaging.`, or why it cannot be returned. */
  returnsText: string;
  /**
   * Text about the last day of return for an order placed today; null when it cannot be returned or bought.
   */
  returnsUntil: string | null;
  /** `Standard delivery in 3 to 5 days: AED 15.00, free from AED 200.00.` */
  deliveryText: string;
  /** Delivery promise by area; null when unknown. */
  deliveryPromise: DeliveryPromiseModel | null;
  /** Store availability; null in a country without stores. */
  storeAvailability: StoreAvailabilitySummaryModel | null;
  /** Variant axes; empty without variants. */
  axes: VariantAxisModel[];
  sizeChart: SizeChartModel | null;
  /** Whether a size must be selected before buying. */
  requiresSize: boolean;
  /** Dietary labels of food, such as `Vegan`. */
  dietary: string[];
  /** Null for products that are not tinted paint. */
  shades: ShadeModel[] | null;
  /** Code of the shade selected in the URL. */
  selectedShade: string | null;
  /** Whether the URL names a shade in which the paint is not sold. */
  isShadeUnavailable: boolean;
  /** Null for products that are not tinted paint. */
  paint: PaintToolsModel | null;
  /** Quantity from the URL, at most the maximum. */
  quantity: number;
  maximum: number;
  /** `At most 5 per order`; null for the usual maximum. */
  maximumText: string | null;
  isBuyable: boolean;
  addOns: AddOnModel[];
  rails: ProductRailModel[];
  recentlyViewed: RecentlyViewedModel | null;
  /** Null without reviews. */
  reviews: ProductReviewsModel | null;
  jsonLd: Record<string, unknown>[];
}
