import { listShadeRadios, readShadeRadio } from './selected-shade.ts';
import type { SelectedShade } from './shade-picker.ts';

// Shades of a room's surfaces, kept for the tab. Stored codes may be invalid: only those that the page offers
// are used.

export const SURFACES = ['walls', 'trim', 'door'] as const;
export type ROOM_SURFACES = (typeof SURFACES)[number];
export type SurfaceShades = Record<ROOM_SURFACES, SelectedShade | null>;

export const NO_SHADES: SurfaceShades = { walls: null, trim: null, door: null };

const keyOf = (): string => `room ${location.pathname}`;

/** Returns the stored shade of each surface. */
export function readSurfaceShades(): SurfaceShades {
  try {
    const codes = (sessionStorage.getItem(keyOf()) ?? '').split(' ', SURFACES.length);
    const shades = codes.some(Boolean) ? listShadeRadios().map(readShadeRadio) : [];
    const worn = SURFACES.map((surface, index) => [
      surface,
      shades.find(({ code }) => code === codes[index]) ?? null,
    ]);
    return Object.fromEntries(worn) as SurfaceShades;
  } catch {
    return NO_SHADES;
  }
}

/** Stores the shade of each surface for the tab. */
export function saveSurfaceShades(worn: SurfaceShades): void {
  try {
    sessionStorage.setItem(keyOf(), SURFACES.map((surface) => worn[surface]?.code ?? '-').join(' '));
  } catch {
    // Storage is full or disabled: the selection is lost with the page.
  }
}
