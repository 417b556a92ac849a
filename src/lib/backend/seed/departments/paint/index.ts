import type { Department } from '../../department.ts';
import { DECORATING_TOOLS } from './decorating-tools.ts';
import { DECORATIVE_FINISHES } from './decorative-finishes.ts';
import { EXTERIOR_AND_SPECIAL_PAINT } from './exterior-and-special-paint.ts';
import { INTERIOR_PAINT } from './interior-paint.ts';

export const PAINT: Department = {
  catCode: 'paint',
  name: ['Paint & Decorating', 'الدهانات والديكور'],
  text: [
    'Interior and exterior paint mixed to your shade, and everything that puts it neatly on the wall.',
    'دهانات داخلية وخارجية نخلطها باللون الذي تختاره، وكل ما يضعها على الجدار بإتقان.',
  ],
  aisles: [INTERIOR_PAINT, EXTERIOR_AND_SPECIAL_PAINT, DECORATIVE_FINISHES, DECORATING_TOOLS],
  synonyms: {
    en: [
      ['paint', 'colour', 'color', 'emulsion'],
      ['emulsion', 'wall paint', 'latex', 'plastic paint'],
      ['enamel', 'gloss', 'oil paint'],
      ['primer', 'undercoat', 'sealer', 'base coat'],
      ['stain', 'wood colour', 'wood dye'],
      ['varnish', 'lacquer', 'clear coat'],
      ['masonry', 'exterior', 'facade', 'outdoor paint'],
      ['spray', 'aerosol', 'spray can'],
      ['tape', 'masking tape', 'painter tape'],
      ['filler', 'putty', 'spackle'],
      ['caulk', 'gap filler', 'acrylic sealant'],
      ['sandpaper', 'emery', 'abrasive paper'],
      ['thinner', 'white spirit', 'turpentine', 'turps'],
      ['waterproofing', 'damp proof', 'roof coating'],
      ['shade', 'tint', 'colour code'],
      ['sheen', 'silk', 'satin', 'semi gloss'],
      ['tin', 'can', 'drum', 'bucket', 'gallon'],
      ['grey', 'gray'],
    ],
    ar: [
      ['دهان', 'صبغ', 'صباغة', 'طلاء', 'بوية'],
      ['رول', 'رولة', 'رولر'],
      ['فرشاة', 'فرشة', 'برش'],
      ['أساس', 'برايمر', 'سيلر', 'بطانة'],
      ['إينامل', 'زيتي', 'لامع', 'بوية زيت'],
      ['معجون', 'معجونة', 'ستوكو', 'بوتي'],
      ['تنر', 'ثنر', 'مخفف', 'تربنتين', 'وايت سبيريت'],
      ['ورنيش', 'لكر', 'فرنيش'],
      ['صنفرة', 'سنفرة', 'ورق زجاج'],
      ['شريط', 'تيب', 'لاصق ورقي'],
      ['بخاخ', 'سبراي', 'رش'],
      ['عازل', 'عزل', 'واتر بروف'],
      ['واجهة', 'خارجي', 'حوش', 'سور'],
      ['جير', 'نورة', 'لايم ووش'],
      ['سطل', 'درام', 'جالون', 'علبة'],
      ['درجة', 'لون', 'كود اللون'],
      ['إيبوكسي', 'ايبوكسي', 'دهان أرضيات'],
    ],
  },
};
