import { createIdPrefix, createSvgDocument } from '../svg/document.ts';
import { createSvgDefs } from '../svg/gradients.ts';
import { bedroom } from './bedroom.ts';
import { facade } from './facade.ts';
import { living } from './living.ts';
import { majlis } from './majlis.ts';
import { HEIGHT, type Room, type SurfaceColours, WIDTH } from './room.ts';

const ROOMS = { living, bedroom, majlis, facade } satisfies Record<string, Room>;

export type RoomName = keyof typeof ROOMS;

export const ROOM_NAMES = Object.keys(ROOMS) as RoomName[];

// Colours of surfaces without a selected shade.
const DEFAULT_COLOURS: SurfaceColours = { walls: '#e9dfcd', trim: '#faf7f0', door: '#8a5a36' };

export function isRoomName(name: string): name is RoomName {
  return Object.hasOwn(ROOMS, name);
}

/** Draws a room with walls, trim and door in given colours; null keeps the default. */
export function drawRoom(
  name: RoomName,
  colours: { [Surface in keyof SurfaceColours]: string | null },
): string {
  const { walls, trim, door } = colours;
  const defs = createSvgDefs(createIdPrefix(`room ${name}${walls}${trim}${door}`));
  const effectiveColours = {
    walls: walls ?? DEFAULT_COLOURS.walls,
    trim: trim ?? DEFAULT_COLOURS.trim,
    door: door ?? DEFAULT_COLOURS.door,
  };
  return createSvgDocument(WIDTH, HEIGHT, defs, ROOMS[name](defs, effectiveColours));
}
