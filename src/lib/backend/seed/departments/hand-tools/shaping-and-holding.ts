import type { Aisle } from '../../category-tree.ts';
import { CHISELS_AND_FILES } from './chisels-and-files.ts';
import { CLAMPS_AND_VICES } from './clamps-and-vices.ts';

export const SHAPING_AND_HOLDING: Aisle = {
  slug: 'shaping-and-holding',
  name: ['Shaping & holding', 'التشكيل والتثبيت'],
  description: [
    'Chisels, files and the clamps that keep work still.',
    'أزاميل ومبارد، وكلمبات تُثبّت القطعة أمامك.',
  ],
  leafCategories: [CHISELS_AND_FILES, CLAMPS_AND_VICES],
};
