import type { Aisle } from '../../category-tree.ts';
import { BEDDING } from './bedding.ts';
import { PILLOWS_AND_DUVETS } from './pillows-and-duvets.ts';

export const BEDROOM: Aisle = {
  slug: 'bedroom-textiles',
  name: ['Bedroom', 'غرفة النوم'],
  description: ['Bed linen and what is under it.', 'مفارش السرير وما تحتها.'],
  leafCategories: [BEDDING, PILLOWS_AND_DUVETS],
};
