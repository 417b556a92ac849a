import type { Aisle } from '../../category-tree.ts';
import { BATHROOM_CABINETS } from './bathroom-cabinets.ts';
import { BATHROOM_MIRRORS } from './bathroom-mirrors.ts';

export const BATHROOM_FURNITURE: Aisle = {
  slug: 'bathroom-furniture',
  name: ['Vanities & mirrors', 'الخزائن والمرايا'],
  description: ['Doors, drawers and the face above them.', 'أبواب وأدراج والوجه الذي فوقها.'],
  leafCategories: [BATHROOM_CABINETS, BATHROOM_MIRRORS],
};
