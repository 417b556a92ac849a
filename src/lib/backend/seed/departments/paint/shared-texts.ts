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

// Values of the filters "Sheen" and "Room or place".
export const MATT: TextPair = ['Matt', 'مطفي'];
export const MID_SHEEN: TextPair = ['Mid sheen', 'نصف لامع'];
export const GLOSS: TextPair = ['Gloss', 'لامع'];
export const LIVING_ROOMS: TextPair = ['Living rooms and bedrooms', 'غرف المعيشة والنوم'];
export const WET_ROOMS: TextPair = ['Kitchens and bathrooms', 'المطابخ والحمّامات'];
export const CEILINGS: TextPair = ['Ceilings', 'الأسقف'];
export const OUTSIDE_WALLS: TextPair = ['Outside walls', 'الجدران الخارجية'];
export const DOORS_AND_FURNITURE: TextPair = ['Doors and furniture', 'الأبواب والأثاث'];
export const FLOORS: TextPair = ['Floors', 'الأرضيات'];

/** Lists several values in one text. */
export const joinTexts = (...texts: TextPair[]): TextPair => [
  texts.map(([en]) => en).join(', '),
  texts.map(([, ar]) => ar).join('، '),
];
