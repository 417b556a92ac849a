import type { CountryCode } from '#lib/locale/countries.ts';
import type { LinkModel } from './shared.ts';

/** A department of the menu with its aisles and leaf categories. */
export interface MenuDepartmentModel extends LinkModel {
  groups: (LinkModel & { links: LinkModel[] })[];
}

/** Data of header and footer. */
export interface ShellModel {
  announcement: string;
  /** Placeholder of the search box. */
  placeholder: string;
  /** Trending searches; empty when unavailable. */
  trends: readonly string[];
  /** Country names by code; empty when unavailable. */
  countries: Partial<Record<CountryCode, string>>;
  utilityLinks: LinkModel[];
  departments: MenuDepartmentModel[];
  footer: {
    about: string;
    /** Null without editorial content, as there is no consent text then. */
    newsletter: { title: string; text: string; consent: string } | null;
    columns: { title: string; links: LinkModel[] }[];
    contact: { title: string; lines: string[] };
    payment: { title: string; names: string[] };
    legal: string;
  };
}
