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
} from '../svg/shapes.ts';

// A two-part grip: body in one colour, soft panels in another, hole at its end.
function grip(
  defs: SvgDefs,
  x: number,
  top: number,
  width: number,
  length: number,
  colour: string,
  accent: string,
): string {
  const third = width / 3;
  return [
    rect(x, top, width, length, defs.verticalCylinder(colour), width * 0.42),
    rect(x + third * 0.5, top + length * 0.2, third * 0.55, length * 0.56, defs.verticalCylinder(accent), 8),
    rect(
      x + third * 1.95,
      top + length * 0.2,
      third * 0.55,
      length * 0.56,
      adjustBrightness(accent, -0.2),
      8,
    ),
    repeat(3, (index) =>
      rect(x + 2, top + length * (0.32 + index * 0.15), width - 4, 5, '#17130f', 3, ' opacity=".18"'),
    ),
  ].join('');
}

function drawScrewdriver(
  defs: SvgDefs,
  x: number,
  top: number,
  scale: number,
  colour: string,
  accent: string,
  isFlat: boolean,
): string {
  return group(
    [
      rect(-9, 268, 18, 280, defs.verticalSteel(), 3),
      isFlat
        ? path('M-9 540h18l5 34-4 22h-20l-4-22z', '#5b6368')
        : path('M-9 540h18l-3 36-6 18-6-18z', '#4a5054'),
      rect(-20, 246, 40, 34, defs.verticalSteel('#9aa3a8'), 6),
      grip(defs, -46, 0, 92, 256, colour, accent),
      ellipse(0, 24, 9, '#f4f2ec'),
      highlightStroke('M-30 44v160', 6, 0.4),
    ].join(''),
    `translate(${x} ${top}) scale(${scale})`,
  );
}

const hammer: Illustration = {
  bounds: [228, 70, 360, 676],
  orientation: 'lie',
  tilt: 38,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const wooden = accent === '#8a5a2b';
    return [
      path(
        wooden ? 'M366 130h68l6 300q16 190 8 286-2 30-48 30t-48-30q-8-96 8-286z' : 'M368 130h64v330h-64z',
        defs.verticalCylinder(wooden ? colour : accent),
      ),
      wooden
        ? repeat(4, (index) => line(`M${384 + index * 11} 200q8 200-4 480`, '#7d5a33', 2, ' opacity=".35"')) +
          rect(352, 640, 96, 22, '#7d5a33', 4, ' opacity=".4"')
        : path('M362 440h76q18 140 14 270-2 36-52 36t-52-36q-4-130 14-270z', defs.verticalCylinder(colour)) +
          repeat(6, (index) =>
            rect(362 - index, 500 + index * 34, 76 + index * 2, 10, '#17130f', 5, ' opacity=".22"'),
          ),
      path('M350 76h100l10 70q-2 26-30 28h-60q-28-2-30-28z', defs.horizontalSteel('#8d969c')),
      path('M452 82h56l20-10h40q20 0 20 20v66q0 20-20 20h-40l-20-10h-56z', defs.horizontalSteel()),
      rect(560, 70, 28, 108, defs.horizontalSteel('#dfe4e7'), 10),
      path('M352 84q-60-34-124 20 40-4 62 12t62 48z', defs.horizontalSteel()),
      path('M228 104q40 0 66 20t58 44l-2 4q-50-10-70-36t-52-32z', '#5b6368'),
      highlightStroke('M362 92h78', 7, 0.5),
      wooden
        ? highlightStroke('M378 240v380', 7, 0.3)
        : drawBadge(374, 330, 52, colour) + highlightStroke('M376 470q-8 130 0 230', 7, 0.35),
    ].join('');
  },
};

const screwdriver: Illustration = {
  bounds: [345, 46, 109, 707],
  orientation: 'lie',
  tilt: 45,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    drawScrewdriver(defs, 400, 46, 1.19, colour, accent, accent === '#f0c419'),
};

const screwdriverSet: Illustration = {
  bounds: [112, 136, 576, 558],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      repeat(6, (index) => {
        const scale = 0.94 - index * 0.075;
        return drawScrewdriver(
          defs,
          176 + index * 92,
          136 + index * 4,
          scale,
          colour,
          accent,
          index % 2 === 1,
        );
      }),
      rect(112, 418, 576, 66, defs.horizontalCylinder('#3a3f43'), 14),
      repeat(6, (index) => rect(150 + index * 92, 410, 52, 20, '#17130f', 8, ' opacity=".5"')),
      drawBadge(330, 434, 140, accent),
      ellipse(140, 451, 9, '#8d969c') + ellipse(660, 451, 9, '#8d969c'),
      highlightStroke('M132 426h520', 4, 0.3),
    ].join(''),
};

const pliers: Illustration = {
  bounds: [267, 52, 266, 683],
  orientation: 'lie',
  tilt: 36,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const handle = (d: string): string =>
      line(d, adjustBrightness(colour, -0.15), 58) +
      line(d, colour, 46) +
      line(d, adjustBrightness(colour, 0.35), 10, ' opacity=".7"');
    const guard = (d: string): string => line(d, accent, 58);
    return [
      path('M404 52q48 0 50 60l6 120-50 60-26-60z', defs.verticalSteel('#8d969c')),
      handle('M362 316C300 420 282 560 306 706'),
      guard('M362 316l-20 38'),
      path('M396 52q-48 0-50 60l-6 120 58 90 60-60-54-40z', defs.verticalSteel('#aab2b7')),
      handle('M438 316C500 420 518 560 494 706'),
      guard('M438 316l20 38'),
      repeat(6, (index) => line(`M372 ${78 + index * 15}h56`, '#17130f', 4, ' opacity=".35"')),
      line('M400 60v120', '#17130f', 4, ' opacity=".5"'),
      path('M384 196q16-22 32 0v22q-16 18-32 0z', '#3a3f43'),
      ellipse(400, 284, 40, defs.ball('#c3cacf')) +
        ellipse(400, 284, 17, '#6d757a') +
        ellipse(396, 280, 8, '#dfe4e7'),
      highlightStroke('M358 110l-4 100', 7, 0.5),
    ].join('');
  },
};

const spannerSet: Illustration = {
  bounds: [116, 187, 568, 463],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, defs }) => {
    const spanner = (x: number, scale: number): string =>
      group(
        [
          rect(-17, 60, 34, 330, defs.verticalSteel(), 10),
          rect(-7, 110, 14, 220, '#17130f', 6, ' opacity=".12"'),
          path(
            'M-44 20q4-46 18-56l0 52 26 16 26-16 0-52q14 10 18 56-2 46-28 60h-32q-26-14-28-60z',
            defs.verticalSteel('#d0d6da'),
          ),
          ellipse(0, 410, 44, defs.verticalSteel('#d0d6da')),
          path('M-24 410l12-21h24l12 21-12 21h-24z', adjustBrightness(colour, 0.1)),
        ].join(''),
        `translate(${x} 220) scale(${scale})`,
      );
    return [
      path('M116 262q0-18 18-18h532q18 0 18 18l-8 360q-2 28-28 28H152q-26 0-28-28z', defs.flat(colour)),
      line(
        'M132 262h536M140 632h520',
        adjustBrightness(colour, 0.5),
        4,
        ' stroke-dasharray="14 12" opacity=".7"',
      ),
      repeat(7, (index) => spanner(176 + index * 75, 0.92 - index * 0.075)),
      path(
        'M120 470h560l-4 152q-2 28-28 28H152q-26 0-28-28z',
        defs.fade(adjustBrightness(colour, 0.1), adjustBrightness(colour, -0.25)),
      ),
      line('M124 484h552', adjustBrightness(colour, 0.5), 4, ' stroke-dasharray="14 12" opacity=".7"'),
      repeat(6, (index) => line(`M${214 + index * 75} 478v150`, '#17130f', 3, ' opacity=".3"')),
      drawBadge(330, 566, 140, '#c8342b'),
    ].join('');
  },
};

export const HAND_TOOL_KINDS = {
  hammer,
  screwdriver,
  'screwdriver-set': screwdriverSet,
  pliers,
  'spanner-set': spannerSet,
} satisfies Record<string, Illustration>;
