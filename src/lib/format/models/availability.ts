import type { LinkModel } from './shared.ts';

/** Which stores have a product, as its page says it. */
export interface StoreAvailabilitySummaryModel {
  /** The page of the stores. */
  href: string;
  /** `4 of our 5 stores have it: Dubai, Sharjah.` */
  text: string;
  /** What is said of each store to whom it is theirs, by the store's code. */
  messageByStore: Record<string, string>;
}

/** When a product arrives. */
export interface DeliveryPromiseModel {
  /** For the country as a whole, with the fee. */
  text: string;
  areas: {
    /** `AE-DU`. */
    code: string;
    name: string;
    /** `in 7 to 10 hours`. */
    text: string;
  }[];
}

/** A store and what stands in it. */
export interface StoreAvailabilityItemModel {
  code: string;
  name: string;
  /** Its place in the store locator, with all its hours. */
  href: string;
  address: string[];
  phone: LinkModel;
  /** An address outside the shop. */
  directions: string;
  level: 'plenty' | 'few' | 'last' | 'none';
  levelText: string;
  isOpen: boolean;
  /** `Open now, closes at 22:00`. */
  opening: string;
  /** From the city that was chosen; null when none was, or it is there. */
  distance: string | null;
  lat: number;
  lng: number;
}

/** The stores that have a product, and those that have not. */
export interface StoreAvailabilityModel {
  title: string;
  description: string;
  crumbs: LinkModel[];
  /** What is looked for. */
  product: LinkModel;
  /** Of tinted paint; null for other goods. */
  note: string | null;
  /** Where the form of the cities goes (GET). */
  action: string;
  cities: { name: string; isChosen: boolean }[];
  /** What was found, in a sentence. */
  summary: string;
  available: StoreAvailabilityItemModel[];
  unavailable: StoreAvailabilityItemModel[];
}
