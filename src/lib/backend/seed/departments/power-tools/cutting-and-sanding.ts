import type { Aisle } from '../../category-tree.ts';
import { PLANERS_ROUTERS_AND_HEAT_GUNS } from './planers-routers-and-heat-guns.ts';
import { POWER_SAWS } from './power-saws.ts';
import { SANDERS_AND_GRINDERS } from './sanders-and-grinders.ts';

export const CUTTING_AND_SANDING: Aisle = {
  slug: 'cutting-and-sanding',
  name: ['Cutting & sanding', 'القص والصنفرة'],
  description: ['Saws, grinders, sanders and heat.', 'مناشير وجلّاخات وصنفرات ومسدسات حرارة.'],
  leafCategories: [POWER_SAWS, SANDERS_AND_GRINDERS, PLANERS_ROUTERS_AND_HEAT_GUNS],
};
