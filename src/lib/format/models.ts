import type { CountryCode } from '#lib/locale/countries.ts';
import type { Currency } from '#lib/locale/currency.ts';

// What layouts and islands draw: words already in the reader's language, money and dates already formatted.

/** A link with its words. */
export interface LinkModel {
  href: string;
  label: string;
}

/** A picture of our own or of an import. */
export interface PictureModel {
  src: string;
  alt: string;
}

/** A price as people read it. */
export interface PriceModel {
  /** What it costs now: `AED 49.00`. */
  current: string;
  /** The regular price when reduced. */
  before: string | null;
  /** `Save 25%`. */
  saving: string | null;
  /** `AED 12.25 per litre`. */
  perUnit: string | null;
  /** `Inclusive of VAT`; null in countries without VAT. */
  vatNote: string | null;
}

/** Whether it can be had. */
export interface StockModel {
  kind: 'in' | 'low' | 'out';
  text: string;
}

/** A product on a card. */
export interface CardModel {
  code: string;
  href: string;
  name: string;
  brand: string;
  picture: PictureModel;
  price: PriceModel;
  badge: string | null;
  /** Three or four short facts, value and label. */
  facts: { label: string; value: string }[];
  stock: StockModel;
  isPaint: boolean;
}

/** A department or category tile. */
export interface TileModel extends LinkModel {
  picture: PictureModel | null;
  note: string | null;
}

/** The menu: departments, groups, categories. */
export interface MenuDepartment extends LinkModel {
  groups: (LinkModel & { links: LinkModel[] })[];
}

/** What every page's header and footer need. */
export interface ShellModel {
  announcement: string;
  utilityLinks: LinkModel[];
  departments: MenuDepartment[];
  footer: {
    about: string;
    columns: { title: string; links: LinkModel[] }[];
    contact: { title: string; lines: string[] };
    payment: { title: string; names: string[] };
    legal: string;
  };
}

/** A titled row of cards. */
export interface RailModel {
  title: string;
  more: LinkModel | null;
  cards: CardModel[];
}

/** A campaign-like banner. */
export interface BannerModel {
  title: string;
  text: string;
  cta: LinkModel;
  picture: PictureModel;
}

export interface HomeModel {
  title: string;
  description: string;
  hero: BannerModel;
  departmentsTitle: string;
  departments: TileModel[];
  rails: RailModel[];
  banners: BannerModel[];
  promises: { icon: 'truck' | 'tint' | 'return' | 'store'; title: string; text: string }[];
}

export interface DepartmentModel {
  title: string;
  description: string;
  crumbs: LinkModel[];
  picture: PictureModel;
  groups: (TileModel & { links: LinkModel[] })[];
  rails: RailModel[];
  jsonLd: Record<string, unknown>[];
}

/** One link of a pager; `current` has no link. */
export interface PagerModel {
  previous: string | null;
  next: string | null;
  pages: { label: string; href: string; isCurrent: boolean }[];
  /** `Page 2 of 5`. */
  text: string;
}

export interface ListingModel {
  title: string;
  description: string;
  /** For the browser's tab: with the page's number from the second on. */
  documentTitle: string;
  documentDescription: string;
  jsonLd: Record<string, unknown>[];
  crumbs: LinkModel[];
  /** Where the sort and brand form goes (GET). */
  action: string;
  /** The words asked for on /product-list, else null. */
  query: string | null;
  /** `48 products`. */
  countText: string;
  children: LinkModel[];
  sorts: { value: string; label: string; isSelected: boolean }[];
  brands: { value: string; label: string; count: string; isChecked: boolean }[];
  cards: CardModel[];
  pager: PagerModel | null;
  /** Where to go when nothing matches. */
  suggestions: LinkModel[];
}

/** A shade as a radio draws it. */
export interface ShadeModel {
  name: string;
  code: string;
  hex: string;
  family: string;
  familyLabel: string;
  /** `Reflects 72% of light`. */
  lrvText: string;
  /** True when ink must be light on it. */
  isDark: boolean;
}

export interface ProductModel {
  code: string;
  title: string;
  description: string;
  crumbs: LinkModel[];
  name: string;
  summary: string;
  brand: string;
  badge: string | null;
  pictures: PictureModel[];
  price: PriceModel;
  stock: StockModel;
  facts: { label: string; value: string }[];
  /** Paragraphs. */
  about: string[];
  specifications: { label: string; value: string }[];
  boxContents: string[];
  warranty: string | null;
  packSize: string | null;
  barcode: string;
  /** `30-day returns`, or why it cannot be returned. */
  returnsText: string;
  /** `Standard delivery: 3 to 5 days. AED 15.00, free from AED 200.00.` */
  deliveryText: string;
  /** Null for goods that are not tinted. */
  shades: ShadeModel[] | null;
  /** Code of the shade that the address names. */
  selectedShade: string | null;
  maximum: number;
  isBuyable: boolean;
  related: RailModel | null;
  jsonLd: Record<string, unknown>[];
}

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

/** A country's address and phone rules, as the checkout form needs them. */
export interface CheckoutCountry {
  code: CountryCode;
  dialCode: string;
  trunk: '0' | '';
  mobileLength: number;
  /** Source of the expression that a national mobile number matches. */
  mobilePattern: string;
  mobileExample: string;
  areas: { value: string; label: string }[];
  /** Which optional fields are shown, and which of them are demanded. */
  fields: Record<'block' | 'postalOrZipCode' | 'shortAddress', 'hidden' | 'optional' | 'required'>;
}

export interface CheckoutModel {
  cart: CartModel;
  /** What was shown as to be paid, in minor units: when it has changed meanwhile, that is said before paying. */
  amount: number;
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
  totals: {
    subtotal: string;
    discount: string | null;
    delivery: string;
    total: string;
    vatText: string | null;
  };
  address: string[];
  /** Who pays and where, or that it is the same. */
  billing: string[];
  contact: string[];
  payment: string;
  /** What happens next, in order. */
  next: string[];
}

/** The sandbox provider's own page. */
export interface SandboxModel {
  amount: string;
  /** False when the session ran out or is already paid. */
  isOpen: boolean;
  cancelHref: string;
  /** What is shown again after an error: never the card's number or code. */
  typed: Record<string, string>;
  error: string | null;
  fields: Record<string, string>;
}
