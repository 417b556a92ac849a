import type { CountryCode } from '#lib/locale/countries.ts';
import type { MoneyValue } from '../money.ts';
import type { GeoPoint } from '../stores/distance.ts';
import type { DiscountModel, LineModel } from './cart.ts';
import type { FormModel } from './contact.ts';
import type { CheckoutBannerModel } from './landing.ts';
import type { LinkModel, PageEventsModel } from './shared.ts';
import type { OrderWalletModel } from './wallet/wallet.ts';

/** A delivery method as a form value. */
export type FormDeliveryMethod = 'home' | 'collect';

/** A country's address and phone rules, as the checkout form needs them. */
export interface CheckoutCountry {
  code: CountryCode;
  dialCode: string;
  trunkPrefix: '0' | '';
  mobileLength: number;
  /** Source of the regular expression of a national mobile number. */
  mobilePattern: string;
  mobileExample: string;
  regions: { value: string; label: string }[];
}

/** Steps of the checkout, in order; each is a page. */
export const CHECKOUT_STEPS = ['contact', 'delivery', 'payment', 'review'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** A step in the navigation. */
export interface CheckoutStepModel {
  step: CheckoutStep;
  label: string;
  /** Null for the current step and for steps that cannot be opened yet. */
  href: string | null;
  isCurrent: boolean;
  isDone: boolean;
}

/** Lines and totals beside each step. */
export interface CheckoutSummaryModel {
  lines: LineModel[];
  /** `3 products, 5 pieces`. */
  count: string;
  totals: OrderTotalsModel;
  couponCodes: string[];
  /** Error of the coupon form. */
  couponError: string | null;
  /** Coupon code as typed, after an error. */
  typedCoupon: string;
  /** Text about the total if this method is chosen in the delivery step; null if it would not change. */
  methodNote: { method: FormDeliveryMethod; text: string } | null;
}

/** Data that every step shows besides its form. */
export interface CheckoutLayoutModel extends PageEventsModel {
  steps: CheckoutStepModel[];
  summary: CheckoutSummaryModel;
  banner: CheckoutBannerModel | null;
  /** Message about the order as a whole: a changed price, a declined card. */
  error: string | null;
}

/** Entered values and error texts of a form, by field name. */
export interface FormStateModel {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** True when the values come from an earlier submit; then a draft of the browser is not restored. */
  isStored: boolean;
}

/** The contact step. */
export interface ContactStepModel extends CheckoutLayoutModel {
  form: FormStateModel;
  country: CheckoutCountry;
  /** Email address that was probably meant, for a typing error such as `layla@gmail.con`. */
  suggestedEmail: string | null;
  /** Sign-in page that returns here afterwards; null for a customer who is signed in. */
  signInHref: string | null;
}

/** A delivery area of the form's select. */
export interface DeliveryAreaOption {
  /** Area code, such as `AE-DU-BARSHA`. */
  value: string;
  label: string;
  /** Code of its region as in addresses, such as `DU`. */
  region: string;
  /** Whether it represents the unlisted places of the region: the customer types the name. */
  isRestOfRegion: boolean;
  isServed: boolean;
}

/** Areas by region, as the groups of a select. */
export interface DeliveryRegionModel {
  label: string;
  areas: DeliveryAreaOption[];
}

/** A day with its delivery times. */
export interface DeliveryDayModel {
  /** `Today`, `Tomorrow` or `Wednesday 25/11/2026`. */
  label: string;
  slots: { value: string; label: string; isFull: boolean }[];
}

/** Delivery times of the chosen area. */
export interface DeliverySlotsModel {
  /** `Arrives today between 15:00 and 21:00`, or that nothing is delivered there. */
  arrivalText: string;
  isServed: boolean;
  /** Why it takes longer or has fewer time slots: tinted paint, assembly, large products, food. */
  reasons: string[];
  days: DeliveryDayModel[];
}

/** A store where the order can be collected. */
export interface CollectionStoreModel {
  code: string;
  name: string;
  address: string;
  /** `All items in stock`, or how many are not. */
  stockText: string;
  hasAllItems: boolean;
  /** Earliest time of collection; null when the order cannot be collected there. */
  readyText: string | null;
  geo: GeoPoint;
}

/** A saved address of the order's country. */
export interface SavedAddressOption {
  id: string;
  name: string;
  /** The address in one line. */
  text: string;
  /**
   * Code of its delivery area; null when it is not for delivery, has no area, or nothing is delivered there.
   */
  area: string | null;
  /** Whether it is shown as a delivery address; true even when nothing is delivered there. */
  isForDelivery: boolean;
  isForBilling: boolean;
}

/** The delivery step. */
export interface DeliveryStepModel extends CheckoutLayoutModel {
  /** The methods that the shop offers in the country. */
  methods: FormDeliveryMethod[];
  savedAddresses: SavedAddressOption[];
  /** Whether the typed address can be saved: for customers whose address book has room. */
  canSaveAddress: boolean;
  form: FormStateModel;
  country: CheckoutCountry;
  regions: DeliveryRegionModel[];
  /** Null until an area is chosen. */
  times: DeliverySlotsModel | null;
  stores: CollectionStoreModel[];
}

/** A way to pay. */
export interface PaymentMethodModel {
  value: string;
  label: string;
  hint: string;
  /** Fee, such as for cash on delivery; null without one. */
  fee: string | null;
  isChosen: boolean;
  /** Shown only by browsers with Apple Pay. */
  needsApplePay: boolean;
}

/** The payment step. */
export interface PaymentStepModel extends CheckoutLayoutModel {
  form: FormStateModel;
  /** Payment methods for the amount that the wallet does not pay. */
  methods: PaymentMethodModel[];
  /** The customer's wallet; null for guests, and where it is not offered. */
  wallet: OrderWalletModel | null;
}

/** A section of the review step. */
export interface ReviewSectionModel {
  title: string;
  lines: string[];
  changeHref: string;
  changeLabel: string;
}

/** The review step. */
export interface ReviewStepModel extends CheckoutLayoutModel {
  sections: ReviewSectionModel[];
  /** Displayed amount to pay besides the wallet, in minor units; a change is reported before payment. */
  expectedTotal: number;
  /** `Pay AED 49.00`, or `Place order for AED 49.00` without a payment page. */
  payLabel: string;
  /** Text below the button about the next page. */
  payNote: string;
}

/** Totals of an order. */
export interface OrderTotalsModel {
  subtotal: string;
  discounts: DiscountModel[];
  delivery: string;
  /** Fee of the payment method; null without one. */
  paymentFee: string | null;
  total: string;
  vatText: string | null;
  /**
   * Amounts paid by the wallet and by the other method; null when the wallet pays nothing. `rest` is null
   * when the wallet pays everything.
   */
  wallet: { amount: string; amountDue: string | null } | null;
}

/** The order confirmation page. */
export interface ConfirmationModel extends PageEventsModel {
  orderNumber: string;
  /** Path of the page without locale, with the token of a signed link. */
  path: string;
  status: string;
  /** Page that shows the progress of the order. */
  trackHref: string;
  invoiceHref: string;
  email: string;
  placedAt: string;
  lines: LineModel[];
  /** Bought products, for analytics events; empty for a visitor with a signed link. */
  purchasedProducts: { code: string; quantity: number; price: MoneyValue; listPrice: MoneyValue }[];
  totals: OrderTotalsModel;
  /**
   * Destination and time of the delivery; the link opens the page of the store where the order is collected.
   */
  delivery: { title: string; link: LinkModel | null; lines: string[] };
  /** Billing contact and address, or a text that they are the same. */
  billing: string[];
  contact: string[];
  payment: string;
  /** Return deadlines of the products. */
  returns: string[];
  title: string;
  nextTitle: string;
  /** Next steps, in order; empty once the order is on its way. */
  nextSteps: string[];
  /** Note that asks the customer to keep the order number. */
  orderNumberNote: string;
  /** Links to continue; the first is the primary one. */
  links: LinkModel[];
  /**
   * For a guest, the form that creates an account from the order; for a customer, a link to the account. Null
   * otherwise.
   */
  account: CreateAccountFromOrderModel | { href: string } | null;
}

/**
 * Form that creates an account from a guest's order. Its values contain the order number and the token of a
 * link.
 */
export interface CreateAccountFromOrderModel extends FormModel {
  /** Email address that the code is sent to. */
  email: string;
}

/** The page of the sandbox payment provider. */
export interface SandboxPaymentModel {
  /**
   * A card form, a local scheme's form with a PIN, Apple Pay's sheet, a challenge, or a payment that is over.
   */
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
  /** Cards that the customer has saved at the provider. */
  cards: { token: string; label: string }[];
  testNumbers: { number: string; result: string }[];
}
