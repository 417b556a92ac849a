import type { Department } from '../../department.ts';
import { CUTTING_AND_SANDING } from './cutting-and-sanding.ts';
import { DRILLING_AND_DRIVING } from './drilling-and-driving.ts';

export const POWER_TOOLS: Department = {
  catCode: 'power-tools',
  name: ['Power Tools', 'العدد الكهربائية'],
  text: [
    'Cordless and mains tools for drilling, cutting and smoothing, on one battery and with local service.',
    'عدد لاسلكية وسلكية للثقب والقص والتنعيم، ببطارية واحدة وصيانة محلية.',
  ],
  aisles: [DRILLING_AND_DRIVING, CUTTING_AND_SANDING],
  synonyms: { en: [], ar: [] },
};
