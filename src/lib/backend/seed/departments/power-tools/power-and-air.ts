import type { Aisle } from '../../category-tree.ts';
import { AIR_AND_NAILING } from './air-and-nailing.ts';
import { BATTERIES_AND_CHARGERS } from './batteries-and-chargers.ts';
import { SITE_VACUUMS } from './site-vacuums.ts';
import { WELDING_AND_POWER } from './welding-and-power.ts';

export const POWER_AND_AIR: Aisle = {
  slug: 'power-and-air',
  name: ['Power, air & clean-up', 'الطاقة والهواء والتنظيف'],
  description: ['Everything that keeps the other machines going.', 'كل ما يُبقي بقية الأجهزة تعمل.'],
  leafCategories: [BATTERIES_AND_CHARGERS, AIR_AND_NAILING, SITE_VACUUMS, WELDING_AND_POWER],
};
