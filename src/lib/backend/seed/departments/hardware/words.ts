// Words that many cards of this department share.
import type { Pair } from '../../values.ts';

export const ZINC: Pair = ['Zinc-plated steel', 'فولاذ مطلي بالزنك'];
export const A2: Pair = ['Stainless steel A2 (304)', 'ستانلس ستيل A2 (304)'];
export const A4: Pair = ['Stainless steel A4 (316)', 'ستانلس ستيل A4 (316)'];
export const NYLON: Pair = ['Nylon', 'نايلون'];
export const SCREWS: Pair = ['Matching screws', 'براغٍ بلون القطعة'];

export const BLACK: Pair = ['Matt black', 'أسود مطفي'];
export const BRASS: Pair = ['Brushed brass', 'نحاسي ممشّط'];
export const NICKEL: Pair = ['Satin nickel', 'نيكل ساتان'];
export const CHROME: Pair = ['Polished chrome', 'كروم لامع'];
export const BRONZE: Pair = ['Antique bronze', 'برونزي معتّق'];
