import type { Aisle } from '../../category-tree.ts';
import { SCARVES_AND_HEADWEAR } from './scarves-and-headwear.ts';
import { THOBES } from './thobes.ts';

export const GULF_DRESS: Aisle = {
  slug: 'gulf-dress',
  name: ['Gulf dress & headwear', 'الزي الخليجي وأغطية الرأس'],
  description: ['What one wears when the tools are put away.', 'ما يُلبس بعد أن تُرفع العدة.'],
  leafCategories: [THOBES, SCARVES_AND_HEADWEAR],
};
