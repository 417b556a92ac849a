import type { Aisle } from '../../category-tree.ts';
import { DALLAH_AND_COFFEE } from './dallah-and-coffee.ts';
import { FLASKS } from './flasks.ts';
import { KETTLES_AND_APPLIANCES } from './kettles-and-appliances.ts';

export const COFFEE_AND_APPLIANCES: Aisle = {
  slug: 'coffee-and-appliances',
  name: ['Coffee, tea & appliances', 'القهوة والشاي والأجهزة'],
  description: ['For the guest at the door and the rush at seven.', 'للضيف على الباب ولزحمة السابعة صباحًا.'],
  leafCategories: [DALLAH_AND_COFFEE, FLASKS, KETTLES_AND_APPLIANCES],
};
