import type { Aisle } from '../../category-tree.ts';
import { DRILL_AND_DRIVER_BITS } from './drill-and-driver-bits.ts';
import { DRILLS_AND_DRIVERS } from './drills-and-drivers.ts';
import { ROTARY_HAMMERS } from './rotary-hammers.ts';

export const DRILLING_AND_DRIVING: Aisle = {
  slug: 'drilling-and-driving',
  name: ['Drilling & driving', 'الثقب والربط'],
  description: [
    'Drills, impact drivers and the bits they turn.',
    'دريلات ومفكات صدمية وما يلزمها من ريش ورؤوس.',
  ],
  leafCategories: [DRILLS_AND_DRIVERS, ROTARY_HAMMERS, DRILL_AND_DRIVER_BITS],
};
