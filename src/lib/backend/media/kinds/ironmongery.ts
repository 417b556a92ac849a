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
import { RUBBER, ring, STEEL, screwHead } from './parts.ts';
import { tube } from './shared-shapes.ts';

const hasp: Illustration = {
  bounds: [110, 240, 590, 320],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      rect(560, 288, 140, 224, defs.flat(adjustBrightness(colour, -0.14)), 14),
      repeat(4, (index) =>
        screwHead(
          defs,
          584 + (index % 2) * 92,
          316 + (index > 1 ? 168 : 0),
          15,
          adjustBrightness(accent, 0.1),
        ),
      ),
      rect(110, 268, 160, 264, defs.flat(colour), 14),
      rect(118, 276, 144, 248, 'none', 10, ' stroke="#fff" stroke-width="4" opacity=".45"'),
      repeat(4, (index) => screwHead(defs, 154 + (index % 2) * 72, 312 + (index > 1 ? 176 : 0), 17, accent)),
      rect(300, 316, 380, 190, '#17130f', 90, ' opacity=".2"'),
      path(
        'M290 300h290q86 8 86 100t-86 100H290zM508 362h64q24 0 24 38t-24 38h-64q-24 0-24-38t24-38z',
        defs.flat(adjustBrightness(colour, 0.06)),
        ' fill-rule="evenodd"',
      ),
      path(
        'M508 362h64q24 0 24 38t-24 38h-64q-24 0-24-38t24-38z',
        'none',
        ` stroke="${adjustBrightness(colour, -0.4)}" stroke-width="5"`,
      ),
      path(
        'M300 312h280q70 6 76 80',
        'none',
        ' stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"',
      ),
      repeat(3, (index) =>
        rect(
          262,
          268 + index * 92,
          52,
          80,
          defs.verticalSteel(adjustBrightness(colour, index % 2 ? 0.1 : -0.06)),
          6,
        ),
      ),
      rect(
        278,
        262,
        20,
        276,
        'none',
        6,
        ` stroke="${adjustBrightness(colour, -0.5)}" stroke-width="3" opacity=".35"`,
      ),
      rect(526, 352, 28, 96, '#17130f', 12, ' opacity=".25"'),
      tube('M540 340q-40 60 0 120', adjustBrightness(colour, 0.04), 30),
      ellipse(540, 336, 22, defs.ball(colour)) +
        ellipse(540, 464, 22, defs.ball(adjustBrightness(colour, -0.1))),
    ].join(''),
};

const towerBolt: Illustration = {
  bounds: [80, 282, 640, 220],
  orientation: 'lie',
  tilt: -18,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const saddle = (x: number, width: number): string =>
      [
        rect(x + 4, 350, width, 100, '#17130f', 10, ' opacity=".25"'),
        rect(x, 342, width, 100, defs.horizontalCylinder(adjustBrightness(colour, 0.05)), 12),
        highlightStroke(`M${x + 8} 362h${width - 16}`, 6, 0.6),
      ].join('');
    return [
      rect(80, 292, 470, 210, defs.flat(adjustBrightness(colour, -0.06)), 20),
      rect(88, 300, 454, 194, 'none', 15, ' stroke="#fff" stroke-width="4" opacity=".4"'),
      repeat(6, (index) => screwHead(defs, 116 + (index % 3) * 199, 324 + (index > 2 ? 146 : 0), 17, accent)),
      rect(612, 302, 108, 190, defs.flat(adjustBrightness(colour, -0.08)), 18),
      screwHead(defs, 666, 326, 15, accent) + screwHead(defs, 666, 468, 15, accent),
      rect(110, 370, 560, 54, '#17130f', 24, ' opacity=".28"'),
      rect(100, 362, 566, 52, defs.horizontalSteel(colour), 24),
      saddle(146, 66) + saddle(440, 78) + saddle(628, 72),
      rect(262, 356, 74, 64, defs.horizontalSteel(adjustBrightness(colour, -0.12)), 6),
      path('M282 400h34v60q0 8-8 8h-18q-8 0-8-8z', defs.verticalSteel(adjustBrightness(colour, -0.15))),
      ellipse(303, 464, 36, '#17130f', 36, ' opacity=".25"') +
        ellipse(299, 456, 36, defs.ball(adjustBrightness(colour, 0.12))),
      highlightStroke('M230 372h26M346 372h86M524 372h96', 7, 0.75),
    ].join('');
  },
};

const doorCloser: Illustration = {
  bounds: [90, 200, 620, 400],
  orientation: 'hang',
  backdrop: 'door',
  draw: ({ colour, accent, defs }) =>
    [
      rect(560, 204, 150, 62, defs.horizontalCylinder(adjustBrightness(colour, -0.1)), 12) +
        screwHead(defs, 592, 234, 12, accent) +
        screwHead(defs, 682, 234, 12, accent),
      path('M242 372L444 282l14 32L256 408z', '#17130f', ' opacity=".2"'),
      path(
        'M620 226q18-2 22 16 0 12-14 18L448 312q-20 4-26-12-4-18 14-24z',
        defs.horizontalCylinder(adjustBrightness(colour, 0.08)),
      ),
      path('M226 372L430 270q24-8 32 12 4 18-14 28L252 408z', defs.horizontalCylinder(colour)),
      ellipse(442, 294, 26, adjustBrightness(colour, -0.4)) +
        ellipse(440, 290, 24, defs.ball(adjustBrightness(colour, 0.1))) +
        ellipse(440, 290, 9, accent),
      ellipse(634, 242, 18, defs.ball(adjustBrightness(colour, 0.05))),
      path(
        'M90 424q0-20 20-20h500q20 0 20 20v128q0 36-36 48H126q-36-12-36-48z',
        defs.horizontalCylinder(colour),
      ),
      rect(90, 470, 540, 5, '#17130f', 0, ' opacity=".14"'),
      path('M560 404h50q20 0 20 20v128q0 36-36 48h-34z', '#17130f', ' opacity=".14"'),
      ellipse(574, 512, 16, adjustBrightness(colour, -0.5)) + rect(562, 508, 24, 7, '#17130f', 2),
      ellipse(574, 556, 12, adjustBrightness(colour, -0.5)) + rect(565, 553, 18, 5, '#17130f', 2),
      ellipse(244, 396, 54, '#17130f', 18, ' opacity=".3"') +
        rect(206, 362, 76, 44, defs.verticalSteel(adjustBrightness(colour, -0.04)), 10) +
        ellipse(244, 364, 38, defs.verticalSteel(adjustBrightness(colour, 0.16)), 13) +
        path('M232 358h24l8 6-8 7h-24l-8-7z', adjustBrightness(colour, -0.5)),
      drawBadge(318, 516, 140, accent),
      highlightStroke('M112 424h420', 8, 0.55),
    ].join(''),
};

const leverHandle: Illustration = {
  bounds: [130, 190, 540, 420],
  orientation: 'hang',
  backdrop: 'door',
  draw: ({ colour, accent, defs }) => {
    const rose = (x: number, y: number, radius: number): string =>
      ellipse(x + 6, y + 12, radius, '#17130f', radius, ' opacity=".25"') +
      ellipse(x, y, radius, defs.verticalSteel(adjustBrightness(colour, -0.06))) +
      ellipse(x, y, radius - 9, defs.ball(adjustBrightness(colour, 0.04))) +
      ring(x, y, radius - 5, 3, '#fff', ' opacity=".35"');
    return [
      rose(240, 300, 104) + rose(240, 518, 84),
      path('M232 474a24 24 0 0 1 16 42l9 46h-34l9-46a24 24 0 0 1-16-22q0-16 16-20z', '#17130f'),
      ellipse(240, 300, 54, adjustBrightness(colour, -0.45)) +
        ellipse(238, 296, 52, defs.ball(adjustBrightness(colour, 0.08))),
      path('M214 290h392q60 4 60 34t-54 34H290q-60 4-84-20z', '#17130f', ' opacity=".22"'),
      path(
        'M190 296q0-42 44-42h392q40 4 40 38t-40 38H290q-26 0-40 8-60 6-60-42z',
        defs.horizontalCylinder(colour),
      ),
      path(
        'M216 272q14-8 30-6h360',
        'none',
        ' stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6"',
      ),
      rect(604, 255, 10, 74, accent, 0, ' opacity=".85"'),
      path('M626 254q40 4 40 38t-40 38z', '#17130f', ' opacity=".12"'),
    ].join('');
  },
};

const gasStrut: Illustration = {
  bounds: [70, 270, 660, 280],
  orientation: 'lie',
  tilt: -30,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const strut = (y: number, offset: number): string =>
      [
        rect(400 + offset, y + 22, 250, 20, defs.horizontalSteel('#d7dde0'), 6),
        rect(130 + offset, y, 310, 64, defs.horizontalCylinder(colour), 16),
        rect(420 + offset, y + 4, 26, 56, defs.horizontalCylinder(adjustBrightness(colour, -0.2)), 8),
        rect(200 + offset, y + 12, 130, 40, '#f6f3ec', 4) + drawBadge(212 + offset, y + 17, 88, accent),
        highlightStroke(`M150 ${y + 12}h270`.replace('150', String(150 + offset)), 5, 0.45),
        repeat(2, (index) => {
          const x = offset + (index ? 640 : 70);
          return (
            rect(x, y + 8, 76, 48, defs.horizontalCylinder(RUBBER), 22) +
            ellipse(x + (index ? 48 : 28), y + 32, 21, defs.ball(STEEL)) +
            ellipse(x + (index ? 48 : 28), y + 32, 8, adjustBrightness(STEEL, -0.5))
          );
        }),
      ].join('');
    const plate = (x: number, y: number): string =>
      rect(x, y, 128, 62, defs.flat(STEEL), 12) +
      screwHead(defs, x + 24, y + 31, 13, accent) +
      screwHead(defs, x + 104, y + 31, 13, accent) +
      ellipse(x + 64, y + 31, 16, defs.ball('#e4e8ea'));
    return strut(280, 0) + strut(390, 14) + plate(190, 484) + plate(470, 484);
  },
};

const drawerRunner: Illustration = {
  bounds: [60, 250, 690, 300],
  orientation: 'lie',
  tilt: -30,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const runner = (y: number, offset: number): string =>
      group(
        [
          rect(60, 0, 420, 116, defs.horizontalCylinder(adjustBrightness(colour, -0.1)), 8),
          rect(60, 20, 420, 76, adjustBrightness(colour, -0.5)),
          rect(190, 16, 390, 84, defs.horizontalCylinder(adjustBrightness(colour, 0.02)), 6),
          rect(190, 34, 390, 48, adjustBrightness(colour, -0.42)),
          line('M200 26h370M200 91h370', '#e8ecee', 9, ' stroke-dasharray="0 17"'),
          rect(320, 32, 420, 52, defs.horizontalCylinder(adjustBrightness(colour, 0.12)), 5),
          rect(320, 54, 420, 8, adjustBrightness(colour, -0.3), 3),
          repeat(
            3,
            (index) =>
              ellipse(380 + index * 140, 58, 15, adjustBrightness(colour, -0.55)) +
              (index === 1
                ? screwHead(defs, 520, 57, 13, STEEL)
                : ellipse(380 + index * 140, 60, 12, '#3b342b')),
          ),
          rect(716, 26, 26, 64, defs.horizontalCylinder(accent), 6),
          repeat(2, (index) => screwHead(defs, 96 + index * 62, 57, 13, STEEL)),
          highlightStroke('M72 8h396M330 38h370', 4, 0.6),
        ].join(''),
        `translate(${offset} ${y})`,
      );
    return runner(256, 0) + runner(420, 8);
  },
};

const tvMount: Illustration = {
  bounds: [110, 130, 580, 540],
  orientation: 'hang',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) =>
    [
      rect(110, 250, 120, 300, defs.flat(adjustBrightness(colour, -0.06)), 14),
      rect(118, 258, 104, 284, 'none', 10, ' stroke="#fff" stroke-width="3" opacity=".3"'),
      repeat(
        2,
        (index) =>
          rect(134, 290 + index * 190, 72, 22, adjustBrightness(colour, -0.6), 11) +
          screwHead(defs, 170, 301 + index * 190, 16, STEEL),
      ),
      path('M176 372l176 66-14 42-176-54z', '#17130f', ' opacity=".2"'),
      path('M150 356h60l166 62q18 10 12 30-8 16-28 14l-150-52h-60z', defs.horizontalCylinder(colour)),
      path('M356 424q-18 26 4 44l124-64V350z', defs.horizontalCylinder(adjustBrightness(colour, 0.08))),
      ellipse(364, 440, 30, adjustBrightness(colour, -0.5)) +
        ellipse(362, 435, 28, defs.ball(adjustBrightness(colour, 0.12))) +
        ellipse(362, 435, 10, accent),
      ellipse(184, 384, 24, defs.ball(adjustBrightness(colour, 0.1))) + ellipse(184, 384, 9, accent),
      rect(440, 290, 170, 190, defs.flat(adjustBrightness(colour, 0.02)), 12),
      repeat(4, (index) =>
        rect(462 + (index % 2) * 84, 316 + (index > 1 ? 108 : 0), 46, 14, adjustBrightness(colour, -0.6), 7),
      ),
      ellipse(524, 386, 32, adjustBrightness(colour, -0.5)) +
        ellipse(522, 382, 30, defs.ball(adjustBrightness(colour, 0.12))) +
        ellipse(522, 382, 11, accent),
      ...[404, 604].map(
        (x) =>
          rect(x + 6, 140, 62, 530, '#17130f', 10, ' opacity=".2"') +
          rect(x, 130, 62, 530, defs.verticalCylinder(adjustBrightness(colour, 0.04)), 10) +
          line(
            `M${x + 31} 164v90M${x + 31} 290v60M${x + 31} 440v60M${x + 31} 536v90`,
            adjustBrightness(colour, -0.62),
            14,
          ) +
          ellipse(x + 31, 182, 12, defs.ball(STEEL)) +
          ellipse(x + 31, 604, 12, defs.ball(STEEL)) +
          highlightStroke(`M${x + 12} 146v490`, 4, 0.35),
      ),
      rect(404, 300, 262, 34, defs.horizontalCylinder(adjustBrightness(colour, 0.08)), 5) +
        rect(404, 440, 262, 34, defs.horizontalCylinder(adjustBrightness(colour, 0.04)), 5),
    ].join(''),
};

export const IRONMONGERY_KINDS = {
  hasp,
  'tower-bolt': towerBolt,
  'door-closer': doorCloser,
  'lever-handle': leverHandle,
  'gas-strut': gasStrut,
  'drawer-runner': drawerRunner,
  'tv-mount': tvMount,
} satisfies Record<string, Illustration>;
