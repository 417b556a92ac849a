import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';

const spade: Illustration = {
  bounds: [299, 40, 201, 728],
  orientation: 'lie',
  tilt: 40,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M318 40h164q22 0 18 24l-36 92h-40V138h-48v18h-40l-36-92q-4-24 18-24zm20 34l18 38h88l18-38z',
        defs.flat('#3a3f43'),
      ),
      rect(380, 140, 40, 330, defs.verticalCylinder(accent), 6),
      repeat(3, (index) => line(`M${390 + index * 10} 170v270`, '#6b4a2a', 2, ' opacity=".35"')),
      path('M374 430h52l8 90h-68z', defs.verticalSteel(adjustBrightness(colour, -0.25))),
      path('M304 512h192v140q-6 80-96 116-90-36-96-116z', defs.verticalSteel(colour)),
      path('M372 512h56l-28 150z', '#17130f', ' opacity=".16"'),
      rect(300, 504, 76, 18, defs.horizontalCylinder(colour), 6) +
        rect(424, 504, 76, 18, defs.horizontalCylinder(colour), 6),
      highlightStroke('M324 540v100', 8, 0.6),
      drawBadge(384, 460, 32, '#3c7a3f'),
    ].join(''),
};

const rake: Illustration = {
  bounds: [240, 32, 324, 736],
  orientation: 'lie',
  tilt: 40,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      rect(382, 32, 36, 590, defs.verticalCylinder(accent), 16),
      rect(380, 60, 40, 90, defs.verticalCylinder(colour), 14),
      repeat(3, (index) => line(`M${390 + index * 9} 180v380`, '#6b4a2a', 2, ' opacity=".35"')),
      path('M376 580h48l6 70h-60z', defs.verticalSteel('#6d757a')),
      path('M374 640l-110 26v26h272v-26l-110-26z', defs.flat(colour)),
      repeat(9, (index) =>
        path(
          `M${248 + index * 36} 676h20l-2 62q-4 26-16 30 4-20 0-40z`,
          defs.verticalCylinder(adjustBrightness(colour, -0.12)),
        ),
      ),
      rect(240, 664, 324, 30, defs.horizontalCylinder(colour), 10),
      highlightStroke('M390 70v60', 6, 0.4),
    ].join(''),
};

const secateurs: Illustration = {
  bounds: [272, 64, 256, 670],
  orientation: 'lie',
  tilt: 36,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const handle = (d: string): string =>
      line(d, adjustBrightness(colour, -0.35), 56) +
      line(d, colour, 46) +
      line(d, adjustBrightness(colour, 0.45), 8, ' opacity=".7"');
    return [
      path(
        'M436 330q46-60 40-150-6-60-44-96 10 60-8 110t-40 96z',
        defs.verticalSteel(adjustBrightness(accent, -0.25)),
      ),
      handle('M360 350C306 430 280 560 318 706'),
      path('M364 340q-70-90-30-200 16-44 54-76 30 70 30 140t10 126z', defs.verticalSteel(accent)),
      path(
        'M346 150q-20 90 26 170',
        'none',
        ' stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"',
      ),
      handle('M436 350C494 430 520 560 482 706'),
      line('M386 420q14 16 28 0t-28 26 28 26-28 26 28 22', '#8d969c', 7),
      ellipse(400, 336, 46, defs.ball('#aab2b7')) +
        ellipse(400, 336, 20, '#5b6368') +
        ellipse(396, 332, 8, '#eef1f2'),
      rect(326, 640, 40, 12, '#17130f', 6, ' opacity=".3"') +
        rect(436, 640, 40, 12, '#17130f', 6, ' opacity=".3"'),
    ].join('');
  },
};

const gardenChair: Illustration = {
  bounds: [120, 142, 560, 548],
  orientation: 'stand',
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M560 330h36l34 350h-36zM236 470h30l-6 190h-30z',
        defs.verticalCylinder(adjustBrightness(colour, -0.3)),
      ),
      path('M250 170q8-26 40-28h220q32 2 36 28l34 300H226z', defs.flat(adjustBrightness(colour, -0.08))),
      path('M272 180q6-22 30-24h196q26 2 30 24l30 268H252z', defs.flat(accent)),
      path(
        'M390 160v290',
        'none',
        ` stroke="${adjustBrightness(accent, -0.18)}" stroke-width="5" opacity=".7"`,
      ),
      line('M262 300q136 22 280 0', adjustBrightness(accent, -0.18), 5, ' opacity=".7"'),
      path('M196 474q10-30 40-32h326q30 2 42 32l18 42H178z', defs.flat(adjustBrightness(accent, 0.1))),
      path(
        'M178 514h444v26q0 22-24 22H202q-24 0-24-22z',
        defs.fade(adjustBrightness(accent, -0.04), adjustBrightness(accent, -0.26)),
      ),
      rect(160, 560, 480, 34, defs.horizontalCylinder(colour), 6),
      path('M164 590h40l-10 100h-38zM596 590h40l16 100h-38z', defs.verticalCylinder(colour)),
      path(
        'M120 392q4-20 30-20h110l-6 42H136q-18 0-16-22zM680 392q-4-20-30-20H540l6 42h118q18 0 16-22z',
        defs.horizontalCylinder(adjustBrightness(colour, 0.1)),
      ),
      path('M146 412h34l10 152h-32zM620 412h34l-12 152h-32z', defs.verticalCylinder(colour)),
      path('M330 330q60-20 130 0l20 104q-80 22-164 0z', defs.flat('#e2611c')),
      highlightStroke('M292 196q4-16 24-16h150', 7, 0.45),
    ].join(''),
};

export const GARDEN_KINDS = {
  spade,
  rake,
  secateurs,
  'garden-chair': gardenChair,
} satisfies Record<string, Illustration>;
