import type { Department } from '../../department.ts';
import { MASONRY_AND_FASTENING } from './masonry-and-fastening.ts';
import { MEASURING_AND_CUTTING } from './measuring-and-cutting.ts';
import { SHAPING_AND_HOLDING } from './shaping-and-holding.ts';
import { SITE_AND_STORAGE } from './site-and-storage.ts';
import { STRIKING_AND_TURNING } from './striking-and-turning.ts';

export const HAND_TOOLS: Department = {
  catCode: 'hand-tools',
  name: ['Hand Tools & Site', 'العدد اليدوية والموقع'],
  text: [
    'Hammers, drivers, spanners, saws and levels, and the boxes, bags and ladders that go to work with them.',
    'مطارق ومفكات ومفاتيح ومناشير وموازين، ومعها الصناديق والحقائب والسلالم التي ترافقها إلى العمل.',
  ],
  aisles: [
    STRIKING_AND_TURNING,
    MEASURING_AND_CUTTING,
    SHAPING_AND_HOLDING,
    MASONRY_AND_FASTENING,
    SITE_AND_STORAGE,
  ],
  synonyms: {
    en: [
      ['spanner', 'wrench'],
      ['hex key', 'allen key', 'allen'],
      ['tape measure', 'measuring tape', 'metre'],
      ['spirit level', 'bubble level', 'water level'],
      ['utility knife', 'cutter', 'box cutter', 'snap-off knife'],
      ['pliers', 'pincers', 'nippers'],
      ['adjustable wrench', 'shifter', 'monkey wrench'],
      ['locking pliers', 'grip pliers', 'lock grip'],
      ['clamp', 'cramp'],
      ['vice', 'vise'],
      ['pry bar', 'crowbar', 'wrecking bar'],
      ['sledgehammer', 'sledge'],
      ['ladder', 'stepladder', 'step stool'],
      ['sealant gun', 'silicone gun', 'caulking gun'],
      ['staple gun', 'stapler', 'tacker'],
      ['torx', 'star'],
      ['phillips', 'crosshead'],
      ['toolbox', 'tool case', 'tool chest'],
    ],
    ar: [
      ['شاكوش', 'مطرقة', 'جاكوج'],
      ['مفك', 'درنفيس', 'سكروب'],
      ['زرادية', 'بلايس', 'كماشة'],
      ['مفتاح إنجليزي', 'سبانة', 'مفتاح فرنسي'],
      ['مفتاح ربط', 'مفتاح بلدي', 'سبانات'],
      ['ألن', 'ألنكي', 'مفتاح سداسي'],
      ['متر', 'متر قياس', 'شريط قياس', 'فيتة'],
      ['ميزان ماء', 'ميزان بناء', 'شاقول'],
      ['كتر', 'مشرط', 'سكين عمل'],
      ['سلم', 'سلّم', 'سلالم'],
      ['صندوق عدة', 'شنطة عدة', 'حقيبة عدة'],
      ['لقم', 'بكسات', 'طقم بكس'],
      ['إزميل', 'أجنة'],
      ['مالج', 'مسطرين', 'مسطرينة'],
      ['عتلة', 'هيم', 'رافعة مسامير'],
      ['ملزمة', 'قمطة', 'مربط', 'كلامب'],
      ['دباسة', 'ستيبلر', 'دباسة خشب'],
      ['ريجي', 'مفتاح مواسير', 'رنش'],
      ['صليبة', 'فيليبس', 'مصلب'],
    ],
  },
};
