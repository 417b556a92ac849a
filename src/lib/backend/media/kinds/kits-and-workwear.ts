// Work shirt, mask filters, air tool kit, mop trolley and window cleaning kit.
import type { Illustration } from '../illustration.ts';
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
import { edge, folds } from './garment.ts';
import { RUBBER, ring, wheel } from './parts.ts';
import { seam, tube } from './shared-shapes.ts';

const workShirt: Illustration = {
  bounds: [84, 84, 632, 632],
  orientation: 'hang',
  backdrop: 'rail',
  draw: ({ colour, accent, defs }) => {
    const sleeve =
      path(
        'M226 134q-40 16-56 70L88 560q-4 24 20 32l60 14q24 4 28-20l70-280z',
        defs.flat(adjustBrightness(colour, -0.05)),
      ) +
      path('M96 534l112 28-8 36q-6 22-30 16l-66-16q-22-8-18-32z', defs.flat(adjustBrightness(colour, 0.06))) +
      seam('M100 540l104 26', edge(colour), 3, '6 6') +
      ellipse(176, 578, 6, accent);
    const pocket = (x: number): string =>
      path(`M${x} 300h104v100l-52 22-52-22z`, defs.flat(adjustBrightness(colour, 0.05))) +
      line(`M${x} 300h104v100l-52 22-52-22z`, edge(colour), 3, ' opacity=".6"') +
      path(`M${x - 4} 290h112v30l-56 22-56-22z`, defs.flat(adjustBrightness(colour, -0.1))) +
      ellipse(x + 52, 324, 6, accent);
    const body = 'M300 104L226 134q-8 300 6 560 168 40 336 0 14-260 6-560l-74-30q-100 50-200 0z';
    return [
      path('M300 104q100-30 200 0l-60 80h-80z', adjustBrightness(colour, -0.45)),
      sleeve,
      group(sleeve, 'translate(800 0) scale(-1 1)'),
      path(body, defs.flat(colour)),
      line(body, edge(colour), 3, ' opacity=".5"'),
      path('M228 160q170 60 344 0v26q-174 56-344 0z', '#17130f', ' opacity=".1"'),
      rect(380, 168, 40, 540, adjustBrightness(colour, 0.08)) +
        seam('M384 180v520M416 180v520', edge(colour), 3, '6 6'),
      repeat(
        7,
        (index) =>
          ellipse(400, 206 + index * 76, 8, accent) +
          ellipse(398, 204 + index * 76, 3, '#fff', 3, ' opacity=".6"'),
      ),
      path('M304 92q-20 10-22 30l74 74 44-42q-70-20-96-62z', defs.flat(adjustBrightness(colour, 0.1))),
      path('M496 92q20 10 22 30l-74 74-44-42q70-20 96-62z', defs.flat(adjustBrightness(colour, 0.04))),
      path('M304 92q96 34 192 0-30 40-96 60-66-20-96-60z', adjustBrightness(colour, -0.3)),
      rect(380, 108, 40, 20, '#fbf8f1', 3),
      pocket(262),
      pocket(434),
      folds('M250 470q50 50 110 40M550 500q-50 50-110 44M250 620q40-20 100-10', colour),
      drawBadge(450, 262, 72, accent),
    ].join('');
  },
};

const maskFilters: Illustration = {
  bounds: [100, 180, 598, 410],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const filter = (x: number, y: number): string =>
      [
        path(`M${x - 150} ${y}v70q0 92 150 92t150-92v-70z`, defs.verticalCylinder('#3b3f43')),
        path(
          `M${x - 150} ${y + 40}v30q0 92 150 92t150-92v-30q0 92-150 92t-150-92z`,
          defs.verticalCylinder(colour),
        ),
        ellipse(x, y, 150, adjustBrightness(accent, -0.2), 112),
        ellipse(x, y - 6, 150, defs.flat(accent), 112),
        ellipse(x, y - 6, 126, '#2e3235', 93),
        ...[0.86, 0.62, 0.38].map((share, row) =>
          ellipse(
            x,
            y - 6,
            122 * share,
            'none',
            90 * share,
            ` stroke="${adjustBrightness(colour, 0.35)}" stroke-width="15" stroke-dasharray="${24 - row * 4} 12"`,
          ),
        ),
        ellipse(x, y - 6, 26, defs.ball('#4a5054'), 19),
        highlightStroke(`M${x - 136} ${y - 30}q30-70 110-78`, 7, 0.6),
      ].join('');
    return filter(254, 300) + filter(544, 420);
  },
};

const airToolKit: Illustration = {
  bounds: [70, 110, 660, 580],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const grip = (x: number, y: number, length: number): string =>
      group(
        [
          path(
            `M0-26h${length}v40h-${length - 30}q-10 0-12 14l-22 110q-2 14-18 12l-36-6q-14-4-12-18l30-130q0-22 20-22z`,
            defs.flat(colour),
          ),
          path('M26 16q34 30 10 66l-16-4q8-30-8-50z', defs.flat(accent)),
          rect(length - 4, -16, 26, 22, defs.horizontalSteel('#d0a24a'), 4),
          rect(-58, 136, 34, 40, defs.verticalSteel('#d0a24a'), 6),
          highlightStroke(`M14-18h${length - 40}`, 5, 0.5),
        ].join(''),
        `translate(${x} ${y})`,
      );
    return [
      repeat(
        10,
        (index) =>
          ring(438 + index * 24, 590, 62, 16, adjustBrightness('#e2611c', -0.2)) +
          ring(438 + index * 24, 590, 62, 9, '#e2611c'),
      ),
      line('M420 648q-40 30-70 0', '#c9521a', 16) +
        rect(316, 632, 44, 30, defs.horizontalSteel('#d0a24a'), 6),
      group(
        rect(-20, -90, 88, 90, defs.verticalSteel(accent), 14) +
          rect(-12, -110, 72, 26, defs.verticalCylinder(RUBBER), 8),
        'translate(176 240)',
      ),
      grip(160, 270, 150),
      grip(470, 200, 120),
      path('M616 182h110l4 6-4 6H616z', defs.horizontalSteel()),
      grip(160, 510, 110),
      ellipse(330, 498, 60, defs.ball('#3b3f43')) +
        ellipse(330, 498, 46, '#fbfaf6') +
        line('M330 498l-24-24M296 510h10M354 510h10M330 462v10', '#c8342b', 6),
      rect(262, 488, 20, 20, defs.horizontalSteel('#d0a24a'), 4),
      tube('M470 420h90l30-20', accent, 18) + rect(440, 406, 50, 28, defs.horizontalSteel('#d0a24a'), 6),
    ].join('');
  },
};

const mopTrolley: Illustration = {
  bounds: [120, 60, 590, 650],
  orientation: 'stand',
  groundContact: [150, 500],
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M236 420L180 130', '#8d969c', 20) + tube('M180 130q-6-40 40-50', RUBBER, 24),
      path('M470 200h190l-22 150H494z', defs.verticalCylinder(adjustBrightness(accent, 0.1))),
      path('M484 214h162l-16 110H500z', '#17130f', ' opacity=".45"'),
      line(
        repeat(6, (index) => `M${508 + index * 24} 226v90`),
        adjustBrightness(accent, 0.35),
        8,
      ),
      tube('M640 250L676 90', '#8d969c', 18) + rect(650, 62, 56, 50, defs.horizontalCylinder('#c8342b'), 20),
      path('M160 340h500l-40 300H204z', defs.verticalCylinder(colour)),
      path('M160 340h500l-6 44H166z', adjustBrightness(colour, -0.16)),
      rect(148, 322, 524, 40, defs.horizontalCylinder(colour), 16),
      line('M410 384v240', adjustBrightness(colour, -0.3), 6, ' opacity=".6"'),
      path('M410 440l60 104H350z', accent, ' opacity=".85"') +
        rect(404, 474, 12, 36, colour, 4) +
        ellipse(410, 526, 7, colour),
      path('M196 634h432v26H196z', defs.horizontalCylinder(accent)),
      ...[236, 588].map((x) => rect(x - 16, 650, 32, 20, '#8d969c') + wheel(defs, x, 678, 30, '#8d969c')),
      highlightStroke('M200 400l24 200', 10, 0.5),
    ].join(''),
};

const windowKit: Illustration = {
  bounds: [110, 70, 580, 650],
  orientation: 'lie',
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) => {
    const head = (content: string, x: number, y: number, angle: number): string =>
      group(content, `translate(${x} ${y}) rotate(${angle})`);
    const squeegee =
      rect(-150, -20, 300, 34, defs.horizontalSteel(), 8) +
      rect(-154, -38, 308, 20, '#22262a', 4) +
      path('M-40 12h80l-14 40h-52z', defs.flat(accent)) +
      rect(-22, 48, 44, 80, defs.verticalCylinder(accent), 12);
    const washer =
      rect(-140, -50, 280, 76, defs.horizontalCylinder(adjustBrightness(colour, -0.06)), 34) +
      line(
        repeat(12, (index) => `M${-124 + index * 22}-50l6-16M${-126 + index * 22} 24l-4 16`),
        adjustBrightness(accent, 0.4),
        9,
      ) +
      line(
        repeat(11, (index) => `M${-118 + index * 23}-30l8 36`),
        adjustBrightness(accent, 0.3),
        7,
        ' opacity=".6"',
      ) +
      path('M-30 26h60l-8 40h-44z', defs.flat(accent)) +
      rect(-20, 60, 40, 70, defs.verticalCylinder('#3b3f43'), 12);
    return [
      tube('M190 690L470 330', '#aab2b7', 30),
      tube('M190 690L330 510', accent, 40),
      line('M318 526l26-34', RUBBER, 50),
      tube('M196 684q-40 40-70 10', RUBBER, 34),
      head(
        rect(-160, -64, 320, 60, defs.horizontalCylinder(accent), 16) +
          repeat(21, (index) =>
            line(`M${-150 + index * 15}-64v-46`, adjustBrightness(accent, index % 2 ? 0.5 : 0.3), 9),
          ) +
          rect(-24, -8, 48, 64, defs.verticalCylinder('#3b3f43'), 12),
        494,
        300,
        38,
      ),
      head(squeegee, 280, 180, -24),
      head(washer, 540, 570, 16),
    ].join('');
  },
};

export const KIT_AND_WORKWEAR_KINDS = {
  'work-shirt': workShirt,
  'mask-filters': maskFilters,
  'air-tool-kit': airToolKit,
  'mop-trolley': mopTrolley,
  'window-kit': windowKit,
} satisfies Record<string, Illustration>;
