import type { PageHead } from './landing.ts';
import type { LinkModel } from './shared.ts';

/** Days that have the same hours, in words. */
export interface OpeningHoursModel {
  /** `Monday to Thursday`. */
  days: string;
  /** `09:00 to 22:00`, or that it is closed. */
  times: string;
}

/** A store as the locator shows it. */
export interface StoreModel {
  /** Of its place on the page. */
  id: string;
  name: string;
  address: string[];
  phone: LinkModel;
  /** An address outside the shop. */
  map: string;
  hours: OpeningHoursModel[];
  /** How far it is from the first one that was found; null when nothing was looked for, or it was found itself. */
  distance: string | null;
}

export interface StoreLocatorModel extends PageHead {
  lead: string;
  /** Where the search form goes (GET). */
  action: string;
  /** What was looked for, or empty. */
  query: string;
  /** `2 stores for “Dubai”`; null when nothing was looked for. */
  found: string | null;
  /** The whole page, without a search. */
  all: LinkModel;
  /** Each leads to its stores. */
  cities: LinkModel[];
  /** All stores, or those that were found, by city. */
  groups: { id: string; city: string; stores: StoreModel[] }[];
  /** The rest of them, the nearest first. */
  others: StoreModel[];
}
