import type { Aisle } from '../../category-tree.ts';
import { BAKEWARE } from './bakeware.ts';
import { PANS } from './pans.ts';
import { POTS } from './pots.ts';

export const COOKWARE: Aisle = {
  slug: 'cookware',
  name: ['Cookware', 'أواني الطبخ'],
  description: ['For the hob and the oven.', 'للموقد والفرن.'],
  leafCategories: [PANS, POTS, BAKEWARE],
};
