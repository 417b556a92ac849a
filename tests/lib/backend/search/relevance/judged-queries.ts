import type { Language } from '#lib/locale/locale.ts';
import { AR_KITCHEN_AND_UPKEEP } from './ar/kitchen-and-upkeep.ts';
import { AR_LIGHT_AND_GARDEN } from './ar/light-and-garden.ts';
import { AR_LIVING } from './ar/living.ts';
import { AR_PAINT_AND_POWER } from './ar/paint-and-power.ts';
import { AR_TOOLS_AND_HARDWARE } from './ar/tools-and-hardware.ts';
import { AR_WATER } from './ar/water.ts';
import { enFixingsAndWater } from './en/fixings-and-water.ts';
import { enHouse } from './en/house.ts';
import { enLightGardenKitchen } from './en/light-garden-kitchen.ts';
import { enLiving } from './en/living.ts';
import { enPaintAndTools } from './en/paint-and-tools.ts';
import type { Judged } from './judged-query.ts';

/** All judged queries by language. */
export const JUDGED: Record<Language, readonly Judged[]> = {
  en: [...enPaintAndTools, ...enFixingsAndWater, ...enLightGardenKitchen, ...enHouse, ...enLiving],
  ar: [
    ...AR_PAINT_AND_POWER,
    ...AR_TOOLS_AND_HARDWARE,
    ...AR_WATER,
    ...AR_LIGHT_AND_GARDEN,
    ...AR_KITCHEN_AND_UPKEEP,
    ...AR_LIVING,
  ],
};
