// Drawers and wardrobes by how they open; as many drawers are drawn as the product has.
import type { DrawContext, Illustration } from '../illustration.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { tube } from './shared-shapes.ts';

const MAX_DRAWERS = 48;
const MAX_ONE_COLUMN = 6;

const createStandingIllustration = (
  bounds: Illustration['bounds'],
  draw: Illustration['draw'],
): Illustration => ({
  bounds,
  orientation: 'stand',
  backdrop: 'room',
  draw,
});

type Drawers = { count: number; isOnCastors: boolean };

/** Drawers below one another, or in a grid if there are many. */
function drawDrawers({ colour, accent, defs }: DrawContext, { count, isOnCastors }: Drawers): string {
  const columns = count <= MAX_ONE_COLUMN ? 1 : count < 20 ? 3 : 6;
  const rows = Math.ceil(count / columns);
  const [left, top, width, height] = [180, 110, 440, 530];
  const [cellWidth, cellHeight] = [(width - 24) / columns, (height - 24) / rows];
  const drawDrawer = (index: number): string => {
    const x = left + 12 + (index % columns) * cellWidth;
    const y = top + 12 + Math.floor(index / columns) * cellHeight;
    const handle = Math.min(120, cellWidth * 0.4);
    return (
      rect(
        x + 4,
        y + 4,
        cellWidth - 8,
        cellHeight - 8,
        defs.flat(adjustBrightness(columns > 1 ? accent : colour, 0.1)),
        5,
      ) +
      rect(
        x + (cellWidth - handle) / 2,
        y + cellHeight * 0.42,
        handle,
        Math.min(14, cellHeight * 0.2),
        defs.horizontalSteel(columns > 1 ? '#c3cacf' : accent),
        6,
      )
    );
  };
  return [
    isOnCastors
      ? [220, 580].map((x) => rect(x - 8, 636, 16, 26, '#5b6368') + ellipse(x, 672, 22, '#2e3235')).join('')
      : rect(206, 640, 40, 46, adjustBrightness(colour, -0.4)) +
        rect(554, 640, 40, 46, adjustBrightness(colour, -0.4)),
    rect(left, top, width, height, adjustBrightness(colour, -0.34), 10),
    repeat(count, drawDrawer),
    rect(left - 10, top - 16, width + 20, 24, defs.fade(adjustBrightness(colour, 0.25), colour), 6),
  ].join('');
}

function createDrawers(drawers: Drawers): Illustration {
  return {
    ...createStandingIllustration([170, 94, 460, 600], (context) => drawDrawers(context, drawers)),
    adaptToFacts: ({ count, texts }) =>
      createDrawers({
        count: Math.min(MAX_DRAWERS, Math.max(1, count('drawers') ?? drawers.count)),
        isOnCastors: /castor/i.test(texts.wheels ?? ''),
      }),
  };
}

const sideboard = createStandingIllustration([90, 260, 620, 430], ({ colour, accent, defs }) =>
  [
    ...[130, 640].map((x) =>
      path(`M${x} 610h30l-6 80h-18z`, defs.verticalCylinder(adjustBrightness(colour, -0.3))),
    ),
    rect(90, 280, 620, 340, defs.flat(colour), 10),
    ...[0, 1, 2].map(
      (index) =>
        rect(112 + index * 195, 306, 186, 84, defs.flat(adjustBrightness(colour, 0.12)), 4) +
        ellipse(205 + index * 195, 348, 10, accent),
    ),
    ...[0, 1].map(
      (index) =>
        rect(112 + index * 294, 404, 282, 196, accent, 4) +
        repeat(9, (mesh) =>
          line(
            `M${112 + index * 294 + mesh * 32} 404l40 196M${152 + index * 294 + mesh * 30} 404l-40 196`,
            adjustBrightness(accent, -0.35),
            3,
            ' opacity=".5"',
          ),
        ) +
        rect(
          112 + index * 294,
          404,
          282,
          196,
          'none',
          4,
          ` stroke="${adjustBrightness(colour, -0.2)}" stroke-width="14"`,
        ),
    ),
    rect(80, 262, 640, 26, defs.fade(adjustBrightness(colour, 0.2), colour), 6),
  ].join(''),
);

const underbedDrawer = createStandingIllustration([70, 400, 660, 260], ({ colour, accent, defs }) =>
  [
    path('M150 410h500l80 110H70z', adjustBrightness(colour, -0.45)),
    path('M160 400h480l20 30H140z', defs.flat(adjustBrightness(accent, 0.2))),
    path('M200 440q100-40 200 0t200 0l60 76H130z', '#e6dfd2'),
    rect(70, 516, 660, 110, defs.flat(colour), 6),
    rect(330, 546, 140, 22, '#17130f', 11, ' opacity=".6"'),
    ...[130, 670].map((x) => ellipse(x, 638, 24, '#2e3235') + ellipse(x, 638, 9, '#c3cacf')),
    highlightStroke('M80 524h640', 4, 0.4),
  ].join(''),
);

const drawerDividers: Illustration = {
  ...createStandingIllustration([90, 200, 620, 400], ({ colour, defs }) =>
    [
      rect(90, 200, 620, 400, '#d8d3c7', 10) + rect(112, 222, 576, 356, '#efece5', 6),
      ...[232, 352, 472, 592].map(
        (x) =>
          rect(x - 9, 222, 18, 356, defs.verticalCylinder(colour), 3) +
          rect(x - 11, 222, 22, 12, '#8d969c') +
          rect(x - 11, 566, 22, 12, '#8d969c'),
      ),
      ...[0, 1, 2].map((index) => line(`M${150 + index * 22} 270v200`, '#8d969c', 8)),
      rect(266, 280, 50, 120, '#c2714a', 8) +
        rect(390, 300, 56, 180, '#24507f', 8) +
        ellipse(534, 360, 36, '#5f7f4a'),
    ].join(''),
  ),
  orientation: 'lie',
};

const slidingWardrobe = createStandingIllustration([120, 90, 560, 610], ({ colour, accent, defs }) =>
  [
    rect(120, 90, 560, 610, adjustBrightness(colour, -0.3), 6),
    rect(134, 116, 280, 560, defs.flat(colour)),
    rect(392, 110, 274, 566, defs.fade('#d8e6ec', '#eef4f3')) +
      rect(392, 110, 274, 566, 'none', 0, ` stroke="${accent}" stroke-width="10"`),
    path('M540 115h60L397 600v-130z', '#fff', ' opacity=".4"'),
    rect(380, 330, 12, 150, defs.verticalSteel()),
    rect(120, 90, 560, 22, adjustBrightness(colour, 0.12)) +
      rect(120, 676, 560, 24, adjustBrightness(colour, -0.45)),
    line('M250 400h90M340 400l-18-14M340 400l-18 14', adjustBrightness(colour, 0.4), 7, ' opacity=".7"'),
  ].join(''),
);

const drawClothes = (x: number, y: number): string =>
  ['#24507f', '#c2714a', '#e6dfd2', '#5f7f4a', '#8c2f39', '#c3cacf']
    .map((fill, index) =>
      path(`M${x + index * 48} ${y}l-22 18v${190 + (index % 3) * 30}h44v${-190 - (index % 3) * 30}z`, fill),
    )
    .join('');

const openWardrobe = createStandingIllustration([170, 90, 460, 610], ({ colour, accent, defs }) =>
  [
    tube('M186 700V108h428v592', colour, 20) + line('M190 690h420', colour, 14),
    rect(176, 180, 448, 22, defs.flat(accent)),
    rect(230, 120, 120, 60, '#c9a26a', 4) + rect(400, 130, 150, 50, '#e6dfd2', 4),
    line('M196 240h408', '#8d969c', 12),
    drawClothes(270, 246),
    rect(176, 610, 448, 24, defs.flat(accent)),
    rect(220, 572, 90, 38, '#3a3f43', 8) + rect(330, 576, 90, 34, '#8c5a33', 8),
  ].join(''),
);

const fabricWardrobe = createStandingIllustration([170, 90, 460, 610], ({ colour, accent, defs }) =>
  [
    path('M170 120q230-60 460 0v570q-230 24-460 0z', defs.flat(colour)),
    path('M270 126h260v560H270z', adjustBrightness(colour, -0.5)),
    line('M280 190h240', '#8d969c', 10) + drawClothes(300, 196),
    path('M270 112q-10 300-6 578h40q-50-280 60-470z', adjustBrightness(colour, 0.15)),
    path('M530 112q10 300 6 578h-40q50-280-60-470z', adjustBrightness(colour, 0.05)),
    line('M270 120q-8 300-4 566M530 120q8 300 4 566', accent, 7, ' stroke-dasharray="8 6"'),
    line('M180 680v20M620 680v20', '#5b6368', 16),
  ].join(''),
);

const steelCupboard = createStandingIllustration([190, 80, 420, 620], ({ colour, accent, defs }) =>
  [
    rect(190, 80, 420, 610, adjustBrightness(colour, -0.3), 4),
    ...[200, 404].map((x) => rect(x, 94, 196, 580, defs.flat(colour), 2)),
    ...[230, 434].map((x) =>
      repeat(5, (index) => rect(x, 130 + index * 18, 136, 7, adjustBrightness(colour, -0.45), 3)),
    ),
    rect(410, 360, 24, 76, defs.verticalSteel(accent), 8) + ellipse(422, 456, 9, '#17130f'),
    rect(200, 676, 400, 24, '#2e3235'),
    highlightStroke('M206 110v540', 5, 0.5),
  ].join(''),
);

export const CABINET_KINDS = {
  'drawer-unit': createDrawers({ count: 4, isOnCastors: false }),
  sideboard,
  'underbed-drawer': underbedDrawer,
  'drawer-dividers': drawerDividers,
  'sliding-wardrobe': slidingWardrobe,
  'open-wardrobe': openWardrobe,
  'fabric-wardrobe': fabricWardrobe,
  'steel-cupboard': steelCupboard,
} satisfies Record<string, Illustration>;
