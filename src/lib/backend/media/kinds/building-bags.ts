// Sand, gravel, grout and tile adhesive in bags and tubs.
import type { DrawContext, Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import {
  adjustBrightness,
  brightness,
  ellipse,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';
import { getPrintColour } from './shared-shapes.ts';

const BAG =
  'M206 190q-8-40 20-56 170-26 348 0 28 16 20 56 26 220 22 440 0 48-38 54-178 14-356 0-38-6-38-54-4-220 22-440z';

/** A transparent sack tied at its top, which shows its contents. */
function drawClearSack({ colour, accent, defs }: DrawContext, grains: string): string {
  return [
    path(
      'M340 150q-20-60-48-70 40 6 60-10 20 14 48 12 28 2 48-12 20 16 60 10-28 10-48 70z',
      adjustBrightness(colour, 0.3),
    ),
    line(
      'M352 150q-12-40-24-56M400 146V92M448 150q12-40 24-56',
      adjustBrightness(colour, -0.2),
      4,
      ' opacity=".5"',
    ),
    path(
      'M340 146q60-14 120 0 120 40 140 140 40 190 16 350-8 50-56 56-160 16-320 0-48-6-56-56-24-160 16-350 20-100 140-140z',
      defs.flat(colour),
    ),
    grains,
    rect(332, 132, 136, 26, accent, 12),
    path('M270 330q130-24 260 0v190q-130 24-260 0z', '#fbf8f1'),
    path('M270 330q130-24 260 0v44q-130-24-260 0z', accent),
    drawBadge(316, 400, 168, getPrintColour(accent)),
    line('M320 482h160M344 506h112', getPrintColour(accent), 8, ' opacity=".5"'),
    path(
      'M236 330q-30 160-12 310 20 30 40 44-40-180-4-370zM566 330q30 160 12 310-20 30-40 44 40-180 4-370z',
      '#17130f',
      ' opacity=".1"',
    ),
    highlightStroke('M246 300q-30 140-20 290', 10, 0.45),
  ].join('');
}

const sandBag: Illustration = {
  bounds: [182, 72, 540, 640],
  orientation: 'stand',
  groundContact: [200, 500],
  backdrop: 'site',
  draw: (context) => {
    const { colour } = context;
    const grains = repeat(90, (index) => {
      const [x, y] = [226 + ((index * 83) % 350), 220 + ((index * 131) % 450)];
      return ellipse(x, y, 3, adjustBrightness(colour, index % 3 ? -0.3 : 0.4), 2.4, ' opacity=".7"');
    });
    // A heap in front shows the grain.
    const heap =
      path('M470 706q40-20 70-70 26-40 54-34 34 6 56 52 20 40 72 52z', context.defs.ball(colour)) +
      repeat(34, (index) =>
        ellipse(
          536 + ((index * 61) % 110),
          666 + ((index * 37) % 36),
          3,
          adjustBrightness(colour, index % 2 ? -0.35 : 0.4),
          2.4,
        ),
      );
    return drawClearSack(context, grains) + heap;
  },
};

const gravelBag: Illustration = {
  bounds: [182, 72, 520, 640],
  orientation: 'stand',
  groundContact: [200, 480],
  backdrop: 'garden',
  draw: (context) => {
    const { colour } = context;
    const pebble = (index: number, x: number, y: number): string =>
      ellipse(x + 3, y + 4, 20, adjustBrightness(colour, -0.5), 15, ' opacity=".5"') +
      ellipse(
        x,
        y,
        18 + (index % 3) * 2,
        context.defs.ball(adjustBrightness(colour, (index % 5) * 0.06 - 0.14)),
        14 + (index % 2) * 2,
      );
    const stones = repeat(54, (index) =>
      pebble(
        index,
        240 + (index % 9) * 40 + (Math.floor(index / 9) % 2) * 18 - 16,
        250 + Math.floor(index / 9) * 72,
      ),
    );
    const front = [
      [520, 690],
      [562, 694],
      [606, 688],
      [650, 694],
      [584, 664],
      [628, 662],
    ]
      .map(([x = 0, y = 0], index) => pebble(index, x, y))
      .join('');
    return drawClearSack(context, stones) + front;
  },
};

/** A paper bag of powder with a picture of its use. */
function drawPaperBag({ colour, accent, defs }: DrawContext, picture: string): string {
  return [
    path(BAG, defs.flat('#f1ece0')),
    path('M206 190q-8-40 20-56 170-26 348 0 28 16 20 56-194-22-388 0z', adjustBrightness(accent, -0.1)),
    line('M212 176q188-24 376 0', adjustBrightness(accent, -0.4), 4, ' stroke-dasharray="12 8"'),
    path('M203 210q197-22 394 0l6 90q-203-22-406 0z', accent),
    drawBadge(
      304,
      222,
      192,
      brightness(accent) > 0.6 ? adjustBrightness(accent, -0.55) : adjustBrightness(accent, -0.3),
    ),
    picture,
    path('M186 600q214 24 428 0l-2 40q0 44-36 48-176 14-352 0-36-4-36-48z', colour),
    line('M240 640h170M240 664h110', getPrintColour(accent), 8, ' opacity=".6"'),
    path(
      'M192 640q4-240 18-420 22 240 4 460-20-10-22-40zM608 640q-4-240-18-420-22 240-4 460 20-10 22-40z',
      '#17130f',
      ' opacity=".1"',
    ),
    highlightStroke('M220 330q-8 130-10 260', 9, 0.5),
  ].join('');
}

const groutBag: Illustration = {
  bounds: [184, 118, 432, 580],
  orientation: 'stand',
  groundContact: [200, 400],
  backdrop: 'tiles',
  draw: (context) => {
    const { colour } = context;
    const tiles = repeat(9, (index) => {
      const [x, y] = [240 + (index % 3) * 112, 330 + Math.floor(index / 3) * 86];
      return (
        rect(x, y, 96, 70, index % 2 ? '#8fb3bd' : '#7ba3ae', 4) +
        rect(x + 6, y + 6, 40, 8, '#fff', 4, ' opacity=".5"')
      );
    });
    const picture =
      rect(226, 318, 348, 270, colour, 6) +
      tiles +
      // A rubber float that fills the joints.
      path('M420 520l130-60 30 60-120 64z', '#3f474d') +
      path('M420 520l130-60 6 12-130 62z', '#c8342b');
    return drawPaperBag(context, picture);
  },
};

const tileAdhesiveBag: Illustration = {
  bounds: [184, 118, 432, 580],
  orientation: 'stand',
  groundContact: [200, 400],
  backdrop: 'site',
  draw: (context) => {
    const picture =
      rect(226, 318, 348, 270, '#b9b4a8', 6) +
      line(
        repeat(12, (index) => `M${238 + index * 28} 584q-8-130 20-262`),
        '#8f897b',
        7,
        ' opacity=".8"',
      ) +
      path('M250 350l180-26 24 150-180 28z', '#d8c3a0') +
      path('M250 350l180-26 4 20-180 28z', '#fff', ' opacity=".4"') +
      path('M274 502l180-28 2 12-180 28z', '#8a7352') +
      path('M420 560l120-40 20 48-110 18z', '#9aa3a8') +
      path('M450 586l10-10 10 8 10-10 10 8 10-10 10 8 10-10 10 6 10-8 10 2 10-4v8z', '#9aa3a8') +
      line('M480 536l60-34', '#8c2f39', 22);
    return drawPaperBag(context, picture);
  },
};

const groutTub: Illustration = {
  bounds: [170, 170, 460, 490],
  orientation: 'stand',
  groundContact: [200, 400],
  backdrop: 'bathroom',
  draw: ({ colour, accent, defs }) =>
    [
      path('M190 290h420l-24 330q-4 36-44 38-142 10-284 0-40-2-44-38z', defs.verticalCylinder('#eceae4')),
      path('M198 400h404l-12 170q-190 20-380 0z', defs.verticalCylinder(accent)),
      drawBadge(300, 424, 200, '#fbf8f1' === accent ? colour : adjustBrightness(accent, -0.35)),
      line('M306 520h188', '#fff', 9, ' opacity=".7"'),
      rect(172, 262, 456, 42, defs.verticalCylinder('#dcd9d0'), 16),
      ellipse(400, 264, 222, '#f7f6f2', 44),
      ellipse(400, 262, 196, adjustBrightness(colour, -0.18), 34),
      path('M210 262q60-60 170-44 60-46 120-4 70-6 88 44-90 40-190 38-116 0-188-34z', defs.ball(colour)),
      path(
        'M290 240q60-24 120-8M440 232q50-8 80 10',
        'none',
        ' stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6"',
      ),
      line('M190 330q-30 140 210 150 240-10 210-150', '#8d969c', 7, ' opacity=".5"'),
      highlightStroke('M222 330l18 260', 10, 0.5),
    ].join(''),
};

export const BUILDING_BAG_KINDS = {
  'sand-bag': sandBag,
  'gravel-bag': gravelBag,
  'grout-bag': groutBag,
  'tile-adhesive-bag': tileAdhesiveBag,
  'grout-tub': groutTub,
} satisfies Record<string, Illustration>;
