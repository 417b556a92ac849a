import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import {
  adjustBrightness,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
  shadowPath,
} from '../svg/shapes.ts';
import { BRASS, block, ring, STEEL, wheel } from './parts.ts';
import { tube } from './shared-shapes.ts';

const wheelieBin: Illustration = {
  bounds: [190, 100, 430, 610],
  orientation: 'stand',
  groundContact: [250, 310],
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      wheel(defs, 548, 636, 66, adjustBrightness(colour, -0.2)),
      path('M556 150h46q18 2 18 18v52h-26v-40h-40z', defs.verticalCylinder(adjustBrightness(colour, -0.2))),
      path(
        'M540 176l70 26-34 440-40 56z',
        defs.fade(adjustBrightness(colour, -0.2), adjustBrightness(colour, -0.42)),
      ),
      path('M214 176h330l-26 522H262z', defs.verticalCylinder(colour)),
      path(
        'M236 260l20 400M290 260l12 410M458 260l-8 410M512 260l-16 400',
        'none',
        ` stroke="${adjustBrightness(colour, -0.28)}" stroke-width="6" opacity=".5"`,
      ),
      path('M314 330h124l-6 140H320z', defs.flat(adjustBrightness(colour, 0.08))) +
        drawBadge(330, 378, 90, accent),
      rect(200, 168, 356, 36, defs.horizontalCylinder(adjustBrightness(colour, 0.06)), 10),
      shadowPath('M214 204h330l-2 14H216z', 0.22),
      path(
        'M190 156q0-18 24-24l70-26q110-12 250 0l40 22q16 8 16 28v10q0 8-10 8H200q-10 0-10-10z',
        defs.horizontalCylinder(adjustBrightness(colour, 0.1)),
      ),
      path('M232 132l60-18q110-10 230 0l30 16q-160-10-320 2z', '#fff', ' opacity=".2"'),
      rect(340, 152, 86, 18, adjustBrightness(colour, -0.35), 8),
      highlightStroke('M244 230l20 420', 9, 0.35),
      rect(268, 686, 240, 14, adjustBrightness(colour, -0.35), 5),
    ].join(''),
};

const rollerBlind: Illustration = {
  bounds: [150, 110, 510, 590],
  orientation: 'hang',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) =>
    [
      rect(190, 150, 420, 500, defs.fade('#cfe3ea', '#eef3ee')) +
        line('M400 150v500M190 420h420', '#fbf8f1', 14),
      rect(182, 142, 436, 516, 'none', 4, ' stroke="#f6f2ea" stroke-width="18"'),
      rect(176, 150, 440, 380, defs.flat(colour)),
      repeat(11, (index) => rect(176 + index * 40, 150, 20, 380, '#17130f', 0, ' opacity=".03"')),
      path('M176 150h440v26H176z', '#17130f', ' opacity=".14"'),
      rect(170, 520, 452, 28, defs.horizontalCylinder(adjustBrightness(colour, -0.12)), 8) +
        ellipse(396, 562, 10, defs.ball(accent)) +
        line('M396 548v8', '#8d969c', 4),
      rect(160, 110, 476, 54, defs.horizontalCylinder(adjustBrightness(colour, 0.1)), 20),
      ...[150, 624].map((x) => rect(x, 106, 34, 64, defs.flat('#eceae4'), 8)),
      line('M648 160v300', '#c9cdd0', 5, ' stroke-dasharray="1 10"') +
        line('M656 160v300', '#eceeef', 5, ' stroke-dasharray="1 10"'),
      rect(640, 456, 22, 44, defs.verticalCylinder(accent), 9),
      highlightStroke('M190 122h400', 6, 0.6) + path('M176 164h200L176 480z', '#fff', ' opacity=".12"'),
    ].join(''),
};

const garmentRail: Illustration = {
  bounds: [110, 110, 580, 590],
  orientation: 'stand',
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) => {
    const garment = (x: number, fill: string, length: number): string =>
      [
        line(`M${x} 150q10-14 0-22`, '#8d969c', 5),
        path(
          `M${x} 152l66 34q6 6 8 24v${length}q-74 20-148 0v-${length}q2-18 8-24z`,
          defs.verticalCylinder(fill),
        ),
        path(`M${x - 18} 162l18 26 18-26z`, adjustBrightness(fill, -0.35)),
        line(
          `M${x - 40} 220v${length - 40}M${x + 34} 220v${length - 30}`,
          adjustBrightness(fill, -0.3),
          4,
          ' opacity=".4"',
        ),
      ].join('');
    return [
      tube('M150 660V150q0-26 26-26h448q26 0 26 26v510', colour, 24),
      rect(160, 596, 480, 20, defs.horizontalCylinder(colour), 8),
      ...[244, 324, 404].map((x, index) =>
        garment(x, ['#f1ece2', accent, '#5f7d8c'][index] ?? '', [300, 230, 270][index] ?? 0),
      ),
      ...[500, 560].map((x) => line(`M${x} 150q10-14 0-22M${x} 150l-64 36h128z`, '#c79a63', 7)),
      rect(216, 540, 130, 56, defs.flat('#d9b98c'), 4) +
        rect(206, 530, 150, 16, defs.horizontalCylinder('#c9a878'), 4),
      rect(390, 576, 70, 20, defs.horizontalCylinder('#3a3f43'), 9) +
        rect(470, 576, 70, 20, defs.horizontalCylinder('#3a3f43'), 9),
      ...[150, 650].map((x) =>
        [
          rect(x - 40, 646, 80, 20, defs.horizontalCylinder(adjustBrightness(colour, -0.1)), 8),
          ellipse(x - 28, 682, 18, defs.ball('#2b2d30')) + ellipse(x + 28, 682, 18, defs.ball('#2b2d30')),
        ].join(''),
      ),
    ].join('');
  },
};

const chest: Illustration = {
  bounds: [100, 190, 610, 480],
  orientation: 'stand',
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) => {
    const gold = accent;
    const studs = (d: string): string =>
      line(d, adjustBrightness(gold, -0.4), 13, ' stroke-dasharray="0 22"') +
      line(d, adjustBrightness(gold, 0.25), 9, ' stroke-dasharray="0 22"');
    const star = (x: number, y: number, size: number): string =>
      path(
        `M${Array.from({ length: 16 }, (_, step) => {
          const radius = step % 2 ? size * 0.6 : size;
          const angle = (step * Math.PI) / 8;
          return `${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`;
        }).join('L')}z`,
        defs.flat(gold),
      ) + ellipse(x, y, size * 0.34, defs.ball(adjustBrightness(gold, 0.2)));
    return [
      block(defs, [120, 350, 510, 290], [70, 40], colour),
      path(
        'M120 350l70-120q6-10 20-10h440q14 0 20 12l30 78-70 40z',
        defs.fade(adjustBrightness(colour, 0.2), adjustBrightness(colour, -0.06)),
      ),
      path('M630 350l70-40-6-10-70 44H120v10z', adjustBrightness(colour, -0.4)),
      rect(112, 344, 522, 26, defs.horizontalCylinder(adjustBrightness(colour, 0.1)), 5),
      path('M634 344l70-40v24l-70 42z', adjustBrightness(colour, -0.3)),
      studs('M142 394h470M142 616h470M142 416v180M612 416v180M286 416v180M470 416v180'),
      star(214, 505, 44) + star(542, 505, 44),
      path('M338 344h80v92q-40 34-80 0z', defs.flat(gold)) +
        ellipse(378, 398, 17, defs.ball(adjustBrightness(gold, 0.3))) +
        path('M378 392a7 7 0 0 1 3 13l3 14h-12l3-14a7 7 0 0 1 3-13z', '#2b1d10'),
      studs('M206 246h440M166 322h440'),
      line('M378 520v60', adjustBrightness(colour, -0.3), 4, ' opacity=".5"'),
      ring(378, 530, 34, 9, defs.verticalCylinder(adjustBrightness(gold, -0.06))) +
        ellipse(378, 496, 14, defs.ball(gold)),
      path('M120 640h510v24H600v-10H150v10h-30z', adjustBrightness(colour, -0.45)) +
        path('M630 640l70-40v22l-22 14-48 28z', adjustBrightness(colour, -0.5)),
      highlightStroke('M124 354h490', 4, 0.4),
    ].join('');
  },
};

const festoon: Illustration = {
  bounds: [70, 170, 660, 430],
  orientation: 'hang',
  backdrop: 'evening',
  draw: ({ colour, accent, defs }) => {
    const lamp = (x: number, y: number): string =>
      [
        ellipse(x, y + 86, 90, defs.glow(accent, 0.55)),
        rect(x - 17, y - 4, 34, 48, defs.verticalCylinder(colour), 6) +
          line(`M${x - 14} ${y + 34}h28`, '#17130f', 4, ' opacity=".4"'),
        path(`M${x - 14} ${y + 44}h28q4 14 18 28a40 40 0 1 1-64 0q14-14 18-28z`, defs.ball('#fff0c4')),
        line(`M${x - 9} ${y + 90}l5-20 4 16 4-16 5 20`, '#e09a2b', 4),
        highlightStroke(`M${x - 22} ${y + 104}q-8-22 8-34`, 5, 0.8),
      ].join('');
    return [
      line('M70 200Q240 330 400 300T730 190', adjustBrightness(colour, -0.3), 13) +
        line('M70 198Q240 328 400 298T730 188', adjustBrightness(colour, 0.2), 4, ' opacity=".5"'),
      line('M70 380Q250 500 400 476T730 370', adjustBrightness(colour, -0.3), 13) +
        line('M70 378Q250 498 400 474T730 368', adjustBrightness(colour, 0.2), 4, ' opacity=".5"'),
      lamp(136, 244) + lamp(262, 290) + lamp(400, 302) + lamp(538, 272) + lamp(660, 222),
      lamp(190, 444) + lamp(330, 478) + lamp(470, 464) + lamp(606, 426),
    ].join('');
  },
};

const pegs: Illustration = {
  bounds: [120, 150, 560, 520],
  orientation: 'lie',
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) =>
    (
      [
        [220, 250, -24, colour],
        [440, 230, 12, accent],
        [600, 330, 52, colour],
        [250, 470, -62, accent],
        [430, 450, -8, colour],
        [570, 540, 30, accent],
        [270, 590, 80, colour],
      ] as const
    )
      .map(([x, y, angle, fill]) =>
        group(
          [
            path('M-24-100q14-10 22 4v80l6 26-8 92q-14 10-20-4z', defs.verticalCylinder(fill)),
            path(
              'M24-100q-14-10-22 4v80l-6 26 8 92q14 10 20-4z',
              defs.verticalCylinder(adjustBrightness(fill, -0.12)),
            ),
            line('M-19 40h14M-19 54h14M5 40h14M5 54h14', '#17130f', 4, ' opacity=".3"'),
            ring(0, -6, 17, 8, defs.verticalSteel(STEEL)),
            line('M-26-10h52', adjustBrightness(STEEL, -0.3), 6),
            highlightStroke('M-18-84v60', 5, 0.5),
          ].join(''),
          `translate(${x} ${y}) rotate(${angle}) scale(1.05)`,
        ),
      )
      .join(''),
};

const heatedRail: Illustration = {
  bounds: [190, 90, 420, 620],
  orientation: 'hang',
  backdrop: 'bathroom',
  draw: ({ colour, accent, defs }) =>
    [
      ...[150, 206, 262, 382, 438, 494, 614].map(
        (y) =>
          rect(230, y + 6, 340, 24, '#17130f', 12, ' opacity=".14"') +
          rect(226, y, 348, 24, defs.horizontalCylinder(colour), 10),
      ),
      ...[200, 566].map(
        (x) =>
          rect(x + 6, 104, 34, 606, '#17130f', 16, ' opacity=".14"') +
          rect(x, 96, 34, 606, defs.verticalCylinder(colour), 16),
      ),
      path('M262 372h220v230q-110 16-220 0z', defs.verticalCylinder('#f3eee2')),
      path('M262 372q110 14 220 0v18q-110 14-220 0z', '#fff', ' opacity=".6"'),
      path('M262 540q110 16 220 0v16q-110 16-220 0z', adjustBrightness(accent, 0.2)),
      line('M300 392v206M372 398v208M440 394v204', '#cfc6b2', 4, ' opacity=".6"'),
      ellipse(583, 676, 24, defs.ball('#2b2d30')) + ellipse(583, 676, 9, '#e0702c'),
      ellipse(217, 120, 9, defs.ball(BRASS)) + ellipse(583, 120, 9, defs.ball(BRASS)),
      highlightStroke('M210 150v480', 5, 0.45),
    ].join(''),
};

export const HOUSEHOLD_KINDS = {
  'wheelie-bin': wheelieBin,
  'roller-blind': rollerBlind,
  'garment-rail': garmentRail,
  chest,
  festoon,
  pegs,
  'heated-rail': heatedRail,
} satisfies Record<string, Illustration>;
