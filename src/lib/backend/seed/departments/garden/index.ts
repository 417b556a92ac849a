import type { Department } from '../../department.ts';
import { GARDEN_WORK_AND_REST } from './garden-work-and-rest.ts';
import { PLANTS_AND_SEEDS } from './plants-and-seeds.ts';
import { WATERING_AND_GROWING } from './watering-and-growing.ts';

export const GARDEN: Department = {
  catCode: 'garden',
  name: ['Garden & Outdoor', 'الحديقة والخارج'],
  text: [
    'Watering, planting and sitting outside, chosen for long summers and short, lovely winters.',
    'ريّ وزراعة وجلسات خارجية، مختارة لصيف طويل وشتاء قصير جميل.',
  ],
  aisles: [WATERING_AND_GROWING, PLANTS_AND_SEEDS, GARDEN_WORK_AND_REST],
  synonyms: { en: [], ar: [] },
};
