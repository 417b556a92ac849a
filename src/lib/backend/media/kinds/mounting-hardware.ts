import type { Illustration } from '../illustration.ts';
import {
  adjustBrightness,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';
import { getCirclePoint, ring, STEEL, screwHead } from './parts.ts';
import { tube } from './shared-shapes.ts';

const tableLeg: Illustration = {
  bounds: [110, 110, 580, 590],
  orientation: 'stand',
  groundContact: [150, 500],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) => {
    const drawLeg = (x: number, y: number, size: number): string =>
      group(
        [
          tube('M-54 0L-8 520q8 22 16 0L54 0', colour, 22),
          path('M-92-26l26-26H86l14 26z', adjustBrightness(colour, 0.28)) +
            rect(-92, -26, 192, 30, defs.horizontalCylinder(colour), 4),
          repeat(3, (index) => ellipse(-44 + index * 50, -39, 9, adjustBrightness(colour, -0.6), 5)),
          ellipse(0, 536, 17, defs.ball(accent), 10),
        ].join(''),
        `translate(${x} ${y}) scale(${size})`,
      );
    return [
      drawLeg(300, 190, 0.86) + drawLeg(560, 190, 0.86),
      drawLeg(216, 168, 0.98) + drawLeg(454, 168, 0.98),
    ].join('');
  },
};

const parasolBase: Illustration = {
  bounds: [120, 220, 560, 450],
  orientation: 'stand',
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      path('M120 520v78q0 72 280 72t280-72v-78z', defs.verticalCylinder(colour)),
      ellipse(400, 522, 280, defs.fade(adjustBrightness(colour, 0.36), adjustBrightness(colour, 0.08)), 92),
      line(
        'M208 506h2M260 560h2M318 476h2M352 580h2M470 584h2M520 480h2M566 540h2M610 506h2M288 520h2M498 548h2M232 538h2M448 462h2',
        adjustBrightness(colour, -0.35),
        9,
        ' opacity=".55"',
      ),
      line(
        'M236 490h2M300 556h2M380 596h2M540 572h2M590 490h2M340 454h2M480 470h2',
        '#fff',
        7,
        ' opacity=".6"',
      ),
      ellipse(408, 526, 104, '#17130f', 36, ' opacity=".25"'),
      ellipse(400, 514, 92, defs.verticalSteel(adjustBrightness(STEEL, -0.06)), 30) +
        ellipse(400, 508, 88, defs.verticalSteel(STEEL), 28),
      repeat(4, (index) => ellipse(340 + index * 40, index % 3 ? 526 : 508, 8, defs.ball('#e6eaec'), 5)),
      rect(358, 236, 84, 272, defs.verticalSteel(STEEL)) +
        ellipse(400, 508, 42, adjustBrightness(STEEL, -0.3), 10),
      rect(358, 236, 84, 270, defs.verticalSteel(STEEL)),
      rect(350, 250, 100, 34, defs.verticalCylinder('#33383b'), 6),
      ellipse(400, 238, 42, '#e6eaec', 13) + ellipse(400, 239, 34, '#1d2022', 10),
      rect(440, 338, 46, 20, defs.horizontalSteel(STEEL), 5),
      path('M480 318q34-14 44 10 4 12 0 22 4 16-8 26-22 8-36-8z', defs.ball(accent)),
      rect(440, 428, 46, 20, defs.horizontalSteel(STEEL), 5),
      path('M480 408q34-14 44 10 4 12 0 22 4 16-8 26-22 8-36-8z', defs.ball(accent)),
      highlightStroke('M370 296v190', 7, 0.7) + highlightStroke('M136 560q20 50 120 70', 8, 0.4),
    ].join(''),
};

const cornice: Illustration = {
  bounds: [120, 160, 570, 500],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, defs }) => {
    const drawLength = (dx: number, dy: number, size: number): string => {
      const profile = 'M0 0h26v24q-4 64 50 92 22 10 30 34h60v26q-10 10-34 10-26 2-34 22v22H0z';
      return group(
        [
          path('M26 0L396-190h140v150L166 186v-10z', defs.flat(adjustBrightness(colour, 0.1))),
          path(
            'M26 0L396-190h20q0 70 60 104L76 116Q22 88 26 24z',
            defs.fade(adjustBrightness(colour, -0.04), adjustBrightness(colour, -0.24)),
          ),
          path('M76 116L476-86q30 14 34 36L106 150q-8-24-30-34z', adjustBrightness(colour, 0.24)),
          path('M106 150L510-50h26v16L166 152z', adjustBrightness(colour, -0.18)),
          path('M166 150l370-186v26L166 176z', adjustBrightness(colour, 0.34)),
          path('M166 176l370-186q-2 10-26 14L132 186q24 0 34-10z', adjustBrightness(colour, -0.3)),
          path('M98 208L480 14q8-8 30-10L132 186q-26 2-34 22z', adjustBrightness(colour, -0.1)),
          path('M98 208L480 14v18L98 230z', adjustBrightness(colour, 0.14)),
          path(profile, defs.flat(adjustBrightness(colour, -0.06))),
          path(profile, 'none', ` stroke="${adjustBrightness(colour, -0.28)}" stroke-width="3"`),
          line('M30 8L402-184', '#fff', 4, ' opacity=".7"') +
            line('M170 154L534-30', '#fff', 4, ' opacity=".8"'),
        ].join(''),
        `translate(${dx} ${dy}) scale(${size})`,
      );
    };
    return drawLength(134, 360, 0.9) + drawLength(150, 424, 1);
  },
};

const hooks: Illustration = {
  bounds: [130, 150, 540, 520],
  orientation: 'hang',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) =>
    repeat(2, (index) =>
      group(
        [
          rect(-78, -140, 156, 330, '#17130f', 40, ' opacity=".2" transform="translate(8 16)"'),
          rect(-78, -140, 156, 330, defs.flat(colour), 40),
          rect(-68, -130, 136, 310, 'none', 32, ' stroke="#fff" stroke-width="4" opacity=".4"'),
          screwHead(defs, 0, -92, 18, accent) + screwHead(defs, 0, 142, 18, accent),
          ellipse(8, -8, 40, '#17130f', 40, ' opacity=".25"') +
            ellipse(0, -16, 40, defs.ball(adjustBrightness(colour, 0.04))),
          path(
            'M-24-16q0-20 24-20t24 20v200q0 60 44 60 34 0 36-46v-20h44v26q-4 88-82 88-88-2-90-100z',
            '#17130f',
            ' opacity=".2" transform="translate(10 18)"',
          ),
          path(
            'M-24-16q0-22 24-22t24 22v200q0 54 40 54 32 0 34-42v-18h42v22q-4 84-78 84-84-2-86-96z',
            defs.verticalCylinder(colour),
          ),
          ellipse(119, 172, 28, defs.ball(accent)),
          highlightStroke('M-10-10v196q4 50 40 66', 7, 0.6),
        ].join(''),
        `translate(${226 + index * 290} ${index ? 300 : 330}) scale(${index ? 0.92 : 1})`,
      ),
    ),
};

const plates: Illustration = {
  bounds: [120, 140, 570, 530],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const drawHole = (x: number, y: number): string =>
      ellipse(x, y, 21, adjustBrightness(colour, -0.35)) + ellipse(x + 1, y + 3, 16, '#3b342b');
    return [
      path('M120 300l150-96 20 10v186l-150 96-20-12z', defs.flat(adjustBrightness(colour, -0.14))),
      path('M140 496V312l150-98v186z', defs.flat(adjustBrightness(colour, -0.1))),
      path('M290 214v186l190 92V306z', defs.flat(adjustBrightness(colour, 0.14))),
      path('M290 214l20-10 190 92-20 10z', adjustBrightness(colour, 0.45)) +
        path('M480 306l20-10v186l-20 10z', adjustBrightness(colour, -0.4)),
      path('M140 312l-20-12 150-96 20 10z', adjustBrightness(colour, 0.4)),
      path('M270 290q20-34 40 8l26 86q-44 24-84-6z', defs.verticalCylinder(adjustBrightness(colour, 0.04))),
      ...[
        [188, 340],
        [188, 420],
        [240, 306],
      ].map(([x = 0, y = 0]) => group(drawHole(0, 0), `translate(${x} ${y}) skewY(-32) scale(.8 1)`)),
      ...[
        [376, 302],
        [434, 330],
        [376, 390],
        [434, 418],
      ].map(([x = 0, y = 0]) => group(drawHole(0, 0), `translate(${x} ${y}) skewY(26) scale(.85 1)`)),
      highlightStroke('M294 222l182 88', 4, 0.7),
      group(
        rect(0, 0, 330, 84, defs.flat(adjustBrightness(colour, 0.04)), 14) +
          rect(6, 6, 318, 72, 'none', 10, ' stroke="#fff" stroke-width="4" opacity=".5"') +
          drawHole(52, 42) +
          screwHead(defs, 52, 41, 19, accent) +
          drawHole(126, 42) +
          drawHole(204, 42) +
          drawHole(278, 42),
        'translate(300 540) rotate(-8)',
      ),
      group(
        path('M0 0h200v64H70v136H0z', defs.flat(colour)) +
          path('M6 6h188', 'none', ' stroke="#fff" stroke-width="4" opacity=".6"') +
          drawHole(36, 34) +
          drawHole(110, 32) +
          drawHole(166, 32) +
          drawHole(36, 104) +
          drawHole(36, 164) +
          screwHead(defs, 166, 31, 18, accent),
        'translate(486 150) rotate(10)',
      ),
    ].join('');
  },
};

const pipeClips: Illustration = {
  bounds: [120, 180, 560, 450],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const drawClip = (x: number, y: number, angle: number): string =>
      group(
        [
          rect(-13, -170, 26, 74, defs.verticalSteel(STEEL), 3) +
            line('M-12-160l24 6M-12-148l24 6M-12-136l24 6M-12-124l24 6', '#4a5054', 4),
          path('M-24-112h48v22h-48z', defs.verticalSteel(adjustBrightness(colour, -0.15))),
          ring(0, 0, 88, 26, adjustBrightness(colour, -0.4)) +
            ring(-2, -3, 88, 20, defs.flat(adjustBrightness(colour, 0.12))),
          ring(0, 0, 68, 20, defs.flat(accent)) +
            `<path d="M${getCirclePoint(0, 0, 68, 200)}A68 68 0 0 1 ${getCirclePoint(0, 0, 68, 260)}" fill="none" stroke="#fff" stroke-width="5" opacity=".35"/>`,
          ...[-1, 1].map(
            (side) =>
              rect(side * 118 - 30, -30, 60, 26, defs.horizontalCylinder(adjustBrightness(colour, 0.08)), 4) +
              rect(side * 118 - 30, 0, 60, 26, defs.horizontalCylinder(adjustBrightness(colour, -0.08)), 4) +
              screwHead(defs, side * 122, -32, 15, STEEL),
          ),
        ].join(''),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    return drawClip(530, 340, 14) + drawClip(290, 380, -10) + drawClip(500, 520, -32);
  },
};

export const MOUNTING_HARDWARE_KINDS = {
  'table-leg': tableLeg,
  'parasol-base': parasolBase,
  cornice,
  hooks,
  plates,
  'pipe-clips': pipeClips,
} satisfies Record<string, Illustration>;
