import type { Illustration } from '../illustration.ts';
import type { SvgDefs } from '../svg/gradients.ts';
import { drawBadge, drawLabel } from '../svg/labels.ts';
import {
  adjustBrightness,
  cylinder,
  cylinderTop,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';
import { getPrintColour, leaf } from './shared-shapes.ts';

const can: Illustration = {
  bounds: [218, 130, 364, 550],
  orientation: 'stand',
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      cylinder(222, 190, 356, 440, 46, defs.verticalSteel()),
      cylinder(230, 220, 340, 392, 44, defs.verticalCylinder(colour)),
      cylinder(230, 540, 340, 72, 44, defs.verticalCylinder(accent)) +
        cylinder(230, 220, 340, 22, 44, defs.verticalCylinder(accent)),
      path('M230 536a170 44 0 0 0 340 0v8a170 44 0 0 1-340 0z', '#fff', ' opacity=".5"'),
      ellipse(400, 424, 116, '#fbf8f1', 116) +
        ellipse(400, 424, 104, 'none', 104, ` stroke="${getPrintColour(accent)}" stroke-width="5"`),
      drawBadge(342, 338, 116, getPrintColour(accent)),
      path('M332 436h136q-4 56-46 66h-44q-42-10-46-66z', getPrintColour(accent)) +
        path('M336 456q64 18 128 0l-4 14q-60 18-120 0z', '#fbf8f1', ' opacity=".6"'),
      leaf(396, 436, 42, 20, -38, '#6f9a4c') + leaf(404, 436, 42, 20, 38, '#5f8a3f'),
      path('M222 630a178 46 0 0 0 356 0v6a178 46 0 0 1-356 0z', '#17130f', ' opacity=".25"'),
      ellipse(400, 186, 182, defs.verticalSteel(), 50) +
        ellipse(400, 186, 168, adjustBrightness('#c3cacf', -0.4), 43) +
        ellipse(400, 190, 158, defs.verticalSteel('#d7dcdf'), 38),
      ellipse(400, 190, 126, 'none', 28, ' stroke="#8d969c" stroke-width="3" opacity=".7"'),
      path('M376 182q-10-34 40-48 70-8 76 16 0 26-60 42z', defs.horizontalSteel('#aab2b7')) +
        path('M404 162q10-14 40-16 24 2 22 10-6 12-44 18-16 0-18-12z', '#7d868c') +
        ellipse(388, 190, 15, defs.ball('#dfe3e5'), 8),
      highlightStroke('M260 270v240', 13, 0.45),
    ].join(''),
};

const oilBottle: Illustration = {
  bounds: [246, 70, 308, 634],
  orientation: 'stand',
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M356 150h88q4 50 50 80 60 38 60 100v40q0 26-16 40 16 14 16 40v198q0 56-52 56H298q-52 0-52-56V450q0-26 16-40-16-14-16-40v-40q0-62 60-100 46-30 50-80z',
        defs.verticalCylinder(adjustBrightness(colour, 0.45)),
        ' opacity=".95"',
      ),
      path(
        'M270 290q60 18 130 6t130-6q14 20 14 42v36q0 26-18 42 18 16 18 42v192q0 48-44 48H300q-44 0-44-48V452q0-26 18-42-18-16-18-42v-36q0-22 14-42z',
        defs.verticalCylinder(colour),
      ),
      path('M270 290q60 18 130 6t130-6l4 12q-60 12-134 8t-134-8z', adjustBrightness(colour, 0.4)),
      line('M268 402q132 34 264 0M268 420q132 34 264 0', adjustBrightness(colour, -0.3), 6, ' opacity=".5"'),
      drawLabel(296, 452, 208, 200, getPrintColour(accent)),
      path('M256 620q60 44 144 44t144-44v24q0 48-44 48H300q-44 0-44-48z', '#17130f', ' opacity=".1"'),
      rect(342, 134, 116, 26, defs.verticalCylinder(adjustBrightness(accent, -0.12)), 8),
      path('M350 84q0-14 14-14h72q14 0 14 14v54H350z', defs.verticalCylinder(accent)),
      line(
        repeat(9, (index) => `M${360 + index * 10} 86v44`),
        '#17130f',
        4,
        ' opacity=".2"',
      ),
      cylinderTop(352, 82, 96, 9, adjustBrightness(accent, 0.25)),
      path(
        'M276 320q4-30 40-56M272 456v160',
        'none',
        ' stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".55"',
      ),
      line('M528 460v150', '#fff', 6, ' opacity=".35"') + highlightStroke('M372 168q-4 34-30 60', 7, 0.6),
    ].join(''),
};

const dateBox: Illustration = {
  bounds: [72, 210, 656, 440],
  orientation: 'stand',
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) => {
    const date = (x: number, y: number, angle: number, fill: string): string =>
      group(
        ellipse(0, 0, 38, defs.ball(fill), 22) +
          path('M-22-6q20-10 42 0M-18 8q18 6 36-2', 'none', ' stroke="#fff" stroke-width="3" opacity=".28"') +
          ellipse(-34, 0, 5, '#c9a06a', 4),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    return [
      path('M172 220q0-10 10-10h436q10 0 10 10l22 190H150z', defs.flat(adjustBrightness(colour, -0.05))),
      path('M190 228h420l18 168H172z', defs.flat(adjustBrightness(colour, 0.12))),
      path('M400 252l44 40v60l-44 40-44-40v-60z', 'none', ` stroke="${accent}" stroke-width="7"`) +
        path('M400 276l28 26v40l-28 26-28-26v-40z', accent, ' opacity=".85"') +
        line('M214 242h120M466 242h120M200 384h130M470 384h130', accent, 4, ' opacity=".8"'),
      path('M124 408h552l52 166H72z', adjustBrightness(colour, -0.5)),
      path('M142 416h516l44 150H98z', '#f4ead6'),
      ...[0, 1, 2].map((row) =>
        line(
          `M${400 - 2.5 * (82 + row * 9)} ${450 + row * 46}h${5 * (82 + row * 9)}`,
          '#17130f',
          40,
          ` stroke-dasharray="26 ${56 + row * 9}" stroke-dashoffset="13" opacity=".25"`,
        ),
      ),
      ...[0, 1, 2].flatMap((row) =>
        Array.from({ length: 6 }, (_, index) =>
          date(
            Math.round(400 + (index - 2.5) * (82 + row * 9)),
            440 + row * 46,
            ((index * 37 + row * 20) % 30) - 15,
            ['#6b3418', '#7d4420', '#552a14'][(index + row) % 3] ?? '#6b3418',
          ),
        ),
      ),
      path(
        'M72 574h656l-10 66q-2 10-12 10H94q-10 0-12-10z',
        defs.fade(adjustBrightness(colour, 0.08), adjustBrightness(colour, -0.24)),
      ),
      path('M72 574h656l-2 10H74z', '#fff', ' opacity=".35"'),
      path('M346 574h108l-4 76H350z', defs.flat(accent)),
      drawBadge(356, 600, 88, adjustBrightness(accent, -0.45)),
      line('M96 612h230M474 612h230', accent, 4, ' stroke-dasharray="14 9" opacity=".8"'),
      path('M124 408h552l4 12H120z', '#17130f', ' opacity=".2"'),
    ].join('');
  },
};

function bottle(
  defs: SvgDefs,
  x: number,
  ground: number,
  colour: string,
  accent: string,
  isNear: boolean,
): string {
  const y = ground - 400;
  return [
    rect(x + 38, y, 54, 38, defs.verticalCylinder(colour), 6),
    path(
      `M${x + 46} ${y + 19}h42`,
      'none',
      ' stroke="#17130f" stroke-width="26" stroke-dasharray="3 6" opacity=".2"',
    ),
    path(
      `M${x + 44} ${y + 38}h42q4 34 24 54 20 22 20 60v210q0 38-26 38H${x + 26}q-26 0-26-38V${y + 152}q0-38 20-60 20-20 24-54z`,
      defs.verticalCylinder('#b9dceb'),
      ' opacity=".94"',
    ),
    path(
      `M${x + 4} ${y + 120}q60 14 122 0l4 32v210q0 34-24 34H${x + 26}q-24 0-24-34V${y + 152}z`,
      defs.verticalCylinder('#8fc6df'),
      ' opacity=".7"',
    ),
    path(`M${x} ${y + 178}q65 18 130 0v96q-65 18-130 0z`, defs.verticalCylinder(accent)),
    path(`M${x} ${y + 258}q65 18 130 0v16q-65 18-130 0z`, colour),
    isNear ? drawBadge(x + 30, y + 208, 70, adjustBrightness(colour, -0.1)) : '',
    isNear
      ? line(`M${x + 4} ${y + 306}q61 16 122 0M${x + 4} ${y + 336}q61 16 122 0`, '#fff', 5, ' opacity=".5"')
      : '',
    isNear ? highlightStroke(`M${x + 22} ${y + 130}v36M${x + 22} ${y + 296}v70`, 8, 0.75) : '',
  ].join('');
}

const waterPack: Illustration = {
  bounds: [126, 160, 548, 500],
  orientation: 'stand',
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      ...[0, 1, 2].map((index) =>
        bottle(
          defs,
          196 + index * 140,
          604,
          adjustBrightness(colour, -0.12),
          adjustBrightness(accent, -0.12),
          false,
        ),
      ),
      ...[0, 1, 2].map((index) => bottle(defs, 170 + index * 165, 648, colour, accent, true)),
      path(
        'M132 420q-6-60 26-90 242-40 484 0 32 30 26 90l6 206q0 34-30 34H156q-30 0-30-34z',
        '#dff0f7',
        ' opacity=".26"',
      ),
      path('M158 330q242-40 484 0', 'none', ' stroke="#fff" stroke-width="6" opacity=".8"'),
      line('M126 620q-4 40 30 40h488q34 0 30-40', '#9cc3d4', 4, ' opacity=".7"'),
      path('M144 380l60 250h-40q-26 0-28-30zM470 340l50-4 60 320h-50z', '#fff', ' opacity=".2"'),
      path(
        'M640 360q-30 60-4 120-22 70 14 140M160 360q24 40 4 90',
        'none',
        ' stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"',
      ),
      line('M300 330q0-66 100-66t100 66', adjustBrightness(colour, -0.3), 26) +
        line('M300 328q0-64 100-64t100 64', colour, 19),
      rect(352, 250, 96, 30, defs.horizontalCylinder('#f7f6f2'), 6) + rect(366, 262, 68, 6, colour, 3),
    ].join(''),
};

export const PACK_KINDS = {
  can,
  'oil-bottle': oilBottle,
  'date-box': dateBox,
  'water-pack': waterPack,
} satisfies Record<string, Illustration>;
