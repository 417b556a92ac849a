// Magnetic wristband, braces, tool lanyards, straps of furniture and drain strips.
import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
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
import { drawSnapHook } from './hooks-and-rings.ts';
import { screwHead } from './parts.ts';
import { seam, tube } from './shared-shapes.ts';

const magneticWristband: Illustration = {
  bounds: [110, 206, 590, 420],
  orientation: 'stand',
  groundContact: [150, 500],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) => {
    const screw = (x: number, y: number, angle: number): string =>
      group(
        path('M-8 0h16v70l-8 22-8-22z', defs.verticalSteel('#d0a24a')) +
          line('M-8 18l16-6M-8 36l16-6M-8 54l16-6', '#7a5a1f', 4) +
          ellipse(0, 0, 22, defs.ball('#d0a24a'), 10),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    return [
      ellipse(404, 310, 284, adjustBrightness(colour, 0.16), 108) +
        ellipse(404, 326, 264, adjustBrightness(colour, -0.5), 98),
      path(
        'M120 310v190q20 122 284 124 264-2 284-124V310q-30 100-284 104-254-4-284-104z',
        defs.verticalCylinder(adjustBrightness(colour, 0.1)),
      ),
      path('M120 310q30 100 284 104 254-4 284-104v22q-30 100-284 104-254-4-284-104z', accent),
      path('M120 478v22q20 122 284 124 264-2 284-124v-22q-24 120-284 124-260-4-284-124z', accent),
      seam('M262 412v180M404 430v176M546 412v180', '#ffffff', 4),
      path('M600 392l104-52q12 60 0 164l-104 76z', defs.flat(adjustBrightness(colour, 0.2))) +
        seam('M618 408l74-38M618 552l74-50', '#ffffff', 4),
      screw(196, 440, 18) + screw(330, 454, -24) + screw(300, 510, 60) + screw(478, 462, 10),
      group(
        rect(-44, -9, 88, 18, defs.horizontalSteel(), 4) + path('M44-9l26 9-26 9z', '#8d969c'),
        'translate(490 560) rotate(-14)',
      ),
      screw(228, 520, -12),
    ].join('');
  },
};

const braces: Illustration = {
  bounds: [168, 74, 464, 656],
  orientation: 'hang',
  backdrop: 'rail',
  draw: ({ colour, accent, defs }) => {
    const clip = (x: number): string =>
      rect(x - 34, 612, 68, 44, defs.horizontalCylinder('#6d757a'), 10) +
      tube(`M${x} 654v16q0 44 26 44t26-30-20-28`, '#8d969c', 16);
    const back =
      line('M300 120L490 330M500 120L310 330', adjustBrightness(colour, -0.4), 56) +
      line('M400 220v180', adjustBrightness(colour, -0.4), 56);
    const front = (side: number): string =>
      group(
        [
          path(
            'M310 136q-10-62 52-62 60 0 58 66l-18 270h-74z',
            defs.flat(accent),
            ' transform="translate(-70 0)"',
          ),
          line('M282 130q4-26 12-26M290 150L268 610', adjustBrightness(colour, -0.3), 64),
          line('M290 150L268 610', colour, 56),
          seam('M268 160L246 600M312 160L290 600', '#fff', 4),
          rect(224, 470, 92, 62, 'none', 10, ' stroke="#2b2d2f" stroke-width="14"'),
        ].join('') + clip(266),
        side < 0 ? 'translate(0 0)' : 'translate(800 0) scale(-1 1)',
      );
    return [
      back,
      front(-1),
      front(1),
      line('M300 372h200', adjustBrightness(colour, -0.35), 42) + line('M300 370h200', colour, 34),
      rect(352, 340, 96, 60, defs.flat('#3b3f43'), 12) +
        rect(384, 352, 32, 36, '#17130f', 6, ' opacity=".6"'),
      drawBadge(244, 250, 66, adjustBrightness(accent, -0.1)),
    ].join('');
  },
};

const toolLanyards: Illustration = {
  bounds: [96, 92, 610, 610],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const strap = 'M246 300q30 130 150 90t150 20q80 60-20 120t-190 10q-110-40-130 50';
    return [
      line(strap, adjustBrightness(colour, -0.45), 54),
      line(strap, colour, 46),
      path(strap, 'none', ` stroke="${accent}" stroke-width="46" stroke-dasharray="8 17" opacity=".7"`),
      line(strap, '#fff', 6, ' opacity=".35"'),
      tube('M206 590q-90 20-88 70 20 44 80 16 44-30 20-80', accent, 24),
      rect(172, 556, 72, 50, defs.flat('#3b3f43'), 12),
      group(rect(-40, -40, 80, 80, defs.flat('#3b3f43'), 14), 'translate(236 292) rotate(-16)'),
      group(
        drawSnapHook('#aab2b7', adjustBrightness('#aab2b7', -0.2)),
        'translate(236 206) rotate(-160) scale(.5)',
      ),
      group(
        [
          path('M-30-20h60v150l-30 20-30-20z', defs.flat(accent)),
          rect(-44, -60, 88, 52, defs.flat(colour), 10),
          rect(-8, 10, 16, 100, colour, 6),
        ].join(''),
        'translate(600 250) rotate(18)',
      ),
      line('M560 398q40-60 30-130', accent, 12),
    ].join('');
  },
};

const furnitureStraps: Illustration = {
  bounds: [80, 130, 640, 540],
  orientation: 'lie',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) => {
    const strap = [
      rect(-200, -32, 400, 64, defs.horizontalCylinder(accent), 4),
      seam('M-196-22h392M-196 22h392', '#fff', 3),
      ...[-250, 250].map((x) =>
        [
          rect(x - 66, -84, 132, 168, defs.flat(colour), 20),
          rect(
            x - 66,
            -84,
            132,
            168,
            'none',
            20,
            ` stroke="${adjustBrightness(colour, -0.3)}" stroke-width="5"`,
          ),
          screwHead(defs, x, -50, 20) + screwHead(defs, x, 50, 20),
          rect(x - (x < 0 ? -24 : 50), -34, 26, 68, adjustBrightness(colour, -0.5), 8),
        ].join(''),
      ),
      rect(-60, -58, 130, 116, defs.flat(colour), 16) +
        rect(-60, -58, 130, 116, 'none', 16, ` stroke="${adjustBrightness(colour, -0.3)}" stroke-width="5"`) +
        rect(-36, -34, 82, 24, adjustBrightness(colour, -0.5), 8) +
        rect(-36, 12, 82, 24, adjustBrightness(colour, -0.5), 8),
    ].join('');
    return group(strap, 'translate(400 264) rotate(-14)') + group(strap, 'translate(400 536) rotate(-14)');
  },
};

const drainStrips: Illustration = {
  bounds: [152, 60, 496, 680],
  orientation: 'lie',
  tilt: 10,
  backdrop: 'floor',
  draw: ({ colour, defs }) => {
    const strip = (x: number, angle: number): string =>
      group(
        [
          repeat(13, (index) => {
            const y = 230 + index * 36;
            return line(`M-12 ${y}l-44-30M12 ${y}l44-30`, adjustBrightness(colour, -0.16), 13);
          }),
          rect(-22, 180, 44, 550, defs.verticalCylinder(colour), 20),
          rect(
            -58,
            80,
            116,
            130,
            'none',
            44,
            ` stroke="${adjustBrightness(colour, -0.36)}" stroke-width="40"`,
          ) + rect(-58, 80, 116, 130, 'none', 44, ` stroke="${colour}" stroke-width="32"`),
          highlightStroke('M-62 150q0-60 50-68', 7, 0.5),
        ].join(''),
        `translate(${x} 0) rotate(${angle} 0 400)`,
      );
    return strip(232, 0) + strip(400, 0) + strip(568, 0);
  },
};

export const STRAP_KINDS = {
  'magnetic-wristband': magneticWristband,
  braces,
  'tool-lanyards': toolLanyards,
  'furniture-straps': furnitureStraps,
  'drain-strips': drainStrips,
} satisfies Record<string, Illustration>;
