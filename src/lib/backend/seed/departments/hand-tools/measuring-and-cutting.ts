import type { Aisle } from '../../category-tree.ts';
import { LASERS_AND_DETECTORS } from './lasers-and-detectors.ts';
import { MEASURING_AND_LEVELLING } from './measuring-and-levelling.ts';
import { SAWS_AND_KNIVES } from './saws-and-knives.ts';

export const MEASURING_AND_CUTTING: Aisle = {
  slug: 'measuring-and-cutting',
  name: ['Measuring & cutting', 'القياس والقص'],
  description: ['Measure twice, cut once.', 'قِس مرتين واقطع مرة.'],
  leafCategories: [MEASURING_AND_LEVELLING, LASERS_AND_DETECTORS, SAWS_AND_KNIVES],
};
