import type { Department } from '../../department.ts';
import { BASINS_AND_TOILETS } from './basins-and-toilets.ts';
import { BATHROOM_FURNITURE } from './bathroom-furniture.ts';
import { BATHROOM_TEXTILES } from './bathroom-textiles.ts';
import { RAILS_AND_ACCESSORIES } from './rails-and-accessories.ts';

export const BATHROOM: Department = {
  catCode: 'bathroom',
  name: ['Bathroom', 'الحمّام'],
  text: [
    'Basins, mirrors, rails and towels for rooms that see water every day.',
    'مغاسل ومرايا وحوامل ومناشف لغرفة يزورها الماء كل يوم.',
  ],
  aisles: [BASINS_AND_TOILETS, BATHROOM_FURNITURE, RAILS_AND_ACCESSORIES, BATHROOM_TEXTILES],
  synonyms: {
    en: [
      ['basin', 'washbasin', 'wash hand basin', 'lavatory sink'],
      ['toilet', 'wc', 'commode', 'water closet'],
      ['toilet seat', 'toilet lid', 'seat cover'],
      ['squatting toilet', 'arabic toilet', 'eastern toilet'],
      ['cistern', 'flush tank', 'toilet tank'],
      ['shattaf', 'bidet spray', 'hand bidet', 'health faucet', 'muslim shower'],
      ['vanity', 'bathroom cabinet', 'basin unit', 'washstand'],
      ['mirror', 'looking glass', 'vanity mirror'],
      ['towel rail', 'towel bar', 'towel rack', 'towel holder'],
      ['grab bar', 'safety handle', 'support rail'],
      ['hook', 'robe hook', 'hanger hook'],
      ['soap dispenser', 'soap pump', 'soap bottle'],
      ['paper holder', 'tissue holder', 'toilet roll holder'],
      ['toilet brush', 'wc brush', 'loo brush'],
      ['shower curtain', 'bath curtain', 'shower liner'],
      ['curtain rod', 'shower rod', 'tension rod'],
      ['towel', 'bath sheet', 'hand towel'],
      ['bathrobe', 'robe', 'dressing gown'],
      ['bath mat', 'bathroom rug', 'shower mat', 'anti-slip mat'],
    ],
    ar: [
      ['مغسلة', 'لافابو', 'مغاسل', 'حوض مغسلة'],
      ['مرحاض', 'تواليت', 'كرسي حمام', 'افرنجي', 'حمام افرنجي'],
      ['مرحاض أرضي', 'حمام عربي', 'مرحاض بلدي'],
      ['غطاء مرحاض', 'كفر كرسي', 'غطاء تواليت'],
      ['خزان مرحاض', 'طارد', 'صندوق طرد'],
      ['شطاف', 'شطافة', 'بيديه', 'رشاش حمام'],
      ['خزانة حمام', 'دولاب مغسلة', 'كبت مغسلة', 'فانيتي'],
      ['مرآة', 'مراية', 'منظرة'],
      ['علّاقة', 'حامل مناشف', 'تعليقة مناشف'],
      ['مقبض أمان', 'مسكة حمام', 'يد حمام'],
      ['خطاف', 'علاق', 'علاقة ثياب'],
      ['موزع صابون', 'صبّانة', 'علبة صابون'],
      ['حامل مناديل', 'علاقة مناديل', 'حامل ورق'],
      ['فرشاة مرحاض', 'فرشة تواليت', 'فرشة حمام'],
      ['ستارة دش', 'ستارة حمام', 'ستارة بانيو'],
      ['منشفة', 'فوطة', 'بشكير'],
      ['روب', 'برنص', 'برنس'],
      ['سجادة حمام', 'دواسة', 'دعاسة', 'مفرش حمام'],
      ['بانيو', 'حوض استحمام', 'مغطس'],
    ],
  },
};
