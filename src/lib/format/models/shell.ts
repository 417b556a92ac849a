import type { CountryCode } from '#lib/locale/countries.ts';
import type { PriceModel } from './product-card.ts';
import type { LinkModel } from './shared.ts';

/** The panel of a department: its aisles with their leaf categories, and a product on sale. */
export interface MenuDepartmentModel extends LinkModel {
  /** Pictures are paths, empty where there is none. */
  groups: (LinkModel & { picture: string; links: LinkModel[] })[];
  offer: (LinkModel & { price: PriceModel; picture: string }) | null;
}

/** Data of header and footer. */
export interface ShellModel {
  announcement: string;
  /** Placeholder of the search box. */
  placeholder: string;
  /** Trending searches; empty when unavailable. */
  trends: readonly string[];
  /** Countries that the region dialog offers, with their names. */
  countries: readonly { code: CountryCode; name: string }[];
  utilityLinks: LinkModel[];
  departments: LinkModel[];
  footer: {
    about: string;
    /** Null without editorial content, because the consent text is missing then. */
    newsletter: { title: string; text: string; consent: string } | null;
    columns: { title: string; links: LinkModel[] }[];
    contact: ContactLinesModel;
    payment: { title: string; names: string[] };
    legal: string;
  };
}

/** Contact data, shown when the shop's pages are not available. */
export interface ContactLinesModel {
  title: string;
  /** Phone number of the country's first store; null without a store. */
  phone: LinkModel | null;
  email: LinkModel | null;
  /** Such as opening hours. */
  lines: string[];
}
