import type { Aisle } from '../../category-tree.ts';
import { BASINS } from './basins.ts';
import { SHATTAFS } from './shattafs.ts';
import { TOILET_SEATS_AND_CISTERNS } from './toilet-seats-and-cisterns.ts';
import { TOILETS } from './toilets.ts';

export const BASINS_AND_TOILETS: Aisle = {
  slug: 'basins-and-toilets',
  name: ['Basins, toilets & shattafs', 'المغاسل والمراحيض والشطافات'],
  description: ['The ceramic, and what makes it work.', 'السيراميك وما يشغّله.'],
  leafCategories: [BASINS, TOILETS, TOILET_SEATS_AND_CISTERNS, SHATTAFS],
};
