import type { Aisle } from '../../category-tree.ts';
import { BAKEWARE } from './bakeware.ts';
import { PANS } from './pans.ts';
import { POTS } from './pots.ts';

export const COOKWARE: Aisle = {
  slug: 'cookware',
  name: ['Cookware', 'أواني الطبخ'],
  description: ['What stands on the fire, and in the oven.', 'ما يقف على النار وما يدخل الفرن.'],
  leafCategories: [PANS, POTS, BAKEWARE],
};
