import type { Aisle } from '../../category-tree.ts';
import { CLOTHS_AND_SPONGES, WINDOW_CLEANING } from './cloths-and-windows.ts';
import { BROOMS_AND_DUSTPANS, MOPS_AND_BUCKETS } from './mops-and-brooms.ts';

export const CLEANING_TOOLS: Aisle = {
  slug: 'cleaning-tools',
  name: ['Mops, brooms & cloths', 'المماسح والمكانس والفوط'],
  description: ['Things with a handle, and things without.', 'أدوات بمقبض وأخرى بلا مقبض.'],
  leafCategories: [MOPS_AND_BUCKETS, BROOMS_AND_DUSTPANS, CLOTHS_AND_SPONGES, WINDOW_CLEANING],
};
