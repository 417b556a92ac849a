import type { Aisle } from '../../category-tree.ts';
import { TOOL_BAGS_AND_BELTS } from './tool-bags-and-belts.ts';
import { TOOLBOXES_AND_LADDERS } from './toolboxes-and-ladders.ts';

export const SITE_AND_STORAGE: Aisle = {
  slug: 'site-and-storage',
  name: ['Toolboxes, bags & ladders', 'صناديق العدة والحقائب والسلالم'],
  description: ['To carry, store and reach.', 'للحمل والحفظ والوصول.'],
  leafCategories: [TOOLBOXES_AND_LADDERS, TOOL_BAGS_AND_BELTS],
};
