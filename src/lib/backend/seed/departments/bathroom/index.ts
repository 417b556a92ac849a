import type { Department } from '../../department.ts';
import { BASINS_AND_TOILETS } from './basins-and-toilets.ts';

export const BATHROOM: Department = {
  catCode: 'bathroom',
  name: ['Bathroom', 'الحمّام'],
  text: [
    'Basins, mirrors, rails and towels for rooms that see water every day.',
    'مغاسل ومرايا وحوامل ومناشف لغرفة يزورها الماء كل يوم.',
  ],
  aisles: [BASINS_AND_TOILETS],
  synonyms: { en: [], ar: [] },
};
