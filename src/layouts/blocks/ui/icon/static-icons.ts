import { CLOCK_PATH, PERSON_PATH, SLIDERS_PATH } from './shared-icon-paths.ts';

// Icons of server-rendered HTML. Those that single islands use too are in `shared-icon-paths.ts`.
export const STATIC_ICON_PATHS = {
  arrow: 'M4 12h16M14 6l6 6l-6 6',
  person: PERSON_PATH,
  clock: CLOCK_PATH,
  sliders: SLIDERS_PATH,
  menu: 'M3 6h18M3 12h18M3 18h12',
  globe: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18z',
  down: 'M5 9l7 7l7-7',
  truck:
    'M2 5h12v12H2zM14 9h4l4 4v4h-8M6.5 17a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM17.5 17a2 2 0 1 0 0 4a2 2 0 1 0 0-4z',
  tint: 'M4 8h13v12H4zM4 8c0-5 13-5 13 0M17 11h2c2 0 2 3 2 5M8 8v5h3V8',
  return: 'M8 4L3 9l5 5M3 9h12a5.5 5.5 0 0 1 0 11H8',
  store: 'M4 10v10h16V10M3 4h18l1 6H2zM9 20v-6h6v6',
  trash: 'M3 6h18M9 6V3h6v3M6 6l1 15h10l1-15M10 10.5v6M14 10.5v6',
  list: 'M4 6h.01M8 6h12M4 12h.01M8 12h12M4 18h.01M8 18h12',
  star: 'M12 3l2.8 5.9 6.4.9-4.6 4.5 1.1 6.4-5.7-3-5.7 3 1.1-6.4L2.8 9.8l6.4-.9z',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6M3 17h18M10 20.5h4M12 2.5V5',
  phone: 'M4 3h5l2 5l-3 2c1 3 3 5 6 6l2-3l5 2v5c-9 2-19-8-17-17z',
  lock: 'M5 10h14v11H5zM8 10V7a4 4 0 0 1 8 0v3M12 14v3',
  mail: 'M3 5h18v14H3zM3 6l9 7l9-7',
  card: 'M2 5h20v14H2zM2 10h20M6 15h4',
  map: 'M3 6l6-3l6 3l6-3v15l-6 3l-6-3l-6 3zM9 3v15M15 6v15',
  directions: 'M12 2.5l9.5 9.5l-9.5 9.5l-9.5-9.5zM9 15.5V11h6M13 8.5l2.5 2.5l-2.5 2.5',
  pin: 'M12 22C7 15.5 5 12.5 5 9.5a7 7 0 0 1 14 0c0 3-2 6-7 12.5zM12 7a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z',
} as const;

export type StaticIconName = keyof typeof STATIC_ICON_PATHS;
