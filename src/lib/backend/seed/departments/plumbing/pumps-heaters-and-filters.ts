import type { Aisle } from '../../category-tree.ts';
import { PUMPS, WATER_HEATERS } from './pumps-and-heaters.ts';
import { WATER_FILTERS } from './water-filters.ts';

export const PUMPS_HEATERS_AND_FILTERS: Aisle = {
  slug: 'pumps-heaters-and-filters',
  name: ['Pumps, heaters & filters', 'المضخات والسخانات والفلاتر'],
  description: ['Water that is stronger, warmer and cleaner.', 'ماء أقوى وأدفأ وأصفى.'],
  leafCategories: [PUMPS, WATER_HEATERS, WATER_FILTERS],
};
