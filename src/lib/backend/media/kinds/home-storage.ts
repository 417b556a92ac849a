import type { Illustration } from '../illustration.ts';
import type { SvgDefs } from '../svg/gradients.ts';
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
  shadowPath,
} from '../svg/shapes.ts';
import { tube } from './shared-shapes.ts';

const storageBox: Illustration = {
  bounds: [86, 236, 628, 424],
  orientation: 'stand',
  groundContact: [126, 548],
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M126 330h548l-36 300q-4 30-34 30H196q-30 0-34-30z',
        defs.verticalCylinder(colour),
        ' opacity=".94"',
      ),
      path(
        'M196 480q70-40 150-14 60-46 140-6 60-20 122 12l-18 138q-2 16-18 16H228q-16 0-18-16z',
        adjustBrightness(colour, -0.35),
        ' opacity=".35"',
      ),
      path('M200 440h150v150H216zM366 470h110v130H366zM492 430h104l-20 170h-84z', '#fff', ' opacity=".14"'),
      path(
        'M170 380h460l-26 226q-2 20-22 20H218q-20 0-22-20z',
        'none',
        ` stroke="${adjustBrightness(colour, -0.3)}" stroke-width="5" opacity=".6"`,
      ),
      repeat(2, (index) =>
        line(
          `M${260 + index * 280} 384l${index ? -12 : 12} 240`,
          adjustBrightness(colour, -0.3),
          5,
          ' opacity=".45"',
        ),
      ),
      path('M126 330h548l-4 34H130z', '#17130f', ' opacity=".25"'),
      path(
        'M132 268q4-32 34-32h468q30 0 34 32l14 36H118z',
        defs.fade(adjustBrightness(accent, 0.34), adjustBrightness(accent, 0.06)),
      ),
      path('M176 256h448q10 0 12 10l6 22H158l6-22q2-10 12-10z', '#17130f', ' opacity=".1"'),
      rect(96, 298, 608, 42, defs.horizontalCylinder(accent), 12),
      repeat(2, (index) => {
        const x = index ? 616 : 86;
        return (
          rect(x, 306, 98, 92, defs.verticalCylinder(adjustBrightness(accent, -0.32)), 14) +
          rect(x + 18, 364, 62, 14, '#fff', 7, ' opacity=".3"') +
          line(`M${x + 14} 322h70`, '#fff', 5, ' opacity=".35"')
        );
      }),
      rect(318, 432, 164, 84, '#fbf8f1', 8) +
        drawBadge(344, 448, 112, adjustBrightness(accent, -0.1)) +
        rect(356, 498, 88, 7, '#17130f', 3, ' opacity=".25"'),
      highlightStroke('M166 400l24 200', 11, 0.5) + highlightStroke('M176 248h300', 6, 0.5),
    ].join(''),
};

// One round of a woven basket that narrows downwards, every other round shifted by half a strand.
function weaveRow(row: number): string {
  const count = row > 3 ? 14 : 15;
  const half = 246 - row * 8;
  return repeat(count - (row % 2), (index) => {
    const share = (index + 0.5 + (row % 2) * 0.5) / count;
    const x = Math.round(400 - half + share * half * 2);
    const y = Math.round(374 + row * 37 + 56 * Math.sin(share * Math.PI));
    return `M${x - 13} ${y}q13-11 26 0`;
  });
}

const basket: Illustration = {
  bounds: [120, 176, 560, 492],
  orientation: 'stand',
  groundContact: [190, 420],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(400, 322, 262, adjustBrightness(colour, -0.62), 72),
      path('M180 316q80-62 190-46 90-26 180 4 50 8 70 40-80 60-220 60t-220-58z', defs.ball('#efe7da')),
      path(
        'M250 300q70-40 140-14M420 280q80-24 140 22',
        'none',
        ' stroke="#cbbfa9" stroke-width="6" stroke-linecap="round"',
      ),
      path('M138 330q10 68 262 68t262-68l-52 284q-8 54-210 54t-210-54z', defs.verticalCylinder(colour)),
      repeat(6, (row) => {
        const strands = weaveRow(row);
        return (
          line(strands, adjustBrightness(colour, -0.42), 11, ' opacity=".8"') +
          group(line(strands, adjustBrightness(colour, 0.4), 5, ' opacity=".8"'), 'translate(0 -5)')
        );
      }),
      path(
        'M124 322a276 78 0 0 0 552 0l-6 30a272 78 0 0 1-540 0z',
        defs.verticalCylinder(adjustBrightness(colour, -0.08)),
      ),
      ellipse(400, 322, 270, 'none', 76, ` stroke="${adjustBrightness(colour, 0.1)}" stroke-width="16"`),
      ellipse(
        400,
        322,
        270,
        'none',
        76,
        ` stroke="${adjustBrightness(colour, -0.4)}" stroke-width="16" stroke-dasharray="5 21"`,
      ),
      repeat(2, (index) => {
        const x = index ? 656 : 144;
        const d = `M${x - 14 * (index ? 1 : -1)} 350C${x - 90 * (index ? 1 : -1)} 170 ${x - 220 * (index ? 1 : -1)} 170 ${x - 176 * (index ? 1 : -1)} 374`;
        return (
          line(d, adjustBrightness(accent, -0.4), 24) +
          line(d, accent, 16) +
          line(d, adjustBrightness(accent, 0.3), 4, ' stroke-dasharray="8 9"')
        );
      }),
      path('M190 596q60 44 210 44t210-44l-4 24q-8 48-206 48t-206-48z', '#17130f', ' opacity=".14"'),
    ].join(''),
};

function hanger(defs: SvgDefs, colour: string, accent: string): string {
  return [
    line('M400 250v-46q0-20 22-26 26-12 20-40-8-30-42-30-32 0-38 30', adjustBrightness(accent, -0.42), 15),
    line('M400 250v-46q0-20 22-26 26-12 20-40-8-30-42-30-32 0-38 30', accent, 10),
    line('M396 246v-42q2-16 20-24', '#fff', 3, ' opacity=".7"'),
    path(
      'M400 226q34 0 62 22l206 120q50 34 36 64-14 16-48-2L400 318 144 430q-34 18-48 2-14-30 36-64l206-120q28-22 62-22z',
      defs.flat(colour),
    ),
    path(
      'M400 318L144 430q-34 18-48 2-6-12-2-24 10 14 40 0l266-116 266 116q30 14 40 0 4 12-2 24-14 16-48-2z',
      adjustBrightness(colour, -0.34),
    ),
    line('M352 258l-210 122M470 264l190 112', adjustBrightness(colour, -0.2), 3, ' opacity=".5"'),
    highlightStroke('M362 244L150 368', 6, 0.5),
    rect(130, 430, 540, 20, defs.horizontalCylinder(adjustBrightness(colour, -0.06)), 9),
    ellipse(400, 246, 18, defs.ball(accent)),
  ].join('');
}

const hangers: Illustration = {
  bounds: [86, 104, 660, 560],
  orientation: 'hang',
  backdrop: 'rail',
  draw: ({ colour, accent, defs }) =>
    [
      group(hanger(defs, adjustBrightness(colour, -0.24), accent), 'translate(58 206) rotate(5 400 200)'),
      group(hanger(defs, adjustBrightness(colour, -0.1), accent), 'translate(26 106) rotate(1 400 200)'),
      group(hanger(defs, colour, accent), 'rotate(-2 400 200)'),
    ].join(''),
};

function shoe(defs: SvgDefs, x: number, y: number, fill: string, sole: string, isMirrored = false): string {
  return group(
    path('M0-8h150q14 2 12 14l-2 6H0z', defs.horizontalCylinder(sole)) +
      path('M2-8q-6-46 4-62 24 10 48-6l42 34q36 6 52 18 8 6 8 16z', defs.flat(fill)) +
      path('M6-70q24 10 48-6l10 8q-28 24-58 16z', adjustBrightness(fill, -0.45)) +
      line('M66-52l-14 18M80-42l-14 18M94-34l-12 16', '#fff', 4, ' opacity=".8"'),
    `translate(${x + (isMirrored ? 160 : 0)} ${y}) scale(${isMirrored ? '-1 1' : '1'})`,
  );
}

const shoeRack: Illustration = {
  bounds: [118, 220, 564, 460],
  orientation: 'stand',
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) => {
    const tier = (y: number): string =>
      path(`M176 ${y - 24}h448l30 24H146z`, adjustBrightness(accent, 0.2)) +
      repeat(3, (index) =>
        line(
          `M${170 - index * 8} ${y - 18 + index * 7}h${460 + index * 16}`,
          adjustBrightness(accent, -0.35),
          3,
          ' opacity=".5"',
        ),
      ) +
      rect(146, y, 508, 16, defs.fade(accent, adjustBrightness(accent, -0.3)), 3);
    return [
      tube('M180 660V250h440v410', adjustBrightness(colour, -0.3), 14),
      tier(330),
      shoe(defs, 190, 318, '#f1ece2', '#d5cdbd') + shoe(defs, 372, 318, '#24507f', '#f6f3ec', true),
      tier(476),
      shoe(defs, 222, 464, '#8a5a36', '#3a2a1c') + shoe(defs, 436, 464, '#34393c', '#8d969c'),
      tier(622),
      shoe(defs, 180, 610, '#b5523f', '#f6f3ec') + shoe(defs, 350, 610, '#b5523f', '#f6f3ec'),
      path('M540 604h84v-70q0-8-8-8h-68q-8 0-8 8z', defs.flat('#d9c3a0')) +
        rect(532, 516, 100, 22, defs.horizontalCylinder('#c8a878'), 4),
      tube('M138 672V232h524v440', colour, 22),
      rect(124, 664, 30, 16, '#2e3235', 4) + rect(646, 664, 30, 16, '#2e3235', 4),
      shadowPath('M146 346h508v8H146zM146 492h508v8H146z', 0.14),
    ].join('');
  },
};

export const HOME_STORAGE_KINDS = {
  'storage-box': storageBox,
  basket,
  hangers,
  'shoe-rack': shoeRack,
} satisfies Record<string, Illustration>;
