import type { Department } from '../../department.ts';
import { CLEANING_PRODUCTS } from './cleaning-products.ts';
import { CLEANING_TOOLS } from './cleaning-tools.ts';
import { LAUNDRY } from './laundry.ts';
import { MACHINES_AND_WASTE } from './machines-and-waste.ts';

export const CLEANING: Department = {
  catCode: 'cleaning',
  name: ['Cleaning', 'التنظيف'],
  text: [
    'What lifts dust, limescale and yesterday’s coffee, and where to put the rest.',
    'ما يزيل الغبار والكلس وقهوة الأمس، وأين تضع ما تبقّى.',
  ],
  aisles: [CLEANING_PRODUCTS, LAUNDRY, CLEANING_TOOLS, MACHINES_AND_WASTE],
  synonyms: {
    en: [
      ['cleaner', 'detergent', 'cleaning liquid'],
      ['bleach', 'chlorine'],
      ['disinfectant', 'antiseptic', 'sanitiser', 'sanitizer'],
      ['dish soap', 'washing up liquid', 'dish liquid'],
      ['descaler', 'limescale remover', 'calcium remover'],
      ['degreaser', 'grease remover'],
      ['washing powder', 'laundry detergent', 'laundry soap'],
      ['softener', 'fabric conditioner'],
      ['mop', 'floor wiper'],
      ['broom', 'sweeper', 'floor brush'],
      ['cloth', 'rag', 'duster', 'wipe'],
      ['sponge', 'scrubber', 'scourer'],
      ['squeegee', 'window wiper', 'glass wiper'],
      ['vacuum', 'vacuum cleaner'],
      ['bin', 'dustbin', 'trash can', 'waste basket'],
      ['bin bag', 'garbage bag', 'trash bag', 'refuse sack'],
      ['airer', 'drying rack', 'clothes horse'],
      ['mould', 'mold', 'mildew', 'fungus'],
    ],
    ar: [
      ['منظف', 'صابون', 'سائل تنظيف'],
      ['كلور', 'مبيّض', 'مبيض'],
      ['مطهر', 'معقم'],
      ['سائل صحون', 'صابون مواعين', 'جلي'],
      ['كلس', 'تكلس', 'ترسبات', 'جير الماء'],
      ['مسحوق', 'صابون غسيل', 'بودرة غسيل'],
      ['منعم', 'معطر ملابس', 'مليّن ملابس'],
      ['ممسحة', 'مسّاحة', 'موب', 'شرشوبة'],
      ['مكنسة', 'مقشة', 'مكناس', 'مخمّة'],
      ['فوطة', 'خيشة', 'قماشة', 'خرقة'],
      ['إسفنج', 'سفنج', 'ليفة', 'سلك مواعين'],
      ['مكنسة كهربائية', 'شفاط غبار'],
      ['سلة', 'زبالة', 'درام', 'حاوية', 'سطل قمامة'],
      ['أكياس', 'جواني', 'أكياس زبالة', 'أكياس قمامة'],
      ['منشر', 'حبل غسيل', 'نشر'],
      ['سطل', 'جردل', 'دلو'],
      ['عفن', 'رطوبة', 'فطريات'],
    ],
  },
};
