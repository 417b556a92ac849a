// Shade codes in localStorage, newest first. The stored text may be invalid.

const STORAGE_KEYS = { saved: 'shadesKept', recent: 'shadesRecent' } as const;
const MAX_SHADES = 60;
const CODE = /^[A-Za-z0-9][\w.-]{0,63}$/;

export type ShadeList = keyof typeof STORAGE_KEYS;

/** Returns the stored codes; none when the storage is unavailable. */
export function readShadeCodes(list: ShadeList): string[] {
  try {
    return (localStorage.getItem(STORAGE_KEYS[list]) ?? '')
      .split(' ', MAX_SHADES)
      .filter((code) => CODE.test(code));
  } catch {
    return [];
  }
}

/** Saves a shade at the front of the list, or removes it. */
export function setShadeSaved(code: string, isSaved: boolean): void {
  const others = readShadeCodes('saved').filter((savedCode) => savedCode !== code);
  try {
    localStorage.setItem(
      STORAGE_KEYS.saved,
      (isSaved ? [code, ...others].slice(0, MAX_SHADES) : others).join(' '),
    );
  } catch {
    // The storage is full or unavailable: the shade is not saved.
  }
}
