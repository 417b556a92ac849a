import { createIdPrefix, createSvgDocument } from '../svg/document.ts';
import { createSvgDefs } from '../svg/gradients.ts';
import { bedroom } from './bedroom.ts';
import { facade } from './facade.ts';
import { living } from './living.ts';
import { majlis } from './majlis.ts';
import { HEIGHT, type Paints, type Room, WIDTH } from './room.ts';

const ROOMS = { living, bedroom, majlis, facade } satisfies Record<string, Room>;

export type RoomName = keyof typeof ROOMS;

export const ROOM_NAMES = Object.keys(ROOMS) as RoomName[];

// Colours of surfaces without a selected shade.
const DEFAULT_PAINTS: Paints = { walls: '#e9dfcd', trim: '#faf7f0', door: '#8a5a36' };

export function isRoomName(name: string): name is RoomName {
  return Object.hasOwn(ROOMS, name);
}

/** Draws a room with walls, trim and door in given colours; null keeps the default. */
export function drawRoom(name: RoomName, paints: { [Surface in keyof Paints]: string | null }): string {
  const { walls, trim, door } = paints;
  const defs = createSvgDefs(createIdPrefix(`room ${name}${walls}${trim}${door}`));
  const effectivePaints = {
    walls: walls ?? DEFAULT_PAINTS.walls,
    trim: trim ?? DEFAULT_PAINTS.trim,
    door: door ?? DEFAULT_PAINTS.door,
  };
  return createSvgDocument(WIDTH, HEIGHT, defs, ROOMS[name](defs, effectivePaints));
}
