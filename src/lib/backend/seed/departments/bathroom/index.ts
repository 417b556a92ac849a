import type { Department } from '../../department.ts';
import { BASINS_AND_TOILETS } from './basins-and-toilets.ts';
import { BATHROOM_FURNITURE } from './bathroom-furniture.ts';
import { RAILS_AND_ACCESSORIES } from './rails-and-accessories.ts';

export const BATHROOM: Department = {
  catCode: 'bathroom',
  name: ['Bathroom', 'الحمّام'],
  text: [
    'Basins, mirrors, rails and towels for rooms that see water every day.',
    'مغاسل ومرايا وحوامل ومناشف لغرفة يزورها الماء كل يوم.',
  ],
  aisles: [BASINS_AND_TOILETS, BATHROOM_FURNITURE, RAILS_AND_ACCESSORIES],
  synonyms: { en: [], ar: [] },
};
