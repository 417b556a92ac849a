// Packets, boxes and cartons.
import type { Illustration } from '../illustration.ts';
import type { SvgDefs } from '../svg/gradients.ts';
import { drawBadge, drawLabel } from '../svg/labels.ts';
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
import { block } from './parts.ts';
import { getPrintColour } from './shared-shapes.ts';

function biscuit(defs: SvgDefs, x: number, y: number, size: number, angle: number): string {
  return group(
    ellipse(6, 10, 100, '#8a5a24', 100, ' opacity=".55"') +
      ellipse(0, 0, 100, defs.ball('#e0b06a')) +
      ellipse(0, 0, 98, 'none', 98, ' stroke="#b98440" stroke-width="7" stroke-dasharray="14 9"') +
      ellipse(0, 0, 74, 'none', 74, ' stroke="#b98440" stroke-width="4" opacity=".6"') +
      line('M-40-18h0M0-18h0M40-18h0M-20 14h0M20 14h0M0 46h0M0-50h0', '#9c6a2c', 11),
    `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
  );
}

const biscuitPack: Illustration = {
  bounds: [90, 226, 620, 380],
  orientation: 'stand',
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M140 250l-44-14q-8 100 0 330l44-16zM570 250l40-14q8 100 0 330l-40-16z',
        defs.verticalCylinder(adjustBrightness(colour, 0.15)),
      ),
      line(
        repeat(9, (index) => `M100 ${262 + index * 34}l34 4`) +
          repeat(9, (index) => `M606 ${262 + index * 34}l-32 4`),
        adjustBrightness(colour, -0.4),
        3,
        ' opacity=".5"',
      ),
      path(
        'M140 262q0-22 22-24 190-20 388 0 22 2 22 24v276q0 22-22 24-198 20-388 0-22-2-22-24z',
        defs.horizontalCylinder(colour),
      ),
      path('M140 420q210-90 432 10v108q0 22-22 24-198 20-388 0-22-2-22-24z', defs.horizontalCylinder(accent)),
      path('M140 416q210-90 432 10v12q-222-100-432-10z', '#fff', ' opacity=".85"'),
      path('M186 276h220q8 0 8 8v76q0 8-8 8H186q-8 0-8-8v-76q0-8 8-8z', '#fbf8f1') +
        drawBadge(200, 292, 130, getPrintColour(accent)) +
        line('M202 352h150', getPrintColour(accent), 7, ' opacity=".6"'),
      biscuit(defs, 472, 400, 0.92, -12),
      biscuit(defs, 408, 470, 0.7, 18),
      path(
        'M166 256q180-18 370 0',
        'none',
        ' stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5"',
      ),
      path('M540 256l-24 300M170 258l16 300', 'none', ' stroke="#fff" stroke-width="5" opacity=".18"'),
      biscuit(defs, 640, 544, 0.58, 8),
      biscuit(defs, 206, 566, 0.38, -20),
    ].join(''),
};

const boxPack: Illustration = {
  bounds: [170, 190, 470, 476],
  orientation: 'stand',
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) => {
    const printColour = getPrintColour(accent);
    return [
      block(defs, [170, 250, 390, 416], [80, 60], colour),
      path('M170 250l80-60h390l-80 60z', '#fff', ' opacity=".12"') +
        line('M560 250l80-60', '#fff', 3, ' opacity=".4"'),
      path('M320 250l80-60h60l-80 60v60h-60z', adjustBrightness(colour, 0.35), ' opacity=".7"'),
      path('M170 530q190-90 390-20v156H170z', defs.flat(accent)),
      path(
        'M560 510l80-70v166l-80 60z',
        defs.fade(adjustBrightness(accent, -0.22), adjustBrightness(accent, -0.4)),
      ),
      path('M170 526q190-90 390-20v12q-200-70-390 20z', '#fff', ' opacity=".7"'),
      path('M214 296h302q10 0 10 10v150q0 10-10 10H214q-10 0-10-10V306q0-10 10-10z', '#fbf8f1'),
      drawBadge(282, 322, 166, printColour),
      line('M250 406h230', printColour, 11) + line('M288 432h154', printColour, 7, ' opacity=".55"'),
      ellipse(470, 580, 50, '#fbf8f1') +
        ellipse(470, 580, 40, 'none', 40, ` stroke="${printColour}" stroke-width="4"`) +
        path(
          'M446 584l18 18 34-38',
          'none',
          ` stroke="${printColour}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"`,
        ),
      line('M206 600h150M206 624h110', '#fff', 8, ' opacity=".7"'),
      group(
        rect(0, 0, 44, 62, '#fbf8f1', 3) + line('M8 8v46M14 8v46M22 8v46M28 8v46M36 8v46', '#22262a', 3),
        'translate(582 316) skewY(-37)',
      ),
      highlightStroke('M182 262v380', 6, 0.35),
    ].join('');
  },
};

const carton: Illustration = {
  bounds: [120, 200, 560, 450],
  orientation: 'stand',
  backdrop: 'room',
  draw: ({ colour, accent, defs }) =>
    [
      path('M240 250l90-50h350l-90 60z', adjustBrightness(colour, -0.45)),
      path('M590 260l90-60-30-4-60 34z', adjustBrightness(colour, 0.1)),
      block(defs, [140, 290, 450, 360], [90, 70], colour),
      path('M140 290l90-70h450l-90 70z', adjustBrightness(colour, -0.5)) +
        path('M160 284l84-58h414l-80 58z', adjustBrightness(colour, -0.62)),
      path('M140 290h450l-24 74H120z', defs.flat(adjustBrightness(colour, 0.14))) +
        line('M140 290h450', adjustBrightness(colour, 0.4), 4),
      path('M590 290l90-70 10 62-80 70z', defs.flat(adjustBrightness(colour, -0.12))),
      line(
        repeat(18, (index) => `M${160 + index * 24} 380v264`),
        adjustBrightness(colour, -0.3),
        2,
        ' opacity=".2"',
      ),
      path('M318 420q0-18 18-18h60q18 0 18 18t-18 18h-60q-18 0-18-18z', adjustBrightness(colour, -0.6)),
      path(
        'M360 474h40l-20-24zM372 474h16v34h-16zM430 474h40l-20-24zM442 474h16v34h-16z',
        adjustBrightness(colour, -0.4),
      ),
      drawLabel(190, 500, 150, 118, getPrintColour(accent)),
      rect(140, 634, 450, 16, '#17130f', 0, ' opacity=".1"'),
      rect(430, 546, 130, 60, 'none', 6, ` stroke="${adjustBrightness(colour, -0.4)}" stroke-width="5"`) +
        line('M446 566h90M446 586h60', adjustBrightness(colour, -0.4), 5),
    ].join(''),
};

export const PACKET_KINDS = {
  'biscuit-pack': biscuitPack,
  'box-pack': boxPack,
  carton,
} satisfies Record<string, Illustration>;
