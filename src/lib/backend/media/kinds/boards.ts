// Boards and timber.
import type { DrawContext, Illustration } from '../illustration.ts';
import { adjustBrightness, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';

/** A board that stands on its long side, seen from the front with its top and right edges. */
function drawBoard({ colour, defs }: DrawContext, face: string, edges: string): string {
  return [
    path('M130 200l26-26h540l-26 26z', adjustBrightness(colour, 0.28)),
    path('M670 200l26-26v426l-26 36z', adjustBrightness(colour, -0.2)),
    edges,
    rect(130, 200, 540, 436, defs.flat(colour), 2),
    face,
    line('M130 200h540v436', '#fff', 3, ' opacity=".35"'),
  ].join('');
}

const GRAIN = [
  'M130 250q140-24 270 0t270-8',
  'M130 310q120 30 280 4t260 10',
  'M130 372q60-20 160-8 110 12 190-6t190 4',
  'M130 440q150 20 270-6t270 8',
  'M130 506q100-26 240-2t300-10',
  'M130 572q150 24 300 0t240 6',
].join('');

const plywoodSheet: Illustration = {
  bounds: [130, 174, 566, 462],
  orientation: 'stand',
  groundContact: [130, 560],
  backdrop: 'bench',
  draw: (context) => {
    const { colour, accent } = context;
    const layers = repeat(4, (index) => {
      const offset = 4 + index * 6;
      return (
        line(`M${130 + offset} ${200 - offset}h540`, accent, 3, ' opacity=".75"') +
        line(`M${670 + offset} ${200 - offset}v${436 - offset * 0.36}`, accent, 3, ' opacity=".75"')
      );
    });
    const face =
      line(GRAIN, adjustBrightness(colour, -0.24), 4, ' opacity=".5"') +
      path(
        'M250 410q40-34 90 0-44 32-90 0z',
        'none',
        ` stroke="${adjustBrightness(colour, -0.3)}" stroke-width="4" opacity=".6"`,
      ) +
      path('M268 410q26-16 54 0-26 16-54 0z', adjustBrightness(colour, -0.35), ' opacity=".6"') +
      path(
        'M500 300q30-24 64 0-32 24-64 0z',
        'none',
        ` stroke="${adjustBrightness(colour, -0.3)}" stroke-width="4" opacity=".5"`,
      );
    return drawBoard(context, face, layers);
  },
};

const mdfBoard: Illustration = {
  bounds: [130, 174, 566, 462],
  orientation: 'stand',
  groundContact: [130, 560],
  backdrop: 'bench',
  draw: (context) => {
    const { colour, accent } = context;
    const fuzz = repeat(40, (index) => `M${150 + ((index * 97) % 500)} ${220 + ((index * 149) % 400)}h7`);
    const edge = line(
      repeat(
        30,
        (index) =>
          `M${146 + index * 18} ${194 - (index % 3) * 7}h8M${675 + (index % 3) * 7} ${204 + index * 13}v6`,
      ),
      accent,
      4,
      ' opacity=".55"',
    );
    const face =
      line(fuzz, adjustBrightness(colour, -0.16), 3, ' opacity=".6"') +
      // A milled profile along the lower edge shows the purpose of the board.
      rect(130, 556, 540, 12, adjustBrightness(colour, -0.2)) +
      rect(130, 568, 540, 30, adjustBrightness(colour, 0.12)) +
      rect(130, 598, 540, 8, adjustBrightness(colour, -0.26)) +
      highlightStroke('M140 574h520', 4, 0.4);
    return drawBoard(context, face, edge);
  },
};

const osbBoard: Illustration = {
  bounds: [130, 174, 566, 462],
  orientation: 'stand',
  groundContact: [130, 560],
  backdrop: 'site',
  draw: (context) => {
    const { colour, accent } = context;
    const strands = repeat(84, (index) => {
      const [x, y] = [136 + ((index * 83) % 440), 214 + ((index * 163) % 384)];
      const [across, up] = [44 + ((index * 13) % 40), ((index * 29) % 34) - 14];
      const tone = ((index * 5) % 7) * 0.1 - 0.3;
      return path(
        `M${x} ${y}l${across} ${up} 10 14-${across} ${-up}z`,
        adjustBrightness(index % 4 ? colour : accent, tone),
      );
    });
    const edge = line(
      'M144 190h522M152 181h524M680 204v410M689 194v400',
      accent,
      5,
      ' stroke-dasharray="22 9" opacity=".6"',
    );
    return drawBoard(context, strands, edge);
  },
};

const timber: Illustration = {
  bounds: [90, 190, 630, 430],
  orientation: 'stand',
  groundContact: [100, 600],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) => {
    const drawBeam = (x: number, y: number, tone: number): string => {
      const wood = adjustBrightness(colour, tone);
      return [
        path(`M${x} ${y}l120-70h390l-120 70z`, adjustBrightness(wood, 0.25)),
        path(`M${x + 390} ${y}l120-70v100l-120 70z`, adjustBrightness(wood, -0.2)),
        rect(x, y, 390, 100, defs.flat(wood), 4),
        line(
          `M${x} ${y + 26}q160-14 390 4M${x} ${y + 52}q120 16 390-2M${x} ${y + 78}q180-10 390 6`,
          adjustBrightness(wood, -0.25),
          3,
          ' opacity=".5"',
        ),
        line(
          `M${x + 394} ${y + 30}l112-66M${x + 394} ${y + 64}l112-66`,
          adjustBrightness(wood, -0.4),
          3,
          ' opacity=".5"',
        ),
        path(`M${x + 120} ${y + 50}q24-18 50 0-26 18-50 0z`, accent, ' opacity=".75"'),
        highlightStroke(`M${x + 8} ${y + 6}h370`, 4, 0.4),
      ].join('');
    };
    return (
      drawBeam(90, 520, -0.06) +
      drawBeam(210, 520, 0.06) +
      drawBeam(90, 414, 0.08) +
      drawBeam(210, 414, -0.04) +
      drawBeam(150, 308, 0.02)
    );
  },
};

export const BOARD_KINDS = {
  'plywood-sheet': plywoodSheet,
  'mdf-board': mdfBoard,
  'osb-board': osbBoard,
  timber,
} satisfies Record<string, Illustration>;
