import type { Aisle } from '../../category-tree.ts';
import { EYE_AND_FACE } from './eye-and-face.ts';
import { HEARING_AND_BREATHING } from './hearing-and-breathing.ts';
import { SAFETY_BOOTS } from './safety-boots.ts';
import { SAFETY_WEAR } from './safety-wear.ts';
import { WORK_GLOVES } from './work-gloves.ts';

export const SITE_SAFETY: Aisle = {
  slug: 'site-safety',
  name: ['Site safety', 'سلامة الموقع'],
  description: ['What the foreman asks for at the gate.', 'ما يسأل عنه المشرف عند البوابة.'],
  leafCategories: [SAFETY_WEAR, WORK_GLOVES, SAFETY_BOOTS, HEARING_AND_BREATHING, EYE_AND_FACE],
};
