import type { Department } from '../../department.ts';
import { COFFEE_AND_APPLIANCES } from './coffee-and-appliances.ts';
import { COOKWARE } from './cookware.ts';
import { KNIVES_AND_PREP } from './knives-and-prep.ts';
import { STORING_AND_WASHING_UP } from './storing-and-washing-up.ts';
import { TABLE_SETTING } from './table-setting.ts';

export const KITCHEN: Department = {
  catCode: 'kitchen',
  name: ['Kitchen', 'المطبخ'],
  text: [
    'Pans, knives, kettles and the small things that get dinner to the table.',
    'قدور وسكاكين وغلايات وكل صغيرة توصل العشاء إلى السفرة.',
  ],
  aisles: [COOKWARE, KNIVES_AND_PREP, COFFEE_AND_APPLIANCES, TABLE_SETTING, STORING_AND_WASHING_UP],
  synonyms: {
    en: [
      ['pan', 'frying pan', 'skillet', 'fry pan'],
      ['pot', 'saucepan', 'casserole', 'cooking pot'],
      ['pressure cooker', 'steam cooker'],
      ['baking tray', 'oven tray', 'baking sheet'],
      ['cake tin', 'cake mould', 'cake pan'],
      ['knife', 'knives', 'cleaver'],
      ['cutting board', 'chopping board'],
      ['kettle', 'tea kettle'],
      ['dallah', 'coffee pot', 'arabic coffee pot'],
      ['finjan', 'coffee cup', 'cawa cup'],
      ['flask', 'thermos', 'vacuum flask'],
      ['blender', 'liquidiser', 'smoothie maker'],
      ['grinder', 'mill', 'spice grinder'],
      ['cutlery', 'flatware', 'silverware', 'spoons and forks'],
      ['plates', 'dishes', 'dinnerware', 'crockery'],
      ['container', 'food box', 'lunch box', 'tiffin'],
      ['sink', 'kitchen basin'],
      ['dish rack', 'drying rack', 'drainer'],
      ['colander', 'strainer', 'sieve'],
      ['scale', 'scales', 'weighing machine'],
    ],
    ar: [
      ['مقلاة', 'طاوة', 'مقلى', 'تاوة'],
      ['قدر', 'جدر', 'طنجرة', 'حلة'],
      ['قدر ضغط', 'كاتم', 'طنجرة ضغط', 'قدر كاتم'],
      ['صينية', 'صواني فرن', 'تبسي'],
      ['سكين', 'سچين', 'سكاكين', 'ساطور'],
      ['لوح تقطيع', 'خشبة تقطيع', 'لوح فرم', 'قرمة'],
      ['غلاية', 'كتلي', 'غوري'],
      ['دلة', 'دلال', 'إبريق قهوة'],
      ['فنجان', 'فنيال', 'فناجين'],
      ['استكانة', 'بيالة', 'كاسة شاي', 'إستكان'],
      ['ترمس', 'ثرموس', 'حافظة حرارة'],
      ['خلاط', 'خلاط فواكه', 'بلندر'],
      ['ملعقة', 'قفشة', 'خاشوقة', 'ملاعق'],
      ['صحن', 'طبق', 'صحون', 'مواعين'],
      ['علبة طعام', 'حافظة طعام', 'سفرطاس', 'لنش بوكس'],
      ['مجلى', 'حوض مطبخ', 'سنك', 'مغسلة مواعين'],
      ['شبك صحون', 'مصفاة صحون', 'صفاية', 'نشافة صحون'],
      ['مصفاة', 'مشخال', 'مشخلة', 'غربال'],
      ['ميزان', 'ميزان مطبخ', 'وزان'],
      ['زبدية', 'طاسة', 'سلطانية', 'بادية'],
    ],
  },
};
