// Texts shared by several products.
import type { TextPair } from '../../translate-measures.ts';

export const ZINC: TextPair = ['Zinc-plated steel', 'فولاذ مطلي بالزنك'];
export const STAINLESS_A2: TextPair = ['Stainless steel A2 (304)', 'ستانلس ستيل A2 (304)'];
export const STAINLESS_A4: TextPair = ['Stainless steel A4 (316)', 'ستانلس ستيل A4 (316)'];
export const NYLON: TextPair = ['Nylon', 'نايلون'];
export const SCREWS: TextPair = ['Matching screws', 'براغٍ بلون القطعة'];

export const BLACK: TextPair = ['Matt black', 'أسود مطفي'];
export const BRASS: TextPair = ['Brushed brass', 'نحاسي ممشّط'];
export const NICKEL: TextPair = ['Satin nickel', 'نيكل ساتان'];
export const CHROME: TextPair = ['Polished chrome', 'كروم لامع'];
export const BRONZE: TextPair = ['Antique bronze', 'برونزي معتّق'];
