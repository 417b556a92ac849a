import type { Language } from '#lib/locale/locale.ts';
import { AR_KITCHEN_AND_UPKEEP } from './ar/kitchen-and-upkeep.ts';
import { AR_LIGHT_AND_GARDEN } from './ar/light-and-garden.ts';
import { AR_LIVING } from './ar/living.ts';
import { AR_PAINT_AND_POWER } from './ar/paint-and-power.ts';
import { AR_TOOLS_AND_HARDWARE } from './ar/tools-and-hardware.ts';
import { AR_WATER } from './ar/water.ts';
import { EN_ELECTRICAL_GARDEN_KITCHEN } from './en/electrical-garden-kitchen.ts';
import { EN_HARDWARE_PLUMBING_BATHROOM } from './en/hardware-plumbing-bathroom.ts';
import { EN_HOME_FASHION_FOOD } from './en/home-fashion-food.ts';
import { EN_PAINT_AND_TOOLS } from './en/paint-and-tools.ts';
import { EN_STORAGE_CLEANING_SAFETY } from './en/storage-cleaning-safety.ts';
import type { JudgedQuery } from './judged-query.ts';

/**
 * The queries on which the search is tuned, by language; holdout and hard queries are in files of their own.
 */
export const JUDGED_QUERIES: Record<Language, readonly JudgedQuery[]> = {
  en: [
    ...EN_PAINT_AND_TOOLS,
    ...EN_HARDWARE_PLUMBING_BATHROOM,
    ...EN_ELECTRICAL_GARDEN_KITCHEN,
    ...EN_STORAGE_CLEANING_SAFETY,
    ...EN_HOME_FASHION_FOOD,
  ],
  ar: [
    ...AR_PAINT_AND_POWER,
    ...AR_TOOLS_AND_HARDWARE,
    ...AR_WATER,
    ...AR_LIGHT_AND_GARDEN,
    ...AR_KITCHEN_AND_UPKEEP,
    ...AR_LIVING,
  ],
};
