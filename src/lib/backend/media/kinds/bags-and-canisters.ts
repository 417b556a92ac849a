// Cans, sacks and sprays of a builder's yard and a garden.
import type { Illustration } from '../illustration.ts';
import { drawBadge, drawLabel } from '../svg/labels.ts';
import {
  adjustBrightness,
  brightness,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';
import { getPrintColour, leaf, tube } from './shared-shapes.ts';

const solventCan: Illustration = {
  bounds: [220, 70, 400, 636],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M320 196v-40q0-14 16-14h200q16 0 16 14v40', '#9aa3a8', 20),
      path('M220 216l60-36h340l-60 36z', defs.horizontalSteel('#d7dcdf')),
      path('M560 216l60-36v464l-60 50z', defs.verticalSteel('#9aa3a8')),
      path(
        'M560 236l60-38v420l-60 48z',
        defs.fade(adjustBrightness(colour, -0.2), adjustBrightness(colour, -0.4)),
      ),
      rect(220, 212, 340, 484, defs.verticalSteel('#cdd3d7'), 14),
      rect(220, 236, 340, 430, defs.verticalCylinder(colour)),
      path('M220 520q160-70 340 0v146H220z', defs.verticalCylinder(accent)),
      path('M220 516q160-70 340 0v12q-180-70-340 0z', '#fff', ' opacity=".7"'),
      drawLabel(254, 272, 206, 206, getPrintColour(accent)),
      path('M488 286l46 46-46 46-46-46z', '#fbf8f1', ' stroke="#c8342b" stroke-width="6"') +
        path('M488 312q20 16 14 32-6 12-18 10-12-4-12-18 2-6 6-10 4 6 6 6 0-12 4-20z', '#22262a'),
      line('M256 600h180M256 624h130', '#fff', 8, ' opacity=".75"'),
      rect(220, 666, 340, 12, '#17130f', 0, ' opacity=".14"'),
      ellipse(290, 198, 44, defs.verticalSteel('#aab2b7'), 16),
      rect(
        254,
        150,
        72,
        48,
        defs.verticalCylinder(
          '#f4f2ec' === accent ? '#c8342b' : adjustBrightness(accent, brightness(accent) > 0.85 ? -0.3 : 0),
        ),
        6,
      ),
      ellipse(290, 150, 36, adjustBrightness(accent, 0.3), 11),
      line(
        repeat(7, (index) => `M${262 + index * 9.4} 160v34`),
        '#17130f',
        4,
        ' opacity=".25"',
      ),
      highlightStroke('M240 250v390', 12, 0.5),
    ].join(''),
};

const cementBag: Illustration = {
  bounds: [170, 116, 460, 584],
  orientation: 'stand',
  groundContact: [190, 420],
  backdrop: 'site',
  draw: ({ colour, accent, defs }) => {
    const paperColour = '#d8c6a4';
    return [
      path(
        'M190 150l30-34h360l30 34q22 20 14 80-10 200 4 400 0 44-30 54H202q-32-10-30-54 14-200 4-400-8-60 14-80z',
        defs.flat(paperColour),
      ),
      path('M190 150l30-34h360l30 34-40 30H230z', adjustBrightness(paperColour, 0.25)) +
        line(
          'M190 150l40 30h340l40-30M220 116l34 64M580 116l-34 64',
          adjustBrightness(paperColour, -0.3),
          3,
          ' opacity=".6"',
        ),
      path('M546 116h34l30 34-40 30z', adjustBrightness(paperColour, -0.14)) +
        path('M560 122h30l14 20-30 22z', adjustBrightness(paperColour, -0.5)),
      path('M174 260q226 40 450 0 2 70 2 130-226 40-452 0 2-60 0-130z', defs.horizontalCylinder(colour)),
      path('M174 390q226 40 452 0v26q-226 40-452 0z', accent),
      drawBadge(288, 296, 224, getPrintColour(accent)),
      path(
        'M300 560v-80h56v80zM372 560v-80h56v80zM444 560v-80h56v80zM264 650v-80h56v80zM336 650v-80h56v80zM408 650v-80h56v80zM480 650v-80h56v80z',
        adjustBrightness(paperColour, -0.35),
        ' opacity=".7"',
      ),
      line('M280 208h240M320 230h160', adjustBrightness(paperColour, -0.5), 7, ' opacity=".6"'),
      path(
        'M176 630q14-200 6-380 40 200 24 430-26-2-30-50zM624 630q-14-200-6-380-30 200-14 430 20-4 20-50z',
        '#17130f',
        ' opacity=".1"',
      ),
      path('M202 684q198 10 396 0l-16 16H218z', adjustBrightness(paperColour, -0.3)),
      line(
        'M232 190q-20 30-16 70M560 440q30 60 10 120M220 600q30 30 20 70',
        adjustBrightness(paperColour, -0.4),
        5,
        ' opacity=".35"',
      ),
      highlightStroke('M208 210q-8 100-6 300', 9, 0.45),
    ].join('');
  },
};

const charcoalBag: Illustration = {
  bounds: [190, 96, 430, 610],
  orientation: 'stand',
  groundContact: [210, 380],
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) => {
    const lump = (x: number, y: number, size: number, angle: number): string =>
      group(
        path('M-50 10l16-44 46-12 44 26 2 40-34 26-56-4z', defs.flat('#33363a')) +
          path('M-34-34l46-12 10 40-40 10z', '#5a5f64') +
          path('M22-6l34-14 2 40-34 20z', '#1c1e20'),
        `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
      );
    return [
      path(
        'M222 130q-6-20 16-24h324q22 4 16 24 24 240 26 510 0 54-40 58H236q-42-4-40-58 2-270 26-510z',
        defs.flat(colour),
      ),
      path(
        'M222 130q-6-20 16-24h324q22 4 16 24l4 40H218z',
        defs.horizontalCylinder(adjustBrightness(colour, 0.14)),
      ),
      line('M222 172h356', adjustBrightness(colour, -0.4), 4) +
        line('M228 158h344', '#f4efe4', 5, ' stroke-dasharray="16 10"'),
      path('M250 214h300v184H250z', '#fbf8f1') +
        drawBadge(302, 236, 196, getPrintColour(accent)) +
        line('M290 330h220', getPrintColour(accent), 11) +
        line('M326 358h148', getPrintColour(accent), 7, ' opacity=".55"'),
      ellipse(400, 530, 134, '#17130f', 122, ' opacity=".85"') +
        ellipse(400, 540, 120, defs.glow(accent, 0.8), 100),
      lump(350, 500, 1, 10),
      lump(452, 504, 1, -24),
      lump(400, 566, 1.15, 40),
      lump(330, 580, 0.8, -10),
      lump(476, 582, 0.85, 80),
      ellipse(400, 530, 134, 'none', 122, ` stroke="${getPrintColour(accent)}" stroke-width="9"`),
      path(
        'M196 640q10-240 24-440 22 240 6 494-30-4-30-54zM604 640q-10-240-24-440-20 240-4 494 28-6 28-54z',
        '#17130f',
        ' opacity=".12"',
      ),
      highlightStroke('M240 200q-8 150-14 330', 9, 0.35),
    ].join('');
  },
};

const gardenSpray: Illustration = {
  bounds: [220, 70, 350, 640],
  orientation: 'stand',
  groundContact: [270, 260],
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M370 240h60q4 60 50 90 50 30 50 90v236q0 50-46 54H316q-46-4-46-54V420q0-60 50-90 46-30 50-90z',
        defs.verticalCylinder(colour),
      ),
      path('M270 430q0-60 50-90 120 40 160 0 50 30 50 90z', '#fff', ' opacity=".12"'),
      path('M284 430h232v216q0 10-10 10H294q-10 0-10-10z', '#fbf8f1'),
      leaf(400, 566, 104, 54, 0, '#5f8a3f') +
        leaf(396, 570, 80, 42, -52, '#6f9a4c') +
        leaf(404, 570, 80, 42, 52, '#4f7a34'),
      line('M322 600h156', getPrintColour(accent), 10) +
        line('M350 624h100', getPrintColour(accent), 6, ' opacity=".5"'),
      group(
        ellipse(0, 0, 20, '#3a2d1d', 14) +
          line('M-14-10l-12-12M14-10l12-12M-16 8l-14 10M16 8l14 10', '#3a2d1d', 5) +
          ellipse(0, -14, 10, '#3a2d1d', 8) +
          line('M-30 24l60-52', '#c8342b', 8),
        'translate(470 476)',
      ),
      rect(360, 210, 80, 46, defs.verticalCylinder(accent), 8),
      path(
        'M372 212q-4-40-20-60l-70-6V92q0-18 18-20h130q70 4 90 66 10 30 4 44-30-24-60-24-20 20-16 54z',
        defs.horizontalCylinder(accent),
      ),
      path('M310 146q-30 40-18 104 10 12 18-2-2-54 26-96z', defs.flat(adjustBrightness(accent, -0.3))),
      rect(220, 84, 66, 54, defs.horizontalCylinder('#f4f2ec'), 8) +
        rect(220, 96, 14, 30, adjustBrightness(accent, -0.4), 3),
      highlightStroke('M290 440q0-50 40-80', 11, 0.5) + highlightStroke('M310 82h110', 7, 0.45),
    ].join(''),
};

export const BAG_AND_CANISTER_KINDS = {
  'solvent-can': solventCan,
  'cement-bag': cementBag,
  'charcoal-bag': charcoalBag,
  'garden-spray': gardenSpray,
} satisfies Record<string, Illustration>;
