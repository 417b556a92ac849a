import type { Illustration } from '../illustration.ts';
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
import { getPrintColour, seam } from './shared-shapes.ts';

// Coffee, spice and nuts are warm in colour, whatever is printed on their bags.
const isWarm = (colour: string): boolean =>
  Number.parseInt(colour.slice(1, 3), 16) > Number.parseInt(colour.slice(5, 7), 16) + 30;

const pouch: Illustration = {
  bounds: [196, 84, 408, 620],
  orientation: 'stand',
  groundContact: [230, 340],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) => {
    const fillingColour = isWarm(accent) ? accent : '#a8703c';
    return [
      path('M214 92q0-8 8-8h356q8 0 8 8l18 520q4 80-40 88-164 14-328 0-44-8-40-88z', defs.flat(colour)),
      path(
        'M214 92q0-8 8-8h356q8 0 8 8l2 56H212z',
        defs.fade(adjustBrightness(colour, 0.2), adjustBrightness(colour, -0.12)),
      ),
      line('M222 100h356M222 110h356M222 120h356', adjustBrightness(colour, -0.3), 3, ' opacity=".5"'),
      path('M212 160h376v13H212z', adjustBrightness(colour, 0.4), ' opacity=".6"') +
        line('M214 180h372', adjustBrightness(colour, -0.35), 4, ' opacity=".6"'),
      path('M214 148l-8 10 8 10zM586 148l8 10-8 10z', '#fafaf8'),
      path('M198 590q202-70 404 0 8 92-38 110-164 14-328 0-46-18-38-110z', '#17130f', ' opacity=".13"'),
      path(
        'M198 588q202-70 404 0',
        'none',
        ` stroke="${adjustBrightness(colour, -0.4)}" stroke-width="4" opacity=".6"`,
      ),
      drawLabel(276, 214, 248, 190, getPrintColour(accent), '#fbf8f1'),
      path(
        'M276 470q0-40 40-40h168q40 0 40 40v40q0 56-124 56t-124-56z',
        defs.flat(adjustBrightness(fillingColour, -0.15)),
      ),
      repeat(15, (index) =>
        group(
          ellipse(0, 0, 19, defs.ball(adjustBrightness(fillingColour, index % 3 ? -0.3 : -0.05)), 13) +
            line('M-11 0q11-6 22 0', adjustBrightness(fillingColour, -0.6), 3, ' opacity=".7"'),
          `translate(${312 + (index % 5) * 44 + (index % 3) * 5} ${458 + Math.floor(index / 5) * 36 + (index % 2) * 8}) rotate(${(index * 67) % 180})`,
        ),
      ),
      path(
        'M276 470q0-40 40-40h168q40 0 40 40v40q0 56-124 56t-124-56z',
        'none',
        ` stroke="${adjustBrightness(colour, -0.35)}" stroke-width="5"`,
      ),
      path('M290 450l110-20-90 120q-24-12-30-36z', '#fff', ' opacity=".2"'),
      path(
        'M232 190q-14 200-12 400M566 190q14 200 12 400',
        'none',
        ' stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".28"',
      ),
    ].join('');
  },
};

const jar: Illustration = {
  bounds: [214, 106, 372, 586],
  orientation: 'stand',
  groundContact: [236, 328],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M270 214h260q4 30 30 52 26 24 26 70v286q0 70-68 70H282q-68 0-68-70V336q0-46 26-70 26-22 30-52z',
        defs.verticalCylinder('#dfe9e8'),
        ' opacity=".85"',
      ),
      path('M232 330q84-30 168-8t168-6v304q0 56-54 56H286q-54 0-54-56z', defs.verticalCylinder(colour)),
      path('M232 330q84-30 168-8t168-6v16q-84-14-168 6t-168 8z', adjustBrightness(colour, 0.35)),
      repeat(7, (index) =>
        ellipse(
          262 + ((index * 113) % 270),
          364 + ((index * 61) % 280),
          6 + (index % 3) * 3,
          '#fff',
          6 + (index % 3) * 3,
          ' opacity=".22"',
        ),
      ),
      drawLabel(290, 396, 220, 216, getPrintColour(accent)),
      path('M214 600q60 50 186 50t186-50v22q0 70-68 70H282q-68 0-68-70z', '#17130f', ' opacity=".1"'),
      highlightStroke('M244 330v290', 14, 0.6) + line('M560 340v270', '#fff', 6, ' opacity=".35"'),
      cylinder(258, 132, 284, 84, 18, defs.verticalCylinder(accent)),
      line(
        repeat(
          15,
          (index) => `M${270 + index * 18.6} ${156 + Math.round(12 * Math.sin((index / 14) * Math.PI))}v60`,
        ),
        '#17130f',
        5,
        ' opacity=".16"',
      ),
      cylinderTop(258, 132, 284, 24, defs.flat(adjustBrightness(accent, 0.2))) +
        ellipse(400, 132, 118, 'none', 18, ` stroke="${adjustBrightness(accent, -0.2)}" stroke-width="4"`),
    ].join(''),
};

const sack: Illustration = {
  bounds: [178, 84, 444, 616],
  orientation: 'stand',
  groundContact: [206, 388],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M196 106q10-18 30-12 60-18 116 0 60-18 116 0 60-16 118 2 20-4 28 14-16 80 4 200 28 200 6 340-4 50-46 50H232q-44 0-48-50-20-150 8-340 18-130 4-204z',
        defs.flat(colour),
      ),
      path(
        repeat(26, (index) => `M${192 + index * 16} 150q-6 270 0 530`) +
          repeat(22, (index) => `M190 ${180 + index * 23}h420`),
        'none',
        ` stroke="${adjustBrightness(colour, -0.4)}" stroke-width="2" opacity=".2"`,
      ),
      path(
        'M196 106q10-18 30-12 60-18 116 0 60-18 116 0 60-16 118 2 20-4 28 14l-8 48q-200-26-392 0z',
        '#17130f',
        ' opacity=".1"',
      ),
      line('M204 136q196-24 392 0', '#f4efe4', 12) + seam('M204 136q196-24 392 0', accent, 5, '14 10'),
      line('M204 136q-26 10-22 42', '#f4efe4', 6),
      path('M258 230q142-20 284 0v310q-142 22-284 0z', '#fbf8f1', ' opacity=".95"') +
        path(
          'M274 246q126-16 252 0v278q-126 18-252 0z',
          'none',
          ` stroke="${getPrintColour(accent)}" stroke-width="6"`,
        ),
      drawBadge(320, 268, 160, getPrintColour(accent)),
      path(
        'M400 350v110',
        'none',
        ` stroke="${getPrintColour(accent)}" stroke-width="7" stroke-linecap="round"`,
      ),
      ...[0, 1, 2, 3].map((index) =>
        path(
          `M400 ${440 - index * 30}q-44-2-52-42 40-4 52 42zM400 ${440 - index * 30}q44-2 52-42-40-4-52 42z`,
          index % 2 ? getPrintColour(accent) : adjustBrightness(getPrintColour(accent), 0.25),
        ),
      ),
      path('M400 352q-18-24 0-46 18 22 0 46z', getPrintColour(accent)),
      rect(330, 476, 140, 12, getPrintColour(accent), 6) +
        rect(354, 498, 92, 8, getPrintColour(accent), 4, ' opacity=".6"'),
      path(
        'M206 620q40 30 90 24M596 600q-40 40-110 46M226 200q30 60 18 120M580 190q-30 70-16 130',
        'none',
        ` stroke="${adjustBrightness(colour, -0.5)}" stroke-width="10" stroke-linecap="round" opacity=".2"`,
      ),
      path('M590 150q-20 90 6 160 26 200 4 340-4 50-46 50h-40q60-270 20-548z', '#17130f', ' opacity=".12"'),
      path(
        'M216 180q-20 190-8 400',
        'none',
        ' stroke="#fff" stroke-width="15" stroke-linecap="round" opacity=".25"',
      ),
    ].join(''),
};

export const FOOD_KINDS = {
  pouch,
  jar,
  sack,
} satisfies Record<string, Illustration>;
