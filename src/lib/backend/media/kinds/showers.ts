import type { DrawContext, Illustration } from '../illustration.ts';
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
import { ring, screwHead } from './parts.ts';
import { tube } from './shared-shapes.ts';

/** A hand shower with its face at 0, 0 and its handle hanging down 380. */
function handset({ colour, accent, defs }: DrawContext): string {
  return [
    path('M-26 60h52l-8 300q-18 14-36 0z', defs.verticalSteel(colour)),
    path(
      'M-22 270h44l-2 90q-20 12-40 0z',
      defs.verticalCylinder(adjustBrightness(accent, -0.1)),
      ' opacity=".85"',
    ),
    rect(-20, 352, 40, 34, defs.verticalSteel(adjustBrightness(colour, -0.1)), 6),
    ellipse(6, 8, 112, adjustBrightness(colour, -0.5)) + ellipse(0, 0, 112, defs.ball(colour)),
    ellipse(0, 2, 92, defs.fade('#f6f7f5', '#cfd5d7')),
    ...[26, 50, 74].map((radius, index) =>
      ring(
        0,
        2,
        radius,
        9,
        index === 1 ? accent : '#6d757a',
        ` stroke-linecap="round" stroke-dasharray="0 ${17 + index * 2}"`,
      ),
    ),
    ellipse(0, 2, 11, defs.ball(accent)),
    highlightStroke('M-94-34q22-56 80-66', 8, 0.75) + highlightStroke('M-12 128l4 120', 6, 0.6),
  ].join('');
}

function metalHose(d: string, colour: string, width = 22): string {
  const rings = ` stroke="${adjustBrightness(colour, -0.5)}" stroke-width="${width * 0.8}" stroke-dasharray="3 7" opacity=".5"`;
  return tube(d, colour, width) + path(d, 'none', rings);
}

const handShower: Illustration = {
  bounds: [176, 96, 460, 610],
  orientation: 'hang',
  backdrop: 'tiles',
  draw: (context) =>
    [
      metalHose(
        'M400 566q10 110 90 108 96-6 84-130-14-104-104-70-60 30-20 110 30 60 120 76',
        adjustBrightness(context.colour, 0.02),
      ),
      group(handset(context), 'translate(316 222) rotate(-14) scale(1.02)'),
    ].join(''),
};

const showerHolder: Illustration = {
  bounds: [196, 176, 430, 450],
  orientation: 'hang',
  backdrop: 'tiles',
  draw: ({ colour, accent, defs }) =>
    [
      rect(204, 190, 150, 420, adjustBrightness(colour, -0.45), 70, ' opacity=".6"'),
      rect(196, 180, 150, 420, defs.verticalCylinder(colour), 70),
      rect(208, 192, 126, 396, 'none', 60, ' stroke="#fff" stroke-width="4" opacity=".4"'),
      screwHead(defs, 271, 232, 17, accent) + screwHead(defs, 271, 548, 17, accent),
      ellipse(276, 392, 62, '#17130f', 62, ' opacity=".22"') +
        ellipse(271, 384, 60, defs.ball(adjustBrightness(colour, 0.06))),
      path('M270 340h104q34 4 34 46t-34 46H270q-34-6-34-46t34-46z', defs.horizontalSteel(colour)),
      group(
        path(
          'M-84-104h42l14 150q28 22 56 0l14-150h42l-22 214q-62 36-124 0z',
          defs.verticalCylinder(adjustBrightness(colour, 0.04)),
        ) +
          path('M-42-104l14 150q28 22 56 0l14-150q-42 16-84 0z', adjustBrightness(colour, -0.55)) +
          path('M-84-104h42l2 20h-42zM42-104h42l-2 20H40z', adjustBrightness(colour, 0.45)) +
          rect(-66, 60, 132, 12, accent, 6, ' opacity=".85"') +
          highlightStroke('M-70-70l14 150', 8, 0.6),
        'translate(486 376) rotate(14) scale(1.2)',
      ),
      highlightStroke('M216 250v260', 8, 0.5),
    ].join(''),
};

const showerRail: Illustration = {
  bounds: [216, 76, 400, 640],
  orientation: 'hang',
  backdrop: 'bathroom',
  draw: (context) => {
    const { colour, accent, defs } = context;
    return [
      metalHose('M330 470q-20 180 70 220 110 30 140-80 14-70-40-60', colour, 20),
      rect(462, 84, 34, 620, '#17130f', 16, ' opacity=".16"'),
      rect(452, 76, 34, 620, defs.verticalSteel(colour), 16),
      repeat(
        2,
        (index) =>
          rect(436, 92 + index * 520, 66, 62, defs.verticalCylinder(adjustBrightness(colour, -0.04)), 14) +
          ellipse(469, 123 + index * 520, 12, defs.ball(accent)),
      ),
      rect(424, 236, 90, 84, defs.verticalCylinder(adjustBrightness(colour, -0.1)), 18) +
        ellipse(520, 278, 20, defs.ball(accent), 28),
      path('M330 262h110v44H344q-18-20-14-44z', defs.horizontalSteel(adjustBrightness(colour, -0.06))),
      group(handset(context), 'translate(306 190) rotate(-7) scale(.78)'),
      rect(312, 268, 56, 40, defs.verticalSteel(adjustBrightness(colour, -0.1)), 10),
      path(
        'M408 452h122q8 0 8 8-4 28-22 28h-94q-18 0-22-28 0-8 8-8z',
        defs.flat('#dfe9ea'),
        ' opacity=".95"',
      ) + rect(444, 440, 50, 22, defs.verticalSteel(colour), 6),
      rect(434, 430, 72, 22, defs.verticalCylinder('#f2ead8'), 8),
    ].join('');
  },
};

const showerColumn: Illustration = {
  bounds: [176, 60, 410, 664],
  orientation: 'hang',
  backdrop: 'bathroom',
  draw: (context) => {
    const { colour, accent, defs } = context;
    return [
      tube('M500 600V150q0-60-64-60h-44q-40 0-40 40v20', colour, 28),
      path('M330 140h44l10 22h-64z', defs.verticalSteel(colour)),
      ellipse(352, 178, 174, adjustBrightness(colour, -0.45), 26) +
        ellipse(352, 168, 174, defs.horizontalSteel(colour), 26),
      ellipse(352, 178, 156, adjustBrightness(colour, -0.35), 16),
      line('M216 180q136 26 272 0', adjustBrightness(accent, 0.3), 7, ' stroke-dasharray="0 17"'),
      repeat(7, (index) =>
        line(
          `M${226 + index * 42} ${216 + (index % 2) * 16}v${40 + (index % 3) * 14}`,
          '#8fc3d6',
          6,
          ' opacity=".6"',
        ),
      ),
      metalHose('M330 512q-20 190 66 196 80-4 92-90', colour, 18),
      rect(470, 366, 60, 54, defs.verticalCylinder(adjustBrightness(colour, -0.1)), 12),
      path('M330 372h150v36H340z', defs.horizontalSteel(adjustBrightness(colour, -0.06))),
      group(handset(context), 'translate(312 336) rotate(-6) scale(.56)'),
      rect(316, 374, 44, 36, defs.verticalSteel(adjustBrightness(colour, -0.1)), 9),
      rect(398, 560, 190, 62, defs.horizontalSteel(colour), 28),
      repeat(
        2,
        (index) =>
          rect(
            376 + index * 176,
            552,
            56,
            78,
            defs.verticalSteel(adjustBrightness(colour, index ? -0.04 : 0.04)),
            12,
          ) +
          line(
            `M${388 + index * 176} 558v66M${400 + index * 176} 558v66M${412 + index * 176} 558v66M${422 + index * 176} 558v66`,
            '#17130f',
            3,
            ' opacity=".22"',
          ),
      ),
      rect(446, 578, 44, 10, accent, 5),
      rect(482, 538, 36, 26, defs.verticalSteel(adjustBrightness(colour, -0.1)), 5),
      highlightStroke('M440 570h90', 5, 0.6),
    ].join('');
  },
};

export const SHOWER_KINDS = {
  'hand-shower': handShower,
  'shower-holder': showerHolder,
  'shower-rail': showerRail,
  'shower-column': showerColumn,
} satisfies Record<string, Illustration>;
