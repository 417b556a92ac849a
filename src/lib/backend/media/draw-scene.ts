import { balcony } from './scenes/balcony.ts';
import { bedroom } from './scenes/bedroom.ts';
import { frontDoor } from './scenes/front-door.ts';
import { garage } from './scenes/garage.ts';
import { kitchen } from './scenes/kitchen.ts';
import { laundry } from './scenes/laundry.ts';
import { courtyard, workshop } from './scenes/outside.ts';
import { ramadanTable } from './scenes/ramadan-table.ts';
import { rooftop } from './scenes/rooftop.ts';
import { bathroom, livingRoom, majlis, paintedRoom } from './scenes/rooms.ts';
import { HEIGHT, type Scene, WIDTH } from './scenes/scene.ts';
import { createIdPrefix, createSvgDocument } from './svg/document.ts';
import { createSvgDefs } from './svg/gradients.ts';

const SCENES = {
  'painted-room': paintedRoom,
  workshop,
  courtyard,
  bathroom,
  'living-room': livingRoom,
  majlis,
  kitchen,
  bedroom,
  garage,
  balcony,
  'ramadan-table': ramadanTable,
  'front-door': frontDoor,
  laundry,
  rooftop,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

export function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(SCENES, name);
}

export function drawScene(name: SceneName): string {
  const defs = createSvgDefs(createIdPrefix(`scene ${name}`));
  return createSvgDocument(WIDTH, HEIGHT, defs, SCENES[name](defs));
}
