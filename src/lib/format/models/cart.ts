import type { Currency } from '#lib/locale/currency.ts';
import type { LineOptions } from '../cart/line-options.ts';
import type { ServiceNoticeModel } from './landing.ts';
import type { ProductRailModel } from './product-card.ts';
import type { LineProductModel } from './shared.ts';

/** A line of a cart, an order or the mini-cart. */
export interface LineModel extends LineProductModel {
  id: string;
  /** The line that it is an add-on of. */
  parentId: string | null;
  /** Codes of its own add-ons. */
  addOns: string[];
  /** Of a line of a cart: its place among them, add-ons aside, from 0. */
  index?: number;
  /** Of one piece. */
  unitPrice: string;
  unitRegularPrice: string | null;
  /** Before discounts: the lines add up to the subtotal. */
  total: string;
  /** Its part of a discount. */
  discount: DiscountModel | null;
  isAvailable: boolean;
}

/** Money that comes off, and why. */
export interface DiscountModel {
  /** With the code, where it has one. */
  label: string;
  amount: string;
}

/** A cart as it is drawn: the same for the page, the drawer and the summary. */
export interface CartModel {
  id: string | null;
  count: number;
  currency: Currency;
  lines: LineModel[];
  subtotal: string;
  discounts: DiscountModel[];
  couponCodes: string[];
  /** What standard delivery will cost, or the word for free. */
  delivery: string;
  /** `AED 32.00 more for free delivery`; null when it is free already or the cart is empty. */
  deliveryHint: string | null;
  /** 0 to 1: how far to free delivery. */
  deliveryProgress: number;
  /** Goods and delivery. */
  total: string;
  /** `Including VAT AED 4.76`; null where no VAT is in force. */
  vatText: string | null;
  /** What had to change since it was last seen. */
  notices: CartNoticeModel[];
}

/** Something that the backend had to change, in a sentence. */
export interface CartNoticeModel {
  kind: 'quantity' | 'removed' | 'price' | 'coupon';
  text: string;
}

/** What the form that led to the cart page has to say. */
export interface CartFlashModel {
  /** Why it failed. */
  error?: string | undefined;
  /** Where it stood. */
  back?: string | undefined;
  /** What was pasted and did not all come in. */
  bulk?: { typed: string; problems: string[]; news?: string | undefined } | undefined;
  /** The address under which the cart is shared. */
  link?: string | undefined;
  /** What it did, where the page does not show it. */
  done?: string | undefined;
  /** What was removed, and the fields of the form that puts it back. */
  undo?: { text: string; fields: [name: string, value: string][] } | undefined;
}

/** The cart page. */
export interface CartPageModel {
  /** Null when there is nothing to buy. */
  cart: CartModel | null;
  /** Saved for later. */
  saved: LineModel[];
  /** What had to change, when nothing is left by it. */
  notices: CartNoticeModel[];
  /** Codes of what comes in several sizes, colours or packs. */
  varied: string[];
  /** What could be bought in the place of lines that cannot. */
  instead: LineAlternativesModel[];
  said: CartFlashModel;
  note: ServiceNoticeModel | null;
}

/** What could be bought in the place of a line that cannot. */
export interface LineAlternativesModel {
  /** Code of the line's product. */
  code: string;
  rail: ProductRailModel;
}

/** A cart that somebody shared. */
export interface SharedCartModel {
  token: string;
  lines: LineModel[];
  /** Whether any of it can be bought now. */
  canAdd: boolean;
  /** `3 items`. */
  title: string;
  subtotal: string;
  /** How long the link works. */
  until: string;
  /** What the reader's country does not sell. */
  notSold: string[];
}

/** The page on which a line is given another size or shade. */
export interface ChangeLineModel {
  line: LineModel;
  choices: LineOptions;
}
