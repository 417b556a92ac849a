import type { Aisle } from '../../category-tree.ts';
import { BARBECUES } from './barbecues.ts';
import { DESERT_CAMPING } from './desert-camping.ts';
import { GARDEN_LIGHTS } from './garden-lights.ts';

export const EVENINGS_OUTDOORS: Aisle = {
  slug: 'evenings-outdoors',
  name: ['Evenings outdoors', 'سهرات الحوش والبر'],
  description: ['Fire, light and a rug on the sand.', 'نار وضوء وبساط على الرمل.'],
  leafCategories: [BARBECUES, GARDEN_LIGHTS, DESERT_CAMPING],
};
