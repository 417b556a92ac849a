import type { Aisle } from '../../category-tree.ts';
import { DISH_RACKS } from './dish-racks.ts';
import { FOOD_CONTAINERS } from './food-containers.ts';
import { KITCHEN_SINKS } from './kitchen-sinks.ts';

export const STORING_AND_WASHING_UP: Aisle = {
  slug: 'storing-and-washing-up',
  name: ['Storing & washing up', 'الحفظ وغسيل الصحون'],
  description: ['For storing, washing and drying after a meal.', 'للحفظ والغسيل والتجفيف بعد الطعام.'],
  leafCategories: [FOOD_CONTAINERS, KITCHEN_SINKS, DISH_RACKS],
};
