import { prefixOf, svg } from './product.ts';
import { disc, each, line, path, rect, tone } from './shapes.ts';
import { openStudio } from './studio.ts';

export type BrandLook = { slug: string; colour: string };

const WIDTH = 600;
const HEIGHT = 400;

// One mark a brand, drawn in a square of 200 around the middle; `on` is the colour of its ground.
type Mark = (on: string) => string;

const arch: Mark = (on) =>
  path('M-70 80V-10a70 70 0 0 1 140 0v90H30V-6a30 30 0 0 0-60 0v86z', '#fff') + rect(-12, 40, 24, 40, on);

const MARKS: Record<string, Mark> = {
  // Three arches of a gallery.
  liwan: (on) =>
    each(3, (index) => path(`M${-98 + index * 68} 80V-20a30 30 0 0 1 60 0V80z`, '#fff')) +
    rect(-98, 60, 196, 8, on),
  // A plain under a low sun.
  sahlan: () =>
    disc(0, -10, 52, '#fff') + path('M-100 44q50-40 100 0t100 0v36h-200z', '#fff', ' opacity=".75"'),
  // Bristles of a brush.
  mirwas: (on) =>
    rect(-20, -90, 40, 74, '#fff', 18) +
    rect(-64, -20, 128, 26, '#fff', 4) +
    each(5, (index) => rect(-62 + index * 26, 12, 20, 66 + (index % 2) * 14, '#fff', 6)) +
    rect(-8, -76, 16, 12, on, 6),
  // A gear around a chuck.
  torqan: (on) =>
    each(8, (index) => path('M-20-94h40l8 44h-56z', '#fff', ` transform="rotate(${index * 45})"`)) +
    disc(0, 0, 64, '#fff') +
    path('M-32 0l16-28h32l16 28-16 28h-32z', on),
  // A hammer's head.
  mitraq: () => path('M-86-70h110l62 26v20H-4v104h-40V-24h-42z', '#fff'),
  // A box and its handle.
  sandouqa: (on) =>
    path('M-40-30v-30q0-24 24-24h32q24 0 24 24v30H20v-26q0-8-8-8h-24q-8 0-8 8v26z', '#fff') +
    rect(-94, -34, 188, 114, '#fff', 12) +
    rect(-94, 8, 188, 10, on) +
    rect(-16, -4, 32, 36, on, 4),
  // A fort's battlement.
  hosna: (on) =>
    path('M-80 80V-70h36v26h26v-26h36v26h26v-26h36V80z', '#fff') +
    path('M-24 80V34a24 24 0 0 1 48 0v46z', on),
  // A spring's drop and ripples.
  nabaa: () =>
    path('M0-94q56 70 56 104a56 56 0 0 1-112 0q0-34 56-104z', '#fff') +
    line('M-84 84q42-20 84 0t84 0', '#fff', 10),
  // A lamp with its flame.
  sirajia: () =>
    path('M0-92q34 40 22 74a24 24 0 0 1-46 0q-8-26 24-74z', '#fff') +
    path('M-96 4h160l40-22-10 40q-20 46-70 46h-60q-50 0-60-64z', '#fff') +
    rect(-40, 72, 64, 14, '#fff', 7),
  // Two links joined.
  wasla: () => line('M-20-40h-30a40 40 0 0 0 0 80h30M20-40h30a40 40 0 0 1 0 80H20M-34 0h68', '#fff', 24),
  // A shoot with two leaves.
  khadra: () =>
    line('M0 84V-10', '#fff', 16) + path('M0 10q-90 0-90-84 90 0 90 84zM0-20q0-70 78-74 4 74-78 74z', '#fff'),
  // The slanted fronds of a summer house.
  areesha: () =>
    path('M-100-10L0-84 100-10v22L0-58-100 12z', '#fff') +
    each(5, (index) =>
      rect(
        -78 + index * 35,
        -4 - (2 - Math.abs(2 - index)) * 8,
        16,
        88 + (2 - Math.abs(2 - index)) * 8,
        '#fff',
        4,
      ),
    ),
  binaa: arch,
};

/** A brand's card: its mark on its colour. */
export function drawBrand({ slug, colour }: BrandLook): string {
  const studio = openStudio(prefixOf(`brand ${slug}`));
  const mark = (Object.hasOwn(MARKS, slug) ? MARKS[slug] : undefined) ?? arch;
  const body =
    rect(0, 0, WIDTH, HEIGHT, studio.face(colour)) +
    disc(90, 30, 330, '#fff', 330, ' opacity=".07"') +
    disc(560, 420, 220, tone(colour, -0.5), 220, ' opacity=".16"') +
    `<g transform="translate(300 200) scale(1.12)">${mark(colour)}</g>`;
  return svg(WIDTH, HEIGHT, studio, body);
}
