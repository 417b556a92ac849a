// Nets against mosquitoes: on windows, doors and beds, and mesh from the roll.
import type { Illustration } from '../illustration.ts';
import type { SvgDefs } from '../svg/gradients.ts';
import { drawBadge } from '../svg/labels.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { getPrintColour } from './shared-shapes.ts';

/** Crossing threads over a rectangle. */
function drawMesh(
  [x, y, width, height]: [x: number, y: number, width: number, height: number],
  step: number,
  colour: string,
): string {
  const columns = Math.floor(width / step);
  const rows = Math.floor(height / step);
  return line(
    repeat(columns, (index) => `M${x + (index + 0.5) * step} ${y}v${height}`) +
      repeat(rows, (index) => `M${x} ${y + (index + 0.5) * step}h${width}`),
    colour,
    2,
    ' opacity=".6"',
  );
}

/** The view through a window: sky and a palm. */
function drawView(defs: SvgDefs, [x, y, width, height]: [number, number, number, number]): string {
  return (
    rect(x, y, width, height, defs.fade('#b9d7e6', '#efe3cb')) +
    path(
      `M${x} ${y + height}v${-height * 0.24}q${width * 0.5} ${-height * 0.1} ${width} 0v${height * 0.24}z`,
      '#d8bb8c',
    ) +
    line(`M${x + width * 0.68} ${y + height * 0.78}q-14-120 6-190`, '#8a6b45', 16) +
    repeat(5, (index) =>
      path(
        `M${x + width * 0.68 + 6} ${y + height * 0.78 - 190}q${(index - 2) * 44}-50 ${(index - 2) * 64} ${Math.abs(index - 2) * 34 - 26}q${(2 - index) * 20}-16 ${(2 - index) * 64} ${26 - Math.abs(index - 2) * 34}z`,
        index % 2 ? '#5f7f4a' : '#74945c',
      ),
    )
  );
}

const windowNet: Illustration = {
  bounds: [140, 90, 520, 620],
  orientation: 'hang',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) =>
    [
      rect(140, 90, 520, 620, defs.flat('#f4f2ec'), 8),
      drawView(defs, [182, 132, 436, 536]),
      path('M182 132h436v380q-60 30-90 80-30 50-60 76H182z', colour, ' opacity=".4"'),
      drawMesh([182, 132, 436, 380], 15, adjustBrightness(colour, colour > '#8' ? 0.6 : -0.3)),
      drawMesh([182, 512, 290, 156], 15, adjustBrightness(colour, colour > '#8' ? 0.6 : -0.3)),
      // The corner that is not attached yet shows the hook tape below.
      path('M618 512q-60 30-90 80-30 50-60 76 60-10 96-50 40-46 54-106z', adjustBrightness(colour, 0.35)),
      path(
        'M618 512q-60 30-90 80-30 50-60 76',
        'none',
        ` stroke="${adjustBrightness(colour, -0.3)}" stroke-width="5"`,
      ),
      line('M172 122h456v546', accent, 14) + line('M172 122v556h446', accent, 14),
      line('M172 122h456v546M172 122v556h446', '#17130f', 3, ' stroke-dasharray="3 9" opacity=".35"'),
      rect(140, 90, 520, 620, 'none', 8, ' stroke="#c9c3b4" stroke-width="4"'),
      highlightStroke('M152 110v570', 6, 0.6),
    ].join(''),
};

const framedScreen: Illustration = {
  bounds: [150, 90, 500, 620],
  orientation: 'lie',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) =>
    [
      rect(150, 90, 500, 620, defs.flat(colour), 10),
      rect(196, 136, 408, 528, '#e6ecec'),
      path('M196 136h300L196 560z', '#fff', ' opacity=".35"'),
      drawMesh([196, 136, 408, 528], 13, '#3f474d'),
      rect(190, 130, 420, 540, 'none', 4, ` stroke="${adjustBrightness(colour, -0.35)}" stroke-width="8"`),
      line('M150 90l46 46M650 90l-46 46M150 710l46-46M650 710l-46-46', adjustBrightness(colour, -0.4), 3),
      rect(380, 676, 40, 22, accent, 6) + rect(380, 102, 40, 22, accent, 6),
      rect(154, 380, 14, 50, accent, 5) + rect(632, 380, 14, 50, accent, 5),
      highlightStroke('M164 112v560', 6, 0.5),
    ].join(''),
};

const doorNet: Illustration = {
  bounds: [200, 60, 400, 680],
  orientation: 'hang',
  backdrop: 'room',
  draw: ({ colour, accent, defs }) =>
    [
      rect(200, 60, 400, 680, defs.flat('#8a6b45'), 6),
      rect(232, 92, 336, 648, defs.fade('#dfe9ea', '#cdbf9f')),
      path('M232 610h336v130H232z', '#b7a27c') + line('M232 664h336', '#8f7b58', 4, ' opacity=".6"'),
      path('M232 92h170q-8 330 0 648H232z', colour, ' opacity=".55"'),
      path('M398 92h170v648H440q-40-330-42-648z', colour, ' opacity=".55"'),
      drawMesh([232, 92, 168, 648], 14, adjustBrightness(colour, -0.5)),
      drawMesh([440, 92, 128, 648], 14, adjustBrightness(colour, -0.5)),
      path(
        'M402 92q-8 330 0 648M398 92q2 318 42 648',
        'none',
        ` stroke="${adjustBrightness(colour, -0.6)}" stroke-width="9"`,
      ),
      repeat(
        7,
        (index) =>
          rect(388, 130 + index * 84, 15, 34, accent, 4) +
          rect(401 + index * 4.4, 130 + index * 84, 15, 34, accent, 4),
      ),
      line('M226 86h348', adjustBrightness(colour, -0.6), 12),
      line('M236 732h326', adjustBrightness(colour, -0.6), 14),
      highlightStroke('M212 80v640', 6, 0.3),
    ].join(''),
};

const meshRoll: Illustration = {
  bounds: [110, 180, 580, 470],
  orientation: 'stand',
  groundContact: [120, 560],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      path('M150 330L110 640h560l-32-310z', adjustBrightness(colour, 0.3), ' opacity=".75"'),
      line(
        repeat(19, (index) => `M${158 + index * 27} 330L${118 + index * 31} 640`) +
          repeat(15, (index) => `M${148 - index * 2.6} ${352 + index * 20}h${500 + index * 4.6}`),
        adjustBrightness(colour, -0.35),
        2.4,
        ' opacity=".75"',
      ),
      line('M110 640h560', adjustBrightness(colour, -0.5), 5, ' opacity=".6"'),
      rect(120, 190, 560, 180, defs.horizontalCylinder(colour), 80),
      line(
        repeat(27, (index) => `M${150 + index * 19} 194v172`) +
          repeat(8, (index) => `M128 ${208 + index * 21}h540`),
        adjustBrightness(colour, -0.45),
        2,
        ' opacity=".55"',
      ),
      ellipse(640, 280, 44, adjustBrightness(colour, -0.4), 90),
      ellipse(640, 280, 26, 'none', 62, ` stroke="${adjustBrightness(colour, 0.2)}" stroke-width="6"`),
      ellipse(640, 280, 14, '#c9a878', 34) + ellipse(640, 280, 8, '#3a2d1d', 22),
      rect(270, 186, 190, 188, '#fbf8f1', 8),
      rect(270, 186, 190, 30, accent, 8),
      drawBadge(294, 240, 142, getPrintColour(accent)),
      line('M298 316h130M298 340h90', getPrintColour(accent), 8, ' opacity=".55"'),
      highlightStroke('M160 206h420', 7, 0.3),
    ].join(''),
};

const bedNet: Illustration = {
  bounds: [90, 60, 620, 640],
  orientation: 'stand',
  groundContact: [100, 600],
  backdrop: 'linen',
  draw: ({ colour, accent, defs }) =>
    [
      // The bed under the net.
      rect(180, 500, 440, 60, defs.horizontalCylinder('#ffffff'), 20),
      rect(170, 546, 460, 96, defs.flat(accent), 12) +
        rect(188, 640, 30, 56, adjustBrightness(accent, -0.4), 4),
      rect(582, 640, 30, 56, adjustBrightness(accent, -0.4), 4),
      rect(206, 462, 130, 56, defs.flat('#f4f2ec'), 24),
      path('M400 500h220v46H360q10-40 40-46z', adjustBrightness(accent, 0.35)),
      line('M400 60v60', '#8d969c', 6) + ellipse(400, 66, 10, '#8d969c', 8),
      // The net hangs from its ring.
      path('M300 236Q340 150 400 112q60 38 100 124z', colour, ' opacity=".7"'),
      path('M300 240q-20 250-210 456h250q40-220 52-440z', colour, ' opacity=".55"'),
      path('M500 240q20 250 210 456H470q-48-220-70-440z', colour, ' opacity=".55"'),
      line(
        repeat(6, (index) => `M${308 + index * 14} 244q${-14 + index * 2} 240 ${-190 + index * 34} 450`) +
          repeat(6, (index) => `M${492 - index * 14} 244q${14 - index * 2} 240 ${190 - index * 34} 450`),
        adjustBrightness(colour, -0.25),
        3,
        ' opacity=".5"',
      ),
      line(
        repeat(5, (index) => `M${330 + index * 35} 226Q${360 + index * 20} 170 400 116`),
        adjustBrightness(colour, -0.25),
        3,
        ' opacity=".5"',
      ),
      ellipse(400, 240, 102, 'none', 20, ` stroke="${adjustBrightness(accent, -0.2)}" stroke-width="9"`),
      path(
        'M92 696h246M472 696h236',
        'none',
        ` stroke="${adjustBrightness(colour, -0.3)}" stroke-width="7" stroke-linecap="round"`,
      ),
      highlightStroke('M300 300q-30 180-130 330', 6, 0.6),
    ].join(''),
};

export const MOSQUITO_NET_KINDS = {
  'window-net': windowNet,
  'framed-screen': framedScreen,
  'door-net': doorNet,
  'mesh-roll': meshRoll,
  'bed-net': bedNet,
} satisfies Record<string, Illustration>;
