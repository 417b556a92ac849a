import type { Aisle } from '../../category-tree.ts';
import { HANGERS_AND_RAILS } from './hangers-and-rails.ts';
import { SHOE_STORAGE } from './shoe-storage.ts';
import { WARDROBES } from './wardrobes.ts';

export const CLOTHES_AND_SHOES: Aisle = {
  slug: 'clothes-and-shoes-storage',
  name: ['Clothes & shoes', 'الملابس والأحذية'],
  description: ['Wardrobes, hangers and a place by the door.', 'خزائن وعلّاقات ومكان عند الباب.'],
  leafCategories: [WARDROBES, HANGERS_AND_RAILS, SHOE_STORAGE],
};
