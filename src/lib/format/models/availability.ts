import type { PageHead } from './landing.ts';
import type { LinkModel } from './shared.ts';

/** Store availability of a product, as shown on its page. */
export interface StoreAvailabilitySummaryModel {
  /** Path of the store availability page. */
  href: string;
  /** `4 of our 5 stores have it: Dubai, Sharjah.` */
  text: string;
  /** Message per store code, for visitors who chose that store as their preferred store. */
  messageByStore: Record<string, string>;
}

/** When products arrive, as templates for every area: the page is the same for all visitors. */
export interface ArrivalTemplatesModel {
  /** `To %: tomorrow|To %: in 3 to 5 days|Not delivered to %: buy in a store`: one for each service. */
  templates: string;
  /** Codes of the regions with express delivery, such as `DU SH`. */
  expressRegions: string;
}

/** The page of delivery areas. */
export interface DeliveryAreasModel extends PageHead {
  lead: string;
  /** Delivery promise of each kind of products in express and other areas. */
  services: { label: string; express: string; standard: string }[];
  /** Days without delivery. */
  note: string;
  regions: { code: string; name: string; areas: AreaPromiseModel[] }[];
}

/** Delivery promise of a product. */
export interface DeliveryPromiseModel {
  /** Text for the whole country, with the fee. */
  text: string;
  /** The regions of the country. */
  areas: (AreaPromiseModel & {
    /** The areas of the region; the last one represents the rest of the region. */
    areas: AreaPromiseModel[];
  })[];
  /** Slower areas, and days and areas without delivery; null when nothing can be delivered. */
  note: string | null;
  /** Null when nothing can be delivered or the arrivals cannot be read. */
  arrivalTemplates: ArrivalTemplatesModel | null;
}

/** Delivery promise of a region or an area. */
export interface AreaPromiseModel {
  /** `AE-DU` or `AE-DU-BARSHA`. */
  code: string;
  name: string;
  /** `in 7 to 10 hours`. */
  text: string;
}

/** A store with its stock of the product. */
export interface StoreAvailabilityItemModel {
  code: string;
  name: string;
  /** Page of the store, with all opening hours. */
  href: string;
  address: string[];
  phone: LinkModel;
  /** External URL of the route planner. */
  directions: string;
  level: 'plenty' | 'few' | 'last' | 'none';
  levelText: string;
  isOpen: boolean;
  /** `Open now, closes at 22:00`. */
  opening: string;
  /** Distance from the selected city when no store there has the product; null otherwise. */
  distance: string | null;
  lat: number;
  lng: number;
}

/** The store availability page: stores with and without the product. */
export interface StoreAvailabilityModel {
  title: string;
  description: string;
  crumbs: LinkModel[];
  /** The product. */
  product: LinkModel;
  /** Note about tinted paint; null for other products. */
  note: string | null;
  /** Target of the city form (GET). */
  action: string;
  cities: { name: string; isChosen: boolean }[];
  /** Result as a sentence. */
  summary: string;
  available: StoreAvailabilityItemModel[];
  unavailable: StoreAvailabilityItemModel[];
}
