import type { Aisle } from '../../category-tree.ts';
import { BOLTS_AND_NUTS } from './bolts-and-nuts.ts';
import { FIXINGS_AND_LOCKS } from './fixings-and-locks.ts';
import { NAILS_AND_HOOKS } from './nails-and-hooks.ts';
import { WALL_PLUGS_AND_ANCHORS } from './wall-plugs-and-anchors.ts';
import { WOOD_SCREWS } from './wood-screws.ts';

export const FIXINGS: Aisle = {
  slug: 'fixings',
  name: ['Fixings', 'مواد التثبيت'],
  description: ['What holds, and what keeps shut.', 'ما يثبّت وما يُقفل.'],
  leafCategories: [FIXINGS_AND_LOCKS, WOOD_SCREWS, BOLTS_AND_NUTS, WALL_PLUGS_AND_ANCHORS, NAILS_AND_HOOKS],
};
