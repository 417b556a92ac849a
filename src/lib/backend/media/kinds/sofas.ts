// Sofas with as many cushions as they have seats, and seats on the floor.
import type { ProductFacts } from '../facts/product-facts.ts';
import type { DrawContext, Illustration } from '../illustration.ts';
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
import { seam } from './shared-shapes.ts';

const SEAT_WIDTH = 250;
const ARM_WIDTH = 84;
const DEFAULT_SEATS = 2;
const MAX_SEATS = 6;

function drawPillow(x: number, y: number, angle: number, fill: string): string {
  return group(
    path(
      'M4 8q4-10 16-6 50 10 100 0 14-4 16 8-10 56 0 110 2 14-14 10-52-10-104 0-14 2-16-10 8-54 2-112z',
      fill,
    ),
    `translate(${x} ${y}) rotate(${angle} 70 60)`,
  );
}

/** One seat: its back cushion and its seat cushion. */
function drawSeat({ colour, defs }: DrawContext, x: number): string {
  const width = SEAT_WIDTH;
  return [
    path(
      `M${x} 300q0-34 34-36 ${width / 2 - 34}-12 ${width - 68} 0 34 2 34 36v150H${x}z`,
      defs.fade(adjustBrightness(colour, 0.2), adjustBrightness(colour, -0.1)),
    ),
    line(`M${x + 10} 286q8-12 30-14h${width - 80}`, '#fff', 5, ' opacity=".35"'),
    path(
      `M${x} 450q4-16 22-16h${width - 44}q18 0 22 16v70q-2 20-22 20H${x + 22}q-20 0-22-20z`,
      defs.fade(adjustBrightness(colour, 0.22), adjustBrightness(colour, -0.12)),
    ),
    seam(`M${x + 12} 486h${width - 24}`, adjustBrightness(colour, -0.3), 3, '6 5'),
  ].join('');
}

function drawArm({ colour, defs }: DrawContext, x: number): string {
  return (
    path(
      `M${x} 420q0-54 42-54t42 54v214q0 8-8 8h-68q-8 0-8-8z`,
      defs.verticalCylinder(adjustBrightness(colour, -0.04)),
    ) + ellipse(x + 42, 414, 33, adjustBrightness(colour, 0.1), 38, ' opacity=".5"')
  );
}

function drawSofa(context: DrawContext, seats: number): string {
  const { colour, accent, defs } = context;
  const seatsWidth = seats * SEAT_WIDTH;
  const start = ARM_WIDTH;
  const end = start + seatsWidth;
  return [
    repeat(seats + 1, (index) =>
      path(
        `M${start - 30 + index * ((seatsWidth + 20) / seats)} 620h40l-6 42h-26z`,
        defs.verticalCylinder('#8a6238'),
      ),
    ),
    rect(start - 10, 236, seatsWidth + 20, 300, defs.flat(adjustBrightness(colour, -0.12)), 46),
    repeat(seats, (index) => drawSeat(context, start + index * SEAT_WIDTH)),
    path(
      `M${start - 20} 536h${seatsWidth + 40}v90q0 10-10 10H${start - 10}q-10 0-10-10z`,
      defs.fade(adjustBrightness(colour, -0.08), adjustBrightness(colour, -0.32)),
    ),
    shadowPath(`M${start} 540h${seatsWidth}v12H${start}z`, 0.2),
    drawArm(context, 0),
    drawArm(context, end),
    drawPillow(start + 20, 322, -8, defs.ball(accent)),
    seats > 1 ? drawPillow(end - 160, 326, 9, defs.ball(adjustBrightness(accent, 0.35))) : '',
    highlightStroke(`M${start + 60} 244h${seatsWidth - 120}`, 5, 0.35),
  ].join('');
}

const clampSeats = (seats: number | undefined, fallback: number): number =>
  Math.min(MAX_SEATS, Math.max(1, seats ?? fallback));

function createSofa(seats: number): Illustration {
  const width = seats * SEAT_WIDTH + ARM_WIDTH * 2;
  return {
    bounds: [0, 236, width, 426],
    orientation: 'stand',
    groundContact: [40, width - 80],
    backdrop: 'lounge',
    draw: (context) => drawSofa(context, seats),
    adaptToFacts: (facts) => createSofa(clampSeats(facts.count('seats'), seats)),
    otherSide: {
      bounds: [150, 220, 470, 442],
      orientation: 'stand',
      groundContact: [170, 430],
      draw: drawSofaFromSide,
    },
  };
}

function drawSofaFromSide({ colour, accent, defs }: DrawContext): string {
  return [
    path('M190 620h44l-6 42h-30zM540 620h44l-6 42h-30z', defs.verticalCylinder('#8a6238')),
    path(
      'M160 620l-10-370q0-30 34-30h52q26 0 30 30l26 200-20 180z',
      defs.flat(adjustBrightness(colour, -0.14)),
    ),
    group(
      rect(0, 0, 72, 190, defs.verticalCylinder(adjustBrightness(accent, 0.05)), 34),
      'translate(270 260) rotate(-8)',
    ),
    rect(290, 434, 322, 100, defs.fade(adjustBrightness(colour, 0.22), adjustBrightness(colour, -0.12)), 24),
    path('M240 430q-4-60 50-60h220q70 0 70 62v206H240z', defs.flat(colour)),
    seam('M262 440q0-46 40-46h200q54 0 54 50v180', adjustBrightness(colour, -0.35), 4),
    rect(160, 600, 444, 34, adjustBrightness(colour, -0.34), 8),
    highlightStroke('M176 240q6 180 14 330', 6, 0.35),
  ].join('');
}

/** Seats along the back and along a chaise at one end, seen from the front. */
function createCornerSofa(seats: number, isLeft: boolean): Illustration {
  // The chaise is one of the seats, drawn closer to the viewer.
  const back = seats - 1;
  const width = back * 190 + 120;
  return {
    bounds: [0, 210, width + 170, 490],
    orientation: 'stand',
    groundContact: [20, width + 130],
    backdrop: 'lounge',
    draw: (context) => {
      const drawing = drawCornerSofa(context, back, width);
      return isLeft ? group(drawing, `translate(${width + 170} 0) scale(-1 1)`) : drawing;
    },
    adaptToFacts: adaptCornerToFacts,
  };
}

/** The chaise is on the right. */
function drawCornerSofa({ colour, accent, defs }: DrawContext, back: number, width: number): string {
  const seatFill = defs.fade(adjustBrightness(colour, 0.24), adjustBrightness(colour, -0.06));
  return [
    rect(0, 210, width + 170, 300, defs.flat(adjustBrightness(colour, -0.16)), 40),
    repeat(back, (index) =>
      rect(
        70 + index * 190,
        236,
        186,
        180,
        defs.fade(adjustBrightness(colour, 0.18), adjustBrightness(colour, -0.1)),
        34,
      ),
    ),
    rect(
      70 + back * 190,
      236,
      210,
      180,
      defs.fade(adjustBrightness(colour, 0.14), adjustBrightness(colour, -0.14)),
      34,
    ),
    repeat(back, (index) => rect(66 + index * 190, 400, 188, 100, seatFill, 22)),
    rect(40, 494, width, 110, defs.fade(adjustBrightness(colour, -0.1), adjustBrightness(colour, -0.3)), 12),
    rect(0, 330, 74, 290, defs.verticalCylinder(adjustBrightness(colour, -0.04)), 34),
    path(
      `M${66 + back * 190} 400h214q14 0 18 16l14 130q0 18-18 18H${46 + back * 190}q-18 0-16-18l20-130q2-16 16-16z`,
      seatFill,
    ),
    seam(`M${60 + back * 190} 436h226`, adjustBrightness(colour, -0.3), 4),
    path(
      `M${30 + back * 190} 556h282v112q0 14-14 14H${44 + back * 190}q-14 0-14-14z`,
      defs.fade(adjustBrightness(colour, -0.06), adjustBrightness(colour, -0.34)),
    ),
    line(`M${40 + back * 190} 590h262`, adjustBrightness(colour, -0.45), 5),
    repeat(3, (index) => rect(30 + index * ((width - 60) / 3), 602, 34, 26, '#3a2d22', 4)),
    repeat(2, (index) => rect(50 + back * 190 + index * 210, 680, 34, 20, '#3a2d22', 4)),
    drawPillow(90, 300, -8, defs.ball(accent)),
    drawPillow(back * 190 + 130, 300, 7, defs.ball(adjustBrightness(accent, 0.35))),
    highlightStroke(`M50 220h${width}`, 5, 0.35),
  ].join('');
}

const adaptCornerToFacts = (facts: ProductFacts): Illustration =>
  createCornerSofa(
    Math.max(3, clampSeats(facts.count('seats'), 5)),
    /left/i.test(`${facts.texts.shape ?? ''} ${facts.texts.hand ?? ''}`),
  );

/** A majlis seat on the floor: mattress, back cushion and armrests. */
function createFloorSeat(isCorner: boolean): Illustration {
  return {
    bounds: [70, 300, 660, 340],
    orientation: 'stand',
    backdrop: 'lounge',
    draw: ({ colour, accent, defs }) => {
      const band = (x: number, y: number, width: number): string =>
        rect(x, y, width, 30, adjustBrightness(accent, 0.05)) +
        repeat(Math.floor(width / 40), (index) =>
          path(`M${x + 20 + index * 40} ${y + 3}l14 12-14 12-14-12z`, adjustBrightness(colour, -0.35)),
        );
      return [
        rect(
          90,
          300,
          620,
          200,
          defs.fade(adjustBrightness(colour, 0.14), adjustBrightness(colour, -0.16)),
          26,
        ),
        band(104, 330, 592),
        isCorner
          ? rect(70, 320, 130, 250, defs.verticalCylinder(adjustBrightness(colour, -0.1)), 24) +
            band(80, 360, 110)
          : '',
        path('M90 500h620l20 70H70z', defs.flat(adjustBrightness(colour, 0.16))),
        rect(70, 566, 660, 74, defs.fade(colour, adjustBrightness(colour, -0.34)), 10),
        band(78, 586, 644),
        seam('M84 648h632', adjustBrightness(colour, -0.5), 3),
      ].join('');
    },
    adaptToFacts: (facts) => createFloorSeat(/corner/i.test(facts.texts.type ?? '')),
  };
}

export const SOFA_KINDS = {
  sofa: createSofa(DEFAULT_SEATS),
  'corner-sofa': createCornerSofa(5, false),
  'floor-seat': createFloorSeat(false),
} satisfies Record<string, Illustration>;
