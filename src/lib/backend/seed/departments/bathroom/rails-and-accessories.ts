import type { Aisle } from '../../category-tree.ts';
import { BATHROOM_ACCESSORIES } from './bathroom-accessories.ts';
import { TOWEL_RAILS } from './towel-rails.ts';

export const RAILS_AND_ACCESSORIES: Aisle = {
  slug: 'rails-and-accessories',
  name: ['Rails & accessories', 'العلّاقات والإكسسوارات'],
  description: [
    'The small metal and ceramic things that finish a bathroom.',
    'قطع معدن وسيراميك صغيرة بها يكتمل الحمّام.',
  ],
  leafCategories: [TOWEL_RAILS, BATHROOM_ACCESSORIES],
};
