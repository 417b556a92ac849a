// Switches and sockets with as many rockers or outlets as the product has.
import type { DrawContext, Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import {
  adjustBrightness,
  brightness,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';
import { ticks } from './parts.ts';

const MAX_GANGS = 6;

const createHangingIllustration = (
  bounds: Illustration['bounds'],
  draw: Illustration['draw'],
): Illustration => ({
  bounds,
  orientation: 'hang',
  backdrop: 'wall',
  draw,
});

const edgeColour = (colour: string): string =>
  brightness(colour) > 0.7 ? '#dcdad3' : adjustBrightness(colour, -0.4);

const drawScrews = ({ defs }: DrawContext, left: number, right: number, y: number): string =>
  ellipse(left, y, 13, defs.ball('#c3cacf')) +
  ellipse(right, y, 13, defs.ball('#c3cacf')) +
  line(`M${left - 8} ${y - 6}l16 12M${right - 8} ${y - 6}l16 12`, '#5b6368', 4);

const drawSquare = ({ colour, defs }: DrawContext): string =>
  rect(160, 160, 480, 480, defs.flat(colour), 34) +
  rect(170, 170, 460, 460, 'none', 28, ' stroke="#fff" stroke-width="5" opacity=".7"');

function drawRocker({ colour, defs }: DrawContext, x: number, width: number, isPressed: boolean): string {
  return [
    rect(x - 6, 252, width + 12, 296, edgeColour(colour), 14),
    rect(
      x,
      260,
      width,
      280,
      defs.fade(
        adjustBrightness(colour, isPressed ? -0.14 : 0.1),
        adjustBrightness(colour, isPressed ? 0.1 : -0.14),
      ),
      10,
    ),
    path(`M${x} ${isPressed ? 400 : 260}h${width}v140H${x}z`, '#fff', ' opacity=".22"'),
    rect(x + width / 2 - 22, 506, 44, 7, '#8fd16a', 4),
  ].join('');
}

function createSwitch(gangs: number): Illustration {
  const gap = 16;
  const width = Math.min(190, (340 - gap * (gangs - 1)) / gangs);
  const left = 400 - (width * gangs + gap * (gangs - 1)) / 2;
  return {
    ...createHangingIllustration([160, 160, 480, 480], (context) =>
      [
        drawSquare(context),
        repeat(gangs, (index) => drawRocker(context, left + index * (width + gap), width, index % 2 === 1)),
        drawScrews(context, 200, 600, 400),
        drawBadge(364, 588, 72, '#5b3f8c'),
      ].join(''),
    ),
    adaptToFacts: ({ count }) => createSwitch(Math.min(MAX_GANGS, Math.max(1, count('gangs') ?? gangs))),
  };
}

const dimmer = createHangingIllustration([160, 160, 480, 480], (context) => {
  const { colour, defs } = context;
  return [
    drawSquare(context),
    ticks([400, 400, 156], 24, [6, 22], adjustBrightness(colour, -0.4)),
    ellipse(400, 408, 124, adjustBrightness(colour, -0.3)) + ellipse(400, 400, 120, defs.ball(colour)),
    rect(392, 290, 16, 60, '#5b3f8c', 8),
    drawScrews(context, 200, 600, 400),
  ].join('');
});

/** A double-pole switch with its neon indicator. */
const heaterSwitch = createHangingIllustration([160, 160, 480, 480], (context) =>
  [
    drawSquare(context),
    drawRocker(context, 300, 200, false),
    rect(330, 282, 140, 60, '#c8342b', 10) +
      rect(330, 440, 140, 40, adjustBrightness(context.colour, -0.2), 8),
    rect(364, 206, 72, 28, '#e8502b', 8) + ellipse(400, 220, 60, context.defs.glow('#ff8a5c', 0.6), 34),
    drawScrews(context, 214, 586, 400),
  ].join(''),
);

const smartSwitch = (gangs: number): Illustration => ({
  ...createHangingIllustration([160, 160, 480, 480], (context) => {
    const { colour, accent, defs } = context;
    return [
      rect(160, 160, 480, 480, defs.flat(colour), 40),
      path('M200 160h240L160 520V200q0-40 40-40z', '#fff', ' opacity=".16"'),
      repeat(gangs, (index) => {
        const x = 400 + (index - (gangs - 1) / 2) * 130;
        return (
          `<circle cx="${x}" cy="400" r="44" fill="none" stroke="${accent}" stroke-width="9"/>` +
          ellipse(x, 400, 60, defs.glow(accent, 0.5))
        );
      }),
      line('M372 566q28-22 56 0M384 584q16-12 32 0', accent, 7),
    ].join('');
  }),
  adaptToFacts: ({ count }) => smartSwitch(Math.min(4, Math.max(1, count('gangs') ?? gangs))),
});

/** A receiver and its remote control. */
const fanRemote: Illustration = {
  ...createHangingIllustration([170, 120, 470, 570], ({ colour, accent, defs }) =>
    [
      rect(170, 120, 200, 570, defs.flat(colour), 60),
      rect(192, 150, 156, 100, '#cfd8cf', 14) + line('M220 200h100', '#5b6368', 9),
      repeat(6, (index) =>
        ellipse(
          230 + (index % 2) * 82,
          310 + Math.floor(index / 2) * 92,
          30,
          index === 0 ? '#c8342b' : accent,
        ),
      ),
      drawBadge(220, 596, 100, accent),
      rect(430, 330, 200, 130, defs.flat(adjustBrightness(colour, -0.1)), 14),
      drawBadge(470, 372, 110, accent),
      line('M450 330v-70M500 330v-90M560 330v-90M610 330v-70', '#3a3f43', 9),
      line('M470 460v70M530 460v90M590 460v70', '#c8342b', 9),
    ].join(''),
  ),
  orientation: 'lie',
};

function drawOutlet({ colour, accent, defs }: DrawContext, x: number): string {
  const isPale = brightness(colour) > 0.7;
  const dark = isPale ? '#2b2d2f' : '#0e0f10';
  return [
    rect(x - 96, 272, 192, 206, defs.flat(adjustBrightness(colour, isPale ? -0.04 : 0.08)), 16),
    rect(x - 16, 300, 32, 50, dark, 5) +
      rect(x - 68, 386, 52, 28, dark, 5) +
      rect(x + 16, 386, 52, 28, dark, 5),
    rect(x - 54, 500, 108, 56, edgeColour(colour), 10),
    rect(x - 49, 504, 98, 48, defs.fade(adjustBrightness(accent, 0.1), adjustBrightness(accent, -0.15)), 8),
    rect(x - 7, 512, 14, 14, '#fff', 3, ' opacity=".8"'),
  ].join('');
}

function createSocket(outlets: number, hasUsb: boolean): Illustration {
  const width = outlets === 1 ? 380 : 640;
  const left = 400 - width / 2;
  return {
    ...createHangingIllustration([left, 210, width, 380], (context) => {
      const { colour, defs } = context;
      const dark = brightness(colour) > 0.7 ? '#2b2d2f' : '#0e0f10';
      const usbX = outlets > 1 ? 400 : left + width - 34;
      return [
        rect(left, 210, width, 380, defs.flat(colour), 30),
        rect(left + 9, 219, width - 18, 362, 'none', 24, ' stroke="#fff" stroke-width="5" opacity=".55"'),
        repeat(outlets, (index) => drawOutlet(context, left + (outlets === 1 ? 190 : 170) + index * 300)),
        hasUsb
          ? rect(usbX - 20, 330, 40, 88, edgeColour(colour), 12) + rect(usbX - 11, 344, 22, 60, dark, 11)
          : '',
        ellipse(400, 246, 11, defs.ball('#c3cacf')) + ellipse(400, 568, 11, defs.ball('#c3cacf')),
      ].join('');
    }),
    adaptToFacts: ({ count, texts }) =>
      createSocket(Math.min(2, Math.max(1, count('outlets') ?? outlets)), /USB/.test(texts.outlets ?? '')),
  };
}

/** A socket below a hinged cover. */
const outdoorSocket = createHangingIllustration([60, 180, 680, 440], (context) => {
  const { colour, accent, defs } = context;
  return [
    rect(60, 200, 680, 420, defs.flat(accent), 40),
    rect(84, 224, 632, 372, defs.flat(colour), 26),
    group(
      drawOutlet({ ...context, colour: '#c9ced0' }, 250) + drawOutlet({ ...context, colour: '#c9ced0' }, 550),
      'translate(60 34) scale(.85)',
    ),
    rect(84, 224, 632, 372, '#cfe0e8', 26, ' opacity=".28"'),
    path('M110 240h220L140 560h-40V260z', '#fff', ' opacity=".25"'),
    ...[180, 560].map((x) =>
      rect(x, 180, 90, 36, defs.horizontalCylinder(adjustBrightness(accent, 0.1)), 12),
    ),
    rect(340, 582, 120, 30, defs.horizontalCylinder(adjustBrightness(accent, 0.15)), 12),
    highlightStroke('M100 240h580', 5, 0.4),
  ].join('');
});

export const WALL_PLATE_KINDS = {
  switch: createSwitch(2),
  dimmer,
  'heater-switch': heaterSwitch,
  'smart-switch': smartSwitch(2),
  'fan-remote': fanRemote,
  socket: createSocket(2, false),
  'outdoor-socket': outdoorSocket,
} satisfies Record<string, Illustration>;
