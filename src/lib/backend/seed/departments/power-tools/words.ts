import type { Pair } from '../../values.ts';

export const MAINS = '220-240 V';
export const BRUSHLESS: Pair = ['Brushless', 'بدون فحمات'];
export const CARBON: Pair = ['Carbon brushes, replaceable', 'بفحمات قابلة للتبديل'];
export const SEPARATE: Pair = ['Sold separately', 'تُباع منفصلة'];
export const CASE: Pair = ['Carry case', 'حقيبة حمل'];
export const CHARGER: Pair = ['Fast charger', 'شاحن سريع'];
export const BATTERIES: Pair = ['Two 18 V 2.0 Ah batteries', 'بطاريتان 18 فولت 2.0 أمبير ساعة'];
export const MANUAL: Pair = ['Manual in Arabic and English', 'دليل استخدام بالعربية والإنجليزية'];
export const SIDE_HANDLE: Pair = ['Side handle', 'مقبض جانبي'];
