import type { Aisle } from '../../category-tree.ts';
import { SHOWERS } from './showers.ts';
import { TAP_SPARES } from './tap-spares.ts';
import { TAPS } from './taps.ts';

export const TAPS_AND_SHOWERS: Aisle = {
  slug: 'taps-and-showers',
  name: ['Taps & showers', 'الخلاطات والدشّات'],
  description: ['Basin, kitchen and shower.', 'للمغسلة والمطبخ والدش.'],
  leafCategories: [TAPS, SHOWERS, TAP_SPARES],
};
