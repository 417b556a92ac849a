import type { ProductLinkModel } from './content.ts';
import type { PageHead } from './landing.ts';
import type { MasterclassCardModel } from './masterclass.ts';
import type { LinkModel } from './shared.ts';

/** Consecutive days with the same opening hours. */
export interface OpeningHoursModel {
  /** `Monday to Thursday`. */
  days: string;
  /** `09:00 to 22:00`, `Open 24 hours` or `Closed`. */
  times: string;
}

/** A store in the store locator. */
export interface StoreModel {
  /** Id of its element on the page. */
  id: string;
  name: string;
  /** Its own page. */
  href: string;
  address: string[];
  phone: LinkModel;
  /** External URL of the map. */
  map: string;
  /** External URL of the route to it. */
  directions: string;
  /** Current opening hours: in Ramadan the special ones. */
  hours: OpeningHoursModel[];
  isOpen: boolean;
  /** `Open now, closes at 22:00`; valid until the page expires. */
  opening: string;
  services: string[];
  /** Distance from the area, or of a store that does not match from the first match; null otherwise. */
  distance: string | null;
  lat: number;
  lng: number;
}

interface ChoiceModel {
  value: string;
  label: string;
  isChosen: boolean;
}

/** Filter of the store locator. */
export interface StoreFilterModel {
  /** Target of the form (GET). */
  action: string;
  /** Search text, or empty. */
  query: string;
  regions: { label: string; areas: ChoiceModel[] }[];
  services: ChoiceModel[];
  isOpenOnly: boolean;
  /** Whether the form is shown without a press. */
  isExpanded: boolean;
}

/** Source of the map's tiles; without one, only the outlines of the countries are drawn. */
export interface MapTilesModel {
  url: string;
  attribution: string;
}

export interface StoreLocatorModel extends PageHead {
  lead: string;
  filter: StoreFilterModel;
  /** `2 stores for “Dubai”`; null without a search or filter, and without a match. */
  resultText: string | null;
  /** Title and text when no store matches; null otherwise. */
  empty: { title: string; text: string } | null;
  /** Link to the page without a search. */
  all: LinkModel;
  /** Links to the stores of each city. */
  cities: LinkModel[];
  /** All stores, or the matches, by city; none when they are listed by distance. */
  groups: { id: string; city: string; stores: StoreModel[] }[];
  /** Stores by distance from an area. */
  nearest: { title: string; stores: StoreModel[] } | null;
  /** Stores that do not match, nearest first. */
  others: StoreModel[];
  /** When a status on the page changes, in epoch milliseconds. */
  expires: number;
}

/** Whether a store has a product that was searched for. */
export interface StoreStockModel {
  product: ProductLinkModel;
  level: 'plenty' | 'few' | 'last' | 'none';
  levelText: string;
}

/** The page of a store. */
export interface StorePageModel extends PageHead {
  store: StoreModel;
  ramadanHours: { title: string; isCurrent: boolean; hours: OpeningHoursModel[] } | null;
  regularTitle: string;
  collectionHours: OpeningHoursModel[] | null;
  /** Text about returns in this store; if it takes none, with a link to the nearest store that does. */
  dropoff: { text: string; link: LinkModel | null };
  /** Target of the stock search (GET). */
  action: string;
  query: string;
  /** Null without a search. */
  stock: { summary: string; items: StoreStockModel[]; all: LinkModel } | null;
  classes: MasterclassCardModel[];
  others: LinkModel[];
  expires: number;
}
