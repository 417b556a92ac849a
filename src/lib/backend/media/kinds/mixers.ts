import type { Illustration } from '../illustration.ts';
import {
  adjustBrightness,
  cylinder,
  cylinderTop,
  ellipse,
  highlightStroke,
  line,
  path,
  rect,
} from '../svg/shapes.ts';
import { ring, STEEL } from './parts.ts';
import { tube } from './shared-shapes.ts';

const kitchenMixer: Illustration = {
  bounds: [216, 84, 380, 620],
  orientation: 'stand',
  groundContact: [400, 190],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      cylinder(410, 668, 170, 18, 20, defs.verticalSteel(adjustBrightness(colour, -0.12))) +
        cylinderTop(410, 668, 170, 20, defs.verticalSteel(adjustBrightness(colour, 0.15))),
      tube('M495 560V250q0-130-116-130-112 0-112 130v66', colour, 54),
      rect(236, 306, 62, 74, defs.verticalSteel(adjustBrightness(colour, -0.04)), 8) +
        rect(234, 300, 66, 14, defs.verticalSteel(accent), 5) +
        path('M238 376h58l-6 18q-23 10-46 0z', adjustBrightness(colour, -0.55)),
      cylinder(436, 476, 118, 186, 15, defs.verticalSteel(colour)) +
        cylinderTop(436, 476, 118, 15, defs.verticalSteel(adjustBrightness(colour, 0.2))),
      rect(436, 536, 118, 6, '#17130f', 0, ' opacity=".22"'),
      path('M546 506q38-10 40-56l2-90q2-16 16-16t14 18l-6 106q-8 62-62 76z', defs.verticalSteel(colour)),
      ellipse(552, 526, 24, defs.ball(adjustBrightness(colour, 0.1)), 34),
      rect(474, 578, 18, 9, '#2f6f8f', 4) + rect(496, 578, 18, 9, '#c24e3f', 4),
      highlightStroke('M456 500v140', 8, 0.55) + highlightStroke('M600 372l-6 96', 6, 0.6),
    ].join(''),
};

const wallMixer: Illustration = {
  bounds: [120, 196, 560, 410],
  orientation: 'hang',
  backdrop: 'tiles',
  draw: ({ colour, accent, defs }) => {
    const inlet = (x: number, dot: string): string =>
      [
        ellipse(x + 4, 308, 66, adjustBrightness(colour, -0.5)),
        ellipse(x, 300, 64, defs.ball(colour)) +
          ring(x, 300, 50, 4, adjustBrightness(colour, -0.3), ' opacity=".5"'),
        path(
          `M${x - 40} 280l20-24h40l20 24v40l-20 24h-40l-20-24z`,
          defs.verticalSteel(adjustBrightness(colour, -0.05)),
        ),
        ellipse(x, 300, 8, dot),
      ].join('');
    return [
      inlet(186, '#c24e3f') + inlet(614, '#2f6f8f'),
      rect(206, 262, 388, 82, defs.horizontalSteel(colour), 36),
      rect(318, 250, 164, 106, defs.horizontalSteel(adjustBrightness(colour, 0.05)), 26),
      rect(316, 254, 8, 98, '#17130f', 0, ' opacity=".2"') +
        rect(476, 254, 8, 98, '#17130f', 0, ' opacity=".2"'),
      path(
        'M366 344h68v60q0 18 22 24l60 24q34 14 34 58v58h-60v-48q0-14-14-20l-64-24q-46-20-46-72z',
        defs.verticalSteel(colour),
      ),
      path('M490 562h60v14q-30 12-60 0z', adjustBrightness(colour, -0.5)) +
        rect(486, 550, 68, 16, defs.verticalSteel(accent), 5),
      ellipse(400, 268, 58, defs.ball(adjustBrightness(colour, -0.1)), 40),
      path('M368 254q-6-50 10-56h44q16 6 10 56-30 16-64 0z', defs.verticalSteel(colour)),
      path(
        'M372 214q6-16 28-16t28 16l20 150q-10 20-48 20t-48-20z',
        defs.verticalCylinder(adjustBrightness(colour, 0.08)),
      ),
      highlightStroke('M386 220l-12 130', 8, 0.65) +
        highlightStroke('M230 278h78', 7, 0.6) +
        highlightStroke('M496 278h70', 7, 0.5),
      highlightStroke('M384 360v40q4 28 30 42', 6, 0.5),
    ].join('');
  },
};

const bibTap: Illustration = {
  bounds: [120, 156, 520, 480],
  orientation: 'hang',
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(172, 372, 52, adjustBrightness(colour, -0.5), 96) +
        ellipse(164, 368, 46, defs.ball(colour), 92),
      rect(180, 334, 90, 70, defs.horizontalSteel(adjustBrightness(colour, -0.08)), 6),
      path('M250 330q8-10 20-10h52q8 0 12 10v78q-4 10-12 10h-52q-12 0-20-10z', defs.horizontalSteel(colour)),
      path(
        'M328 332h150q112 8 118 124v50h-86v-40q-2-40-42-42H328z',
        defs.flat(adjustBrightness(colour, 0.06)),
      ),
      path(
        'M336 344h140q98 8 108 104',
        'none',
        ' stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".6"',
      ),
      path('M334 424h130q44 4 46 46v36h14v-44q-4-52-58-54H334z', '#17130f', ' opacity=".18"'),
      rect(494, 500, 118, 40, defs.verticalSteel(adjustBrightness(colour, -0.1)), 6) +
        line('M516 504v32M542 504v32M568 504v32M594 504v32', '#17130f', 4, ' opacity=".25"'),
      path('M518 540h70l-6 26h6l-8 24h6l-10 40h-46l-10-40h6l-8-24h6z', defs.verticalSteel(STEEL)),
      rect(376, 250, 72, 92, defs.verticalSteel(colour), 6) +
        path(
          'M362 262l14-20h72l14 20v30l-14 16h-72l-14-16z',
          defs.verticalSteel(adjustBrightness(colour, -0.05)),
        ),
      rect(394, 204, 36, 50, defs.verticalSteel(adjustBrightness(colour, 0.05)), 5),
      path(
        'M284 190q0-28 30-30h196q30 2 30 30 0 26-30 28h-58q-40 18-80 0h-58q-30-2-30-28z',
        defs.horizontalCylinder(accent),
      ),
      ellipse(412, 182, 20, defs.ball(STEEL), 14),
      highlightStroke('M308 176h76', 7, 0.6) + highlightStroke('M386 262v64', 7, 0.5),
    ].join(''),
};

export const MIXER_KINDS = {
  'kitchen-mixer': kitchenMixer,
  'wall-mixer': wallMixer,
  'bib-tap': bibTap,
} satisfies Record<string, Illustration>;
