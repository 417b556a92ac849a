import type { Department } from '../../department.ts';
import { FIRE_AND_FIRST_AID } from './fire-and-first-aid.ts';
import { HEIGHT_AND_SIGNS } from './height-and-signs.ts';
import { HOME_SECURITY } from './home-security.ts';
import { SITE_SAFETY } from './site-safety.ts';

export const SAFETY: Department = {
  catCode: 'safety',
  name: ['Safety & Security', 'السلامة والأمان'],
  text: ['Gear that guards hands, ears, heads and doors.', 'ما يحمي اليد والأذن والرأس والباب.'],
  aisles: [SITE_SAFETY, HEIGHT_AND_SIGNS, FIRE_AND_FIRST_AID, HOME_SECURITY],
  synonyms: {
    en: [
      ['helmet', 'hard hat', 'safety cap'],
      ['gloves', 'gauntlets', 'hand protection'],
      ['safety boots', 'safety shoes', 'work boots', 'steel toe'],
      ['gumboots', 'wellingtons', 'rubber boots'],
      ['ear defenders', 'ear muffs', 'earmuffs', 'hearing protection'],
      ['dust mask', 'respirator', 'face mask', 'n95'],
      ['goggles', 'safety glasses', 'eye protection'],
      ['hi-vis', 'reflective vest', 'reflector jacket', 'high visibility'],
      ['harness', 'safety belt', 'fall arrest'],
      ['fire extinguisher', 'extinguisher', 'fire bottle'],
      ['smoke alarm', 'smoke detector', 'fire alarm'],
      ['first aid', 'medical kit', 'medicine box'],
      ['cctv', 'security camera', 'surveillance'],
      ['safe', 'locker', 'strongbox'],
      ['cone', 'traffic cone', 'road cone'],
    ],
    ar: [
      ['خوذة', 'هلمت', 'خوذه', 'قبعة سلامة'],
      ['قفازات', 'جلوفز', 'كفوف', 'دسوس'],
      ['حذاء سلامة', 'سيفتي شوز', 'جزمة سلامة', 'سفتي'],
      ['جزمة', 'بوت', 'جزمة مطاط'],
      ['واقي أذن', 'سماعات حماية', 'سدادات', 'مانع ضجيج'],
      ['كمامة', 'قناع', 'ماسك', 'كمام'],
      ['نظارة سلامة', 'نظارات حماية', 'جوجلز'],
      ['سترة عاكسة', 'جاكيت فسفوري', 'صدرية', 'فسفوري'],
      ['حزام أمان', 'هارنس', 'حزام سلامة'],
      ['طفاية', 'طفاية حريق', 'مطفأة'],
      ['كاشف دخان', 'إنذار حريق', 'حساس دخان'],
      ['إسعافات', 'إسعافات أولية', 'شنطة إسعاف', 'صيدلية'],
      ['كاميرا', 'كاميرات مراقبة', 'كامرة'],
      ['خزنة', 'تجوري', 'صندوق أمانات', 'خزينة'],
      ['جرس', 'انتركم', 'جرس فيديو'],
    ],
  },
};
