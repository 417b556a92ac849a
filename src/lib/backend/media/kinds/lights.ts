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
} from '../svg/shapes.ts';
import { BRASS, ring, STEEL, screwHead } from './parts.ts';
import { tube } from './shared-shapes.ts';

const chandelier: Illustration = {
  bounds: [90, 80, 620, 620],
  orientation: 'hang',
  backdrop: 'ceiling',
  draw: ({ colour, accent, defs }) => {
    const drop = (x: number, y: number, size: number): string =>
      path(
        `M${x} ${y}l${size} ${size * 1.6}-${size} ${size * 1.5}-${size}-${size * 1.5}z`,
        defs.flat('#dfeaee'),
      ) + path(`M${x} ${y}v${size * 3.1}l-${size}-${size * 1.5}z`, '#fff', ' opacity=".7"');
    const arm = (side: number, length: number, y: number): string => {
      const x = 400 + side * length;
      return [
        tube(`M400 470Q${400 + side * length * 0.5} ${y + 190} ${x} ${y + 40}`, colour, 16),
        ellipse(x, y + 36, 34, defs.verticalSteel(colour), 11),
        rect(x - 12, y - 36, 24, 68, defs.verticalCylinder('#f6f1e4'), 4),
        ellipse(x, y - 62, 60, defs.glow('#ffe2a0', 0.8), 70),
        path(`M${x} ${y - 94}q20 30 12 48-12 16-24 0-8-18 12-48z`, defs.ball('#ffe9b0')),
        drop(x, y + 50, 12),
      ].join('');
    };
    return [
      ellipse(400, 330, 300, defs.glow('#ffe2a0', 0.4), 200),
      path('M350 80h100q-6 34-50 36-44-2-50-36z', defs.verticalCylinder(colour)),
      line('M400 112v120', adjustBrightness(colour, -0.3), 10, ' stroke-dasharray="4 13"'),
      ...[-1, 1].map((side) => arm(side, 150, 318)),
      ellipse(400, 250, 44, defs.verticalSteel(adjustBrightness(colour, 0.1)), 18),
      path('M384 244h32l14 110q16 60-14 110h-32q-30-50-14-110z', defs.verticalCylinder(colour)),
      ...[-1, 1].map((side) => arm(side, 270, 300)),
      arm(1, 4, 392),
      ...[-1, 1].map((side) =>
        line(
          `M400 262Q${400 + side * 90} 400 ${400 + side * 266} 352`,
          '#e9f1f3',
          9,
          ' stroke-dasharray="0 15"',
        ),
      ),
      ellipse(400, 520, 70, defs.verticalSteel(colour), 22) +
        ellipse(400, 512, 70, defs.verticalSteel(adjustBrightness(colour, 0.15)), 20),
      ...[-54, -28, 0, 28, 54].map((x, index) =>
        drop(400 + x, 530 - Math.abs(x) * 0.14, index === 2 ? 18 : 13),
      ),
      ellipse(400, 634, 22, defs.ball('#dfeaee')) + ellipse(394, 628, 7, '#fff'),
      ellipse(400, 250, 8, accent),
    ].join('');
  },
};

const downlight: Illustration = {
  bounds: [120, 150, 560, 500],
  orientation: 'lie',
  backdrop: 'ceiling',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(408, 426, 280, '#17130f', 206, ' opacity=".12"'),
      ...[-1, 1].map((side) =>
        group(
          path('M-14 0q-40-60-10-130l26 6q-22 60 14 116z', defs.verticalSteel(STEEL)) +
            ellipse(4, -2, 15, defs.ball('#3a3f43')),
          `translate(${400 + side * 210} 330) scale(${side} 1)`,
        ),
      ),
      path('M220 230q0-60 180-60t180 60l20 160H200z', defs.verticalCylinder('#d9dddf')),
      line(
        Array.from({ length: 13 }, (_, index) => `M${232 + index * 28} 216l${(index - 6) * 2} 150`).join(''),
        '#17130f',
        5,
        ' opacity=".16"',
      ),
      ellipse(400, 428, 280, adjustBrightness(colour, -0.3), 204),
      ellipse(400, 418, 280, defs.flat(colour), 204),
      ellipse(400, 422, 214, adjustBrightness(colour, -0.35), 154),
      ellipse(400, 428, 206, defs.fade('#cfd6d8', '#fbfbf8'), 146),
      ellipse(400, 436, 160, defs.ball('#fffaf0'), 112),
      ellipse(400, 436, 260, defs.glow('#ffe9b0', 0.75), 190),
      ellipse(400, 436, 112, defs.glow('#ffffff', 1), 78),
      ellipse(400, 436, 158, 'none', 110, ` stroke="${accent}" stroke-width="4" opacity=".5"`),
      highlightStroke('M146 380q40-110 180-144', 9, 0.85),
    ].join(''),
};

const ledPanel: Illustration = {
  bounds: [110, 130, 580, 540],
  orientation: 'lie',
  backdrop: 'ceiling',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(400, 400, 400, defs.glow('#fff3cf', 0.5)),
      rect(110, 142, 580, 528, adjustBrightness(colour, -0.5), 10) +
        rect(110, 130, 580, 528, defs.flat(colour), 10),
      rect(118, 138, 564, 512, 'none', 6, ` stroke="${adjustBrightness(colour, -0.2)}" stroke-width="3"`),
      path('M110 130l34 32v466l-34 30zM690 130l-34 32v466l34 30z', '#17130f', ' opacity=".06"'),
      rect(144, 162, 512, 464, adjustBrightness(accent, 0.2), 4),
      rect(150, 168, 500, 452, defs.fade('#ffffff', '#f6f4ea'), 3),
      ellipse(400, 394, 300, defs.glow('#fffdf2', 1), 270),
      path('M150 168h260L150 470z', '#fff', ' opacity=".6"'),
      line('M160 178v432M172 178h470', '#e2ded0', 3, ' opacity=".8"'),
      ...[146, 642].flatMap((y) => [128, 672].map((x) => ellipse(x, y, 5, adjustBrightness(colour, -0.35)))),
      highlightStroke('M124 140h300', 4, 0.8),
    ].join(''),
};

const trackLight: Illustration = {
  bounds: [40, 160, 720, 480],
  orientation: 'hang',
  backdrop: 'ceiling',
  draw: ({ colour, defs }) => {
    const head = (x: number, angle: number): string =>
      [
        rect(x - 34, 222, 68, 26, defs.horizontalCylinder(adjustBrightness(colour, -0.1)), 6),
        rect(x - 10, 244, 20, 70, defs.verticalSteel(STEEL), 4),
        group(
          [
            path('M-70 170L-200 380H200L70 170z', defs.glow('#ffe2a0', 0.4)),
            rect(-58, -44, 116, 210, defs.verticalCylinder(colour), 16),
            line('M-58-8H58M-58 10H58', '#17130f', 4, ' opacity=".3"'),
            ellipse(0, 164, 60, defs.verticalSteel(adjustBrightness(colour, 0.12)), 22),
            ellipse(0, 166, 48, defs.ball('#fff3cf'), 16) + ellipse(0, 168, 28, '#fff', 8),
            ellipse(0, 14, 13, defs.ball(STEEL)),
            highlightStroke('M-42-24v160', 6, 0.4),
          ].join(''),
          `translate(${x} 326) rotate(${angle})`,
        ),
      ].join('');
    return [
      rect(90, 184, 620, 44, adjustBrightness(colour, -0.5), 8),
      rect(90, 172, 620, 50, defs.horizontalCylinder(colour), 8),
      line('M120 206h560', '#17130f', 7, ' opacity=".5"'),
      rect(90, 172, 60, 50, defs.horizontalCylinder(adjustBrightness(colour, 0.1)), 8) +
        rect(650, 172, 60, 50, defs.horizontalCylinder(adjustBrightness(colour, 0.1)), 8),
      highlightStroke('M170 182h440', 4, 0.4),
      head(210, 24) + head(404, -6) + head(590, -26),
    ].join('');
  },
};

const headTorch: Illustration = {
  bounds: [110, 180, 580, 440],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M140 420Q110 210 400 196q290 14 260 224',
        'none',
        ` stroke="${adjustBrightness(accent, -0.5)}" stroke-width="62"`,
      ),
      path(
        'M140 420Q110 210 400 196q290 14 260 224',
        'none',
        ` stroke="${adjustBrightness(accent, -0.1)}" stroke-width="50"`,
      ),
      path(
        'M140 420Q110 210 400 196q290 14 260 224',
        'none',
        ' stroke="#fff" stroke-width="5" stroke-dasharray="16 12" opacity=".45"',
      ),
      path('M362 178h76l10 44h-96z', defs.verticalCylinder('#2b2d30')),
      path('M116 400h70q60 40 110 60l-8 74q-110-10-172-62z', defs.flat(accent)) +
        path('M684 400h-70q-60 40-110 60l8 74q110-10 172-62z', defs.flat(adjustBrightness(accent, -0.16))),
      line(
        'M150 424q60 50 140 70M650 424q-60 50-140 70',
        '#fff',
        5,
        ' stroke-dasharray="14 11" opacity=".5"',
      ),
      rect(268, 392, 264, 40, defs.horizontalCylinder('#2b2d30'), 12),
      rect(256, 410, 288, 206, adjustBrightness(colour, -0.5), 60) +
        rect(256, 402, 288, 206, defs.flat(colour), 60),
      ellipse(400, 508, 92, defs.ball('#33383b')) + ring(400, 508, 84, 8, defs.verticalSteel()),
      ellipse(400, 508, 76, defs.ball('#eef3f4')),
      ellipse(400, 508, 120, defs.glow('#fff3cf', 0.9)),
      ellipse(400, 508, 30, '#fff') + ellipse(400, 508, 20, '#ffe9b0'),
      ellipse(296, 508, 22, defs.ball('#c8342b')) + ellipse(504, 508, 22, defs.ball('#f6f3ec')),
      rect(360, 396, 80, 20, defs.horizontalCylinder(accent), 9),
      highlightStroke('M282 460q10-36 50-40', 8, 0.6),
    ].join(''),
};

const workLight: Illustration = {
  bounds: [150, 70, 500, 650],
  orientation: 'stand',
  groundContact: [180, 440],
  backdrop: 'site',
  draw: ({ colour, accent, defs }) => {
    const lamp = (x: number, angle: number): string =>
      group(
        [
          path(
            'M-92 40q-8 60 92 60t92-60',
            'none',
            ` stroke="${adjustBrightness(accent, -0.2)}" stroke-width="12"`,
          ),
          rect(-98, -78, 196, 156, defs.flat(colour), 16),
          rect(-82, -62, 164, 124, '#2b2d30', 8),
          rect(-74, -54, 148, 108, defs.fade('#fffdf2', '#ffe9b0'), 5),
          line(
            'M-60-34h120M-60-12h120M-60 10h120M-60 32h120',
            '#f4b94a',
            11,
            ' stroke-dasharray="0 20" opacity=".8"',
          ),
          ellipse(0, 0, 130, defs.glow('#ffffff', 0.7), 100),
          highlightStroke('M-88-68h120', 5, 0.5),
        ].join(''),
        `translate(${x} 170) rotate(${angle})`,
      );
    return [
      tube('M400 470L196 706M400 470l204 236M400 470l30 240', adjustBrightness(accent, -0.05), 20),
      ...[196, 604, 430].map((x) => rect(x - 22, 698, 44, 22, defs.verticalCylinder('#2b2d30'), 8)),
      rect(386, 240, 28, 320, defs.verticalSteel(STEEL)) +
        rect(374, 430, 52, 70, defs.verticalCylinder(accent), 8),
      rect(380, 330, 40, 44, defs.verticalCylinder('#2b2d30'), 6) + ellipse(436, 352, 16, defs.ball(accent)),
      rect(180, 250, 440, 24, defs.horizontalCylinder(accent), 8),
      rect(268, 232, 22, 34, defs.verticalSteel()) + rect(510, 232, 22, 34, defs.verticalSteel()),
      lamp(276, -6) + lamp(524, 6),
      drawBadge(366, 456, 68, adjustBrightness(accent, -0.4)),
    ].join('');
  },
};

const distributionBoard: Illustration = {
  bounds: [140, 140, 540, 530],
  orientation: 'lie',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) =>
    [
      rect(140, 152, 440, 518, adjustBrightness(colour, -0.5), 12) +
        rect(140, 140, 440, 518, defs.flat(colour), 12),
      rect(152, 152, 416, 494, 'none', 8, ' stroke="#fff" stroke-width="4" opacity=".6"'),
      rect(176, 178, 368, 440, adjustBrightness(colour, -0.25), 6) +
        rect(182, 184, 356, 428, defs.flat(adjustBrightness(colour, 0.1)), 4),
      ...[250, 430].map((y) =>
        [
          rect(196, y - 6, 328, 128, adjustBrightness(colour, -0.5), 5),
          repeat(8, (index) =>
            [
              rect(202 + index * 40, y, 37, 116, defs.flat('#f6f5f0'), 4),
              rect(212 + index * 40, y + 34, 17, 44, '#2b2d30', 3),
              rect(
                212 + index * 40,
                y + (index === 0 && y < 300 ? 36 : 38),
                17,
                18,
                index === 0 ? '#c8342b' : accent,
                2,
              ),
              rect(208 + index * 40, y + 88, 25, 8, '#b7bdc0', 2),
            ].join(''),
          ),
        ].join(''),
      ),
      repeat(16, (index) =>
        rect(206 + (index % 8) * 40, index > 7 ? 562 : 382, 28, 9, adjustBrightness(colour, -0.2), 2),
      ),
      drawBadge(206, 198, 84, accent),
      path(
        'M580 146l100 40v440l-100 36z',
        defs.fade(adjustBrightness(colour, -0.02), adjustBrightness(colour, -0.28)),
      ),
      path(
        'M594 176l72 28v404l-72 24z',
        'none',
        ` stroke="${adjustBrightness(colour, -0.3)}" stroke-width="4"`,
      ),
      ellipse(662, 410, 11, defs.ball(STEEL), 16),
      ...[206, 590].map((y) => rect(574, y, 14, 40, defs.verticalSteel(BRASS), 4)),
      screwHead(defs, 164, 166, 8) + screwHead(defs, 556, 634, 8),
      highlightStroke('M150 160v440', 5, 0.6),
    ].join(''),
};

export const LIGHT_KINDS = {
  chandelier,
  downlight,
  'led-panel': ledPanel,
  'track-light': trackLight,
  'head-torch': headTorch,
  'work-light': workLight,
  'distribution-board': distributionBoard,
} satisfies Record<string, Illustration>;
