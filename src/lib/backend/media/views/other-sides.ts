// Second drawings that many kinds share: folded, spread, rolled, opened, or the back of a pack.

import type { PlaceableDrawing } from '../draw-placed-product.ts';
import type { DrawContext } from '../illustration.ts';
import {
  adjustBrightness,
  ellipse,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
  shadowPath,
} from '../svg/shapes.ts';
import { drawBackOfBag, drawBackOfBottle, drawBackOfBox } from './back-of-pack.ts';

type CreateDrawing = (barcode: string) => PlaceableDrawing;

const createLyingDrawing = (
  bounds: PlaceableDrawing['bounds'],
  draw: PlaceableDrawing['draw'],
): CreateDrawing => {
  const drawing: PlaceableDrawing = { bounds, orientation: 'lie', draw };
  return () => drawing;
};

function drawFoldedTop({ colour, accent, defs }: DrawContext): string {
  return [
    rect(160, 150, 480, 520, defs.flat(colour), 26),
    path(
      'M160 200q60 240 20 450h-6q-14 0-14-14zM640 200q-60 240-20 450h6q14 0 14-14z',
      adjustBrightness(colour, -0.22),
    ),
    path('M290 150q110 90 220 0l-30-20q-80 50-160 0z', adjustBrightness(colour, -0.35)),
    path('M290 150q110 100 220 0l14 16q-124 120-248 0z', adjustBrightness(colour, 0.12)),
    rect(378, 168, 44, 26, accent, 4),
    shadowPath('M160 560q240 30 480 0v14q-240 30-480 0z', 0.14),
    line('M160 610q240 26 480 0M160 640q240 20 480 0', adjustBrightness(colour, -0.3), 4),
    highlightStroke('M216 240v280', 8, 0.2),
  ].join('');
}

function drawFoldedTrousers({ colour, accent, defs }: DrawContext): string {
  return [
    rect(250, 110, 300, 580, defs.flat(colour), 18),
    rect(250, 110, 300, 54, adjustBrightness(colour, -0.22), 12),
    ...[280, 390, 500].map((x) => rect(x, 104, 20, 66, adjustBrightness(colour, 0.15), 5)),
    path('M270 190h120v130q-60 30-120 0z', adjustBrightness(colour, -0.1)),
    line('M270 214h120', adjustBrightness(colour, -0.4), 4, ' stroke-dasharray="9 7"'),
    rect(296, 230, 48, 28, accent, 4),
    line('M470 190v470', adjustBrightness(colour, -0.26), 5),
    shadowPath('M250 430h300v10H250z', 0.16),
    line('M250 640h300M250 662h300', adjustBrightness(colour, -0.3), 4),
    highlightStroke('M540 190v440', 6, 0.2),
  ].join('');
}

/** A cloth spread out, with its hems. */
function drawSpread({ colour, accent, defs }: DrawContext): string {
  return [
    rect(210, 90, 380, 620, defs.flat(colour), 10),
    ...[130, 640].map((y) => rect(210, y, 380, 26, adjustBrightness(accent, 0.1), 0, ' opacity=".7"')),
    line('M222 100h356M222 700h356', adjustBrightness(colour, -0.3), 4, ' stroke-dasharray="9 7"'),
    repeat(6, (index) =>
      line(
        `M${240 + index * 64} 190q${index % 2 ? 16 : -14} 200 0 420`,
        adjustBrightness(colour, -0.12),
        5,
        ' opacity=".5"',
      ),
    ),
    path('M590 580q-80 20-110 130h110z', adjustBrightness(colour, 0.2)),
    shadowPath('M590 580q-80 20-110 130l-12-4q30-120 122-140z', 0.14),
  ].join('');
}

/** A fabric folded into a parcel, with a ribbon. */
function drawFoldedCloth({ colour, accent, defs }: DrawContext): string {
  return [
    ...[0, 1, 2, 3].map(
      (index) =>
        rect(
          150 + index * 6,
          520 - index * 74,
          500 - index * 12,
          84,
          defs.fade(adjustBrightness(colour, 0.12), adjustBrightness(colour, -0.18)),
          38,
        ) + line(`M190 ${562 - index * 74}h420`, adjustBrightness(colour, -0.25), 4, ' opacity=".6"'),
    ),
    rect(360, 290, 80, 320, accent, 6, ' opacity=".85"'),
    rect(340, 400, 120, 84, '#fbf8f1', 6),
    line('M362 428h76M362 452h50', adjustBrightness(accent, -0.2), 7),
    highlightStroke('M200 306h130', 6, 0.4),
  ].join('');
}

function drawRolled({ colour, accent, defs }: DrawContext): string {
  return [
    rect(110, 320, 540, 190, defs.horizontalCylinder(colour), 30),
    repeat(6, (index) => path(`M${170 + index * 76} 350l24 60-24 60-24-60z`, accent, ' opacity=".6"')),
    ellipse(650, 415, 52, adjustBrightness(colour, -0.3), 95),
    ...[78, 58, 38, 18].map((radius) =>
      ellipse(
        650,
        415,
        radius * 0.5,
        'none',
        radius,
        ` stroke="${adjustBrightness(colour, 0.3)}" stroke-width="7"`,
      ),
    ),
    rect(180, 316, 26, 198, '#fbf8f1', 4) + rect(520, 316, 26, 198, '#fbf8f1', 4),
    highlightStroke('M150 340h440', 6, 0.4),
  ].join('');
}

/** A tin without its lid, seen from above, with its contents. */
function drawOpenedTin({ colour, accent, shade, defs }: DrawContext): string {
  const paint = shade ?? colour;
  return [
    ellipse(560, 560, 170, defs.flat('#aab2b7'), 160),
    ellipse(556, 554, 146, adjustBrightness('#aab2b7', 0.3), 137),
    ellipse(552, 548, 120, paint, 112, ' opacity=".9"'),
    ellipse(360, 350, 262, defs.flat(adjustBrightness(accent, -0.1)), 262),
    ellipse(360, 350, 250, defs.verticalSteel(), 250),
    ellipse(360, 350, 226, adjustBrightness('#aab2b7', -0.5), 226),
    ellipse(360, 354, 214, paint, 214),
    path('M190 300q120-120 300-60-120-20-200 30t-100 30z', '#fff', ' opacity=".28"'),
    `<circle cx="360" cy="354" r="150" fill="none" stroke="${adjustBrightness(paint, -0.12)}" stroke-width="9" stroke-dasharray="300 90"/>`,
    line('M392 376L640 110', '#c99a63', 30) + line('M388 380l60-64', paint, 32),
  ].join('');
}

const FOLDED_TOP = createLyingDrawing([160, 128, 480, 542], drawFoldedTop);
const SPREAD_CLOTH = createLyingDrawing([210, 90, 380, 620], drawSpread);
const FOLDED_CLOTH = createLyingDrawing([150, 290, 500, 320], drawFoldedCloth);
const OPENED_TIN = createLyingDrawing([98, 88, 640, 632], drawOpenedTin);

const KINDS_BY_DRAWING: readonly (readonly [create: CreateDrawing, kinds: string])[] = [
  [FOLDED_TOP, 't-shirt polo long-sleeve-top work-shirt jacket coverall thobe kandura dishdasha bathrobe'],
  [createLyingDrawing([250, 104, 300, 586], drawFoldedTrousers), 'trousers work-shorts'],
  [SPREAD_CLOTH, 'towel blanket cloths scarf ghutra'],
  [FOLDED_CLOTH, 'bedding curtain shower-curtain'],
  [createLyingDrawing([110, 316, 592, 198], drawRolled), 'rug bath-mat'],
  [OPENED_TIN, 'paint-tin paint-can paint-bucket filler-tub'],
  [
    drawBackOfBag,
    'pouch sack cement-bag compost-bag charcoal-bag seed-packet biscuit-pack sand-bag gravel-bag grout-bag tile-adhesive-bag',
  ],
  [
    drawBackOfBottle,
    `jar can detergent-bottle spray-bottle oil-bottle solvent-can glue-bottle spray-can garden-spray jerrycan
    water-pack sealant-tube oil-spray oil-dropper`,
  ],
  [
    drawBackOfBox,
    'box-pack date-box screws nails bag-roll wall-plugs bolts nuts sleeve-anchors eye-bolts shelf-pins tile-clips wall-patch battery coin-cell',
  ],
];

const CREATE_BY_KIND = new Map(
  KINDS_BY_DRAWING.flatMap(([create, kinds]) => kinds.split(/\s+/).map((kind) => [kind, create] as const)),
);

/** Returns the drawing from another side that a kind shares with other kinds, if it has one. */
export function createOtherSide(kind: string, barcode: string): PlaceableDrawing | undefined {
  return CREATE_BY_KIND.get(kind)?.(barcode);
}
