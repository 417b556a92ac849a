import type { PageHead } from './landing.ts';
import type { LinkModel } from './shared.ts';

/** Consecutive days with the same opening hours. */
export interface OpeningHoursModel {
  /** `Monday to Thursday`. */
  days: string;
  /** `09:00 to 22:00`, or that the store is closed. */
  times: string;
}

/** A store in the store locator. */
export interface StoreModel {
  /** Id of its element on the page. */
  id: string;
  name: string;
  address: string[];
  phone: LinkModel;
  /** External URL of the map. */
  map: string;
  hours: OpeningHoursModel[];
  /** Distance from the first match; null without a search or for a match itself. */
  distance: string | null;
}

export interface StoreLocatorModel extends PageHead {
  lead: string;
  /** Target of the search form (GET). */
  action: string;
  /** Search text, or empty. */
  query: string;
  /** `2 stores for “Dubai”`; null without a search. */
  resultText: string | null;
  /** Link to the page without a search. */
  all: LinkModel;
  /** Links to the stores of each city. */
  cities: LinkModel[];
  /** All stores, or the matches, by city. */
  groups: { id: string; city: string; stores: StoreModel[] }[];
  /** Stores that do not match, nearest first. */
  others: StoreModel[];
}
