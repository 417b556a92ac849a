import type { CountryCode } from '#lib/locale/countries.ts';
import type { LinkModel } from './shared.ts';

/** The menu: departments, groups, categories. */
export interface MenuDepartmentModel extends LinkModel {
  groups: (LinkModel & { links: LinkModel[] })[];
}

/** What every page's header and footer need. */
export interface ShellModel {
  announcement: string;
  /** In the empty search box. */
  placeholder: string;
  /** What many search for; empty when nobody said it. */
  trends: readonly string[];
  /** Names of the countries by code; empty when nobody said them. */
  countries: Partial<Record<CountryCode, string>>;
  utilityLinks: LinkModel[];
  departments: MenuDepartmentModel[];
  footer: {
    about: string;
    /** Null when nobody wrote it: there is nothing to agree to then. */
    newsletter: { title: string; text: string; consent: string } | null;
    columns: { title: string; links: LinkModel[] }[];
    contact: { title: string; lines: string[] };
    payment: { title: string; names: string[] };
    legal: string;
  };
}
