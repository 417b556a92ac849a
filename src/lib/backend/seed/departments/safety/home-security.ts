import type { Aisle } from '../../category-tree.ts';
import { CAMERAS_AND_ALARMS } from './cameras-and-alarms.ts';
import { SAFES_AND_KEY_BOXES } from './safes-and-key-boxes.ts';

export const HOME_SECURITY: Aisle = {
  slug: 'home-security',
  name: ['Home security', 'أمان البيت'],
  description: ['Watch, lock and sleep soundly.', 'راقب وأقفل ونم.'],
  leafCategories: [CAMERAS_AND_ALARMS, SAFES_AND_KEY_BOXES],
};
