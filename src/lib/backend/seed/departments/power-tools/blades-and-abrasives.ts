import type { Aisle } from '../../category-tree.ts';
import { GRINDING_AND_CUTTING_DISCS } from './grinding-and-cutting-discs.ts';
import { SANDING_SHEETS } from './sanding-sheets.ts';
import { SAW_BLADES } from './saw-blades.ts';

export const BLADES_AND_ABRASIVES: Aisle = {
  slug: 'blades-and-abrasives',
  name: ['Blades & abrasives', 'الشفرات ومواد الصنفرة'],
  description: [
    'The part that wears out, by the piece and by the box.',
    'القطعة التي تُستهلك، بالحبة وبالعلبة.',
  ],
  leafCategories: [SAW_BLADES, GRINDING_AND_CUTTING_DISCS, SANDING_SHEETS],
};
