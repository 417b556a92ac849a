// Watering lance, palm-frond screen, charcoal chimney, patio cleaning head and pump controller.
import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import {
  adjustBrightness,
  cylinder,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';
import { gauge, RUBBER, ring, screwHead } from './parts.ts';
import { tube } from './shared-shapes.ts';

const wateringLance: Illustration = {
  bounds: [262, 30, 250, 740],
  orientation: 'lie',
  tilt: 40,
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      group(
        [
          path('M-40 20h80l56-86H-96z', defs.verticalCylinder('#3b3f43')),
          ellipse(0, -68, 98, defs.ball(colour), 34),
          ellipse(0, -74, 78, adjustBrightness(colour, -0.5), 24),
          repeat(7, (index) => ellipse(-54 + index * 18, -76 + (index % 2) * 6, 5, '#e9ecee', 4)),
          line(
            repeat(7, (index) => `M${-66 + index * 22} -92l${-14 + index * 4.6}-28`),
            '#7fb8d0',
            7,
            ' opacity=".8"',
          ),
        ].join(''),
        'translate(400 160) rotate(14)',
      ),
      tube('M400 166q0 40-8 60v284', accent, 34),
      rect(366, 306, 52, 60, defs.verticalCylinder('#3b3f43'), 12),
      rect(354, 500, 76, 200, defs.verticalCylinder(colour), 28),
      repeat(6, (index) =>
        line(`M362 ${540 + index * 22}h60`, adjustBrightness(colour, -0.5), 8, ' opacity=".7"'),
      ),
      path('M430 520q44 10 48 60l-10 80q-20 10-20-10l4-70q-4-20-22-20z', defs.flat('#e0a526')),
      rect(362, 694, 60, 40, defs.verticalCylinder('#3b3f43'), 8),
      rect(372, 730, 40, 40, defs.verticalCylinder('#e0a526'), 8),
      drawBadge(358, 470, 70, adjustBrightness(colour, -0.4)),
      highlightStroke('M368 526v140', 6, 0.5),
    ].join(''),
};

const palmScreen: Illustration = {
  bounds: [70, 150, 660, 520],
  orientation: 'stand',
  groundContact: [80, 640],
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      repeat(19, (index) => {
        const top = 170 + ((index * 37) % 26);
        const tint = adjustBrightness(colour, (((index * 5) % 7) - 3) * 0.07);
        return rect(78 + index * 31, top, 28, 670 - top, defs.verticalCylinder(tint), 8);
      }),
      repeat(19, (index) =>
        line(
          `M${92 + index * 31} ${220 + ((index * 53) % 60)}l4 90M${90 + index * 31} ${440 + ((index * 31) % 70)}l-3 80`,
          adjustBrightness(accent, -0.25),
          3,
          ' opacity=".5"',
        ),
      ),
      ...[250, 420, 590].map(
        (y) =>
          line(`M74 ${y}h596`, '#4a4f53', 6) +
          line(
            repeat(19, (index) => `M${77 + index * 31} ${y - 9}l8 18`),
            '#c9ced0',
            5,
          ),
      ),
      rect(640, 150, 90, 520, defs.verticalCylinder(adjustBrightness(colour, -0.12)), 40),
      line(
        repeat(5, (index) => `M${654 + index * 15} 180v470`),
        adjustBrightness(accent, -0.35),
        4,
        ' opacity=".55"',
      ),
      ellipse(685, 168, 44, adjustBrightness(colour, 0.2), 17) +
        ellipse(685, 168, 28, adjustBrightness(colour, -0.3), 10) +
        ellipse(685, 168, 13, adjustBrightness(colour, 0.1), 5),
      ...[250, 420, 590].map((y) => line(`M642 ${y}q43 18 86 0`, '#4a4f53', 6)),
    ].join(''),
};

const charcoalChimney: Illustration = {
  bounds: [160, 50, 530, 660],
  orientation: 'stand',
  groundContact: [180, 350],
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M250 190q-20-50 16-90 4 26 24 34-4-44 50-74-4 40 34 56 24-20 18-48 60 44 30 122z',
        defs.fade('#f2b632', '#e2611c'),
      ),
      tube('M530 260h70q40 0 40 40v200q0 40-40 40h-70', '#8d969c', 18),
      rect(600, 280, 76, 240, defs.verticalCylinder(accent), 30),
      path('M520 220l84 40v30l-84-20z', defs.flat('#8d969c')),
      cylinder(174, 210, 360, 470, 34, defs.verticalSteel(colour)),
      ellipse(354, 210, 180, adjustBrightness(colour, -0.2), 52) + ellipse(354, 212, 164, '#2b2420', 44),
      ...[
        [240, 206],
        [310, 190],
        [390, 200],
        [456, 212],
        [284, 232],
        [360, 234],
        [420, 232],
      ].map(([x = 0, y = 0], index) => ellipse(x, y, 40, index % 2 ? '#3a302a' : defs.ball('#e2611c'), 20)),
      path(
        'M174 210v30a180 52 0 0 0 360 0v-30a180 52 0 0 1-360 0z',
        defs.verticalSteel(adjustBrightness(colour, 0.1)),
      ),
      line('M174 300q180 84 360 0M174 560q180 84 360 0', adjustBrightness(colour, -0.4), 6, ' opacity=".7"'),
      ...[0, 1].map((row) =>
        repeat(5, (index) =>
          ellipse(218 + index * 68, 630 + row * 44 + (2 - Math.abs(index - 2)) * 10, 17, '#2b2420', 14),
        ),
      ),
      highlightStroke('M204 320v230', 12, 0.5),
    ].join(''),
};

const patioHead: Illustration = {
  bounds: [70, 100, 660, 560],
  orientation: 'stand',
  groundContact: [90, 620],
  backdrop: 'site',
  draw: ({ colour, accent, defs }) =>
    [
      repeat(33, (index) =>
        line(
          `M${110 + index * 18} 590l${(index - 16) * 0.8} 66`,
          adjustBrightness(accent, index % 2 ? 0.15 : -0.1),
          11,
        ),
      ),
      path('M80 560q20-220 320-220t320 220v36q-320 40-640 0z', defs.ball(colour)),
      path('M76 560q324 44 648 0v32q0 12-14 14-310 34-620 0-14-2-14-14z', defs.horizontalCylinder(accent)),
      path(
        'M190 470q60-80 210-84t210 84',
        'none',
        ` stroke="${adjustBrightness(colour, -0.35)}" stroke-width="9" opacity=".7"`,
      ),
      rect(330, 330, 140, 60, defs.verticalCylinder(accent), 16),
      tube('M400 340V210L560 110', '#8d969c', 34),
      group(
        rect(-80, -26, 120, 52, defs.horizontalCylinder(RUBBER), 14) +
          rect(30, -18, 60, 36, defs.horizontalSteel('#d0a24a'), 6),
        'translate(536 126) rotate(-32)',
      ),
      rect(366, 230, 68, 76, defs.verticalCylinder(RUBBER), 14),
      drawBadge(330, 470, 140, adjustBrightness(colour, -0.5)),
      highlightStroke('M130 500q40-100 160-124', 11, 0.5),
    ].join(''),
};

const pumpController: Illustration = {
  bounds: [130, 60, 540, 680],
  orientation: 'lie',
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) => {
    const thread = (y: number): string =>
      rect(346, y, 108, 84, defs.verticalSteel('#d0a24a'), 8) +
      line(
        repeat(5, (index) => `M348 ${y + 14 + index * 15}h104`),
        '#7d5a1c',
        5,
        ' opacity=".6"',
      );
    return [
      thread(60),
      thread(656),
      rect(310, 140, 180, 520, defs.verticalCylinder(adjustBrightness(colour, 0.14)), 24),
      path(
        'M130 330q0-30 30-40l70-40q20-30 60-30h220q40 0 60 30l70 40q30 10 30 40v180q0 30-30 40l-70 40q-20 30-60 30H290q-40 0-60-30l-70-40q-30-10-30-40z',
        defs.flat(colour),
      ),
      path('M250 260h300q30 0 30 30v260q0 30-30 30H250q-30 0-30-30V290q0-30 30-30z', defs.flat(accent)),
      gauge(defs, 400, 366, 84),
      ...['#5fd067', '#e0a526', '#e84a3a'].map(
        (light, index) =>
          ellipse(290 + index * 66, 504, 17, defs.ball(light)) +
          ring(290 + index * 66, 504, 20, 4, '#fff', ' opacity=".6"'),
      ),
      ellipse(510, 504, 30, defs.ball('#f4f4f0')) +
        path('M510 488a16 16 0 1 1-12 6', 'none', ' stroke="#c8342b" stroke-width="6"'),
      path('M400 178l-26 34h16v26h20v-26h16z', '#fff', ' opacity=".9"'),
      screwHead(defs, 160, 340, 14) +
        screwHead(defs, 640, 340, 14) +
        screwHead(defs, 160, 500, 14) +
        screwHead(defs, 640, 500, 14),
      drawBadge(340, 548, 120, adjustBrightness(accent, -0.5)),
      highlightStroke('M238 300v230', 7, 0.4),
    ].join('');
  },
};

export const GARDEN_GEAR_KINDS = {
  'watering-lance': wateringLance,
  'palm-screen': palmScreen,
  'charcoal-chimney': charcoalChimney,
  'patio-head': patioHead,
  'pump-controller': pumpController,
} satisfies Record<string, Illustration>;
