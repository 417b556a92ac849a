// Words that many cards of this department share.
import type { Pair } from '../../values.ts';

export const WARM: Pair = ['Warm white, 2700 K', 'أبيض دافئ، 2700 كلفن'];
export const SOFT: Pair = ['Warm white, 3000 K', 'أبيض دافئ، 3000 كلفن'];
export const NEUTRAL: Pair = ['Neutral white, 4000 K', 'أبيض طبيعي، 4000 كلفن'];
export const DAYLIGHT: Pair = ['Daylight, 6500 K', 'ضوء نهار، 6500 كلفن'];
export const NOT_DIMMABLE: Pair = ['Not dimmable', 'غير قابلة للخفت'];
export const DIMMABLE: Pair = ['With a trailing-edge dimmer', 'مع خافت إضاءة مناسب لليد'];
export const E27_EMPTY: Pair = ['E27, bulb not included', 'E27 واللمبة غير مشمولة'];
export const E14_EMPTY: Pair = ['E14, bulb not included', 'E14 واللمبة غير مشمولة'];
export const MAINS = '220-240 V';
export const BS1363: Pair = ['BS 1363', 'BS 1363'];
export const FIXING_KIT: Pair = ['Fixing kit', 'طقم تثبيت'];
export const MANUAL: Pair = ['Manual in Arabic and English', 'دليل بالعربية والإنجليزية'];

/** Electrical goods come back within two weeks. */
export const DAYS = 14;
