import type { Aisle } from '../../category-tree.ts';
import { FEED_AND_PROTECT } from './feed-and-protect.ts';
import { PLANTS } from './plants.ts';
import { SEEDS } from './seeds.ts';

export const PLANTS_AND_SEEDS: Aisle = {
  slug: 'plants-and-seeds',
  name: ['Plants & seeds', 'النباتات والبذور'],
  description: ['Green things, and what keeps them so.', 'كل أخضر وما يُبقيه أخضر.'],
  leafCategories: [PLANTS, SEEDS, FEED_AND_PROTECT],
};
