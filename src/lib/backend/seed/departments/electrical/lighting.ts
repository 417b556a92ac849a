import type { Aisle } from '../../category-tree.ts';
import { BULBS } from './bulbs.ts';
import { CEILING_LIGHTS } from './ceiling-lights.ts';
import { LED_STRIPS } from './led-strips.ts';
import { PENDANTS_AND_WALL_LIGHTS } from './pendants-and-wall-lights.ts';
import { TABLE_AND_FLOOR_LAMPS } from './table-and-floor-lamps.ts';

export const LIGHTING: Aisle = {
  slug: 'lighting',
  name: ['Lighting', 'الإضاءة'],
  description: ['Light for rooms, walls and courtyards.', 'إضاءة للغرف والجدران والأحواش.'],
  leafCategories: [BULBS, PENDANTS_AND_WALL_LIGHTS, CEILING_LIGHTS, TABLE_AND_FLOOR_LAMPS, LED_STRIPS],
};
