// Ladders and steps with as many treads as the product has.
import type { Illustration } from '../illustration.ts';
import { adjustBrightness, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { tube } from './shared-shapes.ts';

const MAX_TREADS = 14;

const createStandingIllustration = (
  bounds: Illustration['bounds'],
  draw: Illustration['draw'],
): Illustration => ({
  bounds,
  orientation: 'stand',
  backdrop: 'room',
  draw,
});

function createStepladder(steps: number): Illustration {
  const spacing = 560 / (steps + 1);
  return {
    ...createStandingIllustration([204, 70, 388, 660], ({ colour, accent, defs }) =>
      [
        line('M478 120L574 712M430 120l72 560', adjustBrightness(colour, -0.42), 16),
        repeat(steps, (index) => {
          const y = 120 + (index + 1) * spacing;
          const spread = (y - 90) * 0.16;
          return (
            rect(318 - spread, y, 136 + spread * 1.62, 24, defs.horizontalCylinder(colour), 4) +
            rect(318 - spread, y + 20, 136 + spread * 1.62, 9, adjustBrightness(colour, -0.45), 3)
          );
        }),
        path('M312 110h34L246 722h-34z', defs.verticalSteel(colour)),
        path('M424 110h34l62 612h-34z', defs.verticalSteel(colour)),
        rect(204, 706, 50, 24, '#2b2d2f', 6) +
          rect(480, 706, 50, 24, '#2b2d2f', 6) +
          rect(556, 702, 36, 20, '#2b2d2f', 6),
        path('M286 92q4-20 26-22h168q22 2 26 22l8 34H278z', defs.flat(accent)),
        rect(278, 118, 236, 18, adjustBrightness(accent, -0.35), 6),
      ].join(''),
    ),
    adaptToFacts: ({ count }) => createStepladder(Math.min(MAX_TREADS, Math.max(1, count('steps') ?? steps))),
  };
}

/** A straight ladder whose sections slide into one another. */
function createTelescopicLadder(rungs: number): Illustration {
  const spacing = 620 / rungs;
  return {
    ...createStandingIllustration([280, 60, 240, 650], ({ colour, accent, defs }) =>
      [
        repeat(rungs, (index) => {
          const y = 690 - index * spacing;
          const width = 30 - index * (14 / rungs);
          return [316, 484]
            .map(
              (x) =>
                rect(x - width / 2, y - spacing, width, spacing, defs.verticalCylinder(colour)) +
                rect(x - width / 2 - 3, y - spacing, width + 6, 16, accent, 4),
            )
            .join('');
        }),
        repeat(rungs, (index) =>
          rect(310, 686 - (index + 1) * spacing, 180, 20, defs.horizontalCylinder(colour), 5),
        ),
        rect(284, 688, 64, 22, '#2b2d2f', 6) + rect(452, 688, 64, 22, '#2b2d2f', 6),
      ].join(''),
    ),
    adaptToFacts: ({ count }) =>
      createTelescopicLadder(Math.min(MAX_TREADS, Math.max(4, count('steps') ?? rungs))),
  };
}

const stepStool = createStandingIllustration([200, 150, 400, 540], ({ colour, accent, defs }) =>
  [
    tube('M520 280L580 676M300 280L310 676', adjustBrightness(colour, -0.3), 18),
    tube('M270 180h240v-10q0-16-16-16H286q-16 0-16 16zM270 180L220 680M510 180L500 680', colour, 20),
    path('M250 300h290l24 44H240z', defs.flat(adjustBrightness('#2b2d2f', 0.12))) +
      rect(240, 342, 324, 22, accent, 4),
    path('M214 500h296l14 46H206z', defs.flat(adjustBrightness('#2b2d2f', 0.12))) +
      rect(206, 544, 318, 22, accent, 4),
    ...[210, 490, 570].map((x) => rect(x, 672, 34, 18, '#2b2d2f', 5)),
    highlightStroke('M262 316h250', 4, 0.3),
  ].join(''),
);

const workPlatform = createStandingIllustration([80, 330, 640, 360], ({ colour, accent, defs }) =>
  [
    ...[150, 650].map((x) =>
      line(
        `M${x} 420l${x < 400 ? -40 : 40} 250M${x + (x < 400 ? 50 : -50)} 420l${x < 400 ? 30 : -30} 250`,
        adjustBrightness(colour, -0.2),
        20,
      ),
    ),
    ...[124, 676].map((x) => line(`M${x - 20} 560h60`, adjustBrightness(colour, -0.1), 18)),
    path('M140 350h520l60 60H80z', defs.flat(colour)),
    repeat(10, (index) =>
      line(`M${170 + index * 50} 356l${-22 + index * 5} 48`, adjustBrightness(colour, -0.3), 5),
    ),
    rect(80, 408, 640, 30, defs.horizontalCylinder(colour), 4) +
      rect(80, 412, 90, 22, accent, 4) +
      rect(630, 412, 90, 22, accent, 4),
    ...[96, 176, 596, 676].map((x) => rect(x, 668, 34, 22, '#2b2d2f', 5)),
  ].join(''),
);

export const LADDER_KINDS = {
  ladder: createStepladder(5),
  'telescopic-ladder': createTelescopicLadder(11),
  'step-stool': stepStool,
  'work-platform': workPlatform,
} satisfies Record<string, Illustration>;
