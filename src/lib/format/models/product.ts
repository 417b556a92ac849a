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
import type { ImageModel, LinkModel } from './shared.ts';

/** What there is to know of a price besides the price. */
export interface PriceDetailsModel {
  /** `You save AED 10.00`; null when nothing is reduced. */
  saved: string | null;
  /** `AED 25.00 to AED 89.00 across 3 options`, of a product with all its variants. */
  range: string | null;
  /** The regular price, the reduced one, the difference, the tax inside. */
  rows: AttributeModel[];
}

/** A titled list of facts. */
export interface AttributeSectionModel {
  title: string;
  facts: AttributeModel[];
  /** The attributes that it tells of, without `tenant~`. */
  names: string[];
}

/** One thing that variants of a product differ by: a link for each value. */
export interface VariantAxisModel {
  /** `Size`. */
  label: string;
  /** Of the variant whose page it is. */
  value: string;
  /** Values are colours and have swatches. */
  isColour: boolean;
  /** Values are sizes: the table of sizes belongs here. */
  isSize: boolean;
  /** Nothing is chosen yet: the page is that of all sizes. */
  isOpen: boolean;
  /** It was bought without a choice: the words ask for one. */
  isAsked: boolean;
  choices: {
    label: string;
    href: string;
    isCurrent: boolean;
    /** `#rrggbb` of its colour. */
    hex: string;
    /** `AED 49.00`, where values differ in price. */
    price: string | null;
    /** `out`: sold out; `elsewhere`: not made like this one, the link leads to another that has this value. */
    state: 'in' | 'out' | 'elsewhere';
    /** The state in words; empty when it can be had. */
    note: string;
  }[];
}

/** The page of all tables of sizes. */
export interface SizeChartsModel {
  title: string;
  description: string;
  crumbs: LinkModel[];
  jsonLd: Record<string, unknown>[];
  charts: (SizeChartModel & { code: string })[];
}

/** A table of sizes. */
export interface SizeChartModel {
  name: string;
  note: string;
  columns: string[];
  rows: string[][];
  /** The size of the variant whose page it is. */
  own: string | null;
  /** Where it can be downloaded. */
  href: string;
  /** Where it stands among all tables; the page of all of them has no need of it. */
  page?: string;
}

/** What is done for it at a price: a warranty, an assembly. */
export interface AddOnModel {
  code: string;
  name: string;
  description: string;
  /** `AED 69.00`. */
  price: string;
}

export interface ProductModel {
  code: string;
  /** Of the product with all its variants. */
  lead: string;
  title: string;
  description: string;
  crumbs: LinkModel[];
  name: string;
  summary: string;
  brand: string;
  badge: string | null;
  pictures: ImageModel[];
  rating: RatingModel | null;
  price: PriceModel;
  priceDetails: PriceDetailsModel;
  stock: StockModel;
  facts: AttributeModel[];
  /** Paragraphs. */
  about: string[];
  /** Of cloth and of food; null for other goods. */
  composition: AttributeSectionModel | null;
  /** The rest of what is measured, with the codes. */
  specifications: AttributeModel[];
  boxContents: string[];
  warranty: string | null;
  /** `30-day returns`, or why it cannot be returned. */
  returnsText: string;
  /** Until which day, if it comes as late as it may; null for what cannot be returned. */
  returnsUntil: string | null;
  /** `Standard delivery: 3 to 5 days. AED 15.00, free from AED 200.00.` */
  deliveryText: string;
  /** When it arrives where; null where nobody can tell. */
  deliveryPromise: DeliveryPromiseModel | null;
  /** Which stores have it; null in a country without stores. */
  storeAvailability: StoreAvailabilitySummaryModel | null;
  /** Empty for what is sold in one variant alone. */
  axes: VariantAxisModel[];
  sizeChart: SizeChartModel | null;
  /** A size must be chosen before it can be bought. */
  asksSize: boolean;
  /** `Vegan`, for food. */
  dietary: string[];
  /** Null for goods that are not tinted. */
  shades: ShadeModel[] | null;
  /** Code of the shade that the address names. */
  selectedShade: string | null;
  /** Null for goods that are not tinted. */
  paint: PaintToolsModel | null;
  /** Pieces that its address asks for, at most the maximum. */
  quantity: number;
  maximum: number;
  /** `At most 5 per order`; null where it is as much as of most goods. */
  maximumText: string | null;
  isBuyable: boolean;
  addOns: AddOnModel[];
  rails: ProductRailModel[];
  recent: RecentlyViewedModel | null;
  jsonLd: Record<string, unknown>[];
}
