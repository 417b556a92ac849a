import type { Aisle } from '../../category-tree.ts';
import { BATHROOM_CABINETS } from './bathroom-cabinets.ts';
import { BATHROOM_MIRRORS } from './bathroom-mirrors.ts';

export const BATHROOM_FURNITURE: Aisle = {
  slug: 'bathroom-furniture',
  name: ['Vanities & mirrors', 'الخزائن والمرايا'],
  description: ['Doors, drawers and the mirror above them.', 'خزائن بأبواب وأدراج، ومرايا فوقها.'],
  leafCategories: [BATHROOM_CABINETS, BATHROOM_MIRRORS],
};
