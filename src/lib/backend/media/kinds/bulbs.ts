import type { DrawContext, Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { BRASS, STEEL } from './parts.ts';

const METAL = '#c3cacf';

/** A screw cap below `y`, `width` wide. */
function screwCap({ defs }: DrawContext, y: number, width: number, turns: number): string {
  const left = 400 - width / 2;
  return [
    rect(left, y, width, turns * 26 + 6, defs.verticalSteel(METAL), 8),
    repeat(turns, (index) =>
      line(`M${left - 2} ${y + 12 + index * 26}l${width + 4} 10`, '#5b6368', 7, ' opacity=".7"'),
    ),
    path(
      `M${left + width * 0.14} ${y + turns * 26 + 4}h${width * 0.72}l${-width * 0.14} 26q${-width * 0.22} 12 ${-width * 0.44} 0z`,
      defs.verticalCylinder('#3a3f43'),
    ),
  ].join('');
}

const spotBulb: Illustration = {
  bounds: [190, 90, 420, 620],
  orientation: 'stand',
  groundContact: [330, 140],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(400, 180, 300, defs.glow(colour, 0.5), 180),
      path('M190 190q0 34 20 70l92 236h196l92-236q20-36 20-70z', defs.verticalCylinder('#f1efe9')),
      line(
        'M240 300l64 190M290 310l40 184M345 316l16 178M400 318v178M455 316l-16 178M510 310l-40 184M560 300l-64 190',
        '#17130f',
        5,
        ' opacity=".13"',
      ),
      ellipse(400, 192, 210, defs.verticalCylinder('#e6e3da'), 92),
      ellipse(400, 184, 208, defs.verticalCylinder('#fbfaf6'), 90),
      ellipse(400, 186, 176, adjustBrightness(colour, -0.2), 72),
      ellipse(400, 186, 172, defs.ball(adjustBrightness(colour, 0.6)), 69),
      ellipse(400, 186, 120, defs.glow('#ffffff', 0.95), 48),
      ...[-84, 0, 84].map((x) =>
        ellipse(400 + x, 188 - Math.abs(x) * 0.16, 30, '#fff', 14, ' opacity=".75"'),
      ),
      path('M316 494h168l-10 106q-4 18-24 18H350q-20 0-24-18z', defs.verticalCylinder('#e8e5dc')),
      rect(322, 524, 156, 14, accent, 0, ' opacity=".9"'),
      drawBadge(356, 442, 88, adjustBrightness(accent, -0.2)),
      repeat(
        2,
        (index) =>
          rect(342 + index * 86, 614, 30, 62, defs.verticalSteel(STEEL), 4) +
          rect(334 + index * 86, 668, 46, 30, defs.verticalSteel(STEEL), 9),
      ),
      highlightStroke('M226 270l84 216', 9, 0.7) + highlightStroke('M236 160q40-40 110-52', 9, 0.9),
    ].join(''),
};

const candleBulb: Illustration = {
  bounds: [270, 70, 260, 640],
  orientation: 'stand',
  groundContact: [360, 80],
  backdrop: 'evening',
  draw: (context) => {
    const { colour, accent, defs } = context;
    return [
      ellipse(400, 280, 250, defs.glow(colour, 0.55)),
      path(
        'M396 74q14-8 14 10-2 50 52 126 66 92 62 174-6 70-68 102H344q-62-32-68-102-4-82 60-174 54-80 60-136z',
        defs.ball(adjustBrightness(colour, 0.55)),
      ),
      ellipse(400, 340, 96, defs.glow(colour, 0.95), 150),
      path('M340 484h120l-6 84q-4 14-22 14h-64q-18 0-22-14z', defs.verticalCylinder('#f1efe9')),
      rect(346, 548, 108, 12, accent, 0, ' opacity=".9"'),
      drawBadge(362, 506, 76, '#b7791f'),
      screwCap(context, 582, 92, 3),
      highlightStroke('M310 400q-8-70 40-140', 16, 0.85),
      highlightStroke('M504 340q10 60-24 104', 8, 0.4),
    ].join('');
  },
};

const bayonetBulb: Illustration = {
  bounds: [206, 90, 388, 616],
  orientation: 'stand',
  groundContact: [336, 128],
  backdrop: 'evening',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(400, 300, 290, defs.glow(colour, 0.5)),
      path(
        'M400 92a190 190 0 0 1 190 192c0 90-70 130-88 206H298c-18-76-88-116-88-206A190 190 0 0 1 400 92z',
        defs.ball(adjustBrightness(colour, 0.55)),
      ),
      ellipse(400, 300, 130, defs.glow(colour, 0.9)),
      path('M298 480h204l-12 74q-4 16-24 16H334q-20 0-24-16z', defs.verticalCylinder('#f1efe9')),
      drawBadge(352, 504, 96, adjustBrightness(accent, -0.2)),
      rect(330, 568, 140, 16, defs.verticalSteel(adjustBrightness(METAL, -0.2)), 6),
      rect(336, 580, 128, 112, defs.verticalSteel(BRASS), 8),
      rect(336, 604, 128, 6, '#17130f', 0, ' opacity=".2"'),
      repeat(2, (index) =>
        rect(312 + index * 150, 636, 26, 20, defs.horizontalCylinder(adjustBrightness(BRASS, -0.1)), 9),
      ),
      ellipse(400, 692, 62, '#3a3f43', 13),
      repeat(2, (index) => ellipse(374 + index * 52, 692, 14, defs.ball('#e4e0d4'), 7)),
      path(
        'M262 260q14-84 96-116',
        'none',
        ' stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".85"',
      ),
      highlightStroke('M352 590v88', 6, 0.6),
    ].join(''),
};

const ledTube: Illustration = {
  bounds: [40, 330, 720, 150],
  orientation: 'lie',
  tilt: -28,
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) => {
    const drawTube = (y: number, offset: number): string =>
      [
        ellipse(400 + offset, y + 26, 380, defs.glow(colour, 0.35), 80),
        ...[40, 748].map((x) =>
          [0, 1]
            .map((pin) => rect(x + offset - 2, y + 12 + pin * 22, 26, 8, defs.horizontalSteel('#d6b15a'), 3))
            .join(''),
        ),
        rect(86 + offset, y, 630, 54, defs.horizontalCylinder(adjustBrightness(colour, 0.72)), 8),
        rect(86 + offset, y + 14, 630, 16, '#fff', 8, ' opacity=".85"'),
        rect(54 + offset, y - 3, 64, 60, defs.horizontalSteel('#e6e9ea'), 10),
        rect(684 + offset, y - 3, 64, 60, defs.horizontalSteel('#e6e9ea'), 10),
        rect(110 + offset, y - 3, 9, 60, accent) + rect(684 + offset, y - 3, 9, 60, accent),
        rect(560 + offset, y + 34, 86, 10, adjustBrightness(accent, -0.2), 3, ' opacity=".6"'),
      ].join('');
    return drawTube(330, -14) + drawTube(420, 6);
  },
};

export const BULB_KINDS = {
  'spot-bulb': spotBulb,
  'candle-bulb': candleBulb,
  'bayonet-bulb': bayonetBulb,
  'led-tube': ledTube,
} satisfies Record<string, Illustration>;
