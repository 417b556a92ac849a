import type { Aisle } from '../../category-tree.ts';
import { BATHROOM_CLEANERS, FLOOR_CLEANERS } from './bathroom-and-floors.ts';
import { DISHWASHING, KITCHEN_CLEANERS } from './kitchen-and-dishes.ts';

export const CLEANING_PRODUCTS: Aisle = {
  slug: 'cleaning-products',
  name: ['Cleaning products', 'مواد التنظيف'],
  description: [
    'What goes in the bucket, the machine or the trigger bottle.',
    'ما يوضع في السطل أو الغسالة أو البخاخ.',
  ],
  leafCategories: [KITCHEN_CLEANERS, DISHWASHING, BATHROOM_CLEANERS, FLOOR_CLEANERS],
};
