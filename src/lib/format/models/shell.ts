import type { LinkModel } from './shared.ts';

/** The menu: departments, groups, categories. */
export interface MenuDepartment extends LinkModel {
  groups: (LinkModel & { links: LinkModel[] })[];
}

/** What every page's header and footer need. */
export interface ShellModel {
  announcement: string;
  utilityLinks: LinkModel[];
  departments: MenuDepartment[];
  footer: {
    about: string;
    columns: { title: string; links: LinkModel[] }[];
    contact: { title: string; lines: string[] };
    payment: { title: string; names: string[] };
    legal: string;
  };
}
