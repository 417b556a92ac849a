import type { DateModel, GoodsModel, ReadingHead, StepModel, TextModel } from './reading.ts';
import type { LinkModel, PictureModel } from './shared.ts';

/** A class in a list. */
export interface ClassCardModel {
  href: string;
  title: string;
  lead: string;
  picture: PictureModel;
  /** `05`, `Dec`, `Saturday`: a leaf of a calendar. */
  leaf: { day: string; month: string; weekday: string };
  starts: DateModel;
  /** `10:00 am to 11:15 am`. */
  hours: string;
  place: string;
  host: string;
  level: string;
  isOver: boolean;
  /** In another country than the reader's. */
  isElsewhere: boolean;
}

/** All classes. */
export interface ClassesModel extends ReadingHead {
  heading: string;
  lead: string;
  /** To come, in the reader's country and online. */
  upcoming: ClassCardModel[];
  /** To come, in other countries. */
  elsewhere: ClassCardModel[];
  past: ClassCardModel[];
  guides: LinkModel;
}

/** A class. */
export interface ClassModel extends ReadingHead {
  lead: string;
  picture: PictureModel;
  card: ClassCardModel;
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
  text: TextModel;
  steps: StepModel[];
  goods: GoodsModel[];
  others: ClassCardModel[];
}
