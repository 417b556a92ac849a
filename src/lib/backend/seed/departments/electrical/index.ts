import type { Department } from '../../department.ts';
import { FANS_BELLS_AND_BATTERIES } from './fans-bells-and-batteries.ts';
import { LIGHTING } from './lighting.ts';
import { OUTDOOR_AND_PORTABLE_LIGHT } from './outdoor-and-portable-light.ts';
import { WIRING } from './wiring.ts';

export const ELECTRICAL: Department = {
  catCode: 'electrical',
  name: ['Electrical & Lighting', 'الكهرباء والإضاءة'],
  text: [
    'Bulbs, pendants and wall lights, with the switches, sockets and cable behind them.',
    'لمبات ومعلّقات ومصابيح جدارية، مع المفاتيح والمقابس والكابلات خلفها.',
  ],
  aisles: [LIGHTING, OUTDOOR_AND_PORTABLE_LIGHT, WIRING, FANS_BELLS_AND_BATTERIES],
  synonyms: {
    en: [
      ['bulb', 'lamp', 'light bulb', 'globe'],
      ['torch', 'flashlight'],
      ['socket', 'outlet', 'power point', 'receptacle'],
      ['plug', 'plug top'],
      ['extension', 'extension lead', 'extension cord', 'power strip', 'multi plug'],
      ['breaker', 'mcb', 'circuit breaker', 'trip switch'],
      ['rccb', 'elcb', 'rcd', 'earth leakage'],
      ['distribution board', 'db', 'consumer unit', 'fuse box'],
      ['pendant', 'hanging light', 'chandelier'],
      ['floodlight', 'flood light', 'projector', 'security light'],
      ['downlight', 'spot', 'spotlight', 'recessed light'],
      ['led strip', 'strip light', 'rope light', 'profile light'],
      ['cable', 'wire', 'flex'],
      ['doorbell', 'door bell', 'chime', 'intercom'],
      ['camera', 'cctv', 'surveillance'],
      ['multimeter', 'avometer', 'tester'],
      ['dimmer', 'dimming switch'],
      ['solar', 'solar powered'],
    ],
    ar: [
      ['لمبة', 'لمبات', 'مصباح', 'ليت'],
      ['كشاف', 'بروجكتر', 'بلجكتور'],
      ['كشاف يد', 'بيل', 'ليت يد', 'مصباح يدوي'],
      ['مقبس', 'بلك', 'بريزة', 'سوكت', 'نقطة كهرباء'],
      ['فيش', 'بلاك', 'قابس', 'أفياش'],
      ['مفتاح', 'سويتش', 'كبس', 'زر إنارة'],
      ['توصيلة', 'مشترك', 'تمديد', 'وصلة كهرباء'],
      ['قاطع', 'بريكر', 'سكينة'],
      ['لوحة توزيع', 'طبلون', 'لوحة كهرباء'],
      ['سلك', 'كابل', 'كيبل', 'واير'],
      ['ثريا', 'نجفة', 'معلّقة'],
      ['سبوت', 'سبوت لايت', 'إضاءة غاطسة'],
      ['شريط ليد', 'ليد ستريب', 'إنارة مخفية'],
      ['أباجورة', 'مصباح طاولة', 'لمبة مكتب'],
      ['مروحة', 'بنكة', 'مراوح'],
      ['جرس', 'إنتركم', 'جرس باب'],
      ['كاميرا', 'كاميرات مراقبة', 'مراقبة'],
      ['بطارية', 'بطاريات', 'حجر', 'حجارة'],
      ['آفوميتر', 'مالتيميتر', 'جهاز فحص', 'فاحص'],
    ],
  },
};
