import type { ContentPageHead, DateModel, ProductLinkModel, RichTextModel, StepModel } from './content.ts';
import type { ImageModel, LinkModel } from './shared.ts';

/** A class in a list. */
export interface MasterclassCardModel {
  href: string;
  title: string;
  lead: string;
  picture: ImageModel;
  /** `05`, `Dec`, `Saturday`: a leaf of a calendar. */
  calendarDay: { day: string; month: string; weekday: string };
  starts: DateModel;
  /** `10:00 am to 11:15 am`. */
  hours: string;
  location: string;
  host: string;
  level: string;
  isOver: boolean;
  /** In another country than the reader's. */
  isElsewhere: boolean;
}

/** All classes. */
export interface MasterclassesModel extends ContentPageHead {
  heading: string;
  lead: string;
  /** To come, in the reader's country and online. */
  upcoming: MasterclassCardModel[];
  /** To come, in other countries. */
  elsewhere: MasterclassCardModel[];
  past: MasterclassCardModel[];
  guides: LinkModel;
}

/** A class. */
export interface MasterclassModel extends ContentPageHead {
  lead: string;
  picture: ImageModel;
  card: MasterclassCardModel;
  /** `Saturday, 05/12/2026`. */
  date: string;
  /** `United Arab Emirates time`. */
  zone: string;
  duration: string;
  seats: string;
  host: { name: string; role: string };
  /** Lines of the address; empty for a class online. */
  address: string[];
  isOnline: boolean;
  /** `tel:` with the number as people read it. */
  phone: LinkModel | null;
  /** `mailto:` with the address; null where the shop names none. */
  mail: LinkModel | null;
  text: RichTextModel;
  steps: StepModel[];
  goods: ProductLinkModel[];
  others: MasterclassCardModel[];
}
