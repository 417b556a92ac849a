import type { Aisle } from '../../category-tree.ts';
import { BELTS_AND_SOCKS } from './belts-and-socks.ts';
import { SANDALS } from './sandals.ts';

export const FOOTWEAR_AND_ACCESSORIES: Aisle = {
  slug: 'footwear-and-accessories',
  name: ['Footwear & accessories', 'النعال والإكسسوارات'],
  description: ['Belts, socks, sandals and slip-ons.', 'أحزمة وجوارب ونعال.'],
  leafCategories: [BELTS_AND_SOCKS, SANDALS],
};
