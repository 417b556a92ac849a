import type { Department } from '../../department.ts';
import { PIPES_AND_REPAIR } from './pipes-and-repair.ts';
import { TAPS_AND_SHOWERS } from './taps-and-showers.ts';

export const PLUMBING: Department = {
  catCode: 'plumbing',
  name: ['Plumbing & Bathroom', 'السباكة والحمّام'],
  text: [
    'Taps and showers for hard water, and the fittings that keep it where it belongs.',
    'خلاطات ودشّات للماء الكلسي، ووصلات تُبقي الماء في مكانه.',
  ],
  aisles: [TAPS_AND_SHOWERS, PIPES_AND_REPAIR],
  synonyms: { en: [], ar: [] },
};
