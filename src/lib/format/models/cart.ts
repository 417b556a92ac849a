import type { Currency } from '#lib/locale/currency.ts';
import type { PictureModel } from './shared.ts';

/** A line of a cart, an order or the mini-cart. */
export interface LineModel {
  id: string;
  code: string;
  href: string;
  name: string;
  brand: string;
  picture: PictureModel;
  /** Name, code and hex of a tinted paint's shade. */
  shade: { name: string; code: string; hex: string } | null;
  quantity: number;
  maximum: number;
  /** Of one piece. */
  unitPrice: string;
  unitBefore: string | null;
  total: string;
  isAvailable: boolean;
}

/** A cart as it is drawn: the same for the page, the drawer and the summary. */
export interface CartModel {
  id: string | null;
  count: number;
  currency: Currency;
  lines: LineModel[];
  subtotal: string;
  discount: string | null;
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
  notices: string[];
}
