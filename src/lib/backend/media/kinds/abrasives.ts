import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import { adjustBrightness, ellipse, group, line, path, rect, repeat, shadowPath } from '../svg/shapes.ts';
import { BRASS, cord, getCirclePoint, RUBBER, repeatAround, ring, sheen, vents } from './parts.ts';

const sawBlade: Illustration = {
  bounds: [96, 96, 608, 608],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      repeatAround(
        30,
        400,
        400,
        () =>
          path(
            'M378 122l8-24 24-2 4 22 24 8-6 16h-56z',
            defs.verticalSteel(adjustBrightness(colour, -0.12)),
          ) + path('M384 98l26-2 3 16-24 4z', '#d0a24a'),
      ),
      ellipse(400, 400, 282, defs.verticalSteel(colour)),
      sheen(400, 400, 280, 0.4),
      repeatAround(5, 400, 400, () =>
        line('M400 122v52q10 14 0 24t-6 22', adjustBrightness(colour, -0.6), 6),
      ),
      ring(400, 400, 200, 4, adjustBrightness(colour, -0.3), ' opacity=".6"'),
      ellipse(400, 400, 172, accent) + ring(400, 400, 160, 4, '#fff', ' opacity=".6"'),
      path(
        `M400 400L${getCirclePoint(400, 400, 172, 200)}A172 172 0 0 1 ${getCirclePoint(400, 400, 172, 250)}z`,
        '#fff',
        ' opacity=".18"',
      ),
      drawBadge(312, 284, 176, adjustBrightness(accent, -0.5)),
      repeat(2, (index) =>
        rect(330 + index * 20, 490 + index * 22, 140 - index * 40, 9, '#fff', 4, ' opacity=".7"'),
      ),
      ellipse(400, 400, 74, defs.verticalSteel(colour)),
      ellipse(400, 400, 40, '#fafaf8') + ring(400, 400, 40, 5, adjustBrightness(colour, -0.5)),
    ].join(''),
};

const grindingDisc: Illustration = {
  bounds: [96, 130, 608, 556],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const drawPad = (paper: string, darkColour: string): string =>
      [
        ellipse(0, 8, 232, adjustBrightness(darkColour, -0.4)),
        ellipse(0, 0, 232, defs.ball(darkColour)),
        repeat(7, (index) =>
          ring(
            0,
            0,
            120 + index * 17,
            5,
            index % 2 ? '#fff' : '#000',
            ` stroke-dasharray="${2 + (index % 3)} ${7 + index}" opacity=".2"`,
          ),
        ),
        ellipse(0, 0, 128, paper) + ring(0, 0, 116, 5, adjustBrightness(paper, -0.3)),
        drawBadge(-76, -92, 152, adjustBrightness(paper, -0.55)),
        repeat(2, (index) =>
          rect(
            -60 + index * 16,
            68 + index * 18,
            120 - index * 32,
            8,
            adjustBrightness(paper, -0.55),
            4,
            ' opacity=".6"',
          ),
        ),
        ellipse(0, 0, 54, defs.verticalSteel('#c3a05a')) +
          ellipse(0, 0, 30, '#f3efe6') +
          ring(0, 0, 30, 5, '#7a6330'),
      ].join('');
    return (
      group(drawPad(adjustBrightness(accent, 0.1), '#4a3f38'), 'translate(470 364)') +
      shadowPath('M330 690a240 240 0 0 0 236-260 190 190 0 0 1-236 260z', 0.1) +
      group(drawPad(colour, '#2f3335'), 'translate(328 448)')
    );
  },
};

const drillBit: Illustration = {
  bounds: [298, 160, 290, 560],
  orientation: 'lie',
  tilt: 38,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const bit = (x: number, top: number, width: number, length: number): string => {
      const pitch = width * 1.1;
      const flute = (index: number): string => {
        const y = Math.round(top + 66 + index * pitch);
        const half = width / 2;
        return `M${x - half} ${y + width * 0.8}q${half} -6 ${width} ${-width * 0.8}v${width * 0.36}q${-width * 0.4} ${width * 0.7} ${-width} ${width * 0.82}z`;
      };
      const flutes = Array.from({ length: Math.floor((length - 90) / pitch) }, (_, index) => flute(index));
      return [
        rect(
          x - width * 0.36,
          top + length,
          width * 0.72,
          700 - top - length,
          defs.verticalSteel('#9aa3a8'),
          4,
        ),
        rect(x - width / 2, top + 30, width, length - 20, defs.verticalSteel(colour), 6),
        path(flutes.join(''), adjustBrightness(colour, -0.68), ' opacity=".8"'),
        path(
          `M${x - half(width)} ${top + 44}L${x} ${top}l${half(width)} 44-${half(width)} 18z`,
          defs.verticalSteel(BRASS),
        ),
        rect(x - width * 0.36, 640, width * 0.72, 20, accent),
      ].join('');
    };
    return bit(290, 250, 60, 250) + bit(384, 170, 80, 330) + bit(500, 90, 100, 420);
  },
};

function half(width: number): number {
  return width / 2 + 4;
}

const sandpaper: Illustration = {
  bounds: [118, 140, 564, 540],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const rows = (count: number, step: number, from: number): string =>
      Array.from(
        { length: count },
        (_, row) => `M${-192 + ((row * 7) % 13)} ${from + row * step}h${372 + ((row * 5) % 11)}`,
      ).join('');
    const sheet = (fill: string): string =>
      [
        rect(-200, -240, 400, 480, defs.flat(fill), 4),
        line(rows(34, 14, -230), '#17130f', 3.4, ' stroke-dasharray="0 13" opacity=".3"'),
        line(rows(26, 18, -226), '#fff', 3, ' stroke-dasharray="0 17" opacity=".3"'),
        line(rows(15, 31, -220), '#17130f', 5, ' stroke-dasharray="0 29" opacity=".24"'),
      ].join('');
    return [
      group(sheet(adjustBrightness(accent, -0.1)), 'translate(450 404) rotate(12)'),
      group(sheet(adjustBrightness(colour, -0.32)), 'translate(408 410) rotate(3)'),
      group(
        [
          sheet(colour),
          path('M200 100v140H40q20-14 34-60 60-10 126-80z', adjustBrightness(colour, -0.45)),
          path('M40 240q34-110 24-140 60 20 136 4-30 60-160 136z', defs.flat('#e9dfcd')),
          line('M84 130q44 8 80 2M78 152q30 6 52 2', '#a39780', 6),
        ].join(''),
        'translate(346 416) rotate(-8)',
      ),
      group(drawBadge(-70, -24, 140, adjustBrightness(colour, -0.55)), 'translate(256 256) rotate(-8)'),
    ].join('');
  },
};

const solderingIron: Illustration = {
  bounds: [88, 104, 624, 536],
  orientation: 'stand',
  groundContact: [330, 380],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) => {
    const coil = (sweep: number, fill: string): string =>
      line(
        Array.from({ length: 9 }, (_, index) => {
          const x = -112 - index * 24;
          const height = 46 - index * 2.4;
          return `M${x} ${-height}A14 ${height} 0 0 ${sweep} ${x} ${height}`;
        }).join(''),
        fill,
        8,
      );
    return [
      cord('M150 146q-70-40-56 90t40 190 20 150 110 54', 14),
      path('M330 634l30-50h310l42 50z', defs.fade('#5b6368', '#33383b')),
      rect(326, 620, 386, 20, defs.horizontalCylinder('#33383b'), 6),
      ellipse(630, 600, 46, '#8f6a2a', 13) + ellipse(630, 596, 46, defs.ball('#d9b25c'), 12),
      line('M408 390l6 206M552 500l4 96', '#7d868c', 12),
      group(
        [
          coil(1, '#8d969c'),
          path('M-320-6h90l20-8v28l-20-8h-90l-18-3v-5z', defs.horizontalSteel('#d9a866')),
          rect(-230, -18, 112, 36, defs.horizontalSteel(), 5),
          path('M-120-34h24l30-6H90q60 4 66 40-6 36-66 40H-66l-30-6h-24z', defs.horizontalCylinder(colour)),
          rect(-88, -42, 26, 84, defs.horizontalCylinder(accent), 6),
          path(
            'M-40-31H70q24 0 26 31-2 31-26 31H-40q-20 0-22-31 2-31 22-31z',
            defs.horizontalCylinder(RUBBER),
          ),
          vents(-26, -24, 6, 18, 48),
          rect(148, -16, 52, 32, defs.horizontalCylinder('#33383b'), 8),
          vents(162, -12, 3, 13, 24),
          coil(0, '#d5dade'),
        ].join(''),
        'translate(300 270) rotate(220)',
      ),
    ].join('');
  },
};

export const ABRASIVE_KINDS = {
  'saw-blade': sawBlade,
  'grinding-disc': grindingDisc,
  'drill-bit': drillBit,
  sandpaper,
  'soldering-iron': solderingIron,
} satisfies Record<string, Illustration>;
