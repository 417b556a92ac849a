import type { Aisle } from '../../category-tree.ts';
import { JACKETS_AND_COVERALLS } from './jackets-and-coveralls.ts';
import { WORK_TOPS } from './work-tops.ts';
import { WORK_TROUSERS } from './work-trousers.ts';

export const WORKWEAR: Aisle = {
  slug: 'workwear',
  name: ['Workwear', 'ملابس العمل'],
  description: ['Cut for kneeling, climbing and a hot van.', 'مفصّلة للجثو والصعود وحر السيارة.'],
  leafCategories: [WORK_TOPS, WORK_TROUSERS, JACKETS_AND_COVERALLS],
};
