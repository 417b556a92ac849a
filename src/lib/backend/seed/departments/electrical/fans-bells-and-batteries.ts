import type { Aisle } from '../../category-tree.ts';
import { AC_FILTERS } from './ac-filters.ts';
import { BATTERIES_AND_TESTERS } from './batteries-and-testers.ts';
import { CEILING_FANS } from './ceiling-fans.ts';
import { DOORBELLS_AND_CAMERAS } from './doorbells-and-cameras.ts';

export const FANS_BELLS_AND_BATTERIES: Aisle = {
  slug: 'fans-bells-and-batteries',
  name: ['Fans, bells & batteries', 'المراوح والأجراس والبطاريات'],
  description: ['The electrical things a home notices when they stop.', 'أجهزة يفتقدها البيت إن توقفت.'],
  leafCategories: [CEILING_FANS, AC_FILTERS, DOORBELLS_AND_CAMERAS, BATTERIES_AND_TESTERS],
};
