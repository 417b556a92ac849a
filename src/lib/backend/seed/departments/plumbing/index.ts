import type { Department } from '../../department.ts';
import { PIPES_AND_REPAIR } from './pipes-and-repair.ts';
import { PUMPS_HEATERS_AND_FILTERS } from './pumps-heaters-and-filters.ts';
import { TAPS_AND_SHOWERS } from './taps-and-showers.ts';
import { VALVES_AND_DRAINAGE } from './valves-and-drainage.ts';

export const PLUMBING: Department = {
  catCode: 'plumbing',
  name: ['Plumbing', 'السباكة'],
  text: [
    'Taps and showers for hard water, and the fittings that keep it where it belongs.',
    'خلاطات ودشّات للماء الكلسي، ووصلات تُبقي الماء في مكانه.',
  ],
  aisles: [TAPS_AND_SHOWERS, PIPES_AND_REPAIR, VALVES_AND_DRAINAGE, PUMPS_HEATERS_AND_FILTERS],
  synonyms: {
    en: [
      ['tap', 'faucet', 'mixer'],
      ['shower', 'shower head', 'rain shower'],
      ['aerator', 'tap filter tip', 'flow saver'],
      ['cartridge', 'mixer core', 'tap insert'],
      ['connector', 'flexible hose', 'braided hose', 'flexi'],
      ['ppr', 'green pipe', 'plastic pipe'],
      ['pvc', 'upvc', 'drain pipe'],
      ['elbow', 'bend', 'corner joint'],
      ['angle valve', 'stop valve', 'isolation valve', 'stopcock'],
      ['float valve', 'ball cock', 'tank float'],
      ['check valve', 'non-return valve', 'one-way valve'],
      ['trap', 'bottle trap', 'siphon', 'p-trap'],
      ['waste', 'pop-up', 'basin plug', 'strainer'],
      ['floor drain', 'gully', 'shower drain'],
      ['plunger', 'drain pump', 'force cup'],
      ['auger', 'drain snake', 'plumber spring'],
      ['ptfe tape', 'teflon', 'thread tape'],
      ['water heater', 'geyser', 'boiler'],
      ['pump', 'booster', 'water motor'],
      ['water filter', 'purifier', 'reverse osmosis', 'ro system'],
    ],
    ar: [
      ['خلاط', 'حنفية', 'صنبور', 'بزبوز', 'مكسر'],
      ['دش', 'شاور', 'مرش'],
      ['ليّ', 'لي مرن', 'وصلة مرنة', 'فليكسبل'],
      ['ماسورة', 'أنبوب', 'بايب', 'قصبة'],
      ['كوع', 'البو', 'كوع زاوية'],
      ['محبس', 'صمام', 'بلف', 'سكر ماء'],
      ['عوامة', 'طوافة', 'فلوتر'],
      ['صمام عدم رجوع', 'رداد', 'تشك فالف'],
      ['سيفون', 'مصيدة ماء'],
      ['مصفاة', 'بالوعة', 'مصرف', 'بيبة'],
      ['مكبس تسليك', 'شفاط مجاري', 'مدفع مجاري'],
      ['زنبرك تسليك', 'ياي تسليك', 'سوستة مجاري'],
      ['تفلون', 'شريط تسريب', 'تيب سباكة'],
      ['سخان', 'كيزر', 'بويلر', 'غيزر'],
      ['مضخة', 'دينمو', 'ماطور', 'طرمبة'],
      ['فلتر', 'منقي', 'تحلية', 'جهاز ماء'],
      ['قلب خلاط', 'كارتريدج', 'قلب حنفية'],
      ['خرطوم', 'هوز', 'لي'],
    ],
  },
};
