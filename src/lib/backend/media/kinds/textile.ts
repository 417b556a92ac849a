import type { Illustration } from '../illustration.ts';
import {
  adjustBrightness,
  group,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
  shadowPath,
} from '../svg/shapes.ts';
import { seam } from './shared-shapes.ts';

const cushion: Illustration = {
  bounds: [126, 132, 548, 544],
  orientation: 'stand',
  groundContact: [190, 420],
  backdrop: 'settee',
  draw: ({ colour, accent, defs }) => {
    const outline =
      'M136 146q14-20 44-4 220 54 440 0 30-16 44 4 14 20-2 48-52 206 0 410 16 30 2 48-14 20-44 4-220-52-440 0-30 16-44-4-14-18 2-48 52-204 0-410-16-28-2-48z';
    return [
      path(outline, defs.ball(colour)),
      line(outline, adjustBrightness(accent, -0.1), 13) +
        line(outline, adjustBrightness(accent, 0.35), 4, ' stroke-dasharray="8 8"'),
      repeat(3, (row) =>
        repeat(3, (column) => {
          const x = 280 + column * 120;
          const y = 282 + row * 122;
          return (
            path(
              `M${x} ${y - 48}l44 48-44 48-44-48z`,
              'none',
              ` stroke="${accent}" stroke-width="9" opacity=".9"`,
            ) + path(`M${x} ${y - 20}l18 20-18 20-18-20z`, accent, ' opacity=".9"')
          );
        }),
      ),
      line('M214 222q186 34 372 0M214 586q186-34 372 0', accent, 7, ' opacity=".8"'),
      path(
        'M152 164q60 40 84 70M648 164q-60 40-84 70M152 636q50-30 80-74M648 636q-50-30-80-74',
        'none',
        ` stroke="${adjustBrightness(colour, -0.4)}" stroke-width="9" stroke-linecap="round" opacity=".35"`,
      ),
      path('M560 190q60-10 96-30-60 220 0 460-40-20-90-26 60-180-6-404z', '#17130f', ' opacity=".12"'),
      path('M210 210q-10 120-8 200 60-140 180-186-90 4-172-14z', '#fff', ' opacity=".16"'),
    ].join('');
  },
};

const bedding: Illustration = {
  bounds: [84, 196, 632, 482],
  orientation: 'stand',
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      path('M150 236q0-40 40-40h420q40 0 40 40v230H150z', defs.flat('#b58a5c')),
      repeat(6, (index) => line(`M${220 + index * 72} 206v200`, '#8a6238', 4, ' opacity=".55"')) +
        highlightStroke('M166 232q2-22 26-22h400', 5, 0.5),
      rect(112, 600, 34, 78, defs.verticalCylinder('#8a6238'), 4) +
        rect(654, 600, 34, 78, defs.verticalCylinder('#8a6238'), 4),
      path('M150 420h500l50 170v52H100v-52z', defs.fade('#efe9dd', '#cfc6b5')),
      ...[0, 1].map((index) =>
        group(
          path(
            'M12 16q6-16 30-12 70 14 140 0 26-4 30 12 14 50 0 96-4 16-30 14-70-12-140 0-26 2-30-14-14-46 0-96z',
            defs.flat(index ? adjustBrightness(accent, 0.04) : adjustBrightness(accent, 0.12)),
          ) +
            seam('M22 24q88 20 180 0M22 104q88-16 180 0', adjustBrightness(accent, 0.55), 4) +
            path(
              'M30 30q40 30 30 70',
              'none',
              ` stroke="${adjustBrightness(accent, -0.35)}" stroke-width="5" opacity=".3"`,
            ),
          `translate(${166 + index * 246} 292)`,
        ),
      ),
      ...[0, 1].map((index) =>
        group(
          path(
            'M10 14q4-12 24-10 56 12 116 0 20-2 24 10 12 40 0 80-4 12-24 10-60-10-116 0-20 2-24-10-12-40 0-80z',
            defs.flat(adjustBrightness(colour, 0.2)),
          ) +
            path(
              'M10 14q4-12 24-10 56 12 116 0 20-2 24 10 12 40 0 80-4 12-24 10-60-10-116 0-20 2-24-10-12-40 0-80z',
              'none',
              ` stroke="${adjustBrightness(colour, -0.2)}" stroke-width="4"`,
            ),
          `translate(${214 + index * 190} 340)`,
        ),
      ),
      path(
        'M160 436q240-26 480 0l66 150q14 30 2 74-154 20-308 14-154 6-308-14-12-44 2-74z',
        defs.flat(colour),
      ),
      path(
        'M160 436q240-26 480 0l22 50q-262-34-524 0z',
        defs.fade(adjustBrightness(accent, 0.16), adjustBrightness(accent, -0.06)),
      ),
      path('M138 486q262-34 524 0l4 10q-266-30-532 0z', '#17130f', ' opacity=".22"'),
      path(
        'M206 506q-20 80-30 160M300 492q-20 90-14 178M402 490q10 90-2 186M506 494q30 80 20 174M592 500q40 80 36 162',
        'none',
        ` stroke="${adjustBrightness(colour, -0.35)}" stroke-width="8" stroke-linecap="round" opacity=".3"`,
      ),
      path(
        'M250 500q-24 80-24 150M450 496q6 80 4 160M552 500q34 70 32 140',
        'none',
        ' stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".26"',
      ),
      seam('M98 642q150 20 302 14 152 6 302-14', accent, 6, '16 8'),
      path('M94 586q-12 30-2 74 70 10 140 13-90-20-138-87z', '#17130f', ' opacity=".14"') +
        path('M706 586q12 30 2 74-70 10-140 13 90-20 138-87z', '#17130f', ' opacity=".2"'),
    ].join(''),
};

const pillow: Illustration = {
  bounds: [96, 252, 608, 416],
  orientation: 'stand',
  groundContact: [140, 520],
  backdrop: 'settee',
  draw: ({ colour, accent, defs }) => {
    const drawPillow = (fill: string): string =>
      [
        path(
          'M14 40Q10 8 50 14q250 34 508 0 40-6 36 26-6 80 4 152 4 34-38 30-260-22-514 0-42 4-38-30 12-72 6-152z',
          defs.ball(fill),
        ),
        path(
          'M30 150q10 40-16 70 20 6 40 2 250-22 506 0 20 4 38-6-24-20-18-66-70 40-275 40T30 150z',
          '#17130f',
          ' opacity=".12"',
        ),
        line(
          'M14 40Q10 8 50 14q250 34 508 0 40-6 36 26-6 80 4 152 4 34-38 30-260-22-514 0-42 4-38-30 12-72 6-152z',
          accent,
          7,
        ),
        path(
          'M40 34q50 30 70 66M568 34q-50 30-70 66M34 204q50-20 70-50M574 204q-50-20-70-50',
          'none',
          ` stroke="${adjustBrightness(fill, -0.4)}" stroke-width="8" stroke-linecap="round" opacity=".28"`,
        ),
        highlightStroke('M130 54q160 26 330 2', 12, 0.45),
      ].join('');
    return [
      group(drawPillow(adjustBrightness(colour, -0.05)), 'translate(96 434)'),
      group(drawPillow(colour), 'translate(118 252) rotate(-2 300 120) scale(.94 1)'),
      rect(586, 556, 50, 34, '#fbf8f1', 3) +
        rect(596, 566, 30, 6, accent, 3) +
        rect(596, 577, 20, 4, accent, 2),
    ].join('');
  },
};

const blanket: Illustration = {
  bounds: [96, 236, 608, 434],
  orientation: 'stand',
  backdrop: 'settee',
  draw: ({ colour, accent, defs }) => {
    const layer = (y: number, fill: string): string =>
      path(`M134 ${y}h540q28 6 28 44t-28 44H134q-30-6-30-44t30-44z`, defs.horizontalCylinder(fill)) +
      line(
        `M150 ${y + 26}h530M150 ${y + 46}h530M150 ${y + 66}h530`,
        adjustBrightness(fill, -0.34),
        9,
        ' stroke-dasharray="2 15" opacity=".6"',
      ) +
      path(`M128 ${y + 40}h572v8H128q-10-4 0-8z`, adjustBrightness(fill, -0.5), ' opacity=".45"');
    return [
      layer(576, adjustBrightness(colour, -0.1)),
      layer(484, colour),
      layer(392, adjustBrightness(colour, 0.06)),
      path(
        'M196 246q6-10 24-10h366q16 0 22 10l88 152q8 22-16 22H120q-26 0-16-22z',
        defs.flat(adjustBrightness(colour, 0.1)),
      ),
      ...[0, 1, 2, 3, 4, 5, 6].map((row) =>
        line(
          `M${212 - row * 13} ${256 + row * 23}H${590 + row * 13}`,
          adjustBrightness(colour, -0.3),
          9,
          ' stroke-dasharray="2 15" opacity=".55"',
        ),
      ),
      path(
        'M330 236h140l26 184v196q-112 16-214 0V420z',
        defs.fade(adjustBrightness(accent, 0.1), adjustBrightness(accent, -0.16)),
      ),
      path('M282 420q110 14 214 0v14q-104 12-214 0z', '#fff', ' opacity=".22"'),
      line(
        'M306 430v180M340 436v180M376 438v180M412 438v180M448 436v180M478 430v180',
        adjustBrightness(accent, -0.3),
        6,
        ' stroke-dasharray="10 7" opacity=".5"',
      ),
      line(
        Array.from({ length: 14 }, (_, index) => `M${288 + index * 15.6} 612l${(index % 3) - 1} 44`).join(''),
        adjustBrightness(accent, 0.3),
        7,
      ),
      shadowPath('M496 420v196q20-4 28-8V430z', 0.16),
    ].join('');
  },
};

export const TEXTILE_KINDS = {
  cushion,
  bedding,
  pillow,
  blanket,
} satisfies Record<string, Illustration>;
