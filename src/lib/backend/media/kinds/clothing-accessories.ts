import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import {
  adjustBrightness,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  repeat,
  shadowPath,
} from '../svg/shapes.ts';
import { seam } from './shared-shapes.ts';

const cap: Illustration = {
  bounds: [84, 196, 640, 400],
  orientation: 'stand',
  groundContact: [110, 560],
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) =>
    [
      path('M290 490q200 60 420-40 12 60-24 96-180 60-330 34-60-20-66-90z', adjustBrightness(colour, -0.5)),
      path('M272 470C280 270 380 206 488 206c140 0 222 110 222 250q-190 106-438 14z', defs.ball(colour)),
      path(
        'M488 206q-100 90-110 300M488 206q130 70 120 288',
        'none',
        ` stroke="${adjustBrightness(colour, -0.36)}" stroke-width="5" opacity=".6"`,
      ),
      seam('M476 214q-100 90-112 286M500 214q126 74 118 274', adjustBrightness(colour, 0.5), 3, '7 6'),
      ellipse(488, 206, 20, defs.ball(adjustBrightness(accent, 0.05)), 12),
      repeat(2, (index) =>
        ellipse(440 + index * 116, 288 - index * 4, 8, adjustBrightness(colour, -0.55), 9),
      ),
      path('M710 456q-60 70-180 80 100-30 150-300 26 90 30 220z', '#17130f', ' opacity=".14"'),
      path(
        'M268 458q240 108 444-10l-2 34q-210 106-440 18z',
        defs.horizontalCylinder(adjustBrightness(colour, -0.1)),
      ) + seam('M274 486q230 88 434-14', adjustBrightness(colour, 0.5), 3, '7 6'),
      path('M268 456q130 70 244 72-50 60-230 66-110 2-184-18-26-10-6-30 80-74 176-90z', defs.flat(accent)),
      path(
        'M92 566q90 26 190 22 180-6 230-60v14q-40 52-230 54-110 2-184-20-14-6-6-10z',
        adjustBrightness(accent, -0.42),
      ),
      seam('M300 478q100 44 186 52-60 40-210 44-90 2-150-14', adjustBrightness(accent, 0.5), 3, '8 7'),
      seam('M288 490q80 36 158 44-60 24-176 26-60 2-108-8', adjustBrightness(accent, 0.5), 3, '8 7'),
      drawBadge(344, 376, 112, accent),
      highlightStroke('M306 420q20-120 100-168', 11, 0.35),
    ].join(''),
};

const socks: Illustration = {
  bounds: [150, 74, 540, 640],
  orientation: 'lie',
  backdrop: 'linen',
  draw: ({ colour, accent, defs }) => {
    const outline =
      'M12 0h170q12 0 12 14l-4 330q0 26 30 44l120 70q50 30 30 84-26 56-92 34L60 486q-46-20-48-78L0 14Q0 0 12 0z';
    const sock = (fill: string): string =>
      [
        path(outline, defs.flat(fill)),
        path('M12 390q60-30 110 30 6 60-40 76l-22-10q-44-18-48-78z', defs.flat(accent)),
        path('M262 412l78 46q50 30 30 84-26 56-92 34l-36-16q-26-84 20-148z', defs.flat(accent)),
        path('M6 120h186v26H7zM7 166h184v26H8z', accent),
        path(
          'M12 0h170q12 0 12 14l-1 74H3L0 14Q0 0 12 0z',
          defs.horizontalCylinder(adjustBrightness(fill, 0.12)),
        ),
        line(
          repeat(12, (index) => `M${16 + index * 15} 8v74`),
          adjustBrightness(fill, -0.36),
          4,
          ' opacity=".5"',
        ),
        line('M150 210l-4 140q4 40 60 70', adjustBrightness(fill, -0.4), 8, ' opacity=".2"') +
          line('M24 210l6 170', '#fff', 10, ' opacity=".3"'),
        seam(
          'M10 392q64-28 114 28 4 60-40 74M258 414q-42 62-18 144',
          adjustBrightness(accent, -0.45),
          3,
          '6 6',
        ),
      ].join('');
    return (
      group(sock(adjustBrightness(colour, -0.08)), 'translate(306 74) rotate(-7 190 300)') +
      group(sock(colour), 'translate(150 118) rotate(3 190 300)')
    );
  },
};

const belt: Illustration = {
  bounds: [104, 284, 606, 322],
  orientation: 'stand',
  groundContact: [130, 520],
  backdrop: 'linen',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M176 360a224 76 0 0 1 448 0v92a224 76 0 0 0-448 0z',
        defs.verticalCylinder(adjustBrightness(colour, -0.45)),
      ),
      path(
        'M238 366a160 52 0 0 1 320 4v86a160 52 0 0 0-320-4z',
        defs.verticalCylinder(adjustBrightness(colour, -0.3)),
      ),
      path(
        'M298 380a100 34 0 0 1 200 0v70a100 34 0 0 0-200 0z',
        defs.verticalCylinder(adjustBrightness(colour, -0.5)),
      ),
      path(
        'M498 382a100 40 0 0 1-200 0v70a100 40 0 0 0 200 0z',
        defs.verticalCylinder(adjustBrightness(colour, -0.12)),
      ),
      path(
        'M558 370a160 66 0 0 1-320-4v84a160 66 0 0 0 320 4z',
        defs.verticalCylinder(adjustBrightness(colour, -0.06)),
      ),
      path(
        'M150 366q0 112 250 112 120 0 192-30l92-40q18-4 22 14l4 66q0 16-16 24l-86 38q-90 40-208 40-250 0-250-124z',
        defs.verticalCylinder(colour),
      ),
      seam(
        'M158 392q16 100 242 100 116 0 196-32l92-38M160 474q20 96 242 96 116 0 198-34l96-42',
        adjustBrightness(colour, 0.5),
        4,
        '12 9',
      ),
      repeat(4, (index) =>
        ellipse(560 + index * 34, 496 - index * 14, 7, adjustBrightness(colour, -0.65), 8),
      ),
      path('M196 432l34 20v112l-34-22z', defs.verticalCylinder(adjustBrightness(colour, -0.2))),
      path(
        'M112 366q40-26 96-4l60 36q14 8 14 26v112q0 20-22 14l-120-40q-34-14-36-46z',
        defs.verticalSteel(accent),
        ' fill-rule="evenodd"',
      ),
      path(
        'M138 396q30-14 60 2l46 28q8 6 8 16v66q0 12-12 8l-74-26q-26-10-28-36z',
        defs.verticalCylinder(adjustBrightness(colour, -0.1)),
      ),
      line('M150 430l96 46', adjustBrightness(accent, -0.35), 14) +
        line('M150 427l96 46', adjustBrightness(accent, 0.4), 7),
      highlightStroke('M120 376q36-16 80 0l56 34', 5, 0.6),
      path(
        'M150 420q10 60 110 90M330 556q180 10 290-50',
        'none',
        ' stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".16"',
      ),
    ].join(''),
};

const sandals: Illustration = {
  bounds: [150, 76, 500, 650],
  orientation: 'lie',
  backdrop: 'linen',
  draw: ({ colour, accent, defs }) => {
    const sandal = [
      path(
        'M110 4q96 4 104 140 4 80-22 160-10 40 4 110 20 110-24 170-30 44-66 44t-66-44q-40-60-20-170 10-70 0-110Q0 220 4 150 10 0 110 4z',
        adjustBrightness(colour, -0.55),
        ' transform="translate(4 16)"',
      ),
      path(
        'M110 4q96 4 104 140 4 80-22 160-10 40 4 110 20 110-24 170-30 44-66 44t-66-44q-40-60-20-170 10-70 0-110Q0 220 4 150 10 0 110 4z',
        defs.flat(colour),
      ),
      path(
        'M110 24q78 6 84 122 2 76-22 156-8 44 4 114 18 96-20 152-24 38-50 38t-50-38q-34-56-18-152 10-70 0-114Q20 220 24 150 32 20 110 24z',
        'none',
        ` stroke="${adjustBrightness(colour, 0.4)}" stroke-width="4" stroke-dasharray="9 8" opacity=".8"`,
      ),
      ellipse(112, 110, 62, adjustBrightness(colour, -0.2), 74, ' opacity=".35"') +
        ellipse(104, 530, 46, adjustBrightness(colour, -0.2), 66, ' opacity=".35"'),
      path(
        'M-14 214Q40 160 96 120l22-14 20 16q60 50 94 92l-16 46q-50-60-100-84-60 30-116 88z',
        '#17130f',
        ' opacity=".25" transform="translate(6 18)"',
      ),
      path(
        'M-14 210Q40 156 96 116l22-14 20 16q60 50 94 92l-16 46q-50-60-100-84-60 30-116 88z',
        defs.flat(accent),
      ),
      path(
        'M-6 300q110-70 230-10l-4 54q-112-54-222 8z',
        '#17130f',
        ' opacity=".25" transform="translate(4 16)"',
      ),
      path('M-8 296q112-70 232-10l-4 54q-112-54-222 8z', defs.flat(adjustBrightness(accent, 0.08))),
      seam(
        'M-2 306q108-62 220-8M0 338q108-58 214-8M0 210q60-54 116-92 60 44 106 92',
        adjustBrightness(accent, 0.5),
        3,
        '8 7',
      ),
      ellipse(116, 124, 15, defs.ball(adjustBrightness(accent, -0.2))),
      drawBadge(76, 528, 56, accent),
    ].join('');
    return (
      group(sandal, 'translate(166 84) rotate(-5 110 320)') +
      group(sandal, 'translate(634 84) scale(-1 1) rotate(-5 110 320)')
    );
  },
};

const scarf: Illustration = {
  bounds: [206, 66, 388, 664],
  orientation: 'hang',
  backdrop: 'rail',
  draw: ({ colour, accent, defs }) => {
    const drawChecks = (x: number, y: number, width: number, rows: number): string =>
      repeat(rows, (row) =>
        path(
          `M${x} ${y + row * 26}h${width}`,
          'none',
          ` stroke="${accent}" stroke-width="${row % 4 === 3 ? 12 : 7}" stroke-dasharray="${row % 4 === 3 ? '16 8' : '9 15'}" stroke-dashoffset="${(row % 2) * 12}" opacity=".85"`,
        ),
      );
    const fringe = (x: number, y: number, width: number): string =>
      line(
        Array.from(
          { length: Math.floor(width / 13) },
          (_, index) => `M${x + 8 + index * 13} ${y}l${(index % 3) - 1} 44`,
        ).join(''),
        adjustBrightness(colour, -0.12),
        7,
      ) +
      line(
        Array.from(
          { length: Math.floor(width / 13) },
          (_, index) => `M${x + 7 + index * 13} ${y}l${(index % 3) - 1} 40`,
        ).join(''),
        adjustBrightness(colour, 0.4),
        2,
      );
    return [
      fringe(420, 560, 150),
      path(
        'M400 190h120q30 150 54 372-78 14-158 0-10-200-16-372z',
        defs.flat(adjustBrightness(colour, -0.1)),
      ),
      group(drawChecks(420, 330, 128, 9), 'rotate(-2 480 400)'),
      line(
        'M470 300q16 120 20 250M520 300q20 120 30 246',
        adjustBrightness(colour, -0.5),
        9,
        ' opacity=".16"',
      ),
      fringe(226, 676, 186),
      path('M260 180h150q10 250 4 500-96 14-194 0 6-280 40-500z', defs.flat(colour)),
      group(drawChecks(244, 290, 166, 15), 'rotate(1 320 400)'),
      line(
        'M300 280q-22 200-26 396M350 290q-6 200-8 388',
        adjustBrightness(colour, -0.5),
        10,
        ' opacity=".16"',
      ) + line('M274 290q-20 190-24 380', '#fff', 9, ' opacity=".2"'),
      path(
        'M210 190q-10-110 190-120 200 10 190 120 0 70-66 96-124 40-248 0-66-26-66-96z',
        defs.ball(adjustBrightness(colour, 0.02)),
      ),
      path('M270 160q30-36 130-38t130 38q-30 44-130 44t-130-44z', adjustBrightness(colour, -0.5)),
      path('M300 150q100-26 200 0-20 22-100 22t-100-22z', adjustBrightness(colour, -0.32)),
      line(
        'M228 200q60 66 172 66t172-66M240 150q-4 40 40 64M560 150q4 40-40 64',
        accent,
        11,
        ' stroke-dasharray="14 9" opacity=".8"',
      ),
      line('M238 236q70 46 162 46t162-46', accent, 7, ' stroke-dasharray="8 13" opacity=".8"'),
      line(
        'M250 226q60 30 90 34M560 220q-40 36-80 42M286 112q50-22 114-22',
        adjustBrightness(colour, -0.5),
        7,
        ' opacity=".22"',
      ),
      shadowPath('M262 290q130 36 150 4l2 30q-70 26-156 0z', 0.12),
    ].join('');
  },
};

export const CLOTHING_ACCESSORY_KINDS = {
  cap,
  socks,
  belt,
  sandals,
  scarf,
} satisfies Record<string, Illustration>;
