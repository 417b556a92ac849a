import type { Aisle } from '../../category-tree.ts';
import { BASKETS } from './baskets.ts';
import { STORAGE_BOXES } from './storage-boxes.ts';

export const BOXES_AND_BASKETS: Aisle = {
  slug: 'boxes-and-baskets',
  name: ['Boxes & baskets', 'الصناديق والسلال'],
  description: ['What goes on the shelf, with a lid or without.', 'ما يوضع على الرف، بغطاء أو بدونه.'],
  leafCategories: [STORAGE_BOXES, BASKETS],
};
