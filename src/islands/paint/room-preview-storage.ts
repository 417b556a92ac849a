import { listShadeRadios, readShadeRadio } from './selected-shade.ts';
import type { SelectedShade } from './shade-picker.ts';

// What a room's surfaces wear outlasts a visit to the cart. Whatever is found there may be broken or tampered with:
// a code counts only when the page offers the shade.

export const SURFACES = ['walls', 'trim', 'door'] as const;
export type ROOM_SURFACES = (typeof SURFACES)[number];
export type SurfaceShades = Record<ROOM_SURFACES, SelectedShade | null>;

export const NO_SHADES: SurfaceShades = { walls: null, trim: null, door: null };

const keyOf = (): string => `room ${location.pathname}`;

/** What each surface wore when this page was last open in this tab. */
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

/** Remembers what each surface wears, for as long as the tab is open. */
export function saveSurfaceShades(worn: SurfaceShades): void {
  try {
    sessionStorage.setItem(keyOf(), SURFACES.map((surface) => worn[surface]?.code ?? '-').join(' '));
  } catch {
    // Full, or not allowed: it is forgotten with the page.
  }
}
