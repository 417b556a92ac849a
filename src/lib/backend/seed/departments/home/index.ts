import type { Department } from '../../department.ts';
import { BEDROOM } from './bedroom.ts';
import { DECOR_AND_SCENT } from './decor-and-scent.ts';
import { FURNITURE } from './furniture.ts';
import { SOFT_FURNISHINGS } from './soft-furnishings.ts';

export const HOME: Department = {
  catCode: 'home',
  name: ['Home & Living', 'البيت والديكور'],
  text: [
    'Rugs, bedding, furniture and small comforts for a house that welcomes guests.',
    'سجاد ومفارش وأثاث وقطع ديكور لبيت يستقبل ضيوفه.',
  ],
  aisles: [SOFT_FURNISHINGS, BEDROOM, DECOR_AND_SCENT, FURNITURE],
  synonyms: {
    en: [
      ['sofa', 'couch', 'settee'],
      ['rug', 'carpet'],
      ['curtain', 'drape', 'blind'],
      ['duvet', 'comforter', 'quilt'],
      ['sheet', 'bed sheet', 'bedsheet'],
      ['duvet cover', 'quilt cover', 'bed set'],
      ['blanket', 'throw'],
      ['cushion', 'throw pillow', 'scatter cushion'],
      ['mabkhara', 'incense burner', 'bakhoor burner'],
      ['bakhoor', 'incense', 'oud'],
      ['lantern', 'fanous'],
      ['picture frame', 'photo frame'],
      ['door mat', 'doormat', 'welcome mat'],
      ['side table', 'end table', 'coffee table'],
      ['armchair', 'recliner', 'lounge chair'],
      ['prayer rug', 'prayer mat'],
      ['pouffe', 'ottoman', 'footstool'],
      ['desk', 'study table', 'writing table'],
    ],
    ar: [
      ['كنبة', 'كنب', 'قنفة', 'أريكة', 'صوفا'],
      ['سجادة', 'سجاد', 'زولية', 'زوالي', 'موكيت'],
      ['ستارة', 'ستائر', 'برادي', 'بردة'],
      ['لحاف', 'دفة', 'كمفرتر', 'بطانية'],
      ['شرشف', 'شراشف', 'ملاية', 'مفرش'],
      ['مخدة', 'وسادة', 'مخدات', 'خدادية'],
      ['تكاية', 'مسند', 'مركى'],
      ['مبخرة', 'مدخن', 'مبخر'],
      ['بخور', 'عود', 'دخون'],
      ['فانوس', 'فوانيس', 'سراج'],
      ['مزهرية', 'فازة', 'زهرية'],
      ['برواز', 'إطار صورة', 'براويز'],
      ['مرآة', 'مراية', 'منظرة'],
      ['ساعة حائط', 'ساعة جدار', 'ساعة'],
      ['جلسة عربية', 'جلسة أرضية', 'مجلس'],
      ['دعّاسة', 'دعاسة', 'دواسة'],
      ['طاولة', 'طربيزة', 'ميز'],
      ['شمعة', 'شموع', 'شمع'],
    ],
  },
};
