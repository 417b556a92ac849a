// Snap hooks, curtain rings, cup hooks, hooks of pegboards and the wall mount of a bicycle.
import type { Illustration } from '../illustration.ts';
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
import { screwHead } from './parts.ts';
import { tube } from './shared-shapes.ts';

/** A spring snap hook around 0, 0: 460 high, its gate on the right. */
export function drawSnapHook(colour: string, gateColour: string): string {
  return [
    tube('M58-148V-176a58 58 0 0 0-116 0L-98 128a98 98 0 0 0 196 0l-6-40', colour, 40),
    tube('M58-148L93 92', gateColour, 30),
    ellipse(58, -148, 21, adjustBrightness(colour, -0.3)) +
      ellipse(58, -148, 9, adjustBrightness(colour, -0.65)),
    line('M76 96l34-6', adjustBrightness(colour, -0.5), 12),
  ].join('');
}

const snapHook: Illustration = {
  bounds: [136, 116, 540, 566],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour }) =>
    group(drawSnapHook(colour, adjustBrightness(colour, -0.12)), 'translate(300 390) rotate(24)') +
    group(drawSnapHook(colour, adjustBrightness(colour, -0.12)), 'translate(540 420) rotate(-10)'),
};

const curtainRings: Illustration = {
  bounds: [110, 160, 580, 450],
  orientation: 'hang',
  backdrop: 'bathroom',
  draw: ({ colour, defs }) => {
    const back = (x: number): string =>
      tube(`M${x - 104} 330L${x - 10} 500q10 90-56 92-56-6-46-72`, adjustBrightness(colour, -0.22), 24);
    const front = (x: number): string =>
      [
        tube(`M${x - 104} 330v-40a104 104 0 0 1 208 0v40L${x + 10} 500q-10 90 56 92 56-6 46-72`, colour, 28),
        repeat(5, (index) => {
          const angle = ((200 + index * 35) * Math.PI) / 180;
          return ellipse(x + 104 * Math.cos(angle), 290 + 104 * Math.sin(angle), 30, defs.ball(colour));
        }),
      ].join('');
    const places = [262, 538];
    return [
      ...places.map(back),
      rect(110, 246, 580, 50, defs.horizontalSteel(adjustBrightness(colour, -0.12)), 20),
      highlightStroke('M130 260h540', 6, 0.5),
      ...places.map(front),
    ].join('');
  },
};

const cupHooks: Illustration = {
  bounds: [110, 140, 600, 520],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, defs }) => {
    const hook = [
      path('M-16-150L0-246l16 96z', defs.verticalSteel(adjustBrightness(colour, 0.1))),
      rect(-17, -160, 34, 78, defs.verticalCylinder(colour), 4),
      line(
        repeat(
          7,
          (index) =>
            `M${-14 + Math.max(0, 2 - index) * 5} ${-196 + index * 17}l${28 - Math.max(0, 2 - index) * 9}-9`,
        ),
        adjustBrightness(colour, -0.5),
        5,
      ),
      tube('M0-60V-10A104 104 0 1 1-100 124', colour, 38),
      ellipse(-100, 122, 25, defs.ball(colour)),
      ellipse(0, -72, 62, adjustBrightness(colour, -0.3), 22) + ellipse(0, -80, 62, defs.flat(colour), 20),
      highlightStroke('M-46-84q40-14 84-4', 5, 0.6),
    ].join('');
    return [
      group(hook, 'translate(252 430) rotate(-8) scale(1.1)'),
      group(hook, 'translate(580 430) rotate(8) scale(1.1)'),
    ].join('');
  },
};

const pegboardHooks: Illustration = {
  bounds: [104, 160, 600, 480],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent }) => {
    const prong = (length: number): string =>
      tube(`M-10-56h-34v34M0-56v96M-44 30H0M0-20h${length}q34 0 40-44`, colour, 18) +
      tube(`M${length + 37}-54l4-18`, accent, 22);
    const pair =
      tube('M-10-56h-34v34M0-56v96M-44 30H0', colour, 18) +
      tube('M0-26h90q26 0 30-40M0 22h110q26 0 30-40', colour, 18) +
      tube('M118-58l4-18M138-10l4-18', accent, 22);
    const bend =
      tube('M-10-56h-34v34M0-56v70q0 66 62 66 60 0 62-58', colour, 18) + tube('M123 36l2-20', accent, 22);
    const loop =
      tube('M-10-56h-34v34M0-56v96M-44 30H0M0-10h20', colour, 18) +
      tube('M20-10a58 58 0 1 1 0 10', colour, 18);
    const hooks = [prong(90), loop, bend, pair];
    return repeat(4, (index) =>
      group(
        hooks[index] ?? '',
        `translate(${190 + (index % 2) * 310} ${260 + Math.floor(index / 2) * 260}) scale(${index === 3 ? 1.3 : 1.4})`,
      ),
    );
  },
};

const bicycleMount: Illustration = {
  bounds: [154, 84, 490, 632],
  orientation: 'hang',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) =>
    [
      rect(170, 84, 150, 632, defs.flat(colour), 22),
      rect(182, 96, 126, 608, 'none', 16, ` stroke="${adjustBrightness(colour, 0.22)}" stroke-width="4"`),
      ...[134, 666].flatMap((y) => [
        screwHead(defs, 214, y, 17, accent),
        screwHead(defs, 278, y, 17, accent),
      ]),
      rect(208, 206, 76, 170, defs.verticalCylinder(adjustBrightness(colour, 0.12)), 14),
      ellipse(246, 206, 38, defs.ball(accent), 16),
      tube('M250 300h210q128 0 128-92 0-64-66-70', accent, 44),
      tube('M356 300h104q128 0 128-92 0-58-52-68', '#3b3f43', 58),
      line(
        repeat(5, (index) => `M${392 + index * 26} 274v52`),
        '#17130f',
        5,
        ' opacity=".45"',
      ),
      path('M246 440h182q22 0 26 22l22 118q4 26-22 26H246z', defs.flat(adjustBrightness(colour, 0.1))),
      path('M246 440h182q22 0 26 22l2 12H246z', '#fff', ' opacity=".14"'),
      rect(280, 486, 150, 22, '#17130f', 11, ' opacity=".5"') +
        rect(286, 540, 156, 22, '#17130f', 11, ' opacity=".5"'),
      highlightStroke('M180 120v560', 6, 0.35),
    ].join(''),
};

export const HOOK_AND_RING_KINDS = {
  'snap-hook': snapHook,
  'curtain-rings': curtainRings,
  'cup-hooks': cupHooks,
  'pegboard-hooks': pegboardHooks,
  'bicycle-mount': bicycleMount,
} satisfies Record<string, Illustration>;
