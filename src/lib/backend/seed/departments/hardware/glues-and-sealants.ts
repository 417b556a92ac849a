import type { Aisle } from '../../category-tree.ts';
import { GLUES } from './glues.ts';
import { OILS_AND_LUBRICANTS } from './oils-and-lubricants.ts';
import { SEALANTS } from './sealants.ts';

export const GLUES_AND_SEALANTS: Aisle = {
  slug: 'glues-and-sealants',
  name: ['Glues & sealants', 'الأصماغ والسيليكون'],
  description: ['What holds without a hole.', 'ما يمسك بلا ثقب.'],
  leafCategories: [GLUES, SEALANTS, OILS_AND_LUBRICANTS],
};
