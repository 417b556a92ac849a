import type { Aisle } from '../../category-tree.ts';
import { HOSES_AND_PLUNGERS } from './hoses-and-plungers.ts';
import { LEAK_REPAIR } from './leak-repair.ts';
import { PIPE_FITTINGS } from './pipe-fittings.ts';
import { PIPES } from './pipes.ts';

export const PIPES_AND_REPAIR: Aisle = {
  slug: 'pipes-and-repair',
  name: ['Pipes & repair', 'المواسير والتصليح'],
  description: ['Joints, hoses and quick rescues.', 'وصلات وليّات وحلول سريعة.'],
  leafCategories: [PIPE_FITTINGS, PIPES, HOSES_AND_PLUNGERS, LEAK_REPAIR],
};
