import type { Aisle } from '../../category-tree.ts';
import { BREAKERS } from './breakers.ts';
import { CABLES_AND_EXTENSIONS } from './cables-and-extensions.ts';
import { PLUGS_AND_ADAPTERS } from './plugs-and-adapters.ts';
import { SWITCHES_AND_SOCKETS } from './switches-and-sockets.ts';

export const WIRING: Aisle = {
  slug: 'wiring',
  name: ['Wiring', 'التمديدات'],
  description: ['Switches, sockets, cable and extensions.', 'مفاتيح ومقابس وكابلات وتوصيلات.'],
  leafCategories: [SWITCHES_AND_SOCKETS, CABLES_AND_EXTENSIONS, PLUGS_AND_ADAPTERS, BREAKERS],
};
