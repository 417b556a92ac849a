import type { Aisle } from '../../category-tree.ts';
import { GARAGE_SHELVING } from './garage-shelving.ts';
import { PEGBOARDS_AND_GARAGE_HOOKS } from './pegboards-and-garage-hooks.ts';
import { SMALL_PARTS_ORGANISERS } from './small-parts-organisers.ts';

export const GARAGE_AND_WORKSHOP: Aisle = {
  slug: 'garage-and-workshop-storage',
  name: ['Garage & workshop', 'الكراج والورشة'],
  description: [
    'Racks, hooks and bins for heavy and for tiny things.',
    'أرفف وخطافات وخانات للثقيل وللصغير.',
  ],
  leafCategories: [GARAGE_SHELVING, PEGBOARDS_AND_GARAGE_HOOKS, SMALL_PARTS_ORGANISERS],
};
