// Words that many tins share.
import type { Pair } from '../../values.ts';

export const WATER: Pair = ['Water', 'بالماء'];
export const SPIRIT: Pair = ['White spirit', 'بالوايت سبيريت'];
export const TIN: Pair = ['Tinted paint in a sealed tin', 'دهان مخلوط باللون في علبة محكمة'];
export const STIRRER: Pair = ['Wooden stirring stick', 'عود تحريك خشبي'];
export const CARD: Pair = ['Shade card with your code', 'بطاقة برمز لونك'];
export const UAE: Pair = ['United Arab Emirates', 'الإمارات العربية المتحدة'];
export const KSA: Pair = ['Saudi Arabia', 'السعودية'];
export const OMAN: Pair = ['Oman', 'عُمان'];
export const ACRYLIC: Pair = ['Water-based acrylic', 'أكريليك مائي'];
