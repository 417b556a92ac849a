import type { Aisle } from '../../category-tree.ts';
import { CUTLERY } from './cutlery.ts';
import { PLATES_AND_CUPS } from './plates-and-cups.ts';

export const TABLE_SETTING: Aisle = {
  slug: 'table-setting',
  name: ['Table & serving', 'السفرة والتقديم'],
  description: ['For daily meals and for guests.', 'لكل يوم وللضيوف.'],
  leafCategories: [PLATES_AND_CUPS, CUTLERY],
};
