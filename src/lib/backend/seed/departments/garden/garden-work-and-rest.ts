import type { Aisle } from '../../category-tree.ts';
import { GARDEN_FURNITURE } from './garden-furniture.ts';
import { GARDEN_TOOLS } from './garden-tools.ts';
import { LAWN_AND_HEDGE } from './lawn-and-hedge.ts';
import { PARASOLS_AND_SHADE } from './parasols-and-shade.ts';

export const GARDEN_WORK_AND_REST: Aisle = {
  slug: 'garden-work-and-rest',
  name: ['Garden work & rest', 'عمل الحديقة وجلستها'],
  description: ['Dig first, sit down after.', 'احفر أولًا ثم استرح.'],
  leafCategories: [GARDEN_TOOLS, LAWN_AND_HEDGE, GARDEN_FURNITURE, PARASOLS_AND_SHADE],
};
