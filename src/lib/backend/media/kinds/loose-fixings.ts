import type { DrawContext, Illustration } from '../illustration.ts';
import { drawBadge, drawLabel } from '../svg/labels.ts';
import {
  adjustBrightness,
  brightness,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';
import { STEEL } from './parts.ts';

type PartPosition = readonly [x: number, y: number, angle: number];

/** The open carton of loose parts. */
function carton({ defs, accent }: DrawContext, content: string): string {
  return [
    path('M330 190l40-62h312l-40 62z', adjustBrightness(accent, -0.5)),
    path('M330 190l40-62-52-36-44 62z', adjustBrightness(accent, 0.3)),
    content,
    rect(330, 190, 312, 250, defs.flat(accent)),
    path(
      'M642 190l40-62v250l-40 62z',
      defs.fade(adjustBrightness(accent, -0.24), adjustBrightness(accent, -0.42)),
    ),
    drawLabel(392, 236, 188, 160, adjustBrightness(accent, -0.3)),
  ].join('');
}

const SCREW_POSITIONS: PartPosition[] = [
  [150, 470, 24],
  [228, 420, -38],
  [300, 520, 8],
  [196, 560, -14],
  [420, 500, 40],
  [540, 490, -22],
  [330, 596, -28],
  [484, 580, 16],
  [610, 560, 52],
  [250, 640, 30],
  [420, 648, -6],
  [570, 640, -40],
];

const screws: Illustration = {
  bounds: [110, 92, 590, 600],
  orientation: 'lie',
  backdrop: 'planks',
  draw: (context) => {
    const { colour, defs } = context;
    const metal = brightness(colour) > 0.9 ? adjustBrightness(colour, -0.16) : colour;
    const screw = ([x, y, angle]: PartPosition): string =>
      group(
        [
          path('M-70-22l26 12v20l-26 12z', defs.horizontalSteel(metal)),
          path('M-46-11H58l34 11-34 11H-46z', defs.horizontalSteel(metal)),
          line(
            'M-22-14l8 28M-4-14l8 28M14-14l8 28M32-14l8 28M50-12l8 24M66-8l5 15',
            adjustBrightness(metal, -0.5),
            5,
          ),
          ellipse(-72, 0, 9, defs.ball(adjustBrightness(metal, 0.15)), 23) +
            ellipse(-73, 0, 4, adjustBrightness(metal, -0.6), 9),
        ].join(''),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    const head = (index: number): string => {
      const [x, y] = [384 + (index % 6) * 48 + (index > 5 ? -18 : 0), index > 5 ? 178 : 150];
      return (
        ellipse(x, y, 25, defs.ball(adjustBrightness(metal, 0.1)), 16) +
        line(`M${x - 9} ${y - 4}l18 8M${x + 9} ${y - 4}l-18 8`, adjustBrightness(metal, -0.6), 5)
      );
    };
    return carton(context, repeat(12, head)) + SCREW_POSITIONS.map(screw).join('');
  },
};

const nails: Illustration = {
  bounds: [110, 92, 590, 600],
  orientation: 'lie',
  backdrop: 'planks',
  draw: (context) => {
    const { colour, defs } = context;
    const nail = ([x, y, angle]: PartPosition): string =>
      group(
        path('M-84-8H78l26 8-26 8H-84z', defs.horizontalSteel(colour)) +
          line('M-74-8v16M-66-8v16M-58-8v16', adjustBrightness(colour, -0.45), 3) +
          rect(-94, -23, 12, 46, defs.verticalSteel(adjustBrightness(colour, 0.05)), 5),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    const head = (index: number): string => {
      const [x, y] = [380 + (index % 7) * 42 + (index > 6 ? -16 : 0), index > 6 ? 180 : 150];
      return (
        ellipse(x, y + 3, 20, '#17130f', 13, ' opacity=".4"') +
        ellipse(x, y, 20, defs.ball(adjustBrightness(colour, 0.12)), 13)
      );
    };
    return (
      carton(context, repeat(14, head)) +
      SCREW_POSITIONS.map(nail).join('') +
      (
        [
          [200, 500, 62],
          [380, 560, -70],
          [520, 540, 8],
          [340, 480, -12],
        ] as PartPosition[]
      )
        .map(nail)
        .join('')
    );
  },
};

const sealantGun: Illustration = {
  bounds: [40, 210, 720, 400],
  orientation: 'lie',
  tilt: -12,
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      path('M40 296l110-14v36z', defs.horizontalCylinder('#f3f1ea')) +
        rect(140, 272, 22, 56, defs.horizontalSteel('#e6e2d8'), 4),
      rect(160, 244, 340, 112, defs.horizontalCylinder('#f6f3ec'), 4) +
        rect(196, 244, 250, 112, defs.horizontalCylinder(accent)),
      rect(232, 268, 130, 62, '#fbf8f1', 5) + drawBadge(244, 284, 100, adjustBrightness(accent, -0.25)),
      path('M152 220q0-10 14-10h24v180h-24q-14 0-14-10z', defs.flat(adjustBrightness(colour, -0.06))),
      path('M176 372h340v30q0 8-10 8H190q-14 0-14-12z', defs.horizontalCylinder(colour)),
      path('M176 214h340v20H176z', defs.horizontalCylinder(adjustBrightness(colour, 0.1))),
      rect(500, 210, 40, 202, defs.flat(colour), 8),
      path('M528 232h110q22 4 24 40v50q-2 20-22 26H528z', defs.flat(adjustBrightness(colour, 0.06))),
      rect(640, 282, 112, 18, defs.horizontalSteel(STEEL), 4) +
        path('M736 284h18v54q0 12-10 12t-10-12z', defs.verticalSteel(STEEL)),
      path('M652 268h24v46h-24z', defs.verticalSteel(adjustBrightness(STEEL, -0.1))),
      path(
        'M560 340h92q-2 50 24 110l50 104q6 20-14 28l-40 10q-18 2-24-14l-48-120q-30-60-40-118z',
        defs.flat(adjustBrightness(colour, -0.1)),
      ),
      path(
        'M652 400l60 142',
        'none',
        ' stroke="#17130f" stroke-width="8" stroke-linecap="round" opacity=".2"',
      ),
      path(
        'M536 352h36q0 60 30 120l40 108q2 16-14 20-14 2-20-12l-52-116q-22-60-20-120z',
        defs.verticalCylinder(STEEL),
      ),
      ellipse(566, 362, 14, defs.ball(accent)),
      highlightStroke('M194 222h300M540 246h90M556 400l50 130', 6, 0.55),
      highlightStroke('M172 258h320', 8, 0.4),
    ].join(''),
};

const drillBitSet: Illustration = {
  bounds: [110, 130, 580, 540],
  orientation: 'lie',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) => {
    const bit = (x: number, width: number, length: number): string => {
      const top = 500 - length;
      const pitch = width * 1.15 + 4;
      const turns = Array.from(
        { length: Math.floor((length * 0.7) / pitch) },
        (_, index) =>
          `M${x - width / 2} ${Math.round(top + 26 + (index + 0.7) * pitch)}l${width}-${Math.round(pitch * 0.62)}`,
      );
      return [
        rect(x - width / 2, top + width * 0.5, width, length - width * 0.5, defs.verticalSteel(colour), 2),
        path(
          `M${x - width / 2} ${top + width * 0.55}L${x} ${top}l${width / 2} ${width * 0.55}z`,
          defs.verticalSteel(adjustBrightness(colour, 0.2)),
        ),
        line(turns.join(''), adjustBrightness(colour, -0.66), Math.max(4, width * 0.24)),
      ].join('');
    };
    return [
      rect(110, 130, 580, 540, adjustBrightness(accent, -0.4), 34),
      rect(110, 130, 580, 526, defs.flat(accent), 34),
      rect(136, 156, 528, 474, adjustBrightness(accent, -0.5), 18),
      rect(136, 156, 528, 26, '#17130f', 16, ' opacity=".25"'),
      repeat(8, (index) => bit(184 + index * 60 + index * index * 0.6, 16 + index * 4.4, 150 + index * 23)),
      rect(136, 470, 528, 74, defs.horizontalCylinder(adjustBrightness(accent, 0.12)), 8),
      repeat(8, (index) => rect(166 + index * 61, 520, 38, 9, '#fff', 4, ' opacity=".7"')),
      rect(
        136,
        544,
        528,
        86,
        defs.fade(adjustBrightness(accent, -0.16), adjustBrightness(accent, -0.34)),
        10,
      ),
      drawBadge(320, 566, 160, adjustBrightness(accent, -0.6)),
      path('M110 164q0-34 34-34h330L250 656H144q-34 0-34-34z', '#fff', ' opacity=".1"'),
      highlightStroke('M132 160q6-14 24-14h460', 5, 0.4),
      rect(260, 640, 60, 24, defs.horizontalCylinder('#33383b'), 6) +
        rect(480, 640, 60, 24, defs.horizontalCylinder('#33383b'), 6),
    ].join('');
  },
};

export const LOOSE_FIXING_KINDS = {
  screws,
  nails,
  'sealant-gun': sealantGun,
  'drill-bit-set': drillBitSet,
} satisfies Record<string, Illustration>;
