import type { Aisle } from '../../category-tree.ts';
import { VALVES } from './valves.ts';
import { WASTES_AND_DRAINS } from './wastes-and-drains.ts';

export const VALVES_AND_DRAINAGE: Aisle = {
  slug: 'valves-and-drainage',
  name: ['Valves & drainage', 'المحابس والصرف'],
  description: [
    'Letting water in under control, and out without a smell.',
    'دخول الماء بحساب، وخروجه بلا رائحة.',
  ],
  leafCategories: [VALVES, WASTES_AND_DRAINS],
};
