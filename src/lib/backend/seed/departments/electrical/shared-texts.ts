// Texts shared by several products.
import type { TextPair } from '../../translate-measures.ts';

export const WARM_WHITE_2700K: TextPair = ['Warm white, 2700 K', 'أبيض دافئ، 2700 كلفن'];
export const WARM_WHITE_3000K: TextPair = ['Warm white, 3000 K', 'أبيض دافئ، 3000 كلفن'];
export const NEUTRAL: TextPair = ['Neutral white, 4000 K', 'أبيض طبيعي، 4000 كلفن'];
export const DAYLIGHT: TextPair = ['Daylight, 6500 K', 'ضوء نهار، 6500 كلفن'];
export const NOT_DIMMABLE: TextPair = ['Not dimmable', 'بلا تعتيم'];
export const DIMMABLE: TextPair = ['With a trailing-edge dimmer', 'مع ديمر للمبات ليد'];
export const E27_WITHOUT_BULB: TextPair = ['E27, bulb not included', 'E27 واللمبة غير مرفقة'];
export const E14_WITHOUT_BULB: TextPair = ['E14, bulb not included', 'E14 واللمبة غير مرفقة'];
export const MAINS = '220-240 V';
export const BS1363: TextPair = ['BS 1363', 'BS 1363'];
export const FIXING_KIT: TextPair = ['Fixing kit', 'طقم تثبيت'];
export const MANUAL: TextPair = ['Manual in Arabic and English', 'دليل بالعربية والإنجليزية'];

/** Return period of electrical products in days. */
export const RETURN_DAYS = 14;
