import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import {
  adjustBrightness,
  brightness,
  cylinder,
  cylinderTop,
  ellipse,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';
import { BRASS, IRON, RUBBER, STEEL, screwHead } from './parts.ts';

const WARM_LIGHT = '#ffe9b8';

const ceilingLight: Illustration = {
  bounds: [110, 250, 580, 300],
  orientation: 'hang',
  backdrop: 'ceiling',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(400, 470, 330, defs.glow('#ffe2a0', 0.5), 150),
      ellipse(400, 316, 240, defs.verticalCylinder(adjustBrightness(colour, -0.2)), 62),
      path('M110 350q0-50 290-50t290 50v26q0 54-290 54T110 376z', defs.verticalSteel(colour)),
      ellipse(400, 352, 290, defs.fade(adjustBrightness(colour, 0.3), adjustBrightness(colour, -0.1)), 50),
      path('M132 376q268 74 536 0 4 40-40 80-90 84-228 84t-228-84q-44-40-40-80z', defs.ball('#fff4d8')),
      path('M132 376q268 74 536 0l-2 18q-266 72-532 0z', accent, ' opacity=".9"'),
      ellipse(400, 462, 190, defs.glow('#ffffff', 0.9), 60),
      highlightStroke('M168 430q50 60 120 86', 12, 0.6),
      highlightStroke('M136 356q60-30 180-36', 6, 0.6),
    ].join(''),
};

const ledStrip: Illustration = {
  bounds: [120, 160, 566, 500],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const light = brightness(colour) < 0.5 ? WARM_LIGHT : colour;
    const spiral =
      'M400 380a30 30 0 0 1 60 0 62 62 0 0 1-124 0 94 94 0 0 1 188 0 126 126 0 0 1-252 0 158 158 0 0 1 316 0q0 90-70 150t40 90h126';
    return [
      path(spiral, 'none', ` stroke="${light}" stroke-width="64" opacity=".13" stroke-linecap="round"`),
      path(spiral, 'none', ` stroke="${adjustBrightness(accent, -0.2)}" stroke-width="30"`),
      path(spiral, 'none', ` stroke="${adjustBrightness(accent, 0.5)}" stroke-width="24"`),
      path(spiral, 'none', ` stroke="${BRASS}" stroke-width="24" stroke-dasharray="3 41"`),
      path(
        spiral,
        'none',
        ` stroke="${adjustBrightness(light, 0.25)}" stroke-width="18" stroke-dasharray="0 22" stroke-linecap="round"`,
      ),
      path(spiral, 'none', ` stroke="#fff" stroke-width="9" stroke-dasharray="0 22" stroke-linecap="round"`),
      rect(640, 598, 46, 44, defs.horizontalCylinder('#f3f1ea'), 6),
      rect(130, 560, 230, 92, defs.flat('#f4f2ec'), 18) + drawBadge(150, 592, 80, accent),
      repeat(6, (index) =>
        ellipse(
          262 + (index % 3) * 34,
          588 + Math.floor(index / 3) * 34,
          11,
          defs.ball(['#c8342b', '#3a9d5c', '#2f6f8f', '#e0a526', '#8a5fb0', '#5b6368'][index] ?? ''),
        ),
      ),
    ].join('');
  },
};

const floodlight: Illustration = {
  bounds: [150, 140, 500, 526],
  orientation: 'hang',
  backdrop: 'evening',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M220 340h-30q-20 0-20 24v210q0 60 60 60h340q60 0 60-60V364q0-24-20-24h-30v50h16v170q0 26-26 26H230q-26 0-26-26V390h16z',
        defs.verticalSteel(adjustBrightness(colour, 0.12)),
      ),
      rect(330, 600, 140, 66, defs.horizontalCylinder(RUBBER), 10) +
        ellipse(370, 633, 12, '#17130f') +
        ellipse(430, 633, 12, '#17130f'),
      path('M160 160q0-20 22-20h436q22 0 22 20l10 300q0 26-24 26H174q-24 0-24-26z', defs.flat(colour)),
      path('M184 182h432l8 250H176z', '#20242a'),
      path('M196 194h408l6 226H190z', defs.fade('#fff3cf', '#ffd98a')),
      line(
        Array.from({ length: 6 }, (_, row) => `M226 ${222 + row * 34}h356`).join(''),
        '#f4b94a',
        22,
        ' stroke-dasharray="0 39" opacity=".9"',
      ),
      line(
        Array.from({ length: 6 }, (_, row) => `M226 ${222 + row * 34}h356`).join(''),
        '#fffdf4',
        15,
        ' stroke-dasharray="0 39"',
      ),
      ellipse(400, 306, 190, defs.glow('#ffffff', 0.7), 110),
      path('M196 194h200L192 400z', '#fff', ' opacity=".3"'),
      repeat(4, (index) =>
        screwHead(
          defs,
          172 + (index % 2) * 456,
          168 + (index > 1 ? 290 : 0),
          9,
          adjustBrightness(colour, 0.1),
        ),
      ),
      drawBadge(330, 444, 140, accent),
      repeat(
        2,
        (index) =>
          ellipse(196 + index * 408, 372, 24, defs.ball(STEEL)) +
          rect(192 + index * 408, 354, 8, 36, IRON, 3),
      ),
    ].join(''),
};

const tableLamp: Illustration = {
  bounds: [210, 100, 380, 596],
  orientation: 'stand',
  groundContact: [310, 180],
  backdrop: 'evening',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(400, 300, 320, defs.glow('#ffe2a0', 0.45), 290),
      cylinder(306, 668, 188, 16, 18, defs.verticalSteel(adjustBrightness(accent, -0.15))) +
        cylinderTop(306, 668, 188, 18, defs.verticalSteel(accent)),
      path(
        'M384 372h32v60q0 20 26 40 56 46 56 108 0 70-98 86-98-16-98-86 0-62 56-108 26-20 26-40z',
        defs.verticalCylinder(accent),
      ),
      highlightStroke('M330 590q0-56 46-92', 12, 0.5),
      rect(386, 340, 28, 60, defs.verticalSteel(BRASS), 6),
      path('M290 116q110-30 220 0l78 244q-188 52-376 0z', defs.verticalCylinder(colour)),
      path(
        'M212 360q188 52 376 0l-4-14q-184 48-368 0zM290 116q110-30 220 0l4 14q-114-28-228 0z',
        adjustBrightness(colour, -0.2),
      ),
      ellipse(400, 300, 200, defs.glow('#fff3cf', 0.85), 130),
      line(
        'M318 122l-62 230M354 114l-32 254M400 112v266M446 114l32 254M482 122l62 230',
        adjustBrightness(colour, -0.3),
        3,
        ' opacity=".25"',
      ),
      path('M240 366q160 34 320 0-40 34-160 34t-160-34z', defs.fade('#fff3cf', '#ffd98a')),
      line('M470 386v70', BRASS, 4) + ellipse(470, 462, 8, defs.ball(BRASS)),
    ].join(''),
};

const floorLamp: Illustration = {
  bounds: [230, 70, 340, 650],
  orientation: 'stand',
  groundContact: [310, 180],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(400, 200, 270, defs.glow('#ffe2a0', 0.45), 220),
      line('M400 470L316 712M400 470l-2 236M400 470l88 242', adjustBrightness(accent, -0.4), 20),
      line('M398 470L314 710M398 470v232M398 470l88 240', accent, 13),
      line('M396 474L316 700M396 480v214', '#fff', 3, ' opacity=".4"'),
      cylinder(376, 446, 48, 40, 8, defs.verticalSteel(BRASS)) +
        rect(390, 270, 20, 190, defs.verticalSteel(BRASS), 4),
      path('M286 84q114-26 228 0l54 206q-168 44-336 0z', defs.verticalCylinder(colour)),
      path(
        'M232 290q168 44 336 0l-4-14q-164 42-328 0zM286 84q114-26 228 0l4 13q-118-26-236 0z',
        adjustBrightness(colour, -0.22),
      ),
      ellipse(400, 230, 190, defs.glow('#fff3cf', 0.85), 110),
      path('M262 296q138 30 276 0-30 30-138 30t-138-30z', defs.fade('#fff3cf', '#ffd98a')),
      line(
        'M316 90l-44 200M358 82l-24 230M442 82l24 230M484 90l44 200',
        adjustBrightness(colour, -0.3),
        3,
        ' opacity=".22"',
      ),
      line('M450 314v70', BRASS, 4) + ellipse(450, 390, 8, defs.ball(BRASS)),
    ].join(''),
};

const torch: Illustration = {
  bounds: [150, 300, 560, 200],
  orientation: 'lie',
  tilt: -30,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M150 330q0-30 22-30h86q40 6 70 40h40v120h-40q-30 34-70 40h-86q-22 0-22-30z',
        defs.horizontalCylinder(colour),
      ),
      ellipse(176, 400, 34, defs.verticalSteel('#8d969c'), 100) +
        ellipse(172, 400, 28, adjustBrightness(WARM_LIGHT, -0.1), 86),
      ellipse(172, 400, 28, defs.fade('#fff8e4', '#ffd98a'), 86) +
        ellipse(172, 400, 12, '#fff', 34) +
        ellipse(172, 400, 70, defs.glow('#fff3cf', 0.9), 120),
      line(
        Array.from(
          { length: 5 },
          (_, index) => `M${226 + index * 16} ${308 + index * 3}v${184 - index * 6}`,
        ).join(''),
        '#17130f',
        7,
        ' opacity=".3"',
      ),
      rect(360, 340, 260, 120, defs.horizontalCylinder(RUBBER), 8),
      line(
        Array.from({ length: 12 }, (_, index) => `M${470 + index * 12} 344v112`).join(''),
        '#000',
        4,
        ' opacity=".45"',
      ),
      line('M466 372h140M466 400h140M466 428h140', RUBBER, 5, ' opacity=".7"'),
      rect(350, 334, 24, 132, defs.horizontalCylinder(accent), 6),
      rect(396, 350, 62, 30, defs.horizontalCylinder('#1d2022'), 14) +
        rect(404, 352, 46, 20, defs.horizontalCylinder(accent), 10),
      drawBadge(380, 398, 76, accent),
      path('M616 336h60q34 10 34 64t-34 64h-60z', defs.horizontalCylinder(colour)),
      rect(630, 336, 12, 128, '#17130f', 0, ' opacity=".3"'),
      highlightStroke('M200 316h56q30 6 60 32', 8, 0.5),
    ].join(''),
};

const solarLight: Illustration = {
  bounds: [266, 70, 268, 650],
  orientation: 'stand',
  groundContact: [330, 140],
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(400, 330, 200, defs.glow('#ffe2a0', 0.6), 210),
      rect(386, 420, 28, 250, defs.verticalSteel(colour), 4) +
        path('M386 660h28l-14 60z', defs.verticalSteel(adjustBrightness(colour, -0.1))),
      path('M330 216h140l-16 190q-54 20-108 0z', defs.fade('#fff3cf', '#ffcf7a')),
      path('M330 216h140l-16 190q-54 20-108 0z', defs.verticalCylinder('#ffe9b8'), ' opacity=".45"'),
      ellipse(400, 320, 40, defs.glow('#ffffff', 1), 70),
      line('M330 216l18 190M376 222l6 190M424 222l-6 190M470 216l-18 190', colour, 9),
      path('M340 392q60 20 120 0l6 34q-66 24-132 0z', defs.verticalSteel(colour)),
      path('M266 190q0-20 40-44l60-36h68l60 36q40 24 40 44v14q-134 44-268 0z', defs.verticalCylinder(colour)),
      path('M310 152l54-32h72l54 32q-90 26-180 0z', '#16233a'),
      path('M310 152l54-32h36l-40 42q-30-2-50-10z', '#fff', ' opacity=".22"'),
      line('M340 158l40-38M400 164v-44M460 158l-40-38M330 140q70 16 140 0', '#5f7ba8', 3, ' opacity=".7"'),
      rect(386, 84, 28, 32, defs.verticalSteel(accent), 6) + ellipse(400, 82, 16, defs.ball(accent)),
      path('M266 190q134 44 268 0v14q-134 44-268 0z', accent, ' opacity=".8"'),
      highlightStroke('M284 184q4-14 30-28', 6, 0.6),
    ].join(''),
};

export const LAMP_KINDS = {
  'ceiling-light': ceilingLight,
  'led-strip': ledStrip,
  floodlight,
  'table-lamp': tableLamp,
  'floor-lamp': floorLamp,
  torch,
  'solar-light': solarLight,
} satisfies Record<string, Illustration>;
