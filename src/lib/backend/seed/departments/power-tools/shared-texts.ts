import type { TextPair } from '../../translate-measures.ts';

export const MAINS = '220-240 V';
export const BRUSHLESS: TextPair = ['Brushless', 'بدون فحمات'];
export const CARBON_BRUSHES: TextPair = ['Carbon brushes, replaceable', 'بفحمات قابلة للتبديل'];
export const SOLD_SEPARATELY: TextPair = ['Sold separately', 'تُباع منفصلة'];
export const CARRY_CASE: TextPair = ['Carry case', 'حقيبة حمل'];
export const CHARGER: TextPair = ['Fast charger', 'شاحن سريع'];
export const BATTERIES: TextPair = ['Two 18 V 2.0 Ah batteries', 'بطاريتان 18 فولت 2.0 أمبير ساعة'];
export const BATTERY_4AH: TextPair = ['18 V 4.0 Ah battery', 'بطارية 18 فولت 4.0 أمبير ساعة'];
export const TWO_BATTERIES_4AH: TextPair = ['Two 18 V 4.0 Ah batteries', 'بطاريتان 18 فولت 4.0 أمبير ساعة'];
export const MANUAL: TextPair = ['Manual in Arabic and English', 'دليل استخدام بالعربية والإنجليزية'];
export const SIDE_HANDLE: TextPair = ['Side handle', 'مقبض جانبي'];
