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
import { BRASS, getCirclePoint, IRON, RUBBER, repeatAround, ring, STEEL } from './parts.ts';
import { tube } from './shared-shapes.ts';

const pipe: Illustration = {
  bounds: [116, 150, 572, 500],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const length = (y: number, size: number): string =>
      [
        rect(170, y, 500, size, defs.horizontalCylinder(colour)),
        line(`M300 ${y + size * 0.52}h130`, accent, size * 0.1, ' stroke-dasharray="30 8 12 8" opacity=".9"'),
        rect(470, y + size * 0.46, 90, size * 0.1, accent, 3, ' opacity=".8"'),
        ellipse(670, y + size / 2, size * 0.17, adjustBrightness(colour, -0.3), size / 2),
        ellipse(170, y + size / 2, size * 0.2, adjustBrightness(colour, 0.22), size / 2),
        ellipse(172, y + size / 2, size * 0.155, adjustBrightness(colour, -0.6), size * 0.4),
        path(
          `M${172} ${y + size * 0.1}a${size * 0.155} ${size * 0.4} 0 0 0 0 ${size * 0.8}a${size * 0.09} ${size * 0.4} 0 0 1 0 ${-size * 0.8}z`,
          adjustBrightness(colour, -0.1),
        ),
        highlightStroke(`M210 ${y + size * 0.2}h430`, size * 0.05, 0.4),
      ].join('');
    return group(
      length(0, 120) + length(132, 120) + length(-76, 70) + group(length(0, 150), 'translate(-30 250)'),
      'rotate(-22 400 400) translate(-16 196)',
    );
  },
};

const valve: Illustration = {
  bounds: [126, 150, 548, 470],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const nut = (x: number): string =>
      [
        path(`M${x} 396l14-20h66l14 20v168l-14 20H${x + 14}l-14-20z`, defs.horizontalSteel(colour)),
        path(`M${x} 436h94v88H${x}z`, '#fff', ' opacity=".14"'),
        line(`M${x} 434h94M${x} 526h94`, adjustBrightness(colour, -0.5), 3, ' opacity=".5"'),
      ].join('');
    const thread = (x: number): string =>
      rect(x, 404, 62, 152, defs.horizontalSteel(adjustBrightness(colour, -0.06)), 6) +
      line(
        [0, 1, 2, 3, 4].map((index) => `M${x + 8 + index * 11} 406l5 148`).join(''),
        adjustBrightness(colour, -0.55),
        4,
        ' opacity=".5"',
      );
    return [
      thread(126) + thread(612),
      nut(180) + nut(526),
      path('M262 420q60-70 138-70t138 70v120q-60 70-138 70t-138-70z', defs.ball(colour)),
      path('M262 420q60-70 138-70t138 70v16q-60-62-138-62t-138 62z', '#fff', ' opacity=".25"'),
      rect(352, 306, 96, 60, defs.verticalSteel(colour), 6),
      path('M344 270h112l10 20-10 22H344l-10-22z', defs.verticalSteel(adjustBrightness(colour, 0.12))),
      rect(378, 222, 44, 54, defs.verticalSteel(STEEL), 5),
      path(
        'M330 196q0-24 26-26h250q60-4 62 34 2 34-40 34H470q-20 0-30 10l-16 10h-48l-20-16q-26-4-26-26z',
        defs.horizontalCylinder(accent),
      ),
      path('M470 196h150q24 0 24 12t-24 12H480q-24 0-24-12t14-12z', '#17130f', ' opacity=".2"'),
      ellipse(400, 202, 22, defs.ball(STEEL)) + path('M400 186l14 8v16l-14 8-14-8v-16z', IRON),
      drawBadge(340, 456, 120, adjustBrightness(colour, -0.5)),
      path('M360 560h60v-10l34 20-34 20v-10h-60z', adjustBrightness(colour, -0.4), ' opacity=".7"'),
      highlightStroke('M356 182q120-6 240 0', 7, 0.5),
    ].join('');
  },
};

const waterFilter: Illustration = {
  bounds: [170, 92, 460, 616],
  orientation: 'hang',
  backdrop: 'tiles',
  draw: ({ colour, accent, defs }) =>
    [
      path('M190 92h420q20 0 20 20v70H170v-70q0-20 20-20z', defs.flat('#dfe3e4')),
      repeat(3, (index) => ellipse(220 + index * 180, 116, 10, IRON)),
      rect(170, 180, 460, 12, '#17130f', 0, ' opacity=".2"'),
      repeat(2, (index) => rect(index ? 606 : 150, 204, 44, 56, defs.horizontalSteel(BRASS), 6)),
      rect(360, 214, 80, 36, defs.horizontalSteel(BRASS), 4),
      repeat(2, (index) => {
        const x = 184 + index * 226;
        return [
          path(
            `M${x + 8} 270h190l-12 380q-4 58-83 58t-83-58z`,
            defs.verticalCylinder(index ? colour : adjustBrightness(colour, 0.3)),
            ' opacity=".55"',
          ),
          rect(x + 50, 300, 106, 356, defs.verticalCylinder(index ? '#4c5154' : '#f4f1e8'), 14),
          line(
            Array.from({ length: 11 }, (_, row) => `M${x + 54} ${326 + row * 29}q48 14 98 0`).join(''),
            index ? '#17130f' : '#b9b09c',
            5,
            ' opacity=".6"',
          ),
          rect(x + 44, 290, 118, 24, defs.verticalCylinder(accent), 8) +
            rect(x + 44, 640, 118, 24, defs.verticalCylinder(accent), 8),
          path(
            `M${x + 8} 270h190l-12 380q-4 58-83 58t-83-58z`,
            defs.verticalCylinder(index ? colour : adjustBrightness(colour, 0.3)),
            ' opacity=".3"',
          ),
          highlightStroke(`M${x + 28} 310l8 320`, 12, 0.6),
          path(
            `M${x - 4} 206q0-18 20-20h174q20 2 20 20v62q0 16-16 16H${x + 12}q-16 0-16-16z`,
            defs.verticalCylinder('#33383b'),
          ),
          rect(x - 4, 250, 214, 26, defs.verticalCylinder(accent), 8),
          line(
            Array.from({ length: 8 }, (_, row) => `M${x + 16 + row * 25} 254v18`).join(''),
            '#17130f',
            5,
            ' opacity=".3"',
          ),
        ].join('');
      }),
      drawBadge(220, 206, 136, accent),
      ellipse(513, 216, 20, defs.ball('#c8342b')),
    ].join(''),
};

const waterHeater: Illustration = {
  bounds: [216, 96, 368, 610],
  orientation: 'hang',
  backdrop: 'tiles',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M320 620v76', '#2f6f8f', 22) + tube('M480 620v76', '#c24e3f', 22),
      rect(304, 628, 32, 30, defs.verticalSteel(BRASS), 5) +
        rect(464, 628, 32, 30, defs.verticalSteel(BRASS), 5),
      path('M350 640h100v14q-10 20-50 20t-50-20z', defs.verticalCylinder(RUBBER)),
      path('M216 190q0-94 184-94t184 94v370q0 88-184 88t-184-88z', defs.verticalCylinder(colour)),
      path(
        'M216 190q0-94 184-94t184 94q-20 54-184 54T216 190z',
        defs.verticalCylinder(adjustBrightness(colour, 0.2)),
        ' opacity=".7"',
      ),
      path('M216 240q30 26 184 26t184-26v10q-30 26-184 26t-184-26z', '#17130f', ' opacity=".14"'),
      path('M216 520q30 26 184 26t184-26v8q-30 26-184 26t-184-26z', '#17130f', ' opacity=".14"'),
      drawBadge(316, 302, 168, accent),
      ellipse(400, 450, 62, defs.ball('#eceae4')) + ellipse(400, 450, 50, '#fbfaf6'),
      path(
        `M400 450L${getCirclePoint(400, 450, 44, 150)}A44 44 0 0 1 ${getCirclePoint(400, 450, 44, 260)}z`,
        '#3f87a6',
        ' opacity=".8"',
      ) +
        path(
          `M400 450L${getCirclePoint(400, 450, 44, 260)}A44 44 0 0 1 ${getCirclePoint(400, 450, 44, 390)}z`,
          '#c8342b',
          ' opacity=".8"',
        ),
      ellipse(400, 450, 30, '#fbfaf6') +
        line('M400 450l18-28', '#1d2022', 6) +
        ellipse(400, 450, 8, '#1d2022'),
      ellipse(400, 590, 30, defs.ball('#3a3f43')) +
        line('M400 590l-10-16', accent, 6) +
        ellipse(470, 586, 9, '#7fd05f') +
        ellipse(330, 586, 9, '#c8342b'),
      highlightStroke('M248 200v330', 16, 0.4),
    ].join(''),
};

const pump: Illustration = {
  bounds: [110, 168, 590, 468],
  orientation: 'stand',
  groundContact: [160, 480],
  backdrop: 'site',
  draw: ({ colour, accent, defs }) =>
    [
      rect(400, 560, 240, 28, defs.horizontalCylinder('#3a3f43')) +
        path('M380 580h280l20 56H360z', defs.horizontalCylinder(IRON)),
      rect(660, 334, 40, 190, defs.horizontalCylinder(RUBBER), 14),
      rect(356, 316, 316, 226, defs.horizontalCylinder(colour), 22),
      line(
        Array.from({ length: 9 }, (_, index) => `M376 ${340 + index * 22}h270`).join(''),
        '#17130f',
        8,
        ' opacity=".28"',
      ),
      line(
        Array.from({ length: 9 }, (_, index) => `M376 ${334 + index * 22}h270`).join(''),
        '#fff',
        3,
        ' opacity=".3"',
      ),
      path('M420 214q0-16 16-16h150q16 0 16 16v110H420z', defs.flat('#33383b')),
      rect(440, 226, 80, 40, defs.horizontalCylinder(accent), 6) +
        ellipse(564, 246, 16, defs.ball('#c8342b')),
      drawBadge(452, 398, 140, accent),
      path('M230 190h90v90h-90z', defs.verticalSteel(IRON)) +
        path('M214 168h122v36H214z', defs.verticalSteel(adjustBrightness(colour, -0.25))),
      ellipse(275, 172, 34, '#17130f', 6),
      ellipse(290, 430, 166, defs.ball(adjustBrightness(colour, -0.18))),
      ring(290, 430, 150, 8, '#17130f', ' opacity=".2"'),
      repeatAround(8, 290, 430, () => ellipse(290, 292, 13, defs.ball(STEEL))),
      ellipse(270, 430, 108, defs.ball(adjustBrightness(colour, -0.02))),
      path('M110 372h100v116H110z', defs.horizontalSteel(IRON)) +
        rect(110, 356, 34, 148, defs.horizontalSteel(adjustBrightness(colour, -0.25)), 4),
      ellipse(112, 430, 14, '#17130f', 52),
      path('M190 580h190l20 56H170z', defs.horizontalCylinder(IRON)),
      rect(266, 536, 28, 36, defs.verticalSteel(BRASS), 4) +
        rect(330, 276, 40, 30, defs.verticalSteel(BRASS), 5),
      highlightStroke('M176 350q30-66 90-76', 9, 0.5),
    ].join(''),
};

const shattaf: Illustration = {
  bounds: [196, 96, 424, 608],
  orientation: 'hang',
  backdrop: 'tiles',
  draw: ({ colour, accent, defs }) =>
    [
      line(
        'M372 420q0 60 20 110 24 130 112 120 70-20 40-130-20-70 4-130',
        adjustBrightness(colour, -0.5),
        30,
      ),
      line('M372 420q0 60 20 110 24 130 112 120 70-20 40-130-20-70 4-130', adjustBrightness(colour, 0.1), 24),
      path(
        'M372 420q0 60 20 110 24 130 112 120 70-20 40-130-20-70 4-130',
        'none',
        ` stroke="${adjustBrightness(colour, -0.4)}" stroke-width="24" stroke-dasharray="3 8" opacity=".6"`,
      ),
      rect(480, 290, 140, 34, defs.horizontalSteel(adjustBrightness(colour, -0.1)), 8) +
        ellipse(592, 306, 46, defs.ball(colour)) +
        ring(592, 306, 34, 4, adjustBrightness(colour, -0.4), ' opacity=".5"'),
      rect(524, 320, 48, 76, defs.verticalSteel(colour), 8) +
        rect(532, 240, 34, 54, defs.verticalSteel(colour), 6) +
        rect(504, 218, 92, 28, defs.horizontalCylinder(accent), 12),
      rect(346, 376, 52, 56, defs.verticalSteel(adjustBrightness(colour, -0.12)), 8),
      path('M334 230q40-10 76 0l-10 152h-56z', defs.verticalSteel(colour)),
      path('M250 130q30-40 90-30 70 16 80 70 4 40-8 72-44 12-84-4-24-44-70-64z', defs.verticalSteel(colour)),
      path(
        'M196 170q0-10 10-16l54-40q16-8 24 6l20 40q6 14-8 22l-58 30q-14 6-20-6z',
        defs.verticalSteel(adjustBrightness(colour, 0.08)),
      ),
      path('M200 164l56-44q8-6 14 2-44 20-62 62-10-12-8-20z', adjustBrightness(colour, -0.45)),
      path('M392 150q66 10 82 100 4 60-16 70-14-90-70-110z', defs.flat(accent)),
      highlightStroke('M276 124q40-26 84 4', 9, 0.65) + highlightStroke('M356 250l4 110', 7, 0.7),
      repeat(3, (index) => line(`M${206 + index * 16} ${150 - index * 12}l8 12`, '#fff', 4, ' opacity=".6"')),
    ].join(''),
};

export const PLUMBING_KINDS = {
  pipe,
  valve,
  'water-filter': waterFilter,
  'water-heater': waterHeater,
  pump,
  shattaf,
} satisfies Record<string, Illustration>;
