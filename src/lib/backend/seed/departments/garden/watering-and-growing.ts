import type { Aisle } from '../../category-tree.ts';
import { POTS_AND_COMPOST } from './pots-and-compost.ts';
import { SPRINKLERS_AND_DRIP } from './sprinklers-and-drip.ts';
import { WATERING } from './watering.ts';

export const WATERING_AND_GROWING: Aisle = {
  slug: 'watering-and-growing',
  name: ['Watering & growing', 'الري والزراعة'],
  description: ['Hoses, cans, pots and soil.', 'خراطيم ومرشّات وأصص وتربة.'],
  leafCategories: [WATERING, SPRINKLERS_AND_DRIP, POTS_AND_COMPOST],
};
