import { ellipse, line, path, rect, repeat } from '../svg/shapes.ts';

/** Draws a logo in a square of 200 centred on 0, 0; `cutoutColour` fills its cut-outs. */
export type DrawLogo = (cutoutColour: string) => string;

const WHITE = '#fff';

/** Logos by brand slug. */
export const BRAND_LOGOS: Readonly<Record<string, DrawLogo>> = {
  // Three arches in three opacities.
  liwan: () =>
    repeat(3, (index) =>
      path(
        `M${-100 + index * 69} 88V-48a31 31 0 0 1 62 0V88z`,
        WHITE,
        ` opacity="${[0.42, 0.72, 1][index]}"`,
      ),
    ),
  // A sun above two waves.
  sahlan: () =>
    ellipse(0, -38, 50, WHITE) +
    path('M-100 28q50-40 100 0t100 0v18q-50 40-100 0t-100 0z', WHITE) +
    path('M-100 62q50-40 100 0t100 0v18q-50 40-100 0t-100 0z', WHITE, ' opacity=".7"'),
  // A flat brush.
  mirwas: (cutoutColour) =>
    rect(-20, -96, 40, 80, WHITE, 18) +
    rect(-64, -24, 128, 30, WHITE, 6) +
    repeat(5, (index) => rect(-62 + index * 26, 14, 20, [62, 76, 84, 76, 62][index] ?? 0, WHITE, 6)) +
    ellipse(0, -74, 8, cutoutColour),
  // A gear around a chuck.
  torqan: (cutoutColour) =>
    repeat(8, (index) => path('M-18-96h36l10 46h-56z', WHITE, ` transform="rotate(${index * 45})"`)) +
    ellipse(0, 0, 66, WHITE) +
    path('M-36 0l18-31h36l18 31-18 31h-36z', cutoutColour) +
    ellipse(0, 0, 14, WHITE),
  // A hammer.
  mitraq: (cutoutColour) =>
    path('M-86-70h110l62 26v24H-4V90h-40V-20h-42z', WHITE) + rect(-44, 34, 40, 8, cutoutColour),
  // A box and its handle.
  sandouqa: (cutoutColour) =>
    path('M-40-30v-30q0-24 24-24h32q24 0 24 24v30H20v-26q0-8-8-8h-24q-8 0-8 8v26z', WHITE) +
    rect(-94, -34, 188, 114, WHITE, 12) +
    rect(-94, 8, 188, 10, cutoutColour) +
    rect(-16, -4, 32, 36, cutoutColour, 4),
  // A castle wall with a keyhole.
  hosna: (cutoutColour) =>
    path('M-84 84V-70h38v28h27v-28h38v28h27v-28h38V84z', WHITE) +
    ellipse(0, 10, 22, cutoutColour) +
    path('M-10 18h20l10 46h-40z', cutoutColour),
  // A drop of spring water and its ripples.
  nabaa: (cutoutColour) =>
    path('M0-96q58 70 58 104a58 58 0 0 1-116 0q0-34 58-104z', WHITE) +
    line('M-34 12q0 30 30 34', cutoutColour, 10) +
    line('M-84 88q42-20 84 0t84 0', WHITE, 12),
  // An oil lamp with its flame.
  sirajia: (cutoutColour) =>
    path('M80-100q30 34 18 52a21 21 0 0 1-38 0q-6-20 20-52z', WHITE) +
    path(
      'M-98-14a30 30 0 0 1 50-8q16-20 44-20t44 24q20-4 34-12h20q10 0 6 10-14 76-82 76h-40q-44 0-58-34-22-10-18-36z',
      WHITE,
    ) +
    path('M-80-6a14 14 0 0 1 22-6q-8 16-8 30-14-8-14-24z', cutoutColour) +
    path('M-26 52h52l18 32q4 10-6 10h-76q-10 0-6-10z', WHITE),
  // A plug and its socket, slightly apart.
  wasla: () =>
    path('M-98-11h30v-30q0-8 8-8h42v22h26v18h-26v18h26v18h-26v22h-42q-8 0-8-8V11h-30z', WHITE) +
    path('M26-49h34q8 0 8 8v30h30v22H68v30q0 8-8 8H26V29h14V7H26V-7h14v-22H26z', WHITE),
  // A shoot with two leaves.
  khadra: () =>
    line('M0 88V-10', WHITE, 16) + path('M0 14q-92 0-92-86 92 0 92 86zM0-18q0-72 80-76 4 76-80 76z', WHITE),
  // A bench under a roof of palm ribs.
  areesha: () =>
    repeat(7, (index) => rect(-94 + index * 29, -88, 14, 34, WHITE, 4)) +
    path('M-100-62H100v20H-100zM-86-42h18V92h-18zM68-42h18V92H68z', WHITE) +
    path('M-52-18h104v14H-52zM-52 6h104v14H-52zM-60 34H60v18H-60zM-50 52h14v40h-14zM36 52h14v40H36z', WHITE),
  // An arch of cut stones.
  binaa: (cutoutColour) =>
    path('M-84 84V0a84 84 0 0 1 168 0v84H38V0a38 38 0 0 0-76 0v84z', WHITE) +
    line('M-90 42h58M32 42h58M-90 0h58M32 0h58M-17-34l-24-46M17-34l24-46', cutoutColour, 8),
  // A screw.
  raseen: (cutoutColour) =>
    path('M-64-98H64q10 0 8 8L34-50H-34l-38-40q-2-8 8-8z', WHITE) +
    path('M-22-56h44V54L0 98-22 54z', WHITE) +
    repeat(4, (index) => path(`M-42 ${-16 + index * 25}l84-18v15l-84 18z`, WHITE)) +
    rect(-26, -88, 52, 12, cutoutColour, 6),
  // A lever handle on its plate.
  mizlaj: (cutoutColour) =>
    rect(-74, -96, 76, 192, WHITE, 20) +
    path('M-36-56h116q18 0 18 18 0 16-16 16h-30q-14 0-18 4h-70z', WHITE) +
    line('M6-62h-40v48h40', cutoutColour, 9) +
    ellipse(-36, 34, 15, cutoutColour) +
    path('M-42 40h12l7 32h-26z', cutoutColour),
  // A spout over a basin.
  rawafed: () =>
    line('M58 4v-46a36 36 0 0 0-72 0v6', WHITE, 22) +
    path('M-14-18q14 16 14 26a14 14 0 0 1-28 0q0-10 14-26z', WHITE) +
    path('M-98 26H98q-2 44-44 58v6q0 8-8 8h-92q-8 0-8-8v-6q-42-14-44-58z', WHITE),
  // A cooking pot with a flame.
  tannour: (cutoutColour) =>
    rect(-16, -88, 32, 20, WHITE, 10) +
    path('M-72-36q4-32 40-32h64q36 0 40 32z', WHITE) +
    path(
      'M-98-24h22v-2H76v2h22q2 0 2 4v14q0 4-4 4H76v58q0 34-34 34h-84q-34 0-34-34V-2h-20q-4 0-4-4v-14q0-4 2-4z',
      WHITE,
    ) +
    path('M2-12q36 34 28 62a30 30 0 0 1-60 2q-2-18 10-30 2 14 10 14 10-20 12-48z', cutoutColour),
  // A spray bottle with a sparkle.
  naqaa: (cutoutColour) =>
    path('M-46-94h62q24 0 34 26h-26v22h-46v-16h-24q-8 0-8-8v-16q0-8 8-8z', WHITE) +
    path('M-24-38h50v14q34 18 34 54v54q0 14-14 14h-90q-14 0-14-14V30q0-36 34-54z', WHITE) +
    line('M70-92h22M70-70h18', WHITE, 10) +
    path('M1 2q6 36 38 42-32 6-38 42-6-36-38-42 32-6 38-42z', cutoutColour),
  // Boxes on a rack.
  rafoof: (cutoutColour) =>
    path('M-96-94h18V94h-18zM78-94h18V94H78zM-96-30H96v16H-96zM-96 60H96v16H-96z', WHITE) +
    path('M-64-84h50v54h-50zM-4-66h66v36H-4zM-64 6h70v54h-70zM16-8h46v68H16z', WHITE) +
    path('M-64-68h50v6h-50zM-4-54h66v6H-4zM-64 20h70v6h-70zM16 8h46v6H16z', cutoutColour),
  // A shield with the stripes of a vest.
  diraa: (cutoutColour) =>
    path('M0-98q40 24 84 26 6 120-84 172Q-90 48-84-72q44-2 84-26z', WHITE) +
    line('M-96-34L0 18l96-52M-96 4L0 56 96 4', cutoutColour, 16),
  // A woven rug with diamonds and a fringe.
  sadwa: (cutoutColour) =>
    rect(-84, -92, 168, 156, WHITE, 4) +
    repeat(7, (index) => rect(-82 + index * 25.2, 70, 13, 26, WHITE, 4)) +
    repeat(2, (row) =>
      repeat(7, (index) => path(`M${-84 + index * 24} ${row ? 48 : -76}l12-14 12 14-12 14z`, cutoutColour)),
    ) +
    path('M-66-14L-33-54 0-14l33-40 33 40-33 40L0-14l-33 40z', cutoutColour) +
    path('M-33-34l16 20-16 20-16-20zM33-34l16 20-16 20-16-20z', WHITE),
  // A sofa.
  majlisi: (cutoutColour) =>
    path('M-76-8v-38q0-32 32-32h88q32 0 32 32v38q-22 0-22 24v6h-108v-6q0-24-22-24z', WHITE) +
    path('M-98 18a16 16 0 0 1 32 0v16H66V18a16 16 0 0 1 32 0v46q0 10-10 10H-88q-10 0-10-10z', WHITE) +
    path('M-78 82h22v14h-22zM56 82h22v14H56z', WHITE) +
    path('M0-60l26 30L0 0l-26-30z', cutoutColour),
  // Dungarees.
  hirfa: (cutoutColour) =>
    line('M-32-52l-18-38M32-52l18-38', WHITE, 18) +
    path('M-42-60h84l8 52h18l6 22 6 84H14L0 30-14 98h-66l6-84 6-22h18z', WHITE) +
    rect(-22, -38, 44, 28, cutoutColour, 4) +
    path('M-78 4H78v9H-78z', cutoutColour),
  // An ear of wheat.
  qout: () =>
    line('M0 96V-40', WHITE, 12) +
    path('M0-98q26 24 0 62-26-38 0-62z', WHITE) +
    repeat(3, (row) => {
      const y = -6 + row * 36;
      return path(`M8 ${y}q0-44 52-52 4 48-52 52zM-8 ${y}q0-44-52-52-4 48 52 52z`, WHITE);
    }),
};
