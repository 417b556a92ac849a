import type { Aisle } from '../../category-tree.ts';
import { PRY_BARS_AND_COLD_CHISELS } from './pry-bars-and-cold-chisels.ts';
import { STAPLERS_AND_RIVETERS } from './staplers-and-riveters.ts';
import { TROWELS_AND_FLOATS } from './trowels-and-floats.ts';

export const MASONRY_AND_FASTENING: Aisle = {
  slug: 'masonry-and-fastening',
  name: ['Masonry, demolition & fastening', 'البناء والهدم والتثبيت'],
  description: ['Put it up, take it down, fix it in place.', 'ابنِ وفُكّ وثبّت.'],
  leafCategories: [TROWELS_AND_FLOATS, PRY_BARS_AND_COLD_CHISELS, STAPLERS_AND_RIVETERS],
};
