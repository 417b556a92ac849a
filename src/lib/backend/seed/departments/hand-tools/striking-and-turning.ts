import type { Aisle } from '../../category-tree.ts';
import { HAMMERS } from './hammers.ts';
import { PLIERS_AND_SPANNERS } from './pliers-and-spanners.ts';
import { SCREWDRIVERS } from './screwdrivers.ts';
import { SPANNERS_AND_SOCKETS } from './spanners-and-sockets.ts';

export const STRIKING_AND_TURNING: Aisle = {
  slug: 'striking-and-turning',
  name: ['Striking & turning', 'الطرق والربط'],
  description: ['The tools in the top drawer.', 'عدة الدرج الأول في كل بيت.'],
  leafCategories: [HAMMERS, SCREWDRIVERS, PLIERS_AND_SPANNERS, SPANNERS_AND_SOCKETS],
};
