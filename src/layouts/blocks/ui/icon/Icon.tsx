import type { StaticIconName } from './static-icons.ts';

// Strokes on a 24 px grid with square joints, in the text colour. Icons that only server-rendered pages use
// are in `static-icons.ts`, so browsers do not download them.
const ISLAND_ICON_PATHS = {
  close: 'M5 5l14 14M19 5L5 19',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM15.5 15.5L21 21',
  cart: 'M2 4h3l2.5 11h11L21 7H6M9 20.5h.01M17 20.5h.01',
  chevron: 'M9 5l7 7l-7 7',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  info: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 11v6M12 7.5v.01',
  warning: 'M12 3L22 20H2zM12 10v5M12 17.5v.01',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
} as const;

export type IconName = keyof typeof ISLAND_ICON_PATHS;

// Icons that point along the reading direction are mirrored in Arabic; clocks, ticks and magnifiers are not.
const MIRRORED_IN_RTL = /chevron|arrow|return|truck|menu|cart/;

interface IconProps {
  name: IconName | StaticIconName;
  className?: string | undefined;
  /** Path data of an icon that is not in this file. */
  path?: string | undefined;
}

/** Icon beside text. Never the only carrier of meaning, so hidden from screen readers. */
export function Icon({ name, className = '', path = ISLAND_ICON_PATHS[name as IconName] }: IconProps) {
  const pointing = MIRRORED_IN_RTL.test(name) ? ' icon--mirrored' : '';
  return (
    <svg
      className={`icon${pointing} ${className}`.trim()}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
