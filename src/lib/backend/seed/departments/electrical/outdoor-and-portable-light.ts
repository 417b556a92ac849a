import type { Aisle } from '../../category-tree.ts';
import { FLOODLIGHTS_AND_GARDEN_LIGHTS } from './floodlights-and-garden-lights.ts';
import { TORCHES_AND_WORK_LIGHTS } from './torches-and-work-lights.ts';

export const OUTDOOR_AND_PORTABLE_LIGHT: Aisle = {
  slug: 'outdoor-and-portable-light',
  name: ['Outdoor & portable light', 'الإضاءة الخارجية والمتنقلة'],
  description: [
    'Light beyond the front door, fixed or in the hand.',
    'إضاءة لما بعد باب البيت، ثابتة أو في اليد.',
  ],
  leafCategories: [FLOODLIGHTS_AND_GARDEN_LIGHTS, TORCHES_AND_WORK_LIGHTS],
};
