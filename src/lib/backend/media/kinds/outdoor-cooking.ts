// Grills other than kettle grills, and chairs that fold or stack.
import type { DrawContext, Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { tube } from './shared-shapes.ts';

const MAX_BURNERS = 6;

const createStandingIllustration = (
  bounds: Illustration['bounds'],
  draw: Illustration['draw'],
): Illustration => ({
  bounds,
  orientation: 'stand',
  backdrop: 'garden',
  draw,
});

const createWheel = ({ defs }: DrawContext, x: number): string =>
  ellipse(x, 668, 34, '#2e3235') + ellipse(x, 668, 14, defs.ball('#c3cacf'));

/** A gas barbecue on its trolley, with a knob for each burner. */
function createGasBarbecue(burners: number, hasSideRing: boolean): Illustration {
  return {
    ...createStandingIllustration([60, 140, 680, 562], (context) => {
      const { colour, accent, defs } = context;
      return [
        rect(190, 440, 420, 214, defs.flat(adjustBrightness(colour, 0.08)), 6),
        rect(206, 456, 190, 184, 'none', 4, ` stroke="${adjustBrightness(colour, -0.4)}" stroke-width="5"`) +
          rect(404, 456, 190, 184, 'none', 4, ` stroke="${adjustBrightness(colour, -0.4)}" stroke-width="5"`),
        rect(378, 500, 10, 80, defs.verticalSteel()) + rect(412, 500, 10, 80, defs.verticalSteel()),
        rect(60, 352, 130, 22, defs.horizontalSteel(accent), 6) +
          rect(610, 352, 130, 22, defs.horizontalSteel(accent), 6),
        hasSideRing ? ellipse(676, 346, 46, '#3a3f43', 10) + ellipse(676, 342, 30, '#5b6368', 6) : '',
        path('M190 340q10-190 120-196h180q110 6 120 196z', defs.flat(colour)),
        line('M300 300h200', '#c3cacf', 16) + rect(376, 190, 48, 48, '#fbf9f4', 24),
        line('M400 214l12-12', '#c8342b', 5),
        rect(180, 340, 440, 24, '#17130f', 4),
        rect(190, 362, 420, 80, defs.horizontalSteel(accent), 4),
        repeat(burners, (index) => {
          const x = 190 + (420 / burners) * (index + 0.5);
          return ellipse(x, 402, 24, '#2e3235') + rect(x - 3, 382, 6, 20, '#fff', 3);
        }),
        rect(196, 654, 408, 14, '#3a3f43'),
        createWheel(context, 230) + createWheel(context, 570),
        highlightStroke('M220 300q20-130 100-140', 9, 0.35),
      ].join('');
    }),
    adaptToFacts: ({ count, texts }) =>
      createGasBarbecue(
        Math.min(MAX_BURNERS, Math.max(1, count('type') ?? burners)),
        /side/i.test(texts.type ?? ''),
      ),
  };
}

const mangal = createStandingIllustration([80, 250, 640, 440], ({ colour, defs }) =>
  [
    ...[130, 640].map((x) =>
      path(`M${x} 430h30l-4 260h-20z`, defs.verticalCylinder(adjustBrightness(colour, -0.3))),
    ),
    ...[210, 570].map((x) => path(`M${x} 420h20v220h-14z`, adjustBrightness(colour, -0.5))),
    path('M120 300h560l40 60H80z', adjustBrightness(colour, -0.5)),
    repeat(12, (index) =>
      ellipse(150 + index * 46, 330 + (index % 2) * 12, 26, index % 3 ? '#3a2d26' : '#c8502b', 14),
    ),
    path('M80 360h640l-30 100H110z', defs.flat(colour)),
    repeat(7, (index) => ellipse(160 + index * 80, 420, 12, '#17130f', 12, ' opacity=".7"')),
    repeat(4, (index) => {
      const x = 190 + index * 120;
      return (
        line(`M${x + 36} 262L${x - 30} 392`, '#c3cacf', 8) +
        repeat(4, (pieceIndex) =>
          ellipse(
            x + 22 - pieceIndex * 12,
            288 + pieceIndex * 24,
            21,
            pieceIndex % 2 ? '#c2714a' : '#8a4a2a',
            15,
          ),
        )
      );
    }),
    highlightStroke('M96 370h600', 4, 0.4),
  ].join(''),
);

const campStove: Illustration = {
  ...createStandingIllustration([90, 360, 620, 250], ({ colour, accent, defs }) =>
    [
      path('M120 440h560l30 110q0 20-20 20H110q-20 0-20-20z', defs.flat(colour)),
      rect(100, 560, 600, 40, adjustBrightness(colour, -0.4), 10),
      path('M140 400h520l20 44H120z', adjustBrightness(colour, 0.15)),
      ellipse(330, 418, 132, '#3a3f43', 24) + ellipse(330, 412, 60, defs.ball('#8d969c'), 14),
      line('M200 410l260 0M260 396l140 34M400 396l-140 34', '#17191b', 10),
      repeat(7, (index) =>
        path(`M${270 + index * 20} 404q-8-18 0-36 8 18 0 36z`, '#4a90d9', ' opacity=".8"'),
      ),
      rect(540, 396, 110, 36, defs.horizontalCylinder(adjustBrightness(accent, -0.1)), 16),
      ellipse(600, 508, 34, '#2e3235') + rect(596, 478, 8, 34, accent, 4),
      drawBadge(160, 484, 130, accent),
    ].join(''),
  ),
};

const stackingChair = createStandingIllustration([200, 120, 400, 580], ({ colour, defs }) =>
  [
    path(
      'M250 480l-40 220h34l56-220zM550 480l40 220h-34l-56-220z',
      defs.flat(adjustBrightness(colour, -0.12)),
    ),
    path('M290 480l-6 180h24l16-180zM510 480l6 180h-24l-16-180z', adjustBrightness(colour, -0.3)),
    path('M260 140q140-40 280 0l20 330H240z', defs.flat(colour)),
    repeat(5, (index) =>
      rect(300 + index * 44, 180, 22, 230, adjustBrightness(colour, -0.35), 10, ' opacity=".55"'),
    ),
    path('M226 440q174-40 348 0l20 56q-194 40-388 0z', defs.flat(adjustBrightness(colour, 0.1))),
    tube('M236 470q-40-130 10-140M564 470q40-130-10-140', colour, 26),
    highlightStroke('M270 160q130-34 260 0', 6, 0.5),
  ].join(''),
);

const campChair = createStandingIllustration([150, 150, 500, 550], ({ colour, accent, defs }) =>
  [
    tube('M210 690L560 440M590 690L240 440', '#5b6368', 20),
    tube('M220 690L300 470M580 690L500 470', '#3a3f43', 18),
    tube('M244 440L226 170M556 440L574 170', '#5b6368', 18),
    path('M226 160q174 34 348 0l-14 250q-160 40-320 0z', defs.flat(colour)),
    path('M240 400q160 40 320 0l30 80q-190 50-380 0z', defs.flat(adjustBrightness(colour, 0.12))),
    rect(150, 372, 130, 26, defs.horizontalCylinder(accent), 12) +
      rect(520, 372, 130, 26, defs.horizontalCylinder(accent), 12),
    path('M540 396h80l-12 70h-56z', adjustBrightness(accent, -0.2), ' opacity=".9"'),
    ...[210, 590].map((x) => rect(x - 22, 682, 44, 18, '#2e3235', 8)),
    line('M244 190q156 30 312 0', adjustBrightness(colour, -0.3), 4, ' stroke-dasharray="9 7"'),
  ].join(''),
);

export const OUTDOOR_COOKING_KINDS = {
  'gas-barbecue': createGasBarbecue(2, false),
  mangal,
  'camp-stove': campStove,
  'stacking-chair': stackingChair,
  'camp-chair': campChair,
} satisfies Record<string, Illustration>;
