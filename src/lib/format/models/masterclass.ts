import type { ContentPageHead, DateModel, ProductLinkModel, RichTextModel, StepModel } from './content.ts';
import type { ImageModel, LinkModel } from './shared.ts';

/** A masterclass in a list. */
export interface MasterclassCardModel {
  href: string;
  title: string;
  lead: string;
  picture: ImageModel;
  /** Parts of the date: `05`, `Dec`, `Saturday`. */
  calendarDay: { day: string; month: string; weekday: string };
  starts: DateModel;
  /** `10:00 to 11:15`. */
  hours: string;
  location: string;
  host: string;
  level: string;
  isPast: boolean;
  /** Whether it takes place in another country than the visitor's. */
  isInOtherCountry: boolean;
}

/** The list of masterclasses. */
export interface MasterclassesModel extends ContentPageHead {
  heading: string;
  lead: string;
  /** Upcoming, in the visitor's country and online. */
  upcoming: MasterclassCardModel[];
  /** Upcoming, in other countries. */
  otherCountries: MasterclassCardModel[];
  past: MasterclassCardModel[];
  guides: LinkModel;
}

/** A masterclass page. */
export interface MasterclassModel extends ContentPageHead {
  lead: string;
  picture: ImageModel;
  card: MasterclassCardModel;
  /** `Saturday, 5 December 2026`. */
  date: string;
  /** `United Arab Emirates time`. */
  timeZoneNote: string;
  duration: string;
  seats: string;
  host: { name: string; role: string };
  /** Address lines; empty for an online class. */
  address: string[];
  isOnline: boolean;
  /** `tel:` link labelled with the formatted number. */
  phone: LinkModel | null;
  /** `mailto:` link labelled with the address; null when the shop has none. */
  emailLink: LinkModel | null;
  text: RichTextModel;
  steps: StepModel[];
  products: ProductLinkModel[];
  others: MasterclassCardModel[];
}
