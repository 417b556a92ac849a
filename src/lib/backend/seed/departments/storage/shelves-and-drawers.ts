import type { Aisle } from '../../category-tree.ts';
import { DRAWER_UNITS } from './drawer-units.ts';
import { SHELVING_UNITS } from './shelving-units.ts';
import { WALL_SHELVES } from './wall-shelves.ts';

export const SHELVES_AND_DRAWERS: Aisle = {
  slug: 'shelves-and-drawers',
  name: ['Shelves & drawers', 'الأرفف والأدراج'],
  description: [
    'Standing, hanging and rolling, all to one set of measures.',
    'قائمة ومعلّقة ومتحركة، بمقاسات موحدة.',
  ],
  leafCategories: [SHELVING_UNITS, WALL_SHELVES, DRAWER_UNITS],
};
