import type { Aisle } from '../../category-tree.ts';
import { CEMENT } from './cement.ts';
import { GROUT_AND_TILE_ADHESIVE } from './grout-and-tile-adhesive.ts';
import { PLYWOOD_AND_TIMBER } from './plywood-and-timber.ts';
import { SAND } from './sand.ts';
import { TILES } from './tiles.ts';

export const BUILDING_MATERIALS: Aisle = {
  slug: 'building-materials',
  name: ['Building materials', 'مواد البناء'],
  description: ['What walls and floors are made of.', 'ما تُبنى به الجدران والأرضيات.'],
  leafCategories: [CEMENT, SAND, TILES, GROUT_AND_TILE_ADHESIVE, PLYWOOD_AND_TIMBER],
};
