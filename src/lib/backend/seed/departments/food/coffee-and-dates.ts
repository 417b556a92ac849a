import type { Aisle } from '../../category-tree.ts';
import { COFFEE } from './coffee.ts';
import { DATES } from './dates.ts';
import { HONEY, NUTS } from './honey-and-nuts.ts';
import { TEA } from './tea.ts';

export const COFFEE_AND_TEA: Aisle = {
  slug: 'coffee-and-tea',
  name: ['Coffee & tea', 'القهوة والشاي'],
  description: ['For the dallah, the urn and the drive home.', 'للدلة والسخان وطريق البيت.'],
  leafCategories: [COFFEE, TEA],
};

export const DATES_HONEY_AND_NUTS: Aisle = {
  slug: 'dates-honey-and-nuts',
  name: ['Dates, honey & nuts', 'التمر والعسل والمكسرات'],
  description: ['The tray that comes out before anybody asks.', 'الصينية التي تخرج قبل أن يطلبها أحد.'],
  leafCategories: [DATES, HONEY, NUTS],
};
