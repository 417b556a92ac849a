import type { Department } from '../../department.ts';
import { COOKWARE } from './cookware.ts';
import { KNIVES_AND_PREP } from './knives-and-prep.ts';

export const KITCHEN: Department = {
  catCode: 'kitchen',
  name: ['Kitchen', 'المطبخ'],
  text: [
    'Pans, knives, kettles and the small things that get dinner to the table.',
    'قدور وسكاكين وغلايات وكل صغيرة توصل العشاء إلى السفرة.',
  ],
  aisles: [COOKWARE, KNIVES_AND_PREP],
  synonyms: { en: [], ar: [] },
};
