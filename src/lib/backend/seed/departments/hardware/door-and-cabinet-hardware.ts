import type { Aisle } from '../../category-tree.ts';
import { CABINET_HARDWARE } from './cabinet-hardware.ts';
import { DOOR_HANDLES } from './door-handles.ts';
import { DOOR_LOCKS } from './door-locks.ts';
import { HINGES } from './hinges.ts';
import { INTERIOR_DOORS } from './interior-doors.ts';
import { MOSQUITO_NETS } from './mosquito-nets.ts';

export const DOOR_AND_CABINET_HARDWARE: Aisle = {
  slug: 'door-and-cabinet-hardware',
  name: ['Doors & cabinets', 'الأبواب والخزائن'],
  description: ['What swings, slides, turns and locks.', 'ما يدور ويُسحب ويُقفل.'],
  leafCategories: [HINGES, DOOR_HANDLES, DOOR_LOCKS, CABINET_HARDWARE, INTERIOR_DOORS, MOSQUITO_NETS],
};
