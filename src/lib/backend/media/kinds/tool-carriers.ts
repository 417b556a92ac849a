// Tool belt, tool roll and lanyard.
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
import { RUBBER, ring, STEEL } from './parts.ts';
import { seam, tube } from './shared-shapes.ts';

const toolBelt: Illustration = {
  bounds: [70, 180, 660, 450],
  orientation: 'hang',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) => {
    const pocket = (x: number, angle: number): string =>
      group(
        [
          path('M-104-60h208l16 250q0 40-42 44H-78q-42-4-42-44z', defs.flat(adjustBrightness(colour, -0.12))),
          line('M-60-90v90M-20-100v90', '#c7cfd4', 15) +
            line('M-60-130v50', '#c8342b', 24) +
            line('M-20-150v60', '#e0a526', 24) +
            path('M30-150h34l6 150H24z', defs.verticalSteel('#8d969c')),
          path('M-110-20q110 44 220 0l10 200q0 40-42 44H-78q-42-4-42-44z', defs.flat(colour)),
          seam(
            'M-102-6q102 40 204 0l8 186q0 30-34 34H-76q-34-4-34-34z',
            adjustBrightness(colour, 0.55),
            4,
            '10 8',
          ),
          path('M-70 90q70 26 140 0l4 100q-74 16-148 0z', defs.flat(adjustBrightness(colour, 0.1))) +
            seam('M-62 102q62 20 124 0', adjustBrightness(colour, 0.55), 3),
          [-96, 96].map((offsetX) => ellipse(offsetX, 2, 8, defs.ball('#d0a24a'))).join(''),
        ].join(''),
        `translate(${x} 390) rotate(${angle})`,
      );
    return [
      path(
        'M90 270q-24-50 20-60 290-50 580 0 44 10 20 60-310 60-620 0z',
        defs.horizontalCylinder(adjustBrightness(accent, 0.05)),
      ),
      path('M90 268q310 60 620 0l-6 26q-304 60-608 0z', '#17130f', ' opacity=".25"'),
      seam('M104 226q296-48 592 0M104 258q296 56 592 0', '#d8b98a', 3, '10 8'),
      rect(340, 196, 120, 112, defs.verticalSteel(STEEL), 14) +
        rect(362, 218, 76, 68, adjustBrightness(accent, -0.1), 6) +
        rect(396, 206, 16, 92, defs.verticalSteel('#8d969c'), 6),
      pocket(210, 5),
      pocket(590, -5),
      ring(400, 352, 36, 11, '#8d969c') + rect(386, 300, 28, 30, defs.flat(colour), 4),
    ].join('');
  },
};

const toolRoll: Illustration = {
  bounds: [70, 220, 660, 380],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path('M70 240q0-20 20-20h560q20 0 20 20v120H70z', defs.flat(adjustBrightness(colour, -0.1))),
      ...[0, 1, 2, 3, 4, 5, 6].map((index) => {
        const x = 112 + index * 76;
        const length = 40 + ((index * 29) % 50);
        return index % 3 === 1
          ? rect(x - 8, 330 - length, 16, 120, defs.verticalSteel('#c7cfd4'), 4) +
              path(`M${x - 24} ${330 - length}q-6-40 24-46 30 6 24 46l-24-22z`, defs.verticalSteel('#c7cfd4'))
          : rect(x - 7, 330, 14, 90, defs.verticalSteel('#aab2b7'), 3) +
              path(
                `M${x - 18} ${332 - length}q18-16 36 0l4 70q-22 14-44 0z`,
                defs.verticalCylinder(index % 3 ? accent : '#24507f'),
              );
      }),
      path('M70 380h600v200q0 20-20 20H90q-20 0-20-20z', defs.flat(colour)),
      path('M70 380h600v14H70z', '#fff', ' opacity=".25"'),
      seam(
        `${repeat(7, (index) => `M${148 + index * 76} 392v200`)}M80 590h580`,
        adjustBrightness(colour, -0.45),
        4,
        '9 7',
      ),
      path(
        'M650 222q80-10 80 90v200q0 90-80 88-30-60-30-190t30-188z',
        defs.verticalCylinder(adjustBrightness(colour, 0.04)),
      ),
      ellipse(690, 306, 40, adjustBrightness(colour, -0.3), 86, ' opacity=".5"'),
      path('M520 452h176v40H520z', defs.horizontalCylinder(adjustBrightness(accent, -0.1))) +
        rect(560, 444, 34, 56, defs.verticalSteel(), 6),
      drawBadge(250, 520, 120, accent),
    ].join(''),
};

const lanyard: Illustration = {
  bounds: [150, 70, 500, 640],
  orientation: 'hang',
  backdrop: 'site',
  draw: ({ colour, accent, defs }) => {
    const hook = (x: number, angle: number): string =>
      group(
        path('M-30-20q0-20 30-20t30 20v30h-60z', defs.verticalSteel('#8d969c')) +
          tube('M-26 20q-30 120 34 134 64-4 50-76', '#aab2b7', 22) +
          line('M22 16l34 60', defs.verticalSteel('#c7cfd4'), 17) +
          rect(-40, -4, 30, 26, accent, 6),
        `translate(${x} 520) rotate(${angle})`,
      );
    const strap = (d: string): string =>
      line(d, adjustBrightness(colour, -0.3), 36) +
      line(d, colour, 30) +
      line(d, adjustBrightness(colour, 0.5), 4, ' stroke-dasharray="10 12"');
    return [
      strap('M390 330q-150 30-140 190') + strap('M410 330q150 30 140 190'),
      hook(248, 8),
      hook(552, -14),
      ring(400, 112, 38, 17, '#9aa3a8') + line('M430 92l8 40', defs.verticalSteel('#5b6368'), 13),
      path(
        'M352 160h96q14 0 14 14v150q0 14-14 14h-96q-14 0-14-14V174q0-14 14-14z',
        defs.verticalCylinder(RUBBER),
      ),
      rect(338, 196, 124, 96, defs.flat('#fbf8f1')) +
        drawBadge(354, 212, 92, colour) +
        line('M356 260h88M356 276h56', '#8d969c', 6),
      seam('M346 176h108M346 322h108', colour, 4),
      rect(382, 138, 36, 32, colour, 5),
      highlightStroke('M352 176v140', 6, 0.3),
    ].join('');
  },
};

export const TOOL_CARRIER_KINDS = {
  'tool-belt': toolBelt,
  'tool-roll': toolRoll,
  lanyard,
} satisfies Record<string, Illustration>;
