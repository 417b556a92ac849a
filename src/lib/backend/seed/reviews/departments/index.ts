import type { LeafSentences } from '../sentence.ts';
import { BATHROOM_SENTENCES } from './bathroom.ts';
import { CLEANING_SENTENCES } from './cleaning.ts';
import { ELECTRICAL_SENTENCES } from './electrical.ts';
import { FASHION_SENTENCES } from './fashion.ts';
import { FOOD_SENTENCES } from './food.ts';
import { GARDEN_SENTENCES } from './garden.ts';
import { HAND_TOOLS_SENTENCES } from './hand-tools.ts';
import { HARDWARE_SENTENCES } from './hardware.ts';
import { HOME_SENTENCES } from './home.ts';
import { KITCHEN_SENTENCES } from './kitchen.ts';
import { PAINT_SENTENCES } from './paint.ts';
import { PLUMBING_SENTENCES } from './plumbing.ts';
import { POWER_TOOLS_SENTENCES } from './power-tools.ts';
import { SAFETY_SENTENCES } from './safety.ts';
import { STORAGE_SENTENCES } from './storage.ts';

export const LEAF_SENTENCES: LeafSentences = {
  ...PAINT_SENTENCES,
  ...POWER_TOOLS_SENTENCES,
  ...HAND_TOOLS_SENTENCES,
  ...HARDWARE_SENTENCES,
  ...PLUMBING_SENTENCES,
  ...BATHROOM_SENTENCES,
  ...ELECTRICAL_SENTENCES,
  ...GARDEN_SENTENCES,
  ...KITCHEN_SENTENCES,
  ...STORAGE_SENTENCES,
  ...CLEANING_SENTENCES,
  ...SAFETY_SENTENCES,
  ...HOME_SENTENCES,
  ...FASHION_SENTENCES,
  ...FOOD_SENTENCES,
};
