import type { Department } from '../../department.ts';
import { BOXES_AND_BASKETS } from './boxes-and-baskets.ts';
import { CLOTHES_AND_SHOES } from './clothes-and-shoes.ts';
import { GARAGE_AND_WORKSHOP } from './garage-and-workshop.ts';
import { SHELVES_AND_DRAWERS } from './shelves-and-drawers.ts';

export const STORAGE: Department = {
  catCode: 'storage',
  name: ['Storage', 'التخزين والتنظيم'],
  text: [
    'Shelves, boxes, wardrobes and racks, so that everything has a place of its own.',
    'أرفف وصناديق وخزائن وعلّاقات تجعل لكل شيء مكانًا.',
  ],
  aisles: [SHELVES_AND_DRAWERS, BOXES_AND_BASKETS, CLOTHES_AND_SHOES, GARAGE_AND_WORKSHOP],
  synonyms: {
    en: [
      ['shelf', 'rack', 'shelving'],
      ['wardrobe', 'closet', 'cupboard', 'almirah'],
      ['storage box', 'tote', 'container', 'bin'],
      ['chest of drawers', 'dresser', 'drawer unit'],
      ['hanger', 'coat hanger', 'clothes hanger'],
      ['bookcase', 'bookshelf'],
      ['shoe rack', 'shoe cabinet', 'shoe stand'],
      ['basket', 'hamper'],
      ['pegboard', 'tool board', 'tool wall'],
      ['organiser', 'organizer'],
      ['mandoos', 'chest', 'trunk'],
      ['carton', 'moving box', 'cardboard box'],
      ['vacuum bag', 'space bag', 'compression bag'],
      ['sideboard', 'buffet', 'credenza'],
      ['workbench', 'work table'],
      ['hook', 'peg'],
    ],
    ar: [
      ['رف', 'أرفف', 'رفوف', 'شلف'],
      ['خزانة', 'كبت', 'دولاب', 'كبتات'],
      ['صندوق', 'بوكس', 'حافظة'],
      ['كرتون', 'كراتين', 'كارتون'],
      ['علّاقة', 'علاقة ملابس', 'شماعة', 'شماعات'],
      ['سلة', 'سلال', 'زبيل', 'جفير'],
      ['أدراج', 'جارور', 'جوارير', 'درج'],
      ['تسريحة', 'خزانة أدراج', 'كومودينو'],
      ['مندوس', 'صندوق عروس', 'سحارة'],
      ['رف أحذية', 'جزامة', 'خزانة أحذية'],
      ['مكتبة', 'رف كتب'],
      ['خطاف', 'كلاب', 'معلاق'],
      ['كراج', 'مرآب', 'قراج'],
      ['مخزن', 'مستودع', 'ستور'],
      ['لوح عدة', 'لوح مثقب', 'بيج بورد'],
      ['أكياس تفريغ', 'أكياس شفط', 'أكياس ضغط'],
    ],
  },
};
