import type { Department } from '../../department.ts';
import { FOOTWEAR_AND_ACCESSORIES } from './footwear-and-accessories.ts';
import { GULF_DRESS } from './gulf-dress.ts';
import { WORKWEAR } from './workwear.ts';

export const FASHION: Department = {
  catCode: 'fashion',
  name: ['Workwear & Clothing', 'الملابس وملابس العمل'],
  text: ['Clothes cut for work, heat and the weekend.', 'ملابس فُصّلت للعمل والحر ونهاية الأسبوع.'],
  aisles: [WORKWEAR, GULF_DRESS, FOOTWEAR_AND_ACCESSORIES],
  synonyms: {
    en: [
      ['t-shirt', 'tee', 'tshirt'],
      ['polo', 'polo shirt', 'collar shirt'],
      ['trousers', 'pants', 'work pants', 'cargo'],
      ['shorts', 'half pants'],
      ['coverall', 'overall', 'boiler suit', 'dungarees', 'jumpsuit'],
      ['jacket', 'coat', 'softshell'],
      ['thobe', 'thawb', 'kandura', 'dishdasha', 'jalabiya'],
      ['shemagh', 'ghutra', 'keffiyeh', 'scarf'],
      ['cap', 'hat', 'baseball cap'],
      ['sandals', 'slippers', 'flip flops', 'slides'],
      ['socks', 'stockings'],
      ['belt', 'waist belt', 'tool belt'],
    ],
    ar: [
      ['تيشيرت', 'تي شيرت', 'فانيلة', 'بلوزة'],
      ['بولو', 'قميص بولو', 'بلوفر'],
      ['بنطال', 'بنطلون', 'سروال', 'بناطيل'],
      ['شورت', 'شورتات', 'برمودا'],
      ['أفرول', 'اوفرول', 'بدلة عمل', 'أوفرهول'],
      ['جاكيت', 'جاكت', 'سترة', 'معطف'],
      ['ثوب', 'كندورة', 'دشداشة', 'جلابية'],
      ['شماغ', 'غترة', 'قترة', 'سفرة'],
      ['قبعة', 'كاب', 'طاقية', 'قحفية'],
      ['نعال', 'نعل', 'صندل', 'شبشب', 'زنوبة'],
      ['جوارب', 'شراب', 'شرابات', 'دلاغ'],
      ['حزام', 'سير', 'قشاط', 'حزام عدة'],
    ],
  },
};
