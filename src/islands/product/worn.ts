import { listRadios, shadeOf } from './picked.ts';
import type { ChosenShade } from './shades.ts';

// What a room's surfaces wear outlasts a visit to the cart. Whatever is found there may be broken or tampered with:
// a code counts only when the page offers the shade.

export const SURFACES = ['walls', 'trim', 'door'] as const;
export type Surface = (typeof SURFACES)[number];
export type Worn = Record<Surface, ChosenShade | null>;

export const BARE: Worn = { walls: null, trim: null, door: null };

const keyOf = (): string => `room ${location.pathname}`;

/** What each surface wore when this page was last open in this tab. */
export function readWorn(): Worn {
  try {
    const codes = (sessionStorage.getItem(keyOf()) ?? '').split(' ', SURFACES.length);
    const shades = codes.some(Boolean) ? listRadios().map(shadeOf) : [];
    const worn = SURFACES.map((surface, index) => [
      surface,
      shades.find(({ code }) => code === codes[index]) ?? null,
    ]);
    return Object.fromEntries(worn) as Worn;
  } catch {
    return BARE;
  }
}

/** Remembers what each surface wears, for as long as the tab is open. */
export function keepWorn(worn: Worn): void {
  try {
    sessionStorage.setItem(keyOf(), SURFACES.map((surface) => worn[surface]?.code ?? '-').join(' '));
  } catch {
    // Full, or not allowed: it is forgotten with the page.
  }
}
