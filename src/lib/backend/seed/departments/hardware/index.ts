import type { Department } from '../../department.ts';
import { BRACKETS_ROPE_AND_CASTORS } from './brackets-rope-and-castors.ts';
import { DOOR_AND_CABINET_HARDWARE } from './door-and-cabinet-hardware.ts';
import { FIXINGS } from './fixings.ts';
import { GLUES_AND_SEALANTS } from './glues-and-sealants.ts';

export const HARDWARE: Department = {
  catCode: 'hardware',
  name: ['Hardware & Fixings', 'الحدايد ومواد التثبيت'],
  text: [
    'Screws, anchors, hinges and handles, sold as the job counts them.',
    'براغٍ ومثبتات ومفصلات ومقابض، نبيعها كما تُعدّ في الشغل.',
  ],
  aisles: [FIXINGS, DOOR_AND_CABINET_HARDWARE, BRACKETS_ROPE_AND_CASTORS, GLUES_AND_SEALANTS],
  synonyms: {
    en: [
      ['wall plug', 'rawl plug', 'rawlplug', 'wall anchor', 'dowel'],
      ['sleeve anchor', 'rawl bolt', 'expansion bolt'],
      ['drywall', 'gypsum', 'plasterboard', 'gypsum board'],
      ['chipboard screw', 'wood screw', 'screw'],
      ['coach screw', 'lag screw', 'lag bolt'],
      ['coach bolt', 'carriage bolt', 'cup square bolt'],
      ['threaded rod', 'studding', 'all thread'],
      ['castor', 'caster', 'wheel', 'trolley wheel'],
      ['knob', 'handle', 'pull'],
      ['lever handle', 'door handle'],
      ['cylinder', 'lock cylinder', 'barrel'],
      ['mortice lock', 'mortise lock', 'lock case'],
      ['tower bolt', 'barrel bolt', 'slide bolt', 'latch'],
      ['padlock', 'lock'],
      ['silicone', 'sealant', 'caulk'],
      ['super glue', 'instant glue', 'cyanoacrylate'],
      ['duct tape', 'cloth tape', 'gaffer tape'],
      ['drawer runner', 'drawer slide', 'channel'],
    ],
    ar: [
      ['برغي', 'براغي', 'سكرو', 'مسمار برغي', 'قلاووظ'],
      ['فيشر', 'فيشرات', 'خابور', 'أوبة', 'رول بلك'],
      ['راول بلت', 'مسمار تمدد', 'مثبّت'],
      ['صامولة', 'صواميل', 'نت', 'عزقة'],
      ['وردة', 'ورد', 'واشر', 'رونديلة'],
      ['مسمار', 'مسامير', 'بسمار'],
      ['مفصلة', 'مفصلات', 'نرماده', 'هنجة'],
      ['مقبض', 'مسكة', 'يدة', 'هاندل', 'أكرة'],
      ['قفل', 'كالون', 'غال', 'طبلة'],
      ['سلندر', 'سيلندر', 'قلب القفل'],
      ['ترباس', 'مزلاج', 'سكّارة'],
      ['سلسلة', 'جنزير', 'سلاسل'],
      ['حبل', 'حبال', 'رشا'],
      ['عجلة', 'عجلات', 'كفرات صغيرة', 'ويل'],
      ['سيليكون', 'سليكون', 'مادة عزل'],
      ['غراء', 'صمغ', 'لاصق', 'غرا'],
      ['زاوية', 'زوايا', 'براكيت', 'حامل'],
      ['جبس بورد', 'جبسوم', 'جبس'],
      ['سكة درج', 'مجر', 'جرار'],
      ['سيخ مسنّن', 'ثريد رود', 'عمود مسنن'],
    ],
  },
};
