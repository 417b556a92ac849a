import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import {
  adjustBrightness,
  cylinder,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
  shadowPath,
} from '../svg/shapes.ts';

const showerHead: Illustration = {
  bounds: [130, 130, 554, 539],
  orientation: 'hang',
  backdrop: 'tiles',
  draw: ({ colour, accent, defs }) =>
    [
      path('M610 150h66v100h-66q-150 4-180 60v80h-60v-90q20-146 240-150z', defs.verticalSteel(colour)),
      rect(650, 130, 34, 140, defs.verticalSteel(adjustBrightness(colour, 0.1)), 10),
      line('M640 172q-180 8-240 120', '#fff', 9, ' opacity=".45"'),
      cylinder(352, 380, 96, 50, 14, defs.verticalSteel(adjustBrightness(colour, -0.12))),
      path('M330 424q70-20 140 0l100 46H230z', defs.verticalSteel(colour)),
      ellipse(400, 500, 270, defs.verticalSteel(adjustBrightness(colour, -0.2)), 74),
      ellipse(400, 490, 270, defs.verticalSteel(colour), 74),
      ellipse(400, 496, 252, adjustBrightness(colour, -0.3), 62),
      ...[0, 1, 2, 3].map(
        (ring) =>
          `<ellipse cx="400" cy="${498}" rx="${50 + ring * 58}" ry="${10 + ring * 14}" fill="none" stroke="${ring % 2 ? adjustBrightness(accent, 0.5) : '#dfe6e8'}" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 ${22 + ring * 3}"/>`,
      ),
      repeat(9, (index) =>
        line(
          `M${196 + index * 51} ${556 + (index % 2) * 16 + (4 - Math.abs(4 - index)) * 8}v${38 + (index % 3) * 16}`,
          '#8fc3d6',
          6,
          ' opacity=".65"',
        ),
      ),
      highlightStroke('M170 470q100-46 230-46', 8, 0.55),
    ].join(''),
};

const pipeFitting: Illustration = {
  bounds: [206, 210, 452, 452],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const nut = (fill: string): string =>
      rect(-104, 0, 208, 92, fill, 10) +
      rect(-40, 0, 80, 92, '#fff', 0, ' opacity=".18"') +
      rect(40, 0, 64, 92, '#17130f', 8, ' opacity=".16"');
    return [
      rect(240, 460, 150, 196, defs.verticalSteel(accent), 4),
      rect(462, 240, 196, 150, defs.horizontalSteel(accent), 4),
      path('M226 470V320q0-96 96-96h150v180h-60q-18 0-18 18v48z', defs.flat(colour)),
      path(
        'M250 460V326q2-76 76-78h140',
        'none',
        ' stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".5"',
      ),
      shadowPath('M394 470v-48q0-18 18-18h60v-26h-70q-34 2-34 40v52z', 0.2),
      group(nut(defs.verticalSteel(colour)), 'translate(310 462)'),
      group(nut(defs.verticalSteel(colour)), 'translate(464 314) rotate(-90)'),
      ellipse(316, 650, 75, adjustBrightness(accent, -0.4), 12),
      drawBadge(270, 372, 92, adjustBrightness(colour, -0.55)),
    ].join('');
  },
};

const flexibleHose: Illustration = {
  bounds: [166, 122, 472, 542],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, defs }) => {
    const braid = (d: string): string =>
      line(d, adjustBrightness(colour, -0.5), 50) +
      line(d, adjustBrightness(colour, 0.1), 42) +
      line(d, adjustBrightness(colour, -0.35), 42, ' stroke-dasharray="3 9" opacity=".55"') +
      line(d, '#fff', 10, ' opacity=".55"');
    const drawEnd = (x: number, y: number, angle: number, markColour: string): string =>
      group(
        rect(-27, 0, 54, 46, defs.verticalSteel('#b7bec3'), 5) +
          rect(-30, 36, 60, 16, markColour, 6) +
          path('M-42 52h84l6 10v46l-6 10h-84l-6-10V62z', defs.verticalSteel('#c8a15a')) +
          rect(-16, 52, 32, 66, '#fff', 0, ' opacity=".22"') +
          ellipse(0, 118, 32, '#5b6368', 8),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    return [
      braid('M214 520V330q6-140 130-140t130 140-20 220q-16 70-90 66'),
      drawEnd(364, 616, 90, '#2f6f8f'),
      drawEnd(214, 518, 0, '#2f6f8f'),
      braid('M590 300v130q-4 110-84 110t-88-120 10-220q10-30 40-30'),
      drawEnd(590, 302, 180, '#c24e3f'),
      drawEnd(468, 170, -90, '#c24e3f'),
    ].join('');
  },
};

const plunger: Illustration = {
  bounds: [250, 62, 300, 658],
  orientation: 'stand',
  backdrop: 'tiles',
  draw: ({ colour, accent, defs }) =>
    [
      rect(374, 62, 52, 430, defs.verticalCylinder(accent), 26),
      highlightStroke('M386 100v340', 7, 0.4),
      path('M352 470q48-16 96 0l8 56H344z', defs.verticalCylinder(adjustBrightness(colour, -0.12))),
      path(
        'M340 520q60-20 120 0 74 24 84 130 0 20-4 30-140 46-280 0-4-10-4-30 10-106 84-130z',
        defs.ball(colour),
      ),
      path(
        'M252 668q148 50 296 0l2 26q-150 52-300 0z',
        defs.verticalCylinder(adjustBrightness(colour, -0.2)),
      ),
      highlightStroke('M300 600q16-44 60-60', 12, 0.4),
    ].join(''),
};

export const TAP_AND_HOSE_KINDS = {
  'shower-head': showerHead,
  'pipe-fitting': pipeFitting,
  'flexible-hose': flexibleHose,
  plunger,
} satisfies Record<string, Illustration>;
