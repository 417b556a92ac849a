import type { Aisle } from '../../category-tree.ts';
import { CUTTING_BOARDS } from './cutting-boards.ts';
import { KITCHEN_KNIVES } from './kitchen-knives.ts';
import { UTENSILS_AND_SCALES } from './utensils-and-scales.ts';

export const KNIVES_AND_PREP: Aisle = {
  slug: 'knives-and-prep',
  name: ['Knives & preparation', 'السكاكين والتحضير'],
  description: ['The half of cooking that happens before the fire.', 'نصف الطبخ الذي يسبق النار.'],
  leafCategories: [KITCHEN_KNIVES, CUTTING_BOARDS, UTENSILS_AND_SCALES],
};
