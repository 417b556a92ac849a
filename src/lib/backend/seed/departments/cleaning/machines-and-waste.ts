import type { Aisle } from '../../category-tree.ts';
import { BIN_BAGS, WASTE_BINS } from './bins-and-bags.ts';
import { HOUSEHOLD_VACUUMS } from './vacuums.ts';

export const MACHINES_AND_WASTE: Aisle = {
  slug: 'vacuums-and-waste',
  name: ['Vacuums, bins & bags', 'المكانس الكهربائية والسلال والأكياس'],
  description: ['Where the dust goes in the end.', 'حيث ينتهي الغبار.'],
  leafCategories: [HOUSEHOLD_VACUUMS, WASTE_BINS, BIN_BAGS],
};
