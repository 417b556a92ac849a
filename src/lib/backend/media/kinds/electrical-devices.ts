import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import {
  adjustBrightness,
  cylinder,
  cylinderTop,
  ellipse,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';
import { BRASS, cord, RUBBER, ring, screwHead, ticks } from './parts.ts';

const ceilingFan: Illustration = {
  bounds: [90, 160, 620, 390],
  orientation: 'hang',
  backdrop: 'ceiling',
  draw: ({ colour, accent, defs }) => {
    const drawBlade = (d: string, bladeColour: string): string =>
      path(d, defs.flat(bladeColour)) +
      path(d, 'none', ` stroke="${adjustBrightness(bladeColour, -0.4)}" stroke-width="4" opacity=".6"`);
    return [
      path('M352 162h96l-14 44h-68z', defs.verticalSteel(accent)),
      rect(388, 200, 24, 110, defs.verticalSteel(accent)),
      drawBlade('M330 356L160 292q-40-14-52 6-14 22 20 38l190 56z', adjustBrightness(colour, -0.14)),
      drawBlade('M470 356l170-64q40-14 52 6 14 22-20 38l-190 56z', adjustBrightness(colour, -0.2)),
      path('M306 340q0-44 94-44t94 44v46q0 44-94 44t-94-44z', defs.verticalSteel(accent)),
      ellipse(400, 340, 94, defs.verticalSteel(adjustBrightness(accent, 0.15)), 34),
      path('M330 300q70-26 140 0l-10 20q-60-18-120 0z', defs.verticalSteel(adjustBrightness(accent, -0.1))),
      path('M306 372q94 40 188 0v12q-94 40-188 0z', '#17130f', ' opacity=".25"'),
      drawBlade(
        'M350 392l60 18 6 30-90 24-160 72q-54 20-70-12-12-30 30-48l150-58z',
        adjustBrightness(colour, 0.04),
      ),
      drawBlade('M450 392l-40 20 0 28 74 24 156 72q54 20 70-12 12-30-30-48l-150-58z', colour),
      line('M334 420l-190 84M466 420l190 84', adjustBrightness(colour, -0.3), 3, ' opacity=".5"'),
      path('M312 392q88 34 176 0l-10 48q-78 30-156 0z', defs.verticalSteel(accent)),
      path('M326 440q74 26 148 0-4 76-74 80-70-4-74-80z', defs.ball('#fff4d8')),
      ellipse(400, 474, 80, defs.glow('#fff3cf', 0.9), 60),
      line('M440 510v40', BRASS, 3),
      highlightStroke('M322 330q20-20 70-22', 6, 0.6),
    ].join('');
  },
};

const plug: Illustration = {
  bounds: [180, 150, 470, 520],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      cord('M400 560v50q0 50 60 50h100q80 0 80-70t-70-70', 34),
      rect(374, 520, 52, 74, defs.verticalCylinder('#3a3f43'), 8) +
        line('M376 540h48M376 558h48M376 576h48', '#17130f', 5, ' opacity=".6"'),
      rect(372, 150, 56, 120, defs.verticalSteel(BRASS), 6),
      rect(250, 180, 70, 110, defs.verticalSteel(BRASS), 6) +
        rect(480, 180, 70, 110, defs.verticalSteel(BRASS), 6),
      rect(250, 234, 70, 56, '#1d2022') + rect(480, 234, 70, 56, '#1d2022'),
      path(
        'M210 300q0-40 40-40h300q40 0 40 40v96q0 60-50 100l-50 40H310l-50-40q-50-40-50-100z',
        defs.flat(colour),
      ),
      path(
        'M236 310q0-24 24-24h280q24 0 24 24v80q0 50-44 84l-46 34H326l-46-34q-44-34-44-84z',
        'none',
        ` stroke="${adjustBrightness(colour, -0.3)}" stroke-width="5" opacity=".6"`,
      ),
      rect(330, 320, 140, 62, defs.horizontalCylinder(adjustBrightness(accent, 0.05)), 10) +
        line('M350 351h100', '#fff', 10, ' opacity=".7"'),
      screwHead(defs, 400, 434, 20),
      drawBadge(346, 476, 108, accent),
      highlightStroke('M226 310q0-36 30-36h160', 8, 0.6),
      path('M590 340v56q0 60-50 100l-50 40h-40q120-60 120-196z', '#17130f', ' opacity=".1"'),
    ].join(''),
};

const breaker: Illustration = {
  bounds: [210, 116, 400, 568],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M210 180q0-14 14-14h56v-36q0-14 14-14h228q14 0 14 14v36h40q14 0 14 14v440q0 14-14 14h-40v36q0 14-14 14H294q-14 0-14-14v-36h-56q-14 0-14-14z',
        defs.flat(adjustBrightness(colour, -0.12)),
      ),
      rect(250, 250, 310, 300, defs.flat(colour), 8),
      rect(280, 130, 256, 100, defs.flat(adjustBrightness(colour, 0.12)), 6) +
        rect(280, 570, 256, 100, defs.flat(adjustBrightness(colour, 0.02)), 6),
      repeat(
        2,
        (index) => screwHead(defs, 344 + index * 128, 178, 28) + screwHead(defs, 344 + index * 128, 622, 28),
      ),
      path('M536 166h40q14 0 14 14v440q0 14-14 14h-40z', '#17130f', ' opacity=".16"'),
      drawBadge(280, 270, 130, accent),
      line('M440 280h90M440 300h60', adjustBrightness(colour, -0.5), 6, ' opacity=".7"'),
      rect(310, 330, 190, 150, '#24282b', 12),
      path('M326 350h158v52l-10 14H336l-10-14z', defs.horizontalCylinder(accent)),
      path('M336 416h138l8 46H328z', '#101315'),
      highlightStroke('M336 358h138', 6, 0.5),
      rect(284, 500, 84, 30, '#fff', 4) + line('M296 515h12l18-10M326 515h24', '#3a3f43', 5),
      rect(400, 500, 60, 30, '#3a9d5c', 4) + rect(470, 500, 60, 30, defs.ball('#e0a526'), 15),
      highlightStroke('M222 190v420', 6, 0.4),
    ].join(''),
};

const doorbell: Illustration = {
  bounds: [266, 110, 268, 580],
  orientation: 'hang',
  backdrop: 'door',
  draw: ({ colour, accent, defs }) =>
    [
      rect(266, 110, 268, 580, defs.verticalCylinder(colour), 90),
      rect(284, 128, 232, 300, '#15181b', 78),
      ellipse(400, 240, 84, defs.ball('#3a4046')) +
        ellipse(400, 240, 62, '#0d0f12') +
        ellipse(400, 240, 42, defs.ball('#2d4a68')) +
        ellipse(400, 240, 18, '#0b1220'),
      ellipse(378, 216, 14, '#fff', 11, ' opacity=".8"'),
      repeat(6, (index) =>
        ellipse(
          340 + (index % 3) * 60,
          index > 2 ? 366 : 346,
          6,
          index === 1 || index === 4 ? '#6b2a2a' : '#2c3338',
        ),
      ),
      path(
        'M300 200q10-56 70-58',
        'none',
        ' stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".25"',
      ),
      ellipse(400, 536, 92, adjustBrightness(colour, -0.4)) +
        ellipse(400, 532, 88, defs.ball(adjustBrightness(colour, 0.12))),
      ring(400, 532, 70, 12, adjustBrightness(accent, 0.2)) + ring(400, 532, 70, 22, accent, ' opacity=".3"'),
      path('M376 556v-30a24 24 0 0 1 48 0v30l10 10h-68zM392 572a9 9 0 0 0 16 0z', accent),
      repeat(5, (index) => rect(364 + index * 16, 652, 8, 12, '#17130f', 4, ' opacity=".4"')),
      highlightStroke('M282 220v340', 8, 0.4),
    ].join(''),
};

const camera: Illustration = {
  bounds: [136, 166, 540, 480],
  orientation: 'hang',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) =>
    [
      rect(596, 380, 80, 266, defs.verticalCylinder(adjustBrightness(colour, -0.1)), 20) +
        screwHead(defs, 636, 420, 12) +
        screwHead(defs, 636, 608, 12),
      path(
        'M616 540h-90q-60 0-60-60v-60h60v50q0 16 16 16h74z',
        defs.horizontalCylinder(adjustBrightness(colour, -0.06)),
      ),
      ellipse(496, 424, 50, defs.ball(adjustBrightness(colour, -0.06))),
      path('M200 220h390q40 4 40 44v100q0 44-44 44H200z', defs.horizontalCylinder(colour)),
      path(
        'M148 176q0-10 12-10h420q56 6 60 66H180q-32-6-32-56z',
        defs.horizontalCylinder(adjustBrightness(colour, 0.12)),
      ),
      path('M180 232h460v14H200z', '#17130f', ' opacity=".2"'),
      ellipse(222, 314, 86, defs.ball(adjustBrightness(colour, -0.12)), 98),
      ellipse(210, 314, 72, '#15181b', 88) +
        ellipse(204, 314, 44, defs.ball('#3a4046'), 54) +
        ellipse(200, 314, 28, '#0b1220', 35) +
        ellipse(200, 314, 19, defs.ball('#2d4a68'), 24),
      ellipse(190, 298, 7, '#fff', 9, ' opacity=".9"'),
      ring(208, 314, 70, 12, '#6b2f34', ' stroke-linecap="round" stroke-dasharray="0 55"'),
      ellipse(340, 314, 13, defs.ball('#c8342b')),
      drawBadge(420, 292, 140, accent),
      rect(596, 262, 20, 120, accent, 8, ' opacity=".85"'),
      highlightStroke('M180 184h380', 6, 0.5),
    ].join(''),
};

const multimeter: Illustration = {
  bounds: [170, 90, 460, 620],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      cord('M330 640q-20 70-90 40t-50-180 20-220', 12) +
        line('M410 640q20 90 120 40t70-190-10-160', '#7c1f1a', 12) +
        line('M410 640q20 90 120 40t70-190-10-160', '#c8342b', 8),
      rect(178, 190, 34, 130, defs.verticalCylinder('#2b3033'), 14) +
        path('M186 192h18l-6-70h-6z', defs.verticalSteel()),
      rect(574, 220, 34, 130, defs.verticalCylinder('#c8342b'), 14) +
        path('M582 222h18l-6-70h-6z', defs.verticalSteel()),
      rect(238, 90, 300, 600, defs.flat(accent), 46),
      rect(256, 110, 264, 560, defs.flat(colour), 32),
      rect(280, 136, 216, 130, '#1d2022', 14) + rect(290, 146, 196, 110, defs.fade('#c9d8bf', '#aebfa4'), 8),
      path(
        'M320 172h30v6h-22v18h22v40h-30v-6h22v-28h-22zM372 172h32v64h-32zm8 8v48h16v-48zM430 172h8v64h-8z',
        '#22301f',
      ),
      ellipse(416, 234, 5, '#22301f') + line('M454 180h20M454 200h14', '#22301f', 5),
      repeat(4, (index) =>
        rect(
          282 + index * 55,
          282,
          46,
          24,
          defs.horizontalCylinder(index ? '#4a5054' : adjustBrightness(accent, 0.1)),
          8,
        ),
      ),
      ellipse(388, 434, 106, adjustBrightness(colour, -0.5)) + ticks([388, 434, 94], 20, [5, 10], '#fff'),
      ticks([388, 434, 91], 4, [6, 18], accent),
      ellipse(388, 434, 74, defs.ball(RUBBER)) +
        rect(372, 366, 32, 136, defs.verticalCylinder('#4a5054'), 14) +
        rect(384, 372, 8, 34, '#fff', 4),
      repeat(
        3,
        (index) =>
          ellipse(320 + index * 68, 602, 25, ['#17130f', '#c8342b', '#e0a526'][index] ?? '') +
          ellipse(320 + index * 68, 602, 14, '#000'),
      ),
      ellipse(330, 616, 19, defs.ball('#2b3033')) + ellipse(388, 602, 20, defs.ball('#c8342b')),
      drawBadge(340, 640, 96, accent),
      highlightStroke('M250 150v400', 7, 0.4),
    ].join(''),
};

const battery: Illustration = {
  bounds: [170, 150, 460, 520],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) => {
    const drawCell = (x: number, y: number, width: number, height: number): string =>
      [
        cylinder(x + width * 0.32, y - 26, width * 0.36, 26, 8, defs.verticalSteel()),
        cylinderTop(x + width * 0.32, y - 26, width * 0.36, 8, defs.verticalSteel('#dfe4e7')),
        cylinder(x, y, width, height, 20, defs.verticalCylinder(colour)),
        cylinderTop(x, y, width, 20, defs.verticalSteel('#c3cacf')),
        cylinder(x, y + 12, width, height * 0.26, 20, defs.verticalCylinder(accent)),
        cylinder(x, y + height - 24, width, 24, 20, defs.verticalSteel('#aab2b7')),
        path(
          `M${x + width * 0.56} ${y + height * 0.42}l${-width * 0.22} ${height * 0.2}h${width * 0.16}l${-width * 0.06} ${height * 0.17} ${width * 0.24}-${height * 0.22}h${-width * 0.17}z`,
          adjustBrightness(accent, 0.3),
        ),
        line(
          `M${x + width * 0.42} ${y + height * 0.18}h${width * 0.18}m${-width * 0.09} ${-width * 0.09}v${width * 0.18}`,
          '#fff',
          8,
        ),
        highlightStroke(`M${x + width * 0.14} ${y + height * 0.36}v${height * 0.44}`, 8, 0.5),
      ].join('');
    return drawCell(176, 282, 130, 330) + drawCell(494, 282, 130, 330) + drawCell(318, 190, 166, 440);
  },
};

export const ELECTRICAL_DEVICE_KINDS = {
  'ceiling-fan': ceilingFan,
  plug,
  breaker,
  doorbell,
  camera,
  multimeter,
  battery,
} satisfies Record<string, Illustration>;
