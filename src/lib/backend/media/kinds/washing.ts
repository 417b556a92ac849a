import type { Illustration } from '../illustration.ts';
import { drawBadge, drawLabel } from '../svg/labels.ts';
import {
  adjustBrightness,
  cylinder,
  cylinderTop,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
} from '../svg/shapes.ts';

const soapDispenser: Illustration = {
  bounds: [258, 110, 290, 590],
  orientation: 'stand',
  backdrop: 'tiles',
  draw: ({ colour, accent, defs }) =>
    [
      rect(388, 180, 24, 90, defs.verticalSteel(accent)),
      path('M262 150q0-24 26-26h120q36 0 40 26v34h-70v-20h-80l-16 34h-20z', defs.horizontalSteel(accent)),
      path(
        'M360 116h80q12 0 12 14v20H350v-20q0-14 10-14z',
        defs.verticalSteel(adjustBrightness(accent, 0.08)),
      ),
      cylinder(352, 262, 96, 36, 10, defs.verticalSteel(accent)) +
        cylinderTop(352, 262, 96, 10, defs.verticalSteel(adjustBrightness(accent, 0.2))),
      path(
        'M344 306h112q6 30 40 40 52 18 52 70v236q0 46-48 46H300q-48 0-48-46V416q0-52 52-70 34-10 40-40z',
        defs.verticalCylinder(colour),
      ),
      path('M252 590v62q0 46 48 46h200q48 0 48-46v-62q-148 40-296 0z', '#17130f', ' opacity=".1"'),
      drawLabel(330, 420, 140, 170, adjustBrightness(accent, -0.3)),
      highlightStroke('M276 420q4-40 40-54', 10, 0.6) + highlightStroke('M272 450v170', 8, 0.5),
      highlightStroke('M282 140h110', 5, 0.7),
    ].join(''),
};

const towel: Illustration = {
  bounds: [120, 190, 560, 440],
  orientation: 'stand',
  backdrop: 'tiles',
  draw: ({ colour, accent, defs }) => {
    const folded = (y: number, fill: string, inset: number): string => {
      const left = 126 + inset;
      const right = 674 - inset;
      const seam = `M${right - 6} ${y + 48}H${left + 60}q-26 0-26 24t26 24H${right - 8}`;
      return [
        path(
          `M${left + 40} ${y}H${right - 22}q22 4 22 24t-16 24q18 4 18 24t-18 24q16 4 16 24t-22 24H${left + 40}q-40-10-40-72t40-72z`,
          defs.fade(adjustBrightness(fill, 0.14), adjustBrightness(fill, -0.24)),
        ),
        line(seam, adjustBrightness(fill, -0.42), 6, ' opacity=".6"'),
        group(line(seam, '#fff', 4, ' opacity=".3"'), 'translate(2 6)'),
        line(pile([left + 30, y + 8, right - left - 60, 126], 70), '#fff', 3, ' opacity=".3"'),
        rect(right - 190, y + 1, 22, 142, accent, 0, ' opacity=".85"'),
        rect(right - 156, y + 1, 8, 142, accent, 0, ' opacity=".6"'),
        highlightStroke(`M${left + 44} ${y + 9}h${right - left - 280}`, 7, 0.4),
      ].join('');
    };
    return [
      folded(486, colour, 0),
      folded(340, adjustBrightness(colour, 0.14), 10),
      folded(194, colour, 4),
      rect(206, 262, 76, 100, '#fbf8f1', 4),
      drawBadge(216, 288, 56, adjustBrightness(accent, -0.2)),
    ].join('');
  },
};

const bathMat: Illustration = {
  bounds: [110, 200, 580, 410],
  orientation: 'lie',
  backdrop: 'floor',
  draw: ({ colour, accent, defs }) => {
    const knots = (offset: number): string =>
      Array.from({ length: 9 }, (_, row) => `M${190 + (row % 2) * 14} ${284 + offset + row * 30}h420`).join(
        '',
      );
    return [
      rect(110, 208, 580, 402, adjustBrightness(colour, -0.42), 40),
      rect(110, 200, 580, 400, defs.flat(colour), 40),
      line(pile([124, 208, 552, 384], 130), '#fff', 3, ' opacity=".28"'),
      rect(140, 232, 520, 338, 'none', 24, ` stroke="${accent}" stroke-width="16" opacity=".85"`),
      rect(
        166,
        258,
        468,
        286,
        'none',
        14,
        ` stroke="${adjustBrightness(colour, 0.4)}" stroke-width="6" opacity=".7"`,
      ),
      line(knots(0), adjustBrightness(colour, -0.28), 18, ' stroke-dasharray="0 28" opacity=".55"'),
      line(knots(-4), adjustBrightness(colour, 0.32), 14, ' stroke-dasharray="0 28"'),
    ].join('');
  },
};

const toiletBrush: Illustration = {
  bounds: [286, 90, 300, 616],
  orientation: 'stand',
  backdrop: 'bathroom',
  draw: ({ colour, accent, defs }) =>
    [
      rect(418, 116, 30, 400, defs.verticalSteel(accent), 12),
      rect(408, 92, 50, 150, defs.verticalSteel(adjustBrightness(accent, 0.05)), 24),
      ellipse(433, 450, 60, defs.verticalSteel(adjustBrightness(accent, -0.05)), 14) +
        ellipse(433, 444, 60, defs.verticalSteel(adjustBrightness(accent, 0.2)), 13),
      cylinder(326, 470, 214, 200, 30, defs.verticalCylinder(colour)),
      ellipse(433, 470, 107, adjustBrightness(colour, -0.3), 30) +
        ellipse(433, 474, 92, '#17130f', 23, ' opacity=".55"'),
      path('M380 474q-4-60 16-76h74q20 16 16 76-50 24-106 0z', '#f3f1ea'),
      line(
        Array.from(
          { length: 11 },
          (_, index) => `M${386 + index * 9.4} ${402 + (index % 2) * 8}l${(index - 5) * 1.2} 76`,
        ).join(''),
        '#c9c4b8',
        4,
      ),
      path('M326 470a107 30 0 0 0 214 0v14a107 30 0 0 1-214 0z', adjustBrightness(colour, 0.3)),
      path('M326 640q107 56 214 0v30a107 30 0 0 1-214 0z', accent, ' opacity=".85"'),
      drawBadge(386, 568, 94, accent),
      highlightStroke('M352 516v130', 11, 0.5) + highlightStroke('M420 110v110', 6, 0.6),
    ].join(''),
};

// Short fibres of terry cloth, scattered over a box by a fixed rule.
function pile([x, y, width, height]: readonly [number, number, number, number], count: number): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `M${Math.round(x + width * ((index * 0.618034) % 1))} ${Math.round(y + height * ((index * 0.754878) % 1))}l${index % 2 ? 4 : -3} 7`,
  ).join('');
}

export const WASHING_KINDS = {
  'soap-dispenser': soapDispenser,
  towel,
  'bath-mat': bathMat,
  'toilet-brush': toiletBrush,
} satisfies Record<string, Illustration>;
