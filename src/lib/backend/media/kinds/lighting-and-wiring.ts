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

const bulb: Illustration = {
  bounds: [206, 90, 388, 620],
  orientation: 'stand',
  backdrop: 'evening',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(400, 300, 290, defs.glow(colour, 0.55)),
      path(
        'M400 92a190 190 0 0 1 190 192c0 90-70 130-88 206H298c-18-76-88-116-88-206A190 190 0 0 1 400 92z',
        defs.ball(adjustBrightness(colour, 0.55)),
      ),
      ellipse(400, 300, 130, defs.glow(colour, 0.9)),
      path('M298 480h204l-10 84q-4 20-26 20H334q-22 0-26-20z', defs.verticalCylinder('#f1efe9')),
      rect(318, 578, 164, 90, defs.verticalSteel(accent), 10),
      repeat(3, (index) => line(`M316 ${596 + index * 24}l168 10`, '#5b6368', 7, ' opacity=".7"')),
      path('M346 666h108l-22 34q-32 14-64 0z', defs.verticalCylinder('#3a3f43')),
      drawBadge(352, 508, 96, '#b7791f'),
      path(
        'M262 260q14-84 96-116',
        'none',
        ' stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".85"',
      ),
    ].join(''),
};

const pendant: Illustration = {
  bounds: [147, 60, 507, 592],
  orientation: 'hang',
  backdrop: 'evening',
  draw: ({ colour, accent, defs }) =>
    [
      path('M330 60h140v14q-8 34-70 34t-70-34z', defs.verticalSteel(colour)),
      line('M400 104v206', '#2b2d2f', 9),
      rect(372, 292, 56, 66, defs.verticalSteel(adjustBrightness(colour, -0.2)), 10),
      path('M160 560q30 90 240 92t240-92q-240 60-480 0z', defs.glow('#ffdf9e', 0.7)),
      ellipse(400, 568, 250, adjustBrightness(accent, -0.12), 46),
      ellipse(400, 574, 226, defs.fade('#fff6df', '#ffe0a0'), 36),
      ellipse(400, 574, 60, '#fffdf4', 26),
      path(
        'M150 568q-6-40 14-84 60-124 176-134h120q116 10 176 134 20 44 14 84a250 46 0 0 0-500 0z',
        defs.verticalSteel(colour),
      ),
      path(
        'M150 568q-6-40 14-84 60-124 176-134h120q116 10 176 134 20 44 14 84a250 46 0 0 0-500 0z',
        defs.ball(colour),
        ' opacity=".55"',
      ),
      path(
        'M196 486q50-96 150-112',
        'none',
        ' stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".5"',
      ),
      path(
        'M150 568a250 46 0 0 1 500 0',
        'none',
        ` stroke="${adjustBrightness(colour, 0.45)}" stroke-width="7"`,
      ),
    ].join(''),
};

const wallLamp: Illustration = {
  bounds: [210, 35, 380, 730],
  orientation: 'hang',
  backdrop: 'evening',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M330 290L210 60q190-50 380 0L470 290z',
        defs.fade(adjustBrightness(accent, 0.5), accent),
        ' opacity=".5"',
      ),
      path(
        'M330 510L210 740q190 50 380 0L470 510z',
        defs.fade(accent, adjustBrightness(accent, 0.5)),
        ' opacity=".5"',
      ),
      rect(300, 320, 60, 160, defs.verticalSteel(adjustBrightness(colour, -0.1)), 10),
      cylinder(320, 270, 160, 260, 20, defs.verticalCylinder(colour)),
      cylinderTop(320, 270, 160, 20, '#fff3d0'),
      ellipse(400, 531, 70, '#fff3d0', 13),
      rect(320, 372, 160, 8, '#fff', 0, ' opacity=".2"') +
        rect(320, 420, 160, 8, '#000', 0, ' opacity=".25"'),
      drawBadge(362, 388, 76, accent),
      highlightStroke('M344 300v200', 9, 0.35),
    ].join(''),
};

const cable: Illustration = {
  bounds: [147, 147, 517, 516],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      line('M590 540q70 30 60 86-10 30-60 22', adjustBrightness(colour, -0.35), 26) +
        line('M590 538q70 30 60 86-10 30-60 22', colour, 16),
      line('M592 648l-34-6', '#c0703a', 10),
      ...[0, 1, 2, 3, 4, 5].map(
        (index) =>
          `<ellipse cx="${400 - index * 4}" cy="${400 - index * 2}" rx="${240 - index * 25}" ry="${240 - index * 25}" fill="none" stroke="${index % 2 ? adjustBrightness(colour, -0.18) : colour}" stroke-width="26"/>` +
          `<ellipse cx="${398 - index * 4}" cy="${397 - index * 2}" rx="${243 - index * 25}" ry="${243 - index * 25}" fill="none" stroke="#fff" stroke-width="4" opacity=".4"/>`,
      ),
      ellipse(384, 392, 98, '#fafaf8') + ellipse(384, 392, 98, defs.glow('#17130f', 0.12)),
      repeat(4, (index) =>
        group(
          rect(-24, 96, 48, 160, defs.verticalCylinder(accent), 6) +
            rect(-24, 170, 48, 6, '#fff', 0, ' opacity=".4"'),
          `translate(392 396) rotate(${45 + index * 90})`,
        ),
      ),
      drawLabel(318, 322, 140, 148, accent),
    ].join(''),
};

const extensionReel: Illustration = {
  bounds: [188, 96, 449, 618],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M240 700l60-440q10-110 100-112t100 112l60 440h-44l-52-420q-8-86-64-88t-64 88l-52 420z',
        defs.verticalSteel('#5b6368'),
      ),
      line('M214 700h372', '#3a3f43', 26),
      rect(310, 96, 180, 54, defs.horizontalCylinder(accent), 27) +
        repeat(5, (index) => line(`M${346 + index * 26} 104v38`, '#fff', 4, ' opacity=".2"')),
      ellipse(414, 434, 212, adjustBrightness(accent, -0.3)) + ellipse(400, 430, 212, defs.ball(accent)),
      ...[0, 1, 2].map(
        (index) =>
          `<circle cx="400" cy="430" r="${190 - index * 20}" fill="none" stroke="${adjustBrightness(colour, index % 2 ? -0.2 : 0)}" stroke-width="19"/>`,
      ),
      `<circle cx="398" cy="427" r="196" fill="none" stroke="#fff" stroke-width="4" opacity=".35"/>`,
      ellipse(400, 430, 132, defs.flat(adjustBrightness(accent, 0.08))),
      repeat(4, (index) => {
        const x = 352 + (index % 2) * 96;
        const y = 386 + Math.floor(index / 2) * 92;
        return (
          rect(x - 38, y - 36, 76, 72, defs.flat('#f4f3ef'), 10) +
          rect(x - 6, y - 24, 12, 18, '#2b2d2f', 2) +
          rect(x - 24, y + 4, 16, 9, '#2b2d2f', 2) +
          rect(x + 8, y + 4, 16, 9, '#2b2d2f', 2)
        );
      }),
      ellipse(400, 430, 15, '#c8342b'),
      line('M574 520q70 40 50 120t-90 60', adjustBrightness(colour, -0.2), 17) +
        line('M574 518q70 40 50 120t-90 60', adjustBrightness(colour, 0.3), 4, ' opacity=".6"'),
      rect(496, 680, 54, 34, defs.horizontalCylinder('#2b2d2f'), 8),
    ].join(''),
};

export const LIGHTING_AND_WIRING_KINDS = {
  bulb,
  pendant,
  'wall-lamp': wallLamp,
  cable,
  'extension-reel': extensionReel,
} satisfies Record<string, Illustration>;
