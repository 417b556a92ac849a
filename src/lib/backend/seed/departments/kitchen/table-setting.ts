import type { Aisle } from '../../category-tree.ts';
import { CUTLERY } from './cutlery.ts';
import { PLATES_AND_CUPS } from './plates-and-cups.ts';

export const TABLE_SETTING: Aisle = {
  slug: 'table-setting',
  name: ['Table & serving', 'السفرة والتقديم'],
  description: ['What the guests see of all that work.', 'ما يراه الضيوف من كل ذلك التعب.'],
  leafCategories: [PLATES_AND_CUPS, CUTLERY],
};
