import type { Department } from '../../department.ts';
import { COFFEE_AND_TEA, DATES_HONEY_AND_NUTS } from './coffee-and-dates.ts';
import { RICE_AND_SPICES } from './rice-and-spices.ts';
import { WATER_AND_SNACKS } from './water-and-snacks.ts';

export const FOOD: Department = {
  catCode: 'food',
  name: ['Pantry', 'المؤونة'],
  text: ['Coffee, dates, rice and tea for the crew and the guests.', 'قهوة وتمر وأرز وشاي للفريق والضيوف.'],
  aisles: [COFFEE_AND_TEA, DATES_HONEY_AND_NUTS, RICE_AND_SPICES, WATER_AND_SNACKS],
  synonyms: {
    en: [
      ['coffee', 'gahwa', 'qahwa', 'arabic coffee'],
      ['karak', 'chai', 'milk tea'],
      ['tea', 'shai', 'tea bags'],
      ['dates', 'tamr', 'rutab'],
      ['date syrup', 'dibs', 'date molasses'],
      ['honey', 'asal'],
      ['nuts', 'mixed nuts', 'almonds', 'cashews'],
      ['seeds', 'pumpkin seeds', 'sunflower seeds'],
      ['rice', 'basmati', 'aish'],
      ['pulses', 'lentils', 'chickpeas', 'beans'],
      ['spice', 'masala', 'bezar'],
      ['cardamom', 'hail', 'elaichi'],
      ['loomi', 'dried lime', 'black lime'],
      ['water', 'drinking water', 'mineral water'],
      ['biscuits', 'cookies', 'crackers'],
      ['sweets', 'halwa', 'halva'],
    ],
    ar: [
      ['قهوة', 'گهوة', 'بن', 'كافي'],
      ['كرك', 'شاي حليب', 'جاي حليب'],
      ['شاي', 'جاي', 'چاي'],
      ['تمر', 'رطب', 'سح', 'خلاص'],
      ['دبس', 'عسل التمر'],
      ['عسل', 'سدر', 'سمر'],
      ['مكسرات', 'كرزات', 'نقل', 'لوز'],
      ['حب', 'فصفص', 'بذر'],
      ['أرز', 'رز', 'عيش', 'تمن'],
      ['بقول', 'عدس', 'دال', 'حمص'],
      ['بهارات', 'بزار', 'أبازير', 'حوايج'],
      ['هيل', 'حبهان'],
      ['لومي', 'ليمون أسود', 'نومي'],
      ['ماء', 'ماي', 'مياه', 'مي'],
      ['بسكويت', 'بسكوت', 'كعك'],
      ['حلوى', 'حلاوة', 'رهش'],
      ['باجلا', 'فول'],
    ],
  },
};
