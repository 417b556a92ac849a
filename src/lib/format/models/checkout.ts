import type { CountryCode } from '#lib/locale/countries.ts';
import type { MoneyValue } from '../money.ts';
import type { CartModel, DiscountModel, LineModel } from './cart.ts';
import type { LinkModel } from './shared.ts';

/** A country's address and phone rules, as the checkout form needs them. */
export interface CheckoutCountry {
  code: CountryCode;
  dialCode: string;
  trunkPrefix: '0' | '';
  mobileLength: number;
  /** Source of the regular expression of a national mobile number. */
  mobilePattern: string;
  mobileExample: string;
  areas: { value: string; label: string }[];
}

export interface CheckoutModel {
  cart: CartModel;
  /** Total shown to the customer, in minor units; a changed total is reported before payment. */
  expectedTotal: number;
  /** Entered values by field name; billing fields start with `billing.`. */
  values: Record<string, string>;
  /** Error message by field name. */
  errors: Record<string, string>;
  /** Error of the whole form: a declined card, a changed price. */
  error: string | null;
  country: CheckoutCountry;
}

/** The order confirmation page. */
export interface ConfirmationModel {
  orderNumber: string;
  /** Path of the page without locale, with the token of a signed link. */
  path: string;
  invoiceHref: string;
  email: string;
  placedAt: string;
  lines: LineModel[];
  /** Bought products, for analytics events; empty for a visitor with a signed link. */
  purchasedProducts: { code: string; quantity: number; price: MoneyValue; listPrice: MoneyValue }[];
  totals: {
    subtotal: string;
    discounts: DiscountModel[];
    delivery: string;
    total: string;
    vatText: string | null;
  };
  /** Where the order goes, and when. */
  delivery: { title: string; lines: string[] };
  /** Billing contact and address, or a text that they are the same. */
  billing: string[];
  contact: string[];
  payment: string;
  /** Until when which goods can be returned. */
  returns: string[];
  title: string;
  nextTitle: string;
  /** Next steps, in order. */
  next: string[];
  /** Text about why to keep the order number. */
  keep: string;
  /** Links to continue; the first is the primary one. */
  links: LinkModel[];
}

/** The page of the sandbox payment provider. */
export interface SandboxPaymentModel {
  /** A card form, that of a local scheme, a question to confirm, or nothing to pay any more. */
  page: 'card' | 'pin' | 'applepay' | 'challenge' | 'closed';
  title: string;
  amount: string;
  /** Path of the page; its forms post below it. */
  path: string;
  cancelHref: string;
  error: string | null;
  /** Error message by field name. */
  fields: Record<string, string>;
  canSaveCard: boolean;
  /** Cards that the customer keeps at the provider. */
  cards: { token: string; label: string }[];
  testNumbers: { number: string; result: string }[];
}
