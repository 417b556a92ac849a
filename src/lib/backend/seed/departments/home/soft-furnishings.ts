import type { Aisle } from '../../category-tree.ts';
import { BLANKETS_AND_THROWS } from './blankets-and-throws.ts';
import { CURTAINS } from './curtains.ts';
import { CUSHIONS } from './cushions.ts';
import { RUGS } from './rugs.ts';

export const SOFT_FURNISHINGS: Aisle = {
  slug: 'soft-furnishings',
  name: ['Soft furnishings', 'المفروشات'],
  description: ['Rugs, cushions, curtains and throws.', 'سجاد ووسائد وستائر وشالات كنب.'],
  leafCategories: [RUGS, CUSHIONS, CURTAINS, BLANKETS_AND_THROWS],
};
