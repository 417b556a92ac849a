import { listShadeRadios, readShadeRadio } from './selected-shade.ts';
import type { SelectedShade } from './shade-picker.ts';

// Shades of a room's surfaces, kept for the tab. Stored codes may be invalid: only those that the page offers
// are used.

export const ROOM_SURFACES = ['walls', 'trim', 'door'] as const;
export type RoomSurface = (typeof ROOM_SURFACES)[number];
export type SurfaceShades = Record<RoomSurface, SelectedShade | null>;

export const NO_SHADES: SurfaceShades = { walls: null, trim: null, door: null };

const getStorageKey = (): string => `room ${location.pathname}`;

/** Returns the stored shade of each surface. */
export function readSurfaceShades(): SurfaceShades {
  try {
    const codes = (sessionStorage.getItem(getStorageKey()) ?? '').split(' ', ROOM_SURFACES.length);
    const shades = codes.some(Boolean) ? listShadeRadios().map(readShadeRadio) : [];
    const surfaceShades = ROOM_SURFACES.map((surface, index) => [
      surface,
      shades.find(({ code }) => code === codes[index]) ?? null,
    ]);
    return Object.fromEntries(surfaceShades) as SurfaceShades;
  } catch {
    return NO_SHADES;
  }
}

/** Stores the shade of each surface for the tab. */
export function saveSurfaceShades(shades: SurfaceShades): void {
  try {
    sessionStorage.setItem(
      getStorageKey(),
      ROOM_SURFACES.map((surface) => shades[surface]?.code ?? '-').join(' '),
    );
  } catch {
    // Storage is full or disabled: the selection is lost with the page.
  }
}
