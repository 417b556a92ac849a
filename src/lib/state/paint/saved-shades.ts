// Codes of shades that this browser remembers, the latest first. Whatever is found there may be broken or tampered with.

const LISTS = { kept: 'shadesKept', recent: 'shadesRecent' } as const;
const MOST = 60;
const CODE = /^[A-Za-z0-9][\w.-]{0,63}$/;

export type ShadeList = keyof typeof LISTS;

/** What is remembered; nothing where the browser keeps nothing. */
export function readShadeCodes(list: ShadeList): string[] {
  try {
    return (localStorage.getItem(LISTS[list]) ?? '').split(' ', MOST).filter((code) => CODE.test(code));
  } catch {
    return [];
  }
}

/** Keeps a shade, the latest first, or keeps it no longer. */
export function setShadeSaved(code: string, isKept: boolean): void {
  const others = readShadeCodes('kept').filter((other) => other !== code);
  try {
    localStorage.setItem(LISTS.kept, (isKept ? [code, ...others].slice(0, MOST) : others).join(' '));
  } catch {
    // Full, or not allowed: it is forgotten with the page.
  }
}
