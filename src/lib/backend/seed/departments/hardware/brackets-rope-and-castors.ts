import type { Aisle } from '../../category-tree.ts';
import { BRACKETS } from './brackets.ts';
import { CASTORS } from './castors.ts';
import { CHAIN_AND_ROPE } from './chain-and-rope.ts';

export const BRACKETS_ROPE_AND_CASTORS: Aisle = {
  slug: 'brackets-rope-and-castors',
  name: ['Brackets, rope & castors', 'الزوايا والحبال والعجلات'],
  description: ['What carries, ties and rolls.', 'ما يحمل ويربط ويتحرك.'],
  leafCategories: [BRACKETS, CHAIN_AND_ROPE, CASTORS],
};
