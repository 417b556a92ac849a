import type { Department } from '../../department.ts';
import { DOOR_AND_CABINET_HARDWARE } from './door-and-cabinet-hardware.ts';
import { FIXINGS } from './fixings.ts';

export const HARDWARE: Department = {
  catCode: 'hardware',
  name: ['Hardware & Fixings', 'الحدايد ومواد التثبيت'],
  text: [
    'Screws, anchors, hinges and handles, sold as the job counts them.',
    'براغٍ ومثبتات ومفصلات ومقابض، نبيعها كما تُعدّ في الشغل.',
  ],
  aisles: [FIXINGS, DOOR_AND_CABINET_HARDWARE],
  synonyms: { en: [], ar: [] },
};
