import type { Department } from '../../department.ts';
import { BLADES_AND_ABRASIVES } from './blades-and-abrasives.ts';
import { CUTTING_AND_SANDING } from './cutting-and-sanding.ts';
import { DRILLING_AND_DRIVING } from './drilling-and-driving.ts';
import { POWER_AND_AIR } from './power-and-air.ts';

export const POWER_TOOLS: Department = {
  catCode: 'power-tools',
  name: ['Power Tools', 'العدد الكهربائية'],
  text: [
    'Cordless and mains tools for drilling, cutting and smoothing, on one battery and with local service.',
    'عدد لاسلكية وسلكية للثقب والقص والتنعيم، ببطارية واحدة وصيانة محلية.',
  ],
  aisles: [DRILLING_AND_DRIVING, CUTTING_AND_SANDING, BLADES_AND_ABRASIVES, POWER_AND_AIR],
  synonyms: {
    en: [
      ['drill', 'driver', 'cordless drill', 'drill machine'],
      ['rotary hammer', 'sds', 'concrete drill'],
      ['breaker', 'demolition hammer', 'jackhammer'],
      ['grinder', 'angle grinder', 'disc cutter'],
      ['jigsaw', 'scroll saw', 'sabre saw'],
      ['mitre saw', 'miter saw', 'chop saw'],
      ['sander', 'sanding machine', 'orbital'],
      ['sandpaper', 'emery paper', 'abrasive', 'glass paper'],
      ['vacuum', 'dust extractor', 'shop vac'],
      ['pressure washer', 'jet wash', 'car washer'],
      ['generator', 'genset'],
      ['nailer', 'nail gun', 'brad gun', 'stapler'],
      ['bit', 'drill bit', 'auger'],
      ['welder', 'welding machine', 'arc welder', 'inverter'],
      ['compressor', 'air pump', 'inflator'],
      ['battery', 'accu', 'power pack'],
    ],
    ar: [
      ['دريل', 'مثقاب', 'شنيور', 'درل'],
      ['هيلتي', 'مثقاب خرسانة', 'دقاق', 'هلتي'],
      ['كسارة', 'همر', 'آلة تكسير', 'كمبريشن'],
      ['صاروخ', 'جلاخ', 'جلخ', 'كوسرة', 'قطاعية'],
      ['أركت', 'منشار أركت', 'جيكسو', 'منشار تخريم'],
      ['منشار زاوية', 'مقص زوايا', 'منشار زاويه'],
      ['صنفرة', 'سنفرة', 'ورق زجاج', 'حفافة'],
      ['مكنسة', 'شفاط غبار', 'مكنسة كهربائية'],
      ['غسالة ضغط', 'رشاش ضغط', 'مضخة غسيل', 'بريشر'],
      ['مولد', 'مولد كهرباء', 'ماطور', 'جنريتر'],
      ['مسدس مسامير', 'دباسة', 'مسمار هوائي'],
      ['ريشة', 'بنطة', 'ريش', 'بنط'],
      ['لحام', 'مكينة لحام', 'ماكينة لحام', 'كاوية'],
      ['كمبروسر', 'ضاغط هواء', 'كمبريسر', 'منفاخ'],
      ['بطارية', 'بطاريه', 'شاحن'],
      ['رابوه', 'فارة', 'مسحاج', 'رابة'],
    ],
  },
};
