import type { Aisle } from '../../category-tree.ts';
import { BATH_MATS } from './bath-mats.ts';
import { SHOWER_CURTAINS } from './shower-curtains.ts';
import { TOWELS } from './towels.ts';

export const BATHROOM_TEXTILES: Aisle = {
  slug: 'bathroom-textiles',
  name: ['Towels, curtains & mats', 'المناشف والستائر والسجادات'],
  description: ['Everything woven in the bathroom.', 'كل ما هو قماش في الحمّام.'],
  leafCategories: [TOWELS, SHOWER_CURTAINS, BATH_MATS],
};
