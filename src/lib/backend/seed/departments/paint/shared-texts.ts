// Texts shared by several products.
import type { TextPair } from '../../translate-measures.ts';

export const CLEANS_WITH_WATER: TextPair = ['Water', 'بالماء'];
export const CLEANS_WITH_WHITE_SPIRIT: TextPair = ['White spirit', 'بالوايت سبيريت'];
export const TINTED_PAINT_TIN: TextPair = ['Tinted paint in a sealed tin', 'دهان مخلوط باللون في علبة محكمة'];
export const STIRRER: TextPair = ['Wooden stirring stick', 'عود تحريك خشبي'];
export const SHADE_CARD: TextPair = ['Shade card with your code', 'بطاقة برمز لونك'];
export const UAE: TextPair = ['United Arab Emirates', 'الإمارات العربية المتحدة'];
export const KSA: TextPair = ['Saudi Arabia', 'السعودية'];
export const OMAN: TextPair = ['Oman', 'عُمان'];
export const ACRYLIC: TextPair = ['Water-based acrylic', 'أكريليك مائي'];
