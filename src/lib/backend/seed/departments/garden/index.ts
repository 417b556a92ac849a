import type { Department } from '../../department.ts';
import { EVENINGS_OUTDOORS } from './evenings-outdoors.ts';
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
  aisles: [WATERING_AND_GROWING, PLANTS_AND_SEEDS, GARDEN_WORK_AND_REST, EVENINGS_OUTDOORS],
  synonyms: {
    en: [
      ['hose', 'hosepipe', 'garden pipe'],
      ['spray gun', 'nozzle', 'sprayer'],
      ['pot', 'planter', 'flowerpot'],
      ['compost', 'soil', 'potting mix'],
      ['sprinkler', 'irrigation', 'lawn sprayer'],
      ['drip', 'dripper', 'micro irrigation'],
      ['fertiliser', 'fertilizer', 'plant food', 'feed'],
      ['secateurs', 'pruner', 'pruning shears'],
      ['spade', 'shovel', 'digger'],
      ['mower', 'lawnmower', 'grass cutter'],
      ['trimmer', 'strimmer', 'edger'],
      ['parasol', 'umbrella', 'sunshade'],
      ['barbecue', 'bbq', 'grill', 'mangal'],
      ['charcoal', 'coal'],
      ['lounger', 'sunbed', 'deck chair'],
      ['cooler', 'ice box', 'cool box'],
      ['camping', 'kashta', 'desert trip'],
      ['artificial grass', 'fake grass', 'turf'],
    ],
    ar: [
      ['خرطوم', 'هوز', 'أنبوب ماء'],
      ['أصيص', 'مركن', 'حوض زرع', 'زريعة'],
      ['تربة', 'بتموس', 'طين زراعي'],
      ['سماد', 'كيماوي زرع', 'مغذي نبات'],
      ['رشاش', 'مرش', 'سبرنكلر'],
      ['تنقيط', 'نقاط', 'ري بالتنقيط'],
      ['مقص تقليم', 'مقص شجر', 'مقص زرع'],
      ['مجرفة', 'كريك', 'مسحاة', 'صخين'],
      ['جزازة', 'قصاصة عشب', 'مكينة حشيش'],
      ['عشب', 'ثيل', 'نجيل', 'حشيش', 'إنجيلة'],
      ['مظلة', 'شمسية', 'تندة'],
      ['شواية', 'منقل', 'باربكيو', 'مشواة'],
      ['فحم', 'جمر', 'سمر'],
      ['كشتة', 'رحلة', 'تخييم', 'مكشات'],
      ['حافظة', 'ثلاجة رحلات', 'آيس بوكس', 'كولر'],
      ['فسيلة', 'نخلة', 'صرمة'],
      ['عربانة', 'عربية', 'ويلبرو'],
      ['جهنمية', 'مجنونة', 'بوغنفيليا'],
      ['جلسة', 'قعدة', 'أثاث حديقة'],
    ],
  },
};
