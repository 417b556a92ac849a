import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { BRASS, block, ring, STEEL } from './parts.ts';

const basin: Illustration = {
  bounds: [130, 260, 540, 366],
  orientation: 'hang',
  backdrop: 'bathroom',
  draw: ({ colour, defs }) =>
    [
      path('M340 480h120l-16 130q-44 24-88 0z', defs.verticalCylinder(adjustBrightness(colour, -0.08))),
      path(
        'M130 330q0-20 20-20h500q20 0 20 20-4 110-90 150-60 30-180 30t-180-30q-86-40-90-150z',
        defs.verticalCylinder(colour),
      ),
      path(
        'M130 330q0-20 20-20h500q20 0 20 20-2 60-30 96-80 40-240 40t-240-40q-28-36-30-96z',
        '#fff',
        ' opacity=".2"',
      ),
      ellipse(400, 322, 270, defs.fade(adjustBrightness(colour, 0.5), adjustBrightness(colour, 0.1)), 62),
      ellipse(400, 330, 216, defs.fade(adjustBrightness(colour, -0.26), adjustBrightness(colour, 0.16)), 44),
      path('M190 336q40 40 210 40t210-40q-30 56-210 54t-210-54z', '#fff', ' opacity=".4"'),
      ellipse(400, 352, 26, defs.ball('#c3cacf'), 9) + ellipse(400, 352, 14, '#17130f', 4, ' opacity=".5"'),
      ellipse(400, 284, 20, '#17130f', 7, ' opacity=".65"'),
      highlightStroke('M160 350q8 70 70 104', 12, 0.6),
    ].join(''),
};

const toilet: Illustration = {
  bounds: [196, 100, 420, 596],
  orientation: 'stand',
  groundContact: [260, 260],
  backdrop: 'bathroom',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M290 480h220l10 190q0 26-30 26H310q-30 0-30-26z',
        defs.verticalCylinder(adjustBrightness(colour, -0.06)),
      ),
      path('M226 124q0-24 26-24h296q26 0 26 24l-14 206H240z', defs.verticalCylinder(colour)),
      path(
        'M216 106q0-20 22-20h324q22 0 22 20v18q-184 20-368 0z',
        defs.verticalCylinder(adjustBrightness(colour, 0.2)),
      ),
      ellipse(400, 98, 44, defs.verticalSteel(accent), 12) +
        path('M400 87v22', 'none', ` stroke="${adjustBrightness(accent, -0.5)}" stroke-width="3"`),
      highlightStroke('M252 140l8 160', 12, 0.55),
      drawBadge(352, 220, 96, adjustBrightness(accent, -0.25)),
      rect(290, 316, 40, 26, defs.verticalCylinder(accent), 8) +
        rect(470, 316, 40, 26, defs.verticalCylinder(accent), 8),
      path('M196 420q0-90 204-90t204 90q0 110-110 180H306q-110-70-110-180z', defs.verticalCylinder(colour)),
      path('M202 446q30 100 110 150h176q80-50 110-150-60 70-198 70t-198-70z', '#17130f', ' opacity=".1"'),
      ellipse(400, 416, 208, defs.fade(adjustBrightness(colour, 0.7), adjustBrightness(colour, 0.2)), 84),
      ellipse(400, 420, 148, adjustBrightness(colour, -0.32), 54),
      ellipse(400, 426, 140, defs.fade(adjustBrightness(colour, -0.2), adjustBrightness(colour, 0.1)), 48),
      ellipse(400, 446, 70, '#a9cdd6', 20, ' opacity=".9"') + highlightStroke('M362 444q18-8 40-8', 5, 0.8),
      path('M400 332q200 0 208 84-10 84-208 84', 'none', ' stroke="#17130f" stroke-width="3" opacity=".14"'),
      highlightStroke('M216 400q30-50 130-58', 10, 0.8),
      highlightStroke('M306 530l8 120', 12, 0.45),
      rect(284, 676, 232, 20, defs.verticalCylinder(adjustBrightness(colour, -0.2)), 8),
    ].join(''),
};

const towelRail: Illustration = {
  bounds: [120, 196, 560, 420],
  orientation: 'hang',
  backdrop: 'bathroom',
  draw: ({ colour, accent, defs }) =>
    [
      repeat(
        2,
        (index) =>
          ellipse(158 + index * 484, 290, 40, adjustBrightness(colour, -0.5)) +
          ellipse(156 + index * 484, 284, 38, defs.ball(colour)) +
          rect(140 + index * 484, 230, 32, 60, defs.verticalSteel(colour), 10),
      ),
      rect(126, 208, 548, 26, defs.horizontalSteel(adjustBrightness(colour, -0.1)), 13),
      rect(120, 290, 560, 30, defs.horizontalSteel(colour), 15),
      path('M244 284q0-14 16-14h232q16 0 16 14v318q-132 16-264 0z', defs.verticalCylinder(accent)),
      path('M244 284q0-14 16-14h232q16 0 16 14v20q-132 14-264 0z', '#fff', ' opacity=".28"'),
      path(
        'M300 306q-10 140 0 302M372 308q6 150-4 304M446 306q-8 150 4 302',
        'none',
        ` stroke="${adjustBrightness(accent, -0.3)}" stroke-width="6" opacity=".28"`,
      ),
      path(
        'M244 506q132 16 264 0v14q-132 16-264 0zM244 534q132 16 264 0v40q-132 16-264 0z',
        adjustBrightness(accent, 0.45),
        ' opacity=".8"',
      ),
      line(
        Array.from({ length: 26 }, (_, index) => `M${249 + index * 10.2} 604v10`).join(''),
        adjustBrightness(accent, -0.1),
        4,
      ),
      highlightStroke('M150 214h480', 5, 0.7) + highlightStroke('M540 296h110', 5, 0.7),
    ].join(''),
};

const showerCurtain: Illustration = {
  bounds: [120, 110, 560, 590],
  orientation: 'hang',
  backdrop: 'bathroom',
  draw: ({ colour, accent, defs }) => {
    const fold = (index: number): string => {
      const x = 150 + index * 71;
      return path(
        `M${x - 8} 178q44 14 86 0l6 488q-8 30-48 32t-50-30z`,
        defs.verticalCylinder(index % 2 ? colour : adjustBrightness(colour, 0.06)),
      );
    };
    return [
      rect(120, 118, 560, 22, defs.horizontalSteel(), 11) +
        ellipse(128, 129, 18, defs.ball(STEEL), 26) +
        ellipse(672, 129, 18, defs.ball(STEEL), 26),
      repeat(7, fold),
      repeat(7, (index) => {
        const x = 186 + index * 71;
        return path(
          [0, 1, 2, 3].map((row) => `M${x - 22} ${262 + row * 112}l22-26 22 26-22 26z`).join(''),
          accent,
          ' opacity=".55"',
        );
      }),
      path('M150 612q250 30 498 0v24q-248 30-498 0z', accent, ' opacity=".8"'),
      path('M150 178q250 34 498 0v20q-248 34-498 0z', adjustBrightness(colour, 0.4), ' opacity=".7"'),
      repeat(
        8,
        (index) =>
          ellipse(156 + index * 70, 186, 8, defs.ball(BRASS)) +
          ring(156 + index * 70, 152, 27, 5, '#8d969c', ` stroke-dasharray="130 40"`),
      ),
      repeat(7, (index) => line(`M${222 + index * 71} 200v470`, '#17130f', 5, ' opacity=".12"')),
    ].join('');
  },
};

const bathroomCabinet: Illustration = {
  bounds: [160, 130, 500, 540],
  orientation: 'hang',
  backdrop: 'bathroom',
  draw: ({ colour, accent, defs }) =>
    [
      block(defs, [160, 156, 470, 510], [30, 26], colour),
      rect(172, 168, 218, 486, defs.flat(adjustBrightness(colour, 0.08)), 6),
      rect(182, 178, 198, 466, defs.fade('#cfe0e6', '#eef4f3'), 4) +
        path('M380 178v190L182 610V420L330 178z', '#fff', ' opacity=".45"'),
      rect(400, 168, 220, 330, adjustBrightness(colour, -0.4), 4),
      rect(400, 168, 220, 14, '#17130f', 0, ' opacity=".3"'),
      rect(400, 320, 220, 14, adjustBrightness(colour, 0.2)) +
        rect(400, 334, 220, 8, '#17130f', 0, ' opacity=".25"'),
      rect(424, 236, 46, 84, defs.verticalCylinder('#e8c9a4'), 8) +
        rect(434, 218, 26, 22, defs.verticalCylinder('#f6f3ec'), 4),
      rect(484, 258, 40, 62, defs.verticalCylinder(accent), 6) +
        rect(536, 226, 30, 94, defs.verticalCylinder('#7fa6a3'), 10) +
        rect(578, 276, 30, 44, defs.verticalCylinder('#f6f3ec'), 6),
      repeat(3, (index) =>
        rect(
          420,
          466 - index * 34,
          178,
          32,
          defs.horizontalCylinder(['#f2ede2', accent, '#dcd2bf'][index] ?? ''),
          14,
        ),
      ),
      rect(400, 506, 220, 148, defs.flat(adjustBrightness(colour, 0.08)), 6) +
        rect(486, 530, 50, 12, defs.horizontalSteel(accent), 6),
      rect(366, 390, 12, 70, defs.verticalSteel(accent), 6),
      highlightStroke('M166 164h450', 4, 0.5),
    ].join(''),
};

export const BATHROOM_KINDS = {
  basin,
  toilet,
  'towel-rail': towelRail,
  'shower-curtain': showerCurtain,
  'bathroom-cabinet': bathroomCabinet,
} satisfies Record<string, Illustration>;
