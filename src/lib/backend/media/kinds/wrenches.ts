// Pipe wrench, spanner, bolt cutter, hacksaw, vice, router, folding rule.
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
import { cord, IRON, RUBBER, ring, STEEL, screwHead } from './parts.ts';
import { tube } from './shared-shapes.ts';

const pipeWrench: Illustration = {
  bounds: [250, 40, 320, 720],
  orientation: 'lie',
  tilt: 36,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path('M322 70q0-30 30-30h110q70 6 92 66l6 40-30-8-12-18H388v220h-66z', defs.verticalSteel('#8d969c')),
      path('M352 40h110q70 6 92 66-30-34-96-36H352z', '#fff', ' opacity=".3"'),
      path('M390 120h128v12l-128 4z', '#4a5256') +
        line(
          repeat(9, (index) => `M${396 + index * 14} 122v11`),
          '#dfe3e5',
          3,
        ),
      path('M386 220l150-16q10 0 8 14l-12 40q-40 20-70 72h-76z', defs.flat(adjustBrightness(accent, 0.16))),
      path('M386 208l150-16v14l-150 16z', '#4a5256') +
        line(
          repeat(10, (index) => `M${394 + index * 14} ${208 - index * 1.5}v11`),
          '#dfe3e5',
          3,
        ),
      path(
        'M318 256q-6-20 14-20h130q16 0 14 16l-16 70q-10 50-14 120l-10 290q-2 28-40 28t-40-28l-12-290q-4-60-26-186z',
        defs.verticalCylinder(colour),
      ),
      path('M376 470h32l-6 230q-2 12-12 12t-12-12z', adjustBrightness(colour, -0.32)),
      rect(322, 268, 62, 60, defs.verticalSteel('#c7cfd4'), 8) +
        line(
          repeat(5, (index) => `M326 ${276 + index * 11}h54`),
          '#33383b',
          4,
          ' opacity=".45"',
        ),
      ellipse(396, 728, 11, '#17130f', 11, ' opacity=".6"'),
      drawBadge(388, 380, 56, adjustBrightness(colour, -0.5)),
      highlightStroke('M350 350q14 160 18 330', 7, 0.45) + highlightStroke('M340 60v150', 5, 0.6),
    ].join(''),
};

const spanner: Illustration = {
  bounds: [300, 40, 200, 720],
  orientation: 'lie',
  tilt: 42,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M374 214q-70-20-70-96 2-44 34-70l14 80 48 26 48-26 14-80q32 26 34 70 0 76-70 96l-14 360q70 18 70 92-6 88-82 92-76-4-82-92 0-74 70-92zM400 612l16 16 24-4-2 24 18 20-18 20 2 24-24-4-16 16-16-16-24 4 2-24-18-20 18-20-2-24 24 4z',
        defs.verticalSteel(colour),
        ' fill-rule="evenodd"',
      ),
      path('M382 230h36l-12 330h-12z', adjustBrightness(colour, -0.3), ' opacity=".8"') +
        line('M384 232l10 326', '#17130f', 3, ' opacity=".3"'),
      path(
        'M400 612l16 16 24-4-2 24 18 20-18 20 2 24-24-4-16 16-16-16-24 4 2-24-18-20 18-20-2-24 24 4z',
        'none',
        ` stroke="${adjustBrightness(colour, -0.5)}" stroke-width="5"`,
      ),
      drawBadge(372, 300, 56, adjustBrightness(accent, 0.1)),
      path(
        'M318 92q-6 60 40 104M336 700q16 40 50 46',
        'none',
        ' stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"',
      ),
    ].join(''),
};

const boltCutter: Illustration = {
  bounds: [250, 40, 300, 720],
  orientation: 'lie',
  tilt: 38,
  backdrop: 'site',
  draw: ({ colour, accent, defs }) => {
    const half = [
      path('M396 44q-60 30-62 120l10 92h50v-96q-14-50 2-116z', defs.verticalSteel('#8d969c')),
      path('M388 70q-22 40-14 84l20 10z', defs.verticalSteel('#dfe3e5')),
      path('M336 236h56v50l-20 60-40-8q-10-60 4-102z', defs.flat(adjustBrightness(accent, 0.12))),
      path('M330 320l44 14-24 130-34 250-40-6 24-250z', defs.verticalCylinder(colour)),
      path('M296 500l42 6-28 226q-6 24-32 20t-26-28z', defs.verticalCylinder(RUBBER)),
      line(
        repeat(7, (index) => `M${298 - index * 4} ${540 + index * 26}l28 4`),
        '#000',
        6,
        ' opacity=".4"',
      ),
      highlightStroke('M340 350l-22 140', 6, 0.5),
      screwHead(defs, 356, 262, 12) + screwHead(defs, 350, 330, 11),
    ].join('');
    return [
      half,
      group(half, 'translate(800 0) scale(-1 1)'),
      path(
        'M346 176h108q14 0 14 14v40q0 14-14 14H346q-14 0-14-14v-40q0-14 14-14z',
        defs.horizontalSteel(IRON),
      ),
      screwHead(defs, 358, 210, 15) + screwHead(defs, 442, 210, 15),
      ellipse(400, 268, 16, defs.ball(STEEL)),
      drawBadge(376, 198, 48, colour),
    ].join('');
  },
};

const hacksaw: Illustration = {
  bounds: [50, 230, 710, 350],
  orientation: 'lie',
  tilt: -20,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M106 470V300q0-40 40-40h420q50 0 60 60', accent, 24),
      rect(84, 452, 500, 24, defs.horizontalSteel('#aab2b7'), 3) +
        line(
          repeat(46, (index) => `M${92 + index * 10.5} 476l5 7`),
          '#5b6368',
          4,
        ),
      rect(80, 446, 44, 36, defs.horizontalSteel('#8d969c'), 5) + ellipse(102, 464, 9, defs.ball('#33383b')),
      path(
        'M560 300q60-20 110 6 70 40 90 190 4 60-30 72-40 8-56-30l-16-60q-20-20-60-12-30 6-50-8-16-20 0-44zM628 352q44 20 64 110 10 50 20 56 14 2 12-30-14-110-60-146-30-12-36 10z',
        defs.flat(colour),
        ' fill-rule="evenodd"',
      ),
      path('M668 306q70 40 86 186 4 60-22 70 8-150-64-256z', defs.flat(RUBBER)),
      rect(540, 448, 60, 32, defs.horizontalSteel('#8d969c'), 5) + ellipse(566, 464, 9, defs.ball('#33383b')),
      drawBadge(572, 330, 52, adjustBrightness(colour, -0.5)),
      highlightStroke('M146 254h400', 5, 0.7) + highlightStroke('M580 310q40-12 70-4', 6, 0.5),
    ].join(''),
};

const vice: Illustration = {
  bounds: [80, 200, 640, 440],
  orientation: 'stand',
  groundContact: [270, 320],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      rect(92, 430, 70, 26, defs.horizontalSteel('#8d969c'), 10) + ellipse(124, 443, 32, defs.ball(IRON)),
      rect(112, 330, 22, 226, defs.verticalSteel(), 10) +
        ellipse(123, 330, 18, defs.ball('#8d969c')) +
        ellipse(123, 556, 18, defs.ball('#8d969c')),
      rect(150, 400, 440, 84, defs.horizontalCylinder(adjustBrightness(colour, -0.14)), 8),
      path('M180 250h104v200q0 40-36 40h-34q-44 0-44-44v-110z', defs.flat(colour)),
      path('M180 250l-14 90M284 250v210', '#17130f', ' opacity=".2"') +
        path('M170 236h116v40H176z', defs.horizontalCylinder(adjustBrightness(colour, 0.12))),
      rect(276, 226, 22, 84, defs.verticalSteel(), 3) +
        line(
          repeat(7, (index) => `M280 ${236 + index * 11}h14`),
          '#33383b',
          3,
          ' opacity=".6"',
        ),
      path('M380 244h150q60 6 90 60l90 6q14 4 10 30l-30 40-100 10-40 120H390z', defs.flat(colour)),
      path('M600 296l110 8q16 2 12 24H592z', defs.horizontalSteel()),
      path('M376 236h130v40H376z', defs.horizontalCylinder(adjustBrightness(colour, 0.12))),
      rect(362, 226, 22, 84, defs.verticalSteel(), 3) +
        line(
          repeat(7, (index) => `M366 ${236 + index * 11}h14`),
          '#33383b',
          3,
          ' opacity=".6"',
        ),
      path(
        'M350 490h190q30 10 40 60H310q10-50 40-60z',
        defs.horizontalCylinder(adjustBrightness(colour, -0.1)),
      ),
      path(
        'M270 560q0-20 24-22h300q26 2 26 22l20 60q0 18-20 18H272q-22 0-22-18z',
        defs.horizontalCylinder(colour),
      ),
      ...[312, 578].map(
        (x) =>
          ellipse(x, 596, 26, adjustBrightness(colour, -0.45), 14) +
          ellipse(x, 592, 18, defs.ball(STEEL), 10),
      ),
      rect(598, 500, 20, 60, defs.verticalSteel(), 8) + rect(566, 516, 84, 16, defs.horizontalSteel(), 8),
      drawBadge(406, 340, 126, adjustBrightness(accent, 0.1)),
      highlightStroke('M192 292v140M400 256h120', 7, 0.4),
    ].join(''),
};

const router: Illustration = {
  bounds: [130, 90, 560, 580],
  orientation: 'stand',
  groundContact: [210, 380],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      cord('M430 110c60-40 190-30 200 40s-10 110 40 150'),
      rect(262, 330, 26, 300, defs.verticalSteel(), 8) + rect(512, 330, 26, 300, defs.verticalSteel(), 8),
      rect(270, 520, 12, 100, '#5b6368'),
      path('M290 120q0-30 110-30t110 30v300q0 40-40 40H330q-40 0-40-40z', defs.verticalCylinder(colour)),
      path('M290 122q0-32 110-32t110 32v50q-110 24-220 0z', defs.verticalCylinder(RUBBER)),
      line(
        repeat(7, (index) => `M${316 + index * 28} 112v40`),
        '#000',
        7,
        ' opacity=".4"',
      ),
      drawBadge(330, 240, 140, accent === '#e3d6b8' ? '#2b2d2f' : accent),
      rect(250, 350, 300, 56, defs.horizontalCylinder(adjustBrightness(colour, -0.12)), 16),
      ellipse(190, 380, 58, defs.ball(RUBBER), 62) +
        rect(236, 356, 34, 46, defs.horizontalCylinder('#4a5054'), 6),
      ellipse(610, 380, 58, defs.ball(RUBBER), 62) +
        rect(530, 356, 34, 46, defs.horizontalCylinder('#4a5054'), 6),
      ring(180, 366, 26, 7, '#fff', ' opacity=".12"'),
      path('M344 456h112l-14 50h-84z', defs.verticalSteel('#8d969c')) +
        rect(370, 506, 60, 44, defs.verticalSteel('#6d757a'), 6) +
        rect(386, 548, 28, 60, defs.verticalSteel(), 3) +
        path('M376 590h48v34h-48z', defs.verticalSteel('#d0a24a')),
      path(
        'M216 632q0-14 20-14h92v-20h144v20h92q20 0 20 14v24q0 14-16 14H232q-16 0-16-14z',
        defs.horizontalCylinder('#4a5054'),
      ),
      path('M336 596h128v32H336z', '#cfe3ea', ' opacity=".4"'),
      rect(540, 440, 54, 22, defs.horizontalCylinder(accent), 8) +
        ellipse(600, 451, 18, defs.ball('#3f4548')),
      highlightStroke('M312 190v210', 9, 0.45),
    ].join(''),
};

const foldingRule: Illustration = {
  bounds: [90, 170, 620, 470],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const leaf = (x: number, y: number, angle: number, length: number): string =>
      group(
        rect(-26, -26, length + 52, 52, defs.horizontalCylinder(colour), 22) +
          line(
            repeat(Math.floor(length / 14), (index) => `M${10 + index * 14} -26v${index % 5 ? 13 : 24}`),
            '#33383b',
            3,
          ) +
          line(
            repeat(Math.floor(length / 70), (index) => `M${24 + index * 70} 10h16`),
            '#c8342b',
            6,
          ) +
          ellipse(0, 0, 15, defs.ball(adjustBrightness(accent, 0.4))) +
          ellipse(length, 0, 15, defs.ball(adjustBrightness(accent, 0.4))),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    return (
      leaf(130, 590, -62, 400) + leaf(318, 238, 58, 420) + leaf(540, 594, -66, 370) + leaf(690, 256, 172, 240)
    );
  },
};

export const WRENCH_KINDS = {
  'pipe-wrench': pipeWrench,
  spanner,
  'bolt-cutter': boltCutter,
  hacksaw,
  vice,
  router,
  'folding-rule': foldingRule,
} satisfies Record<string, Illustration>;
