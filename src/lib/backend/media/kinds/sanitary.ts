import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import {
  adjustBrightness,
  cylinder,
  ellipse,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';
import { block, IRON, ring, STEEL, screwHead } from './parts.ts';

const CERAMIC = '#f4f3ee';

const vanity: Illustration = {
  bounds: [120, 140, 560, 540],
  orientation: 'hang',
  backdrop: 'bathroom',
  draw: ({ colour, accent, defs }) =>
    [
      block(defs, [150, 366, 478, 312], [30, 22], colour),
      repeat(2, (index) => {
        const y = 384 + index * 148;
        return (
          rect(164, y, 450, 136, adjustBrightness(colour, -0.4), 6) +
          rect(164, y - 2, 450, 134, defs.flat(adjustBrightness(colour, 0.07)), 6) +
          rect(318, y + 20, 144, 14, defs.horizontalSteel(accent), 7) +
          highlightStroke(`M174 ${y + 4}h430`, 3, 0.5)
        );
      }),
      path('M150 362h480l28-20v24l-28 20H150z', '#17130f', ' opacity=".2"'),
      path('M120 318l46-54h478l36 40v14l-40 54H132q-12 0-12-12z', defs.fade('#ffffff', '#dcdcd6')),
      path('M120 318h520v42q0 12-12 12H132q-12 0-12-12z', defs.flat(CERAMIC)),
      path('M640 318l40-18v22l-42 48z', '#cfcfc8'),
      path('M196 306l30-28h352l22 28q-8 6-20 6H214q-12 0-18-6z', defs.fade('#b9bfc0', '#e9eae6')),
      ellipse(400, 300, 16, defs.ball(STEEL), 5),
      cylinder(374, 262, 52, 14, 8, defs.verticalSteel(STEEL)),
      path(
        'M382 266V190q0-44 40-44 34 2 34 36v24h-24v-20q0-12-10-12-14 0-14 20v72z',
        defs.verticalSteel(STEEL),
      ),
      path('M384 176l-42-26q-10-12 4-16 16-4 56 18z', defs.horizontalSteel(STEEL)),
      highlightStroke('M390 262v-70q0-30 22-36', 5, 0.65) + highlightStroke('M134 326h490', 5, 0.9),
    ].join(''),
};

const toiletSeat: Illustration = {
  bounds: [190, 76, 420, 640],
  orientation: 'hang',
  backdrop: 'bathroom',
  draw: ({ colour, accent, defs }) => {
    const opening = 'M298 440v60q0 110 102 110t102-110v-60q0-26-26-26H324q-26 0-26 26z';
    const outline = 'M214 360q0-30 30-30h312q30 0 30 30v120q0 220-186 220T214 480z';
    return [
      path('M222 100q0-24 24-24h308q24 0 24 24l-8 220H230z', defs.flat(adjustBrightness(colour, 0.03))),
      path('M240 112q0-16 16-16h288q16 0 16 16l-6 196H246z', '#17130f', ' opacity=".05"'),
      path('M232 296h336l-2 28H234z', '#17130f', ' opacity=".14"'),
      repeat(
        2,
        (index) =>
          rect(258 + index * 220, 306, 64, 40, defs.horizontalCylinder(accent), 14) +
          ellipse(290 + index * 220, 326, 12, defs.ball(adjustBrightness(accent, 0.3))),
      ),
      path(
        `${outline}${opening}`,
        adjustBrightness(colour, -0.4),
        ' transform="translate(0 14)" fill-rule="evenodd"',
      ),
      path(`${outline}${opening}`, defs.flat(colour), ' fill-rule="evenodd"'),
      path(opening, 'none', ` stroke="${adjustBrightness(colour, -0.32)}" stroke-width="10"`),
      path('M304 520q14 84 96 84t96-84', 'none', ' stroke="#fff" stroke-width="5" opacity=".7"'),
      highlightStroke('M238 372v110q2 90 44 138', 10, 0.85) + highlightStroke('M246 100l4 160', 8, 0.7),
      drawBadge(360, 360, 80, adjustBrightness(accent, -0.15)),
    ].join('');
  },
};

const cistern: Illustration = {
  bounds: [150, 170, 500, 460],
  orientation: 'hang',
  backdrop: 'bathroom',
  draw: ({ colour, accent, defs }) =>
    [
      rect(366, 560, 68, 64, defs.verticalSteel('#eceae4'), 6) +
        rect(352, 556, 96, 24, defs.verticalCylinder('#dcd9d1'), 6),
      rect(596, 560, 26, 40, defs.verticalSteel(), 4) + rect(588, 590, 42, 26, defs.verticalSteel(), 5),
      path('M166 240h468l-22 300q-4 30-36 30H224q-32 0-36-30z', defs.flat(colour)),
      path('M166 240h468l-4 44q-230 22-460 0z', '#17130f', ' opacity=".1"'),
      path('M544 240h90l-22 300q-4 30-36 30h-30q20-150-2-330z', '#17130f', ' opacity=".06"'),
      path(
        'M150 214q0-34 40-36 210-16 420 0 40 2 40 36v24q-4 16-20 16H170q-16 0-20-16z',
        defs.horizontalCylinder(adjustBrightness(colour, 0.12)),
      ),
      ellipse(400, 184, 64, adjustBrightness(colour, -0.35), 14) +
        ellipse(400, 178, 62, defs.horizontalSteel(accent), 14),
      path('M400 164v28', 'none', ` stroke="${adjustBrightness(accent, -0.5)}" stroke-width="3"`),
      drawBadge(338, 360, 124, accent),
      path('M220 478q180 22 360 0', 'none', ' stroke="#17130f" stroke-width="3" opacity=".1"'),
      highlightStroke('M204 288l14 220', 13, 0.8) + highlightStroke('M176 206q120-14 180-16', 6, 0.9),
    ].join(''),
};

const squatPan: Illustration = {
  bounds: [180, 90, 440, 630],
  orientation: 'lie',
  backdrop: 'floor',
  draw: ({ colour, accent, defs }) =>
    [
      rect(180, 100, 440, 620, adjustBrightness(colour, -0.35), 46),
      rect(180, 90, 440, 616, defs.flat(colour), 46),
      rect(196, 106, 408, 584, 'none', 36, ' stroke="#fff" stroke-width="6" opacity=".8"'),
      ...[218, 498].map((x) =>
        [
          rect(x, 240, 84, 290, defs.flat(adjustBrightness(colour, -0.05)), 26),
          rect(x, 240, 84, 290, 'none', 26, ` stroke="${adjustBrightness(colour, -0.22)}" stroke-width="4"`),
          line(
            Array.from({ length: 9 }, (_, row) => `M${x + 16} ${266 + row * 30}h52`).join(''),
            adjustBrightness(colour, -0.24),
            7,
          ),
          line(
            Array.from({ length: 9 }, (_, row) => `M${x + 16} ${271 + row * 30}h52`).join(''),
            '#fff',
            3,
            ' opacity=".8"',
          ),
        ].join(''),
      ),
      path('M324 226q0-76 76-76t76 76v300q0 92-76 92t-76-92z', adjustBrightness(colour, -0.34)),
      path(
        'M332 236q0-74 68-74t68 74v286q0 88-68 88t-68-88z',
        defs.fade(adjustBrightness(colour, -0.28), adjustBrightness(colour, 0.1)),
      ),
      path('M344 460V246q0-60 50-68-30 130-18 300z', '#fff', ' opacity=".4"'),
      ellipse(400, 538, 48, adjustBrightness(colour, -0.4), 46) +
        ellipse(400, 542, 42, '#8fb6c0', 38) +
        highlightStroke('M376 528q10-14 28-14', 6, 0.9),
      ellipse(400, 132, 18, defs.ball(accent)) + ring(400, 132, 11, 3, '#17130f', ' opacity=".35"'),
      highlightStroke('M210 220v-60q2-40 44-44', 8, 0.9),
    ].join(''),
};

const concealedFrame: Illustration = {
  bounds: [190, 70, 420, 646],
  orientation: 'stand',
  backdrop: 'site',
  draw: ({ colour, accent, defs }) =>
    [
      ...[206, 552].map(
        (x) =>
          rect(x, 78, 42, 620, defs.verticalCylinder(accent), 3) +
          line(
            Array.from({ length: 11 }, (_, row) => `M${x + 21} ${120 + row * 52}v14`).join(''),
            '#17130f',
            10,
            ' opacity=".35"',
          ) +
          rect(x - 16, 694, 74, 22, defs.horizontalCylinder(IRON), 4) +
          rect(x + 10, 640, 22, 56, defs.verticalSteel(), 3),
      ),
      rect(206, 70, 388, 34, defs.horizontalCylinder(accent), 4),
      rect(230, 404, 340, 34, defs.horizontalCylinder(adjustBrightness(accent, -0.1))) +
        rect(230, 590, 340, 30, defs.horizontalCylinder(adjustBrightness(accent, -0.1))),
      path('M258 140q0-16 16-16h252q16 0 16 16v222q0 26-26 26H284q-26 0-26-26z', defs.flat(colour)),
      path('M258 300h284v62q0 26-26 26H284q-26 0-26-26z', '#17130f', ' opacity=".1"'),
      line('M282 318h236M282 342h236', adjustBrightness(colour, -0.2), 6),
      rect(316, 160, 168, 104, adjustBrightness(colour, -0.3), 10) +
        rect(322, 162, 156, 96, defs.flat('#e9ece9'), 8),
      rect(334, 174, 84, 72, defs.flat('#ffffff'), 8) + rect(424, 174, 42, 72, defs.flat('#ffffff'), 8),
      rect(362, 386, 76, 120, defs.verticalCylinder('#e9e7e0'), 4) +
        rect(350, 384, 100, 22, defs.verticalCylinder(adjustBrightness(colour, -0.1)), 6),
      ellipse(400, 512, 48, defs.ball('#3a3f43')) + ellipse(400, 512, 32, '#17130f'),
      path('M366 560h68v46q0 30-34 30t-34-30z', defs.verticalCylinder('#3a3f43')) +
        ellipse(400, 604, 26, '#17130f', 22),
      ...[300, 500].map(
        (x) =>
          rect(x - 8, 436, 16, 90, defs.verticalSteel()) +
          ellipse(x, 506, 15, defs.ball(STEEL)) +
          screwHead(defs, x, 506, 8),
      ),
      rect(532, 130, 26, 60, defs.verticalSteel(), 4),
      highlightStroke('M274 150v140', 8, 0.5) + highlightStroke('M214 84h360', 4, 0.5),
    ].join(''),
};

export const SANITARY_KINDS = {
  vanity,
  'toilet-seat': toiletSeat,
  cistern,
  'squat-pan': squatPan,
  'concealed-frame': concealedFrame,
} satisfies Record<string, Illustration>;
