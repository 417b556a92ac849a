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
  /** Source of the expression that a national mobile number matches. */
  mobilePattern: string;
  mobileExample: string;
  areas: { value: string; label: string }[];
}

export interface CheckoutModel {
  cart: CartModel;
  /** What was shown as to be paid, in minor units: when it has changed meanwhile, that is said before paying. */
  expectedTotal: number;
  /** What was typed before, by field name; the payer's fields begin with `billing.`. */
  values: Record<string, string>;
  /** Field name → sentence. */
  errors: Record<string, string>;
  /** What went wrong as a whole: a declined card, a changed price. */
  error: string | null;
  country: CheckoutCountry;
}

/** The thank-you page. */
export interface ConfirmationModel {
  orderNumber: string;
  email: string;
  placedAt: string;
  lines: LineModel[];
  /** What the lines are of, for those who count what is bought. */
  bought: { code: string; quantity: number; price: MoneyValue; listPrice: MoneyValue }[];
  totals: {
    subtotal: string;
    discounts: DiscountModel[];
    delivery: string;
    total: string;
    vatText: string | null;
  };
  address: string[];
  /** Who pays and where, or that it is the same. */
  billing: string[];
  contact: string[];
  payment: string;
  title: string;
  nextTitle: string;
  /** What happens next, in order. */
  next: string[];
  /** Why to keep the number. */
  keep: string;
  /** Where to go on, the first one above the others. */
  links: LinkModel[];
}

/** The sandbox provider's own page. */
export interface SandboxPaymentModel {
  expectedTotal: string;
  /** False when the session ran out or is already paid. */
  isOpen: boolean;
  cancelHref: string;
  /** What is shown again after an error: never the card's number or code. */
  typed: Record<string, string>;
  error: string | null;
  fields: Record<string, string>;
}
