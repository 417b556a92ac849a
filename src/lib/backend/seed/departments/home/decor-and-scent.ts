import type { Aisle } from '../../category-tree.ts';
import { CLOCKS_FRAMES_AND_MIRRORS } from './clocks-frames-and-mirrors.ts';
import { INCENSE_AND_LANTERNS } from './incense-and-lanterns.ts';
import { VASES_AND_CANDLES } from './vases-and-candles.ts';

export const DECOR_AND_SCENT: Aisle = {
  slug: 'decor-and-scent',
  name: ['Décor & scent', 'الديكور والعطور'],
  description: ['Small things that make a room yours.', 'قطع صغيرة تعطي الغرفة طابعها.'],
  leafCategories: [VASES_AND_CANDLES, INCENSE_AND_LANTERNS, CLOCKS_FRAMES_AND_MIRRORS],
};
