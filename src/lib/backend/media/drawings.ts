import type { Drawing } from './drawing.ts';
import { ELECTRIC_KINDS } from './kinds/electric.ts';
import { GARDEN_KINDS } from './kinds/garden.ts';
import { HAND_KINDS } from './kinds/hand.ts';
import { MEASURE_KINDS } from './kinds/measure.ts';
import { PAINT_KINDS } from './kinds/paint.ts';
import { POWER_KINDS } from './kinds/power.ts';
import { SITE_KINDS } from './kinds/site.ts';
import { WATER_KINDS } from './kinds/water.ts';
import { WATERING_KINDS } from './kinds/watering.ts';
import type { Kind } from './kinds.ts';

export const DRAWINGS: Record<Kind, Drawing> = {
  ...ELECTRIC_KINDS,
  ...GARDEN_KINDS,
  ...HAND_KINDS,
  ...MEASURE_KINDS,
  ...PAINT_KINDS,
  ...POWER_KINDS,
  ...SITE_KINDS,
  ...WATER_KINDS,
  ...WATERING_KINDS,
};
