import type { Aisle } from '../../category-tree.ts';
import { FIRE_SAFETY } from './fire-safety.ts';
import { FIRST_AID } from './first-aid.ts';

export const FIRE_AND_FIRST_AID: Aisle = {
  slug: 'fire-and-first-aid',
  name: ['Fire & first aid', 'الحريق والإسعاف'],
  description: ['Bought calmly, used in a hurry.', 'تُشترى على مهل وتُستعمل على عجل.'],
  leafCategories: [FIRE_SAFETY, FIRST_AID],
};
