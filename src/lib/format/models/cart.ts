import type { Currency } from '#lib/locale/currency.ts';
import type { LineOptions } from '../cart/line-options.ts';
import type { CheckoutBannerModel } from './landing.ts';
import type { ProductRailModel } from './product-card.ts';
import type { LineProductModel } from './shared.ts';

/** A line of a cart, an order or the mini-cart. */
export interface LineModel extends LineProductModel {
  id: string;
  /** For an add-on, the id of the line that it belongs to; null for other lines. */
  parentId: string | null;
  /** Product codes of its add-ons. */
  addOns: string[];
  /** Index among the cart's lines without add-ons, from 0; cart lines only. */
  index?: number;
  /** Price of one piece. */
  unitPrice: string;
  unitRegularPrice: string | null;
  /** Total before discounts; the lines add up to the subtotal. */
  total: string;
  /** The line's part of a discount. */
  discount: DiscountModel | null;
  isAvailable: boolean;
  /** Set when the line is unavailable only because its stock is reserved by payments of others in progress. */
  isHeldByOthers: boolean | undefined;
}

/** A discount with its reason. */
export interface DiscountModel {
  /** Name, with the coupon code if there is one. */
  label: string;
  amount: string;
  /** `10% off, at most AED 50.00`; missing for a discount without a cap. */
  note?: string;
}

/** A formatted cart, used by the cart page, the drawer and the summary. */
export interface CartModel {
  id: string | null;
  count: number;
  currency: Currency;
  lines: LineModel[];
  subtotal: string;
  discounts: DiscountModel[];
  couponCodes: string[];
  /** Fee of standard delivery, or the text for free delivery. */
  delivery: string;
  /** `AED 32.00 more for free delivery`; null when delivery is free or the cart is empty. */
  deliveryHint: string | null;
  /** Progress towards free delivery, 0 to 1. */
  deliveryProgress: number;
  /** Products and delivery. */
  total: string;
  /** `Including VAT AED 4.76`; null in countries without VAT. */
  vatText: string | null;
  /** Changes made by the backend since the cart was last read. */
  alerts: CartAlertModel[];
}

/** A change made by the backend, as a sentence. */
export interface CartAlertModel {
  kind: 'quantity' | 'removed' | 'price' | 'coupon';
  text: string;
}

/** Result of the form post that led to the cart page. */
export interface CartFlashModel {
  /** Error message. */
  error?: string | undefined;
  /** Path of the page with the form. */
  formPath?: string | undefined;
  /** Quick order lines that were not added in full. */
  bulk?: { initialText: string; initialErrors: string[] } | undefined;
  /** Result of the quick order. */
  report?: BulkReportModel | undefined;
  /** Path of the bulk enquiry, for a quantity above the maximum. */
  enquiryPath?: string | undefined;
  /** Link of the shared cart. */
  link?: string | undefined;
  /** Success message, for a change that the page does not show. */
  successMessage?: string | undefined;
  /** Message about removed lines, and the form that restores them. */
  undo?:
    | { text: string; form: 'undoRemove' | 'addShared'; fields: [name: string, value: string][] }
    | undefined;
}

/** Result of a quick order. */
export interface BulkReportModel {
  title: string;
  /** One error for each line that was not added in full. */
  errors: readonly string[];
  /** Path of the bulk enquiry, when a quantity was above its maximum. */
  enquiryPath: string | null;
}

/** The cart page. */
export interface CartPageModel {
  /** Null when the cart is empty. */
  cart: CartModel | null;
  /** Items saved for later. */
  savedItems: LineModel[];
  /** Changes, when they left the cart empty. */
  alerts: CartAlertModel[];
  /** Product codes of lines with several sizes, colours or packs. */
  variantProductCodes: string[];
  /** Alternatives for lines that cannot be bought. */
  alternatives: LineAlternativesModel[];
  /** Recommended for the products of the cart. */
  rails: ProductRailModel[];
  /** Shown while the cart is empty, also after its last line was removed. */
  popularRail: ProductRailModel | null;
  flash: CartFlashModel;
  banner: CheckoutBannerModel | null;
  /** Arrival of the cart in the chosen area; without an area, a note that the arrival depends on it. */
  delivery: string;
  /** False when nothing is delivered to the chosen area. */
  isServed: boolean;
}

/** Alternatives for a line that cannot be bought. */
export interface LineAlternativesModel {
  /** Product code of the line. */
  code: string;
  rail: ProductRailModel;
}

/** A shared cart. */
export interface SharedCartModel {
  token: string;
  lines: LineModel[];
  /** Whether any of its lines can be bought now. */
  canAdd: boolean;
  /** `3 products, 5 pieces`. */
  title: string;
  subtotal: string;
  /** Text with the expiry of the link. */
  expiresText: string;
  /** Products that are not sold in the reader's country. */
  notSold: string[];
}

/** The page that changes a line's variant or shade. */
export interface ChangeLineModel {
  line: LineModel;
  choices: LineOptions;
}
