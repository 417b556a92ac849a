// Wall stencil, felt pads, wall repair patches, wire brushes, mixing paddle and wire cup brush.
import type { ProductFacts } from '../facts/product-facts.ts';
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
  repeat,
} from '../svg/shapes.ts';
import { getCirclePoint, ring } from './parts.ts';
import { tube } from './shared-shapes.ts';

const STENCIL_GROUND = '#6f8f8a';

type Motif = readonly (readonly [radius: number, degrees: number])[];

const STAR: Motif = repeatPoints(8, [
  [88, 0],
  [48, 22.5],
]);
const LEAVES: Motif = repeatPoints(6, [
  [16, 0],
  [56, 16],
  [90, 30],
  [56, 44],
]);
const TRIANGLES: Motif = repeatPoints(4, [
  [20, 0],
  [108, 42],
  [108, -42],
  [20, 0],
]);

function repeatPoints(count: number, points: Motif): Motif {
  return Array.from({ length: count }, (_, index) =>
    points.map(([radius, degrees]) => [radius, degrees + (index * 360) / count] as const),
  ).flat();
}

function chooseMotif(pattern: string): Motif {
  if (/palm|leaf|سعف/i.test(pattern)) return LEAVES;
  return /sadu|السدو/i.test(pattern) ? TRIANGLES : STAR;
}

/** The outline of a motif around x, y as path data, for one path of all cut-outs. */
function outlineMotif(motif: Motif, x: number, y: number, scale: number): string {
  return `M${motif.map(([radius, degrees]) => getCirclePoint(x, y, radius * scale, degrees)).join('L')}z`;
}

function createStencil({ texts }: Pick<ProductFacts, 'texts'>): Illustration {
  return {
    bounds: [100, 100, 600, 600],
    orientation: 'lie',
    backdrop: 'wall',
    draw: ({ colour, accent, defs }) => {
      const motif = chooseMotif(texts.pattern ?? '');
      const cutOuts = [
        repeat(9, (index) =>
          outlineMotif(motif, 214 + (index % 3) * 186, 214 + Math.floor(index / 3) * 186, 1),
        ),
        repeat(4, (index) =>
          outlineMotif(motif, 307 + (index % 2) * 186, 307 + Math.floor(index / 2) * 186, 0.4),
        ),
      ].join('');
      return [
        rect(100, 100, 600, 600, defs.flat(colour), 12),
        rect(100, 100, 600, 600, 'none', 12, ` stroke="${adjustBrightness(colour, -0.3)}" stroke-width="5"`),
        path(cutOuts, STENCIL_GROUND),
        motif === STAR
          ? repeat(9, (index) =>
              ring(214 + (index % 3) * 186, 214 + Math.floor(index / 3) * 186, 26, 8, colour),
            )
          : '',
        ...[126, 674].flatMap((x) => [126, 674].map((y) => ellipse(x, y, 10, accent))),
        path('M700 560v128q0 12-12 12H560z', '#fff', ' opacity=".55"') +
          path('M700 560L560 700q20-60 10-120 70 10 130-20z', defs.flat(adjustBrightness(colour, -0.16))),
        path('M106 112h420L112 500z', '#fff', ' opacity=".16"'),
      ].join('');
    },
    adaptToFacts: createStencil,
  };
}

const feltPads: Illustration = {
  bounds: [110, 120, 580, 560],
  orientation: 'lie',
  backdrop: 'floor',
  draw: ({ colour, accent, defs }) => {
    const pad = (x: number, y: number, radius: number): string =>
      [
        ellipse(x + 3, y + 7, radius, adjustBrightness(colour, -0.5)),
        ellipse(x, y, radius, defs.flat(colour)),
        ring(
          x,
          y,
          radius * 0.82,
          radius * 0.06,
          adjustBrightness(colour, 0.35),
          ' stroke-dasharray="2 9" opacity=".7"',
        ),
        ring(
          x,
          y,
          radius * 0.5,
          radius * 0.06,
          adjustBrightness(colour, -0.35),
          ' stroke-dasharray="3 11" opacity=".6"',
        ),
      ].join('');
    return [
      group(rect(-206, -180, 412, 360, defs.flat(accent), 14), 'translate(330 330) rotate(-6)'),
      group(
        repeat(9, (index) => pad(-132 + (index % 3) * 132, -112 + Math.floor(index / 3) * 112, 48)),
        'translate(330 330) rotate(-6)',
      ),
      group(
        rect(-150, -110, 300, 220, defs.flat(adjustBrightness(accent, -0.06)), 12) +
          repeat(2, (index) => pad(-72 + index * 146, 0, 66)),
        'translate(520 560) rotate(8)',
      ),
      pad(190, 610, 58),
      pad(620, 180, 40),
      group(rect(-50, -36, 100, 72, defs.flat(colour), 6), 'translate(632 330) rotate(16)'),
    ].join('');
  },
};

const wallPatch: Illustration = {
  bounds: [64, 130, 650, 540],
  orientation: 'lie',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) => {
    const patch = (x: number, y: number, angle: number): string =>
      group(
        [
          rect(-160, -160, 320, 320, '#f7f5f0', 8),
          rect(-120, -120, 240, 240, defs.flat('#aab2b7'), 4),
          line(
            repeat(11, (index) => `M${-110 + index * 22}-116v232M-116 ${-110 + index * 22}h232`),
            '#5b6368',
            4,
            ' opacity=".7"',
          ),
          rect(-160, -160, 320, 320, 'none', 8, ' stroke="#c9c4b8" stroke-width="5"'),
        ].join(''),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    return [
      patch(290, 330, -10),
      patch(370, 400, 6),
      cylinder(470, 330, 220, 300, 34, defs.verticalCylinder(colour)),
      cylinderTop(462, 330, 236, 40, defs.flat(accent)) +
        ellipse(580, 324, 92, adjustBrightness(accent, 0.2), 26),
      drawLabel(510, 430, 140, 150, adjustBrightness(accent, -0.1)),
      group(
        path('M-70-40h140l20 150H-90z', defs.horizontalSteel()) +
          path('M-30-40h60v-40h-60z', '#8d969c') +
          rect(-26, -210, 52, 140, defs.verticalCylinder(accent), 22),
        'translate(200 540) rotate(-60)',
      ),
    ].join('');
  },
};

const wireBrush: Illustration = {
  bounds: [96, 126, 600, 560],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const brush = (x: number, angle: number, wire: string): string =>
      group(
        [
          repeat(9, (index) =>
            line(
              `M22 ${-250 + index * 22}l58-6M22 ${-244 + index * 22}l56 2M22 ${-238 + index * 22}l58 6`,
              adjustBrightness(wire, (index % 3) * 0.14 - 0.2),
              5,
            ),
          ),
          path(
            'M-26-270q0-12 12-12h28q12 0 12 12v240q0 30 10 60l6 190q0 30-36 30t-36-30l6-190q10-30-2-60z',
            defs.verticalCylinder(accent),
          ),
          rect(10, -262, 18, 214, adjustBrightness(accent, 0.2), 4),
          ellipse(6, 224, 11, '#17130f', 14, ' opacity=".6"'),
          drawBadge(-22, 60, 56, adjustBrightness(wire, -0.2)),
          highlightStroke('M-14-250v200M-18 60l-4 120', 6, 0.4),
        ].join(''),
        `translate(${x} 410) rotate(${angle})`,
      );
    return (
      brush(206, -10, '#aab2b7') +
      brush(386, 0, '#d0a24a') +
      brush(566, 10, colour === '#98702c' ? '#3f7fb5' : colour)
    );
  },
};

const mixingPaddle: Illustration = {
  bounds: [262, 30, 276, 740],
  orientation: 'lie',
  tilt: 32,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const blade = (y: number): string =>
      line(`M276 ${y}q124 90 248-30`, adjustBrightness(colour, -0.45), 42) +
      line(`M276 ${y}q124 90 248-30`, colour, 32) +
      line(`M282 ${y - 6}q120 84 236-30`, '#fff', 6, ' opacity=".7"');
    const hidden = (y: number): string =>
      line(`M524 ${y}q-124 70-248 50`, adjustBrightness(colour, -0.5), 30);
    return [
      hidden(468) + hidden(590),
      path('M380 34h40v110h-40z', defs.verticalSteel('#8d969c')) +
        line('M392 38v100M408 38v100', '#4a5256', 3),
      rect(384, 140, 32, 590, defs.verticalSteel(colour), 8),
      rect(374, 200, 52, 60, defs.verticalCylinder(accent), 10),
      blade(520),
      blade(640),
      tube('M276 690q0 50 124 50t124-50-124-40-124 40', colour, 26),
      highlightStroke('M394 270v180', 6, 0.7),
    ].join('');
  },
};

const cupBrush: Illustration = {
  bounds: [118, 150, 564, 520],
  orientation: 'stand',
  groundContact: [140, 520],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      rect(340, 150, 120, 96, defs.verticalSteel('#8d969c'), 10) +
        line('M372 158v80M428 158v80', '#4a5256', 4) +
        ellipse(400, 152, 46, '#3a4044', 10),
      path('M128 660L196 430h408l68 230q-120 26-272 26t-272-26z', adjustBrightness(colour, -0.4)),
      repeat(29, (index) =>
        line(
          `M${206 + index * 14} 430q${-14 + index} 60 ${-18 + index * 1.4} 120t${-52 + index * 3.6} 110`,
          adjustBrightness(colour, ((index * 7) % 5) * 0.13 - 0.24),
          10,
        ),
      ),
      path('M196 300q0-70 204-70t204 70v136q-30 40-204 40t-204-40z', defs.verticalSteel()),
      path('M196 396v40q30 40 204 40t204-40v-40q-30 40-204 40t-204-40z', defs.verticalCylinder(accent)),
      ellipse(400, 290, 200, defs.flat('#c9ced0'), 52) +
        ellipse(400, 280, 96, adjustBrightness('#c9ced0', -0.3), 24),
      rect(340, 200, 120, 82, defs.verticalSteel('#8d969c'), 8) +
        line('M372 206v72M428 206v72', '#4a5256', 4),
      highlightStroke('M224 320v60', 8, 0.7),
    ].join(''),
};

export const DECORATING_ACCESSORY_KINDS = {
  stencil: createStencil({ texts: {} }),
  'felt-pads': feltPads,
  'wall-patch': wallPatch,
  'wire-brush': wireBrush,
  'mixing-paddle': mixingPaddle,
  'cup-brush': cupBrush,
} satisfies Record<string, Illustration>;
