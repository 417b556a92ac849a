import type { Aisle } from '../../category-tree.ts';
import { SOFAS_AND_ARMCHAIRS } from './sofas-and-armchairs.ts';
import { TABLES_AND_DESKS } from './tables-and-desks.ts';

export const FURNITURE: Aisle = {
  slug: 'living-room-furniture',
  name: ['Furniture', 'الأثاث'],
  description: ['Seats and tables for a house with visitors.', 'مقاعد وطاولات لبيت لا يخلو من الضيوف.'],
  leafCategories: [SOFAS_AND_ARMCHAIRS, TABLES_AND_DESKS],
};
