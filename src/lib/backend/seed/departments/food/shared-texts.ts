// Texts shared by several products.
import type { TextPair } from '../../translate-measures.ts';

export const DRY_STORAGE: TextPair = ['Cool and dry, closed', 'في مكان بارد وجاف مع إحكام الإغلاق'];
export const ROOM_TEMPERATURE_STORAGE: TextPair = [
  'Room temperature, out of the sun',
  'حرارة الغرفة بعيدًا عن الشمس',
];
export const NO_ALLERGENS: TextPair = ['None', 'لا توجد'];
export const TREE_NUTS: TextPair = ['Tree nuts', 'المكسرات'];
export const MAY_HAVE_NUTS: TextPair = ['May contain traces of nuts', 'قد يحتوي على آثار مكسرات'];
export const UAE: TextPair = ['United Arab Emirates', 'الإمارات العربية المتحدة'];
export const KSA: TextPair = ['Saudi Arabia', 'السعودية'];
export const OMAN: TextPair = ['Oman', 'عُمان'];
export const INDIA: TextPair = ['India', 'الهند'];
export const IRAN: TextPair = ['Iran', 'إيران'];
