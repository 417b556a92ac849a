import type { SeedDepartment } from '../category-tree.ts';
import { BATHROOM } from './bathroom/index.ts';
import { CLEANING } from './cleaning/index.ts';
import { ELECTRICAL } from './electrical/index.ts';
import { FASHION } from './fashion/index.ts';
import { FOOD } from './food/index.ts';
import { GARDEN } from './garden/index.ts';
import { HAND_TOOLS } from './hand-tools/index.ts';
import { HARDWARE } from './hardware/index.ts';
import { HOME } from './home/index.ts';
import { KITCHEN } from './kitchen/index.ts';
import { PAINT } from './paint/index.ts';
import { PLUMBING } from './plumbing/index.ts';
import { POWER_TOOLS } from './power-tools/index.ts';
import { SAFETY } from './safety/index.ts';
import { STORAGE } from './storage/index.ts';

/** In menu order. */
export const DEPARTMENTS: SeedDepartment[] = [
  PAINT,
  POWER_TOOLS,
  HAND_TOOLS,
  HARDWARE,
  PLUMBING,
  BATHROOM,
  ELECTRICAL,
  GARDEN,
  KITCHEN,
  STORAGE,
  CLEANING,
  SAFETY,
  HOME,
  FASHION,
  FOOD,
];
