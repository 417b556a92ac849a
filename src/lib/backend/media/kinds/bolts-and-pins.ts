// Threaded rod, eye bolts, sleeve anchors, shelf pins and clips for levelling tiles.
import type { Illustration } from '../illustration.ts';
import type { SvgDefs } from '../svg/gradients.ts';
import { adjustBrightness, group, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { ring } from './parts.ts';

/** An upright piece of thread, centred on x. */
function drawThread(
  defs: SvgDefs,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  return (
    rect(x - width / 2, y, width, height, defs.verticalSteel(colour), 4) +
    line(
      repeat(Math.floor(height / 15), (index) => `M${x - width / 2} ${y + 12 + index * 15}l${width}-8`),
      adjustBrightness(colour, -0.5),
      5,
      ' opacity=".75"',
    )
  );
}

/** A hexagon nut seen from the side. */
function drawNut(defs: SvgDefs, x: number, y: number, width: number, colour: string): string {
  const height = Math.round(width * 0.52);
  const left = x - width / 2;
  return [
    rect(left, y, width, height, defs.verticalSteel(colour), 8),
    line(
      `M${left + width * 0.26} ${y + 3}v${height - 6}M${left + width * 0.74} ${y + 3}v${height - 6}`,
      adjustBrightness(colour, -0.45),
      4,
    ),
  ].join('');
}

const longRod: Illustration = {
  bounds: [346, 30, 108, 740],
  orientation: 'lie',
  tilt: 44,
  backdrop: 'planks',
  draw: ({ colour, defs }) =>
    [
      drawThread(defs, 400, 36, 100, 728, colour),
      path('M352 40q0-10 10-10h76q10 0 10 10v12h-96z', adjustBrightness(colour, 0.35)),
      path('M352 752h96v8q0 10-10 10h-76q-10 0-10-10z', adjustBrightness(colour, -0.3)),
      highlightStroke('M376 70v660', 8, 0.5),
    ].join(''),
};

const eyeBolts: Illustration = {
  bounds: [124, 110, 560, 586],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, defs }) => {
    const bolt = [
      rect(-24, -130, 48, 180, defs.verticalSteel(colour), 6),
      drawThread(defs, 0, 40, 46, 240, colour),
      ring(0, -206, 84, 44, adjustBrightness(colour, -0.42)) + ring(0, -206, 84, 34, colour),
      path(
        'M-84-222a86 86 0 0 1 104-68',
        'none',
        ' stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".8"',
      ),
      path('M-44-126h88l-16 34h-56z', defs.verticalSteel(colour)),
      rect(-66, 96, 132, 16, defs.verticalSteel(adjustBrightness(colour, 0.1)), 6),
      drawNut(defs, 0, 112, 104, adjustBrightness(colour, -0.08)),
    ].join('');
    return group(bolt, 'translate(302 404) rotate(-16)') + group(bolt, 'translate(500 404) rotate(14)');
  },
};

const sleeveAnchors: Illustration = {
  bounds: [120, 110, 560, 580],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const anchor = [
      drawThread(defs, 0, -286, 50, 110, accent),
      drawNut(defs, 0, -232, 110, accent),
      rect(-70, -174, 140, 18, defs.verticalSteel(adjustBrightness(accent, 0.2)), 7),
      rect(-38, -156, 76, 330, defs.verticalSteel(colour), 8),
      line('M-8-140v120', adjustBrightness(colour, -0.5), 7),
      path('M-4 40h10v134h-10z', adjustBrightness(colour, -0.55)),
      line('M-38 14q38 14 76 0M-38 30q38 14 76 0', adjustBrightness(colour, -0.45), 5),
      path('M-28 174h56l18 100q0 12-46 12t-46-12z', defs.verticalSteel(accent)),
      highlightStroke('M-22-140v290', 6, 0.5),
    ].join('');
    return [
      group(anchor, 'translate(240 410) rotate(-12)'),
      group(anchor, 'translate(404 400)'),
      group(anchor, 'translate(568 410) rotate(13)'),
    ].join('');
  },
};

const shelfPins: Illustration = {
  bounds: [114, 120, 580, 560],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, defs }) => {
    const pin = [
      path(
        'M-26-60q0-36 40-36h88q52 0 52 54v88q0 16-14 16-12 0-14-16v-70q0-14-14-14H-26z',
        adjustBrightness(colour, -0.28),
      ),
      path('M-40-70q0-34 40-34h84q54 0 54 54v92q0 18-16 18h-96q-16 0-16-18v-70h-50z', defs.flat(colour)),
      path('M22-40h92v76q0 10-10 10H32q-10 0-10-10z', adjustBrightness(colour, -0.12)),
      rect(-180, -66, 150, 56, defs.horizontalSteel(colour), 14),
      rect(-52, -86, 30, 96, defs.horizontalSteel(adjustBrightness(colour, -0.05)), 10),
      highlightStroke('M0-90h80', 6, 0.7),
    ].join('');
    return [
      group(pin, 'translate(300 248) rotate(-12)'),
      group(pin, 'translate(590 320) rotate(62) scale(.86)'),
      group(pin, 'translate(290 560) rotate(16)'),
      group(pin, 'translate(560 600) rotate(-24) scale(.8)'),
    ].join('');
  },
};

const tileClips: Illustration = {
  bounds: [96, 190, 608, 440],
  orientation: 'stand',
  groundContact: [100, 600],
  backdrop: 'site',
  draw: ({ colour, accent, defs }) => {
    const clip = (x: number): string =>
      [
        path(`M${x - 58} 520V256q0-64 58-64t58 64v264z`, defs.flat(accent)),
        path(
          `M${x - 58} 520V256q0-64 58-64t58 64v264z`,
          'none',
          ' stroke="#8f8a7e" stroke-width="4" opacity=".7"',
        ),
        path(`M${x - 30} 496V340q0-14 14-14h32q14 0 14 14v156z`, adjustBrightness(accent, -0.6)),
        path(`M${x - 104} 498L${x + 96} 390h46v76l-30 32z`, defs.flat(colour)),
        path(`M${x - 104} 498L${x + 96} 390h46L${x - 40} 498z`, adjustBrightness(colour, 0.26)),
        line(
          repeat(6, (index) => `M${x - 40 + index * 25} ${458 - index * 13.5}l14 12`),
          adjustBrightness(colour, -0.45),
          6,
        ),
        highlightStroke(`M${x - 42} 470V262q4-40 30-48`, 6, 0.9),
      ].join('');
    const tile = (x: number, width: number): string =>
      rect(x, 516, width, 104, defs.flat('#c9c1b2'), 4) + rect(x, 498, width, 22, '#f4f0e8', 4);
    return [
      tile(100, 164),
      tile(272, 260),
      tile(540, 160),
      rect(96, 618, 608, 14, defs.flat('#9a9184'), 4),
      clip(260),
      clip(530),
    ].join('');
  },
};

export const BOLT_AND_PIN_KINDS = {
  'threaded-rod': longRod,
  'eye-bolts': eyeBolts,
  'sleeve-anchors': sleeveAnchors,
  'shelf-pins': shelfPins,
  'tile-clips': tileClips,
} satisfies Record<string, Illustration>;
