// Shade codes in localStorage, newest first. The stored text may be invalid.

const LISTS = { kept: 'shadesKept', recent: 'shadesRecent' } as const;
const MOST = 60;
const CODE = /^[A-Za-z0-9][\w.-]{0,63}$/;

export type ShadeList = keyof typeof LISTS;

/** Returns the stored codes; none when the storage is unavailable. */
export function readShadeCodes(list: ShadeList): string[] {
  try {
    return (localStorage.getItem(LISTS[list]) ?? '').split(' ', MOST).filter((code) => CODE.test(code));
  } catch {
    return [];
  }
}

/** Saves a shade at the front of the list, or removes it. */
export function setShadeSaved(code: string, isKept: boolean): void {
  const others = readShadeCodes('kept').filter((other) => other !== code);
  try {
    localStorage.setItem(LISTS.kept, (isKept ? [code, ...others].slice(0, MOST) : others).join(' '));
  } catch {
    // The storage is full or unavailable: the shade is not saved.
  }
}
