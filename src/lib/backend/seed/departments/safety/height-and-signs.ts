import type { Aisle } from '../../category-tree.ts';
import { SIGNS_AND_BARRIERS } from './signs-and-barriers.ts';
import { WORK_AT_HEIGHT } from './work-at-height.ts';

export const HEIGHT_AND_SIGNS: Aisle = {
  slug: 'height-and-signs',
  name: ['Height & warning', 'المرتفعات والتحذير'],
  description: ['For those above and those walking below.', 'لمن في الأعلى ولمن يمشي تحته.'],
  leafCategories: [WORK_AT_HEIGHT, SIGNS_AND_BARRIERS],
};
