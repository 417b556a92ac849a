// Desk, clip, arc and floor lamps; table lamps with a lampshade have a file of their own.
import type { Illustration } from '../illustration.ts';
import { adjustBrightness, ellipse, highlightStroke, path, rect } from '../svg/shapes.ts';
import { tube } from './shared-shapes.ts';

const LIGHT = '#ffe9a8';

const createStandingIllustration = (
  bounds: Illustration['bounds'],
  groundContact: [number, number],
  draw: Illustration['draw'],
): Illustration => ({
  bounds,
  orientation: 'stand',
  groundContact,
  backdrop: 'room',
  draw,
});

const deskLamp = createStandingIllustration([180, 150, 480, 550], [200, 240], ({ colour, accent, defs }) =>
  [
    path('M420 250L300 690h330z', defs.glow(LIGHT, 0.5)),
    rect(200, 668, 240, 30, defs.horizontalCylinder(colour), 12),
    tube('M320 668L250 400 440 210', colour, 20),
    ellipse(250, 400, 24, defs.ball(accent)) + ellipse(440, 214, 22, defs.ball(accent)),
    path('M420 190h200q36 4 34 34l-6 16H420q-20-20 0-50z', defs.flat(colour)),
    rect(440, 236, 200, 12, LIGHT, 6),
    ellipse(380, 668, 16, '#2e3235', 6) + rect(230, 680, 34, 10, '#2e3235', 4),
    highlightStroke('M440 200h170', 5, 0.4),
  ].join(''),
);

const clipLamp = createStandingIllustration([210, 130, 400, 570], [210, 200], ({ colour, accent, defs }) =>
  [
    rect(196, 560, 190, 20, '#c9a26a', 3),
    path(
      'M240 520h110v40H240zM240 580h110v56q0 20-20 20h-70q-20 0-20-20z',
      defs.flat(adjustBrightness(colour, -0.1)),
    ),
    path('M350 530h60q20 0 20 20v50q0 20-20 20h-60v-24h40v-42h-40z', defs.flat(accent)),
    rect(276, 660, 36, 34, defs.verticalSteel(), 4),
    tube('M294 524Q260 330 360 260T500 220', colour, 18),
    path('M470 170l130 40-30 110-120-36q-24-70 20-114z', defs.flat(colour)),
    ellipse(512, 304, 66, LIGHT, 22, ' transform="rotate(17 512 304)"'),
    ellipse(500, 400, 110, defs.glow(LIGHT, 0.7), 120),
  ].join(''),
);

const arcLamp = createStandingIllustration([130, 60, 540, 640], [140, 220], ({ colour, accent, defs }) =>
  [
    rect(140, 620, 210, 76, defs.flat(accent), 8) + highlightStroke('M154 640q90-14 180 4', 4, 0.4),
    tube('M250 620V320Q260 70 440 76 560 84 560 190', colour, 16),
    ellipse(560, 420, 180, defs.glow(LIGHT, 0.6), 150),
    path('M450 320a110 120 0 0 1 220 0z', defs.ball(colour)),
    ellipse(560, 320, 110, adjustBrightness(colour, -0.4), 20) + ellipse(560, 318, 84, LIGHT, 14),
  ].join(''),
);

const uplighter = createStandingIllustration([240, 60, 360, 640], [260, 220], ({ colour, accent, defs }) =>
  [
    ellipse(370, 110, 240, defs.glow(LIGHT, 0.7), 90),
    ellipse(370, 684, 110, adjustBrightness(colour, -0.3), 20) +
      ellipse(370, 676, 110, defs.flat(colour), 18),
    rect(362, 150, 16, 530, defs.verticalCylinder(colour), 6),
    path('M250 110h240q-20 60-120 64-100-4-120-64z', defs.flat(colour)),
    ellipse(370, 110, 120, LIGHT, 16),
    tube('M374 330q90-10 130 40l40 50', accent, 12),
    path('M520 400l60 30-26 66-64-34z', defs.flat(colour)) +
      ellipse(520, 486, 38, LIGHT, 14, ' transform="rotate(28 520 486)"'),
  ].join(''),
);

export const READING_LAMP_KINDS = {
  'desk-lamp': deskLamp,
  'clip-lamp': clipLamp,
  'arc-lamp': arcLamp,
  uplighter,
} satisfies Record<string, Illustration>;
