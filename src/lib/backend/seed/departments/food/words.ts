// Words that many packets share.
import type { Pair } from '../../values.ts';

export const DRY: Pair = ['Cool and dry, closed', 'مكان بارد وجاف، محكم الإغلاق'];
export const SHADE: Pair = ['Room temperature, out of the sun', 'حرارة الغرفة بعيدًا عن الشمس'];
export const NO_ALLERGENS: Pair = ['None', 'لا يوجد'];
export const TREE_NUTS: Pair = ['Tree nuts', 'المكسرات'];
export const MAY_HAVE_NUTS: Pair = ['May contain traces of nuts', 'قد يحتوي آثار مكسرات'];
export const UAE: Pair = ['United Arab Emirates', 'الإمارات العربية المتحدة'];
export const KSA: Pair = ['Saudi Arabia', 'السعودية'];
export const OMAN: Pair = ['Oman', 'عُمان'];
export const INDIA: Pair = ['India', 'الهند'];
export const IRAN: Pair = ['Iran', 'إيران'];
