import type { Illustration } from '../illustration.ts';
import type { SvgDefs } from '../svg/gradients.ts';
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

function drawPlate(defs: SvgDefs, y: number, halfWidth: number, colour: string, rim: string): string {
  const depth = Math.round(halfWidth * 0.3);
  return [
    path(
      `M${400 - halfWidth} ${y}q${halfWidth * 0.22} ${depth + 34} ${halfWidth * 0.62} ${depth + 36}h${halfWidth * 0.76}q${halfWidth * 0.4}-2 ${halfWidth * 0.62}-${depth + 36}z`,
      defs.verticalCylinder(adjustBrightness(colour, -0.14)),
    ),
    ellipse(400, y, halfWidth, defs.flat(adjustBrightness(colour, 0.12)), depth),
    ellipse(400, y, halfWidth - 7, 'none', depth - 3, ` stroke="${rim}" stroke-width="7"`),
    ellipse(400, y + 3, halfWidth * 0.7, adjustBrightness(colour, -0.16), depth * 0.68),
    ellipse(400, y + 6, halfWidth * 0.68, defs.flat(adjustBrightness(colour, 0.06)), depth * 0.63),
  ].join('');
}

const plateSet: Illustration = {
  bounds: [94, 200, 612, 448],
  orientation: 'stand',
  groundContact: [180, 440],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      repeat(3, (index) => drawPlate(defs, 540 - index * 26, 306, colour, accent)),
      ellipse(410, 470, 190, '#17130f', 54, ' opacity=".12"'),
      repeat(2, (index) => drawPlate(defs, 448 - index * 24, 212, colour, accent)),
      path('M256 292q6 150 100 158h88q94-8 100-158z', defs.verticalCylinder(colour)),
      path('M262 336q136 46 276 0l-3 18q-136 44-270 0z', accent, ' opacity=".9"'),
      path('M268 366q12 78 88 84h88q76-6 88-84-40 56-132 56t-132-56z', '#17130f', ' opacity=".13"'),
      path('M256 254q6 150 100 158h88q94-8 100-158z', defs.verticalCylinder(colour)),
      path('M261 294q138 46 278 0l-3 18q-136 44-272 0z', accent, ' opacity=".9"'),
      ellipse(400, 254, 144, defs.flat(adjustBrightness(colour, 0.2)), 54),
      ellipse(400, 254, 134, 'none', 48, ` stroke="${accent}" stroke-width="6"`),
      ellipse(400, 257, 128, defs.horizontalCylinder(adjustBrightness(colour, -0.2)), 45),
      ellipse(400, 272, 86, adjustBrightness(colour, 0.02), 24),
      highlightStroke('M276 320q14 64 60 82', 9, 0.5) + highlightStroke('M114 508q90-62 160-72', 7, 0.5),
    ].join(''),
};

function drawMug(defs: SvgDefs, x: number, y: number, colour: string, accent: string): string {
  const handlePath = `M${x + 196} ${y + 52}q82-12 82 54 0 70-96 82`;
  return [
    line(handlePath, adjustBrightness(colour, -0.36), 36) +
      line(handlePath, adjustBrightness(colour, -0.08), 27),
    path(`M${x} ${y}h220l-10 176q-4 44-64 44h-72q-60 0-64-44z`, defs.verticalCylinder(colour)),
    path(`M${x + 4} ${y + 72}q106 38 212 0l-2 34q-104 36-208 0z`, accent),
    repeat(7, (index) => {
      const dotX = x + 32 + index * 26;
      const bandY = y + 97 + Math.round(13 * Math.sin(((index + 0.7) / 7.4) * Math.PI));
      return path(`M${dotX} ${bandY - 11}l8 11-8 11-8-11z`, adjustBrightness(colour, 0.2));
    }),
    path(`M${x + 7} ${y + 140}q100 44 206 0l-3 36q-4 44-64 44h-72q-60 0-64-44z`, '#17130f', ' opacity=".1"'),
    ellipse(x + 110, y, 110, defs.flat(adjustBrightness(colour, 0.25)), 34),
    ellipse(x + 110, y + 2, 101, defs.horizontalCylinder(adjustBrightness(colour, -0.25)), 28),
  ].join('');
}

const cupSet: Illustration = {
  bounds: [102, 210, 624, 470],
  orientation: 'stand',
  groundContact: [130, 540],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      drawMug(defs, 430, 400, adjustBrightness(colour, -0.06), accent),
      drawMug(defs, 430, 246, adjustBrightness(colour, -0.04), accent),
      ellipse(310, 616, 208, adjustBrightness(colour, -0.4), 62),
      ellipse(310, 606, 208, defs.flat(adjustBrightness(colour, 0.1)), 62) +
        ellipse(310, 606, 200, 'none', 57, ` stroke="${accent}" stroke-width="7"`),
      ellipse(318, 614, 130, '#17130f', 34, ' opacity=".16"'),
      drawMug(defs, 200, 390, colour, accent),
      ellipse(310, 398, 98, defs.flat('#6b3f22'), 24) + ellipse(296, 394, 60, '#8a5836', 12, ' opacity=".6"'),
      path(
        'M284 360q-22-40 6-70t4-72',
        'none',
        ' stroke="#cfc8bd" stroke-width="12" stroke-linecap="round" opacity=".5"',
      ) +
        path(
          'M336 352q-20-34 4-60',
          'none',
          ' stroke="#cfc8bd" stroke-width="10" stroke-linecap="round" opacity=".5"',
        ),
      highlightStroke('M226 436l8 120', 11, 0.5) + highlightStroke('M456 296l6 70', 9, 0.5),
    ].join(''),
};

const cutlery: Illustration = {
  bounds: [152, 66, 500, 668],
  orientation: 'lie',
  backdrop: 'table',
  draw: ({ colour, accent, defs }) => {
    const handle = (x: number, topY: number): string =>
      path(
        `M${x - 11} ${topY}h22q2 90 12 ${690 - topY}q4 44-23 44t-23-44q10-${600 - topY} 12-${690 - topY}z`,
        defs.verticalSteel(accent),
      ) +
      rect(x - 13, topY - 6, 26, 16, defs.verticalSteel(colour), 5) +
      highlightStroke(`M${x - 8} ${topY + 50}q0 90-5 150`, 4, 0.5);
    return [
      path(
        'M214 66h18v132h22V66h16v132h22V66h18v170q0 68-38 92l-4 90h-34l-4-90q-38-24-38-92V66h12z',
        defs.verticalSteel(colour),
        ' transform="translate(-30 0)"',
      ),
      handle(220, 406),
      path(
        'M400 66q70 6 70 150-2 96-50 130l-4 70h-32l-4-70q-48-34-50-130 0-144 70-150z',
        defs.verticalSteel(colour),
      ),
      path(
        'M400 90q48 10 50 126-4 78-50 104-46-26-50-104 2-116 50-126z',
        defs.horizontalCylinder(adjustBrightness(colour, -0.08)),
      ),
      path(
        'M374 130q-12 40-8 90',
        'none',
        ' stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".7"',
      ),
      handle(400, 406),
      path('M562 72q62 60 62 190 0 70-18 80h-24v76h-36V90q0-26 16-18z', defs.verticalSteel(colour)),
      path('M606 340q18-10 18-78 0-130-62-190 40 70 42 190z', '#fff', ' opacity=".6"'),
      handle(566, 406),
    ].join('');
  },
};

const foodContainer: Illustration = {
  bounds: [92, 206, 616, 462],
  orientation: 'stand',
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) => {
    const box = (x: number, y: number, width: number, height: number, food: string): string =>
      [
        path(
          `M${x + 10} ${y}h${width - 20}l-16 ${height - 26}q-4 26-28 26H${x + 54}q-24 0-28-26z`,
          defs.verticalCylinder('#dbe8ec'),
          ' opacity=".92"',
        ),
        path(
          `M${x + 22} ${y + height * 0.36}q${width * 0.2}-26 ${width * 0.4}-6t${width * 0.4} 4l${width * 0.08} 2-9 ${height * 0.5}q-4 18-24 18H${x + 60}q-22 0-25-18z`,
          defs.fade(adjustBrightness(food, 0.14), adjustBrightness(food, -0.2)),
        ),
        highlightStroke(`M${x + 40} ${y + 44}l10 ${height - 96}`, 12, 0.6),
        line(`M${x + width - 46} ${y + 44}l-8 ${height - 110}`, '#fff', 6, ' opacity=".35"'),
        rect(x, y - 38, width, 46, defs.horizontalCylinder(colour), 14),
        path(
          `M${x + 16} ${y - 38}q4-20 26-22h${width - 84}q22 2 26 22z`,
          defs.fade(adjustBrightness(colour, 0.3), adjustBrightness(colour, 0.08)),
        ),
        rect(x + 4, y + 2, width - 8, 9, accent, 4),
        path(
          `M${x + width / 2 - 44} ${y - 26}h88v52q0 10-10 10h-68q-10 0-10-10z`,
          defs.fade(adjustBrightness(colour, 0.1), adjustBrightness(colour, -0.2)),
        ),
        rect(x + width / 2 - 24, y + 12, 48, 10, '#17130f', 5, ' opacity=".25"'),
      ].join('');
    return [
      box(170, 264, 460, 150, '#6b8f4a'),
      repeat(6, (index) =>
        ellipse(
          230 + index * 66,
          332 + (index % 2) * 14,
          22,
          defs.ball(index % 2 ? '#c8452f' : '#7ba04e'),
          20,
        ),
      ),
      highlightStroke('M212 310l8 62', 10, 0.5),
      box(92, 462, 616, 206, '#e2b25c'),
      repeat(26, (index) =>
        group(
          rect(-12, -4, 24, 8, index % 3 ? '#f6e3b4' : '#c88a35', 4),
          `translate(${150 + ((index * 83) % 500)} ${566 + ((index * 37) % 70)}) rotate(${(index * 53) % 180})`,
        ),
      ),
      highlightStroke('M132 510l12 110', 13, 0.55),
      drawBadge(540, 576, 90, adjustBrightness(accent, -0.2)),
    ].join('');
  },
};

const bakingTray: Illustration = {
  bounds: [68, 250, 664, 336],
  orientation: 'lie',
  backdrop: 'table',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M176 262q4-12 18-12h412q14 0 18 12l108 284q4 40-34 40H102q-38 0-34-40z',
        adjustBrightness(colour, -0.45),
      ),
      path(
        'M176 256q4-6 18-6h412q14 0 18 6l106 284q4 30-32 30H102q-36 0-32-30z',
        defs.flat(adjustBrightness(colour, 0.14)),
      ),
      path('M200 276h400l86 244q4 16-16 16H130q-20 0-16-16z', adjustBrightness(colour, -0.3)),
      path('M200 276h400l8 22H192z', '#17130f', ' opacity=".3"'),
      path('M206 296h388l78 216H128z', defs.flat('#f2e3c6')),
      path('M128 512h544l-10 14q-20-8-60 0t-120 0-120 2-120-4-104 2z', '#e2cda4'),
      repeat(12, (index) => {
        const row = Math.floor(index / 4);
        const x = 262 - row * 24 + (index % 4) * (92 + row * 16);
        const y = 328 + row * 66;
        const size = 34 + row * 5;
        return (
          ellipse(x + 5, y + 8, size, '#5a3a1c', size * 0.56, ' opacity=".3"') +
          ellipse(x, y, size, defs.ball('#cf9350'), size * 0.6) +
          repeat(4, (chip) =>
            ellipse(x - size * 0.45 + chip * size * 0.3, y - 6 + (chip % 2) * 12, 4.5, '#4a2a14', 3.5),
          )
        );
      }),
      path('M84 470l22-58h24l-24 64q-6 12-20 10zM716 470l-22-58h-24l24 64q6 12 20 10z', defs.flat(accent)),
      path(
        'M70 540q0 30 32 30h596q36 0 32-30v12q0 34-34 34H104q-38 0-34-46z',
        defs.horizontalCylinder(adjustBrightness(colour, -0.1)),
      ),
      rect(300, 566, 200, 12, accent, 6),
      highlightStroke('M192 262h400M92 500l74-200', 6, 0.45),
    ].join(''),
};

const flask: Illustration = {
  bounds: [268, 66, 264, 640],
  orientation: 'stand',
  groundContact: [290, 220],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      line('M330 150q-6-66 70-68t70 68', adjustBrightness(accent, -0.4), 30) +
        line('M330 150q-6-66 70-68t70 68', accent, 21),
      highlightStroke('M326 130q6-42 60-44', 5, 0.5),
      path('M312 140q0-14 14-14h148q14 0 14 14v66H312z', defs.verticalCylinder(accent)),
      repeat(9, (index) => line(`M${330 + index * 17.5} 152v44`, '#17130f', 4, ' opacity=".18"')),
      rect(304, 204, 192, 22, defs.verticalSteel(), 6),
      path(
        'M300 224h200q32 40 32 92v352q0 38-40 38H308q-40 0-40-38V316q0-52 32-92z',
        defs.verticalCylinder(colour),
      ),
      path(
        'M268 640h264v28q0 38-40 38H308q-40 0-40-38z',
        defs.verticalCylinder(adjustBrightness(colour, -0.22)),
      ),
      rect(268, 634, 264, 8, defs.verticalSteel(), 0),
      path('M300 224h200q8 10 14 22H286q6-12 14-22z', '#17130f', ' opacity=".2"'),
      repeat(4, (index) =>
        path(
          `M268 ${404 + index * 20}q132 30 264 0v8q-132 30-264 0z`,
          '#fff',
          ` opacity="${0.2 - index * 0.04}"`,
        ),
      ),
      drawBadge(340, 520, 120, adjustBrightness(colour, -0.5)),
      highlightStroke('M304 300v310', 13, 0.5),
      shadowPath('M496 300q20 150 0 330h36V316z', 0.08),
    ].join(''),
};

export const DINING_KINDS = {
  'plate-set': plateSet,
  'cup-set': cupSet,
  cutlery,
  'food-container': foodContainer,
  'baking-tray': bakingTray,
  flask,
} satisfies Record<string, Illustration>;
