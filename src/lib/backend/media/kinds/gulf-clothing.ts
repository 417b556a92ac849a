// Gulf dress: long straight robes; also a bathrobe.
import type { DrawContext, Illustration } from '../illustration.ts';
import { adjustBrightness, brightness, ellipse, group, line, path, rect, repeat } from '../svg/shapes.ts';
import { edge, folds } from './garment.ts';
import { seam } from './shared-shapes.ts';

// A robe that falls straight from shoulder to hem, with long sleeves hanging beside it.
function robe({ colour, defs }: DrawContext): string {
  const edgeColour = edge(colour);
  const sleeve =
    path(
      'M318 104q-46 6-64 44-44 150-66 366 0 10 10 12 32 6 62 0 10-2 12-10l46-250z',
      defs.flat(adjustBrightness(colour, -0.06)),
    ) +
    line(
      'M318 104q-46 6-64 44-44 150-66 366 0 10 10 12 32 6 62 0 10-2 12-10l36-206',
      edgeColour,
      3,
      ' opacity=".55"',
    ) +
    seam('M191 496q42 12 82 2', edgeColour, 2, '5 5') +
    folds('M230 280q22 18 44 2M212 380q24 14 48 2', colour, 6);
  return [
    sleeve,
    group(sleeve, 'translate(800 0) scale(-1 1)'),
    path(
      'M318 104q40-16 82-16t82 16q22 8 26 40l26 592q0 10-12 12-122 12-244 0-12-2-12-12l26-592q4-32 26-40z',
      defs.flat(colour),
    ),
    line('M292 144l-26 592q0 10 12 12 122 12 244 0 12-2 12-12l-26-592', edgeColour, 3, ' opacity=".6"'),
    path(
      'M292 190l-26 546 24 10q18-290 18-500zM508 190l26 546-40 12q-10-290 0-500z',
      '#17130f',
      ' opacity=".07"',
    ),
    folds(
      'M336 420q-10 160-22 300M378 470q-4 130-8 260M430 470q6 130 8 260M468 420q14 160 22 300',
      colour,
      9,
    ),
    folds('M300 210q24 36 44 44M500 210q-24 36-44 44', colour, 7),
    seam('M270 722q130 16 260 0', edgeColour, 2, '6 6'),
  ].join('');
}

/** Neckline of a robe without a collar. */
function neckline(colour: string): string {
  return (
    path('M350 96q50 14 100 0-6 44-50 52-44-8-50-52z', adjustBrightness(colour, -0.36)) +
    line('M350 96q6 44 50 52 44-8 50-52', edge(colour), 9) +
    line('M350 96q6 44 50 52 44-8 50-52', adjustBrightness(colour, 0.3), 4)
  );
}

const thobe: Illustration = {
  bounds: [186, 44, 428, 712],
  orientation: 'hang',
  backdrop: 'rail',
  draw: (context) => {
    const { colour, accent, defs } = context;
    const edgeColour = edge(colour);
    return [
      robe(context),
      path(
        'M348 98q-8-42 10-46 42 8 84 0 18 4 10 46-52 20-104 0z',
        defs.flat(adjustBrightness(colour, 0.12)),
      ) +
        line('M348 98q-8-42 10-46 42 8 84 0 18 4 10 46-52 20-104 0z', edgeColour, 3, ' opacity=".7"') +
        path('M362 60q38 8 76 0-8 18-38 20t-38-20z', adjustBrightness(colour, -0.38)),
      path(
        'M382 106h36v230l-18 16-18-16z',
        defs.fade(adjustBrightness(colour, 0.16), adjustBrightness(colour, -0.05)),
      ) +
        line('M382 108v228l18 16 18-16V108', edgeColour, 3, ' opacity=".6"') +
        seam('M387 112v220M413 112v220', edgeColour, 2, '5 5'),
      ellipse(400, 90, 5, defs.ball(accent)),
      ...[0, 1, 2, 3, 4].map((index) => ellipse(400, 130 + index * 44, 6, defs.ball(accent))),
      path('M442 210h50v70q-25 12-50 0z', defs.flat(adjustBrightness(colour, 0.06))) +
        line('M442 210v70q25 12 50 0v-70z', edgeColour, 2, ' opacity=".6"') +
        seam('M444 222h46', edgeColour, 2, '4 4'),
    ].join('');
  },
};

const kandura: Illustration = {
  bounds: [186, 70, 428, 686],
  orientation: 'hang',
  backdrop: 'rail',
  draw: (context) => {
    const { colour, accent, defs } = context;
    const edgeColour = edge(colour);
    const thread = adjustBrightness(colour, brightness(colour) > 0.8 ? -0.22 : 0.3);
    const tassel =
      brightness(accent) > 0.7 && brightness(colour) > 0.7 ? adjustBrightness(accent, -0.3) : accent;
    return [
      robe(context),
      neckline(colour),
      line('M340 104q8 52 60 60 52-8 60-60', thread, 3, ' stroke-dasharray="7 4"'),
      path('M384 150h32v120l-16 14-16-14z', defs.flat(adjustBrightness(colour, 0.1))) +
        line('M384 156v114l16 14 16-14V156', edgeColour, 3, ' opacity=".5"') +
        line(
          repeat(9, (index) => `M390 ${166 + index * 12}l10 6 10-6`),
          thread,
          3,
        ),
      line('M400 148q-8 70 2 128', tassel, 6) +
        line('M398 150q-8 70 2 120', adjustBrightness(tassel, 0.5), 2, ' opacity=".8"'),
      ellipse(402, 282, 10, defs.ball(tassel)),
      path('M391 290h22l10 104q-21 8-42 0z', defs.verticalCylinder(tassel)) +
        line(
          repeat(6, (index) => `M${392 + index * 3.4} 300l${-6 + index * 2.6} 92`),
          adjustBrightness(tassel, -0.4),
          1.5,
          ' opacity=".6"',
        ) +
        rect(389, 288, 24, 9, adjustBrightness(tassel, -0.3), 4),
    ].join('');
  },
};

const dishdasha: Illustration = {
  bounds: [186, 52, 428, 704],
  orientation: 'hang',
  backdrop: 'rail',
  draw: (context) => {
    const { colour, accent, defs } = context;
    const edgeColour = edge(colour);
    return [
      robe(context),
      path('M352 84q48-22 96 0l10 14q-10 36-58 52-48-16-58-52z', adjustBrightness(colour, -0.36)),
      path(
        'M348 82q-16 14-12 40l30 44 34-34q-34-10-44-44zM452 82q16 14 12 40l-30 44-34-34q34-10 44-44z',
        defs.flat(adjustBrightness(colour, 0.12)),
      ) +
        line('M348 82q-16 14-12 40l30 44 34-34 34 34 30-44q4-26-12-40', edgeColour, 3, ' opacity=".7"') +
        seam('M344 120l24 34 30-30M456 120l-24 34-30-30', edgeColour, 2, '4 5'),
      path(
        'M386 150h28v230q-14 10-28 0z',
        defs.fade(adjustBrightness(colour, 0.12), adjustBrightness(colour, -0.03)),
      ) +
        line('M414 146v234q-14 10-28 0', edgeColour, 3, ' opacity=".5"') +
        seam('M391 160v214', edgeColour, 2, '6 5'),
      ellipse(400, 152, 9, defs.ball(accent)) + ellipse(400, 152, 3, adjustBrightness(accent, -0.5)),
      path('M440 226h60v78q-30 14-60 0z', defs.flat(adjustBrightness(colour, 0.06))) +
        line('M440 226v78q30 14 60 0v-78zM440 240h60', edgeColour, 2, ' opacity=".6"'),
    ].join('');
  },
};

const bathrobe: Illustration = {
  bounds: [160, 60, 480, 690],
  orientation: 'hang',
  backdrop: 'rail',
  draw: ({ colour, defs }) => {
    const edgeColour = edge(colour);
    const sleeve =
      path(
        'M304 112q-50 8-70 60-44 130-68 280-2 14 12 18 44 10 78 0 12-4 14-16l40-190z',
        defs.flat(adjustBrightness(colour, -0.06)),
      ) +
      path(
        'M170 420q50 16 98 2l-6 40q-2 10-12 12-38 8-72 0-14-4-12-18z',
        defs.horizontalCylinder(adjustBrightness(colour, 0.04)),
      ) +
      line(
        'M304 112q-50 8-70 60-44 130-68 280-2 14 12 18 44 10 78 0 12-4 14-16l34-160',
        edgeColour,
        3,
        ' opacity=".5"',
      );
    return [
      sleeve,
      group(sleeve, 'translate(800 0) scale(-1 1)'),
      path(
        'M304 112q46-24 96-24t96 24q28 12 30 50l22 560q0 12-14 14-134 16-268 0-14-2-14-14l22-560q2-38 30-50z',
        defs.flat(colour),
      ),
      line('M274 162l-22 560q0 12 14 14 134 16 268 0 14-2 14-14l-22-560', edgeColour, 3, ' opacity=".55"'),
      path('M340 96q60 16 120 0-20 110-60 180-40-70-60-180z', adjustBrightness(colour, -0.3)),
      path(
        'M352 74q-26 4-36 30-2 130 66 300l30 340h-24l-40-300q-70-170-66-320 6-56 42-70z',
        defs.flat(adjustBrightness(colour, 0.1)),
      ) + line('M316 104q-2 130 66 300l30 336', edgeColour, 3, ' opacity=".5"'),
      path(
        'M448 74q26 4 36 30 2 130-88 300l-30-20q84-150 70-296z',
        defs.flat(adjustBrightness(colour, 0.12)),
      ) + line('M484 104q2 130-88 300', edgeColour, 3, ' opacity=".5"'),
      path(
        'M264 396q136 22 272 0l2 42q-138 22-276 0z',
        defs.horizontalCylinder(adjustBrightness(colour, -0.04)),
      ) + line('M264 396q136 22 272 0M262 438q138 22 276 0', edgeColour, 3, ' opacity=".5"'),
      path(
        'M352 404q36 8 44 26-14 24-46 26-14-26 2-52zM450 404q-36 8-44 26 14 24 46 26 14-26-2-52z',
        defs.flat(adjustBrightness(colour, 0.1)),
      ) +
        path(
          'M390 440l-30 160q16 8 32 2l20-150zM408 440l26 140q16 4 28-4l-30-140z',
          defs.flat(adjustBrightness(colour, 0.04)),
        ) +
        line('M390 440l-30 160q16 8 32 2l20-150 22 128q16 4 28-4l-30-140', edgeColour, 2, ' opacity=".6"'),
      ...[276, 450].map(
        (x) =>
          path(`M${x} 540h76v96q-38 12-76 0z`, defs.flat(adjustBrightness(colour, 0.07))) +
          line(`M${x} 540h76v96q-38 12-76 0zM${x} 562h76`, edgeColour, 2, ' opacity=".55"'),
      ),
      path(
        repeat(16, (row) =>
          repeat(6, (column) => `M${282 + column * 46 + (row % 2) * 20} ${180 + row * 34}q4-5 8 0`),
        ),
        'none',
        ` stroke="${edgeColour}" stroke-width="3" stroke-linecap="round" opacity=".3"`,
      ),
    ].join('');
  },
};

export const GULF_CLOTHING_KINDS = { thobe, kandura, dishdasha, bathrobe } satisfies Record<
  string,
  Illustration
>;
