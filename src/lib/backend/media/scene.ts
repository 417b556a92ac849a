import { prefixOf, svg } from './product.ts';
import { courtyard, workshop } from './scenes/outside.ts';
import { bathroom, livingRoom, majlis, paintedRoom } from './scenes/rooms.ts';
import { HEIGHT, type Scene, WIDTH } from './scenes/scene.ts';
import { openStudio } from './studio.ts';

const SCENES = {
  'painted-room': paintedRoom,
  workshop,
  courtyard,
  bathroom,
  'living-room': livingRoom,
  majlis,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

export function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(SCENES, name);
}

export function drawScene(name: SceneName): string {
  const studio = openStudio(prefixOf(`scene ${name}`));
  return svg(WIDTH, HEIGHT, studio, SCENES[name](studio));
}
