// Protective equipment for face, ears and lungs, and against falls and fire; a floor sign.
import type { Illustration } from '../illustration.ts';
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
import { IRON, RUBBER, ring, screwHead } from './parts.ts';
import { getPrintColour, seam, tube } from './shared-shapes.ts';

const weldingHelmet: Illustration = {
  bounds: [170, 96, 470, 590],
  orientation: 'stand',
  groundContact: [250, 270],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      path('M520 240q96 20 110 120 4 50-30 60l-90-20z', defs.flat(RUBBER)) +
        line('M548 258q60 26 64 100', '#5a6064', 8, ' opacity=".6"'),
      path(
        'M212 250q30-150 190-154 150 4 174 150 14 90-10 220-30 130-118 196-60 44-128 0-86-62-110-190-24-130 2-222z',
        defs.ball(colour),
      ),
      path(
        'M488 132q74 34 88 114 14 90-10 220-30 130-118 196-16 12-34 18 70-80 92-210 22-200-18-338z',
        '#17130f',
        ' opacity=".2"',
      ),
      path(
        'M236 268q-26 100 4 210 24 90 94 154',
        'none',
        ' stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".3"',
      ),
      path('M226 270h262q18 0 18 18v110q0 18-18 18H226q-16 0-16-18V288q0-18 16-18z', defs.flat('#33383b')),
      rect(240, 294, 232, 98, '#0e1a17', 10),
      path('M246 300h220v86H246z', defs.fade('#1d5a46', '#0d2a26')) +
        path('M246 300h96l-60 86h-36z', '#9fe6c0', ' opacity=".28"') +
        path('M366 300h30l-60 86h-30z', '#9fe6c0', ' opacity=".18"'),
      rect(300, 250, 116, 18, defs.horizontalCylinder('#26303a'), 5) +
        repeat(3, (index) => rect(306 + index * 36, 253, 32, 12, '#3f5a78', 2)),
      ...[
        [226, 286],
        [488, 286],
        [226, 400],
        [488, 400],
      ].map(([x = 0, y = 0]) => ellipse(x, y, 6, IRON)),
      path('M250 460h210l-22 70q-82 30-166 0z', '#17130f', ' opacity=".16"'),
      path('M300 480l54 60 54-60h34l-70 92h-36l-70-92z', accent),
      drawBadge(308, 590, 92, accent),
      ellipse(548, 330, 40, defs.ball('#3a3f43')) +
        ring(548, 330, 30, 5, '#17130f', ' opacity=".4"') +
        screwHead(defs, 548, 330, 14),
      highlightStroke('M300 130q50-22 110-16', 12, 0.4),
    ].join(''),
};

const earPlug = (x: number, y: number, angle: number, colour: string, fill: string): string =>
  group(
    path('M-36 60q-6-110 14-140 22-26 44 0 20 30 14 140-36 24-72 0z', fill) +
      ellipse(0, 58, 36, adjustBrightness(colour, 0.22), 16) +
      line('M-18-60q-8 30-10 80', '#fff', 8, ' opacity=".5"') +
      repeat(5, (index) =>
        ellipse(
          -14 + ((index * 13) % 30),
          -40 + index * 20,
          3,
          adjustBrightness(colour, -0.3),
          3,
          ' opacity=".6"',
        ),
      ),
    `translate(${x} ${y}) rotate(${angle})`,
  );

const earPlugs: Illustration = {
  bounds: [176, 190, 450, 430],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      line('M262 470q10 130 140 130t150-150', adjustBrightness(accent, -0.15), 16) +
        line('M260 466q10 128 140 128t148-148', adjustBrightness(accent, 0.35), 4, ' opacity=".8"'),
      ...(
        [
          [262, 350, -18],
          [540, 340, 22],
        ] as const
      ).map(([x, y, angle]) =>
        group(
          rect(-20, 96, 40, 52, defs.verticalCylinder(adjustBrightness(accent, -0.1)), 12) +
            path('M-52 50q10-80 24-110 26-40 56 0 14 30 24 110-50 40-104 0z', defs.verticalCylinder(colour)) +
            path(
              'M-64 90q6-40 18-54 46 22 92 0 12 14 18 54-64 44-128 0z',
              defs.verticalCylinder(adjustBrightness(colour, 0.08)),
            ) +
            path('M-34 14q34 14 68 0', 'none', ' stroke="#17130f" stroke-width="7" opacity=".16"') +
            line('M-20-50q-14 40-18 80M-44 66q-6 12-8 26', '#fff', 9, ' opacity=".5"') +
            ellipse(0, 104, 62, '#17130f', 12, ' opacity=".14"'),
          `translate(${x} ${y}) rotate(${angle}) scale(1.24)`,
        ),
      ),
      earPlug(400, 300, 6, colour, defs.verticalCylinder(adjustBrightness(colour, 0.04))),
      rect(360, 582, 84, 34, defs.horizontalCylinder(accent), 15),
    ].join(''),
};

const dustMask: Illustration = {
  bounds: [120, 176, 560, 440],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      line('M204 330q-96-70-76-110 30-50 272-44t270 44q18 46-76 110', adjustBrightness(accent, -0.05), 13) +
        line('M204 470q-60-20-68-90', adjustBrightness(accent, -0.2), 13) +
        line('M596 470q60-20 68-90', adjustBrightness(accent, -0.2), 13),
      path(
        'M190 350q50-110 162-132 48-10 96 0 112 22 162 132 20 60-6 112-60 132-204 142-144-10-204-142-26-52-6-112z',
        defs.ball(adjustBrightness(colour, 0.25)),
      ),
      path(
        'M190 350q50-110 162-132 48-10 96 0 112 22 162 132-96-60-210-60t-210 60z',
        '#fff',
        ' opacity=".35"',
      ),
      line(
        'M196 352q96-56 204-56t204 56M206 470q96 60 194 60t194-60',
        adjustBrightness(colour, -0.32),
        4,
        ' opacity=".7"',
      ),
      seam(
        'M200 366q96-58 200-58t200 58M212 458q96 58 188 58t188-58',
        adjustBrightness(colour, -0.35),
        3,
        '5 7',
      ),
      path('M320 236q80-22 160 0l-4 24q-76-18-152 0z', defs.horizontalSteel()),
      ...[204, 596].map(
        (x) =>
          rect(x - 16, 344, 32, 22, defs.verticalSteel('#c7cfd4'), 4) +
          rect(x - 16, 450, 32, 22, defs.verticalSteel('#c7cfd4'), 4),
      ),
      path('M230 470q70 100 170 126-120-4-180-100z', '#17130f', ' opacity=".08"'),
      rect(346, 352, 108, 108, defs.flat(accent), 26),
      ellipse(400, 406, 40, adjustBrightness(accent, -0.3)) +
        line(
          repeat(5, (index) => `M372 ${390 + index * 9}h56`),
          '#fff',
          3,
          ' opacity=".45"',
        ),
      rect(358, 362, 84, 88, 'none', 20, ' stroke="#fff" stroke-width="3" opacity=".4"'),
      path('M268 470h62M268 486h40', 'none', ` stroke="${accent}" stroke-width="6" opacity=".7"`),
      highlightStroke('M236 338q44-60 104-80', 10, 0.7),
    ].join(''),
};

const fallArrester: Illustration = {
  bounds: [236, 40, 328, 720],
  orientation: 'hang',
  backdrop: 'site',
  draw: ({ colour, accent, defs }) =>
    [
      ring(400, 92, 44, 18, '#8d969c') + ring(398, 90, 46, 4, '#e9edef', ' opacity=".8"'),
      rect(378, 122, 44, 46, defs.verticalSteel('#8d969c'), 8),
      path('M386 424h28v190h-28z', defs.verticalCylinder(accent)) +
        seam('M400 430v180', adjustBrightness(accent, -0.5), 4, '8 6'),
      path(
        'M320 162q80-34 160 0 84 60 84 140 0 76-70 128l-50 16h-88l-50-16q-70-52-70-128 0-80 84-140z',
        defs.ball(colour),
      ),
      path(
        'M290 210q110-60 220 0 40 40 40 92 0 60-52 102-100 40-196 0-52-42-52-102 0-52 40-92z',
        'none',
        ' stroke="#17130f" stroke-width="5" opacity=".2"',
      ),
      ellipse(400, 300, 96, defs.flat(adjustBrightness(colour, -0.24))),
      ellipse(400, 300, 78, '#f6f4ee'),
      drawBadge(348, 252, 104, getPrintColour(accent)),
      line('M352 312h96M352 330h70M352 348h50', '#8d969c', 7),
      ...[
        [290, 230],
        [510, 230],
        [290, 372],
        [510, 372],
      ].map(([x = 0, y = 0]) => screwHead(defs, x, y, 13)),
      path('M362 420h76l-10 36h-56z', defs.verticalCylinder(RUBBER)),
      path('M370 606h60v50q0 10-10 10h-40q-10 0-10-10z', defs.verticalCylinder(RUBBER)),
      ellipse(400, 672, 17, defs.ball('#c7cfd4')),
      tube('M386 686q-34 50 0 64 50 12 44-40l-6-30', '#aab2b7', 17),
      line('M424 680l-30 18', '#c8342b', 10),
      highlightStroke('M282 250q20-50 64-72', 10, 0.5),
    ].join(''),
};

const fireBlanket: Illustration = {
  bounds: [240, 90, 320, 640],
  orientation: 'hang',
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) => {
    const red = colour;
    return [
      ellipse(400, 116, 24, defs.ball(red)) + ellipse(400, 114, 9, '#fafaf8'),
      path('M340 124h120l18 20H322z', defs.horizontalCylinder(red)),
      rect(250, 138, 300, 420, defs.verticalCylinder(red), 22),
      rect(250, 138, 300, 36, defs.horizontalCylinder(adjustBrightness(red, 0.06)), 16),
      path('M280 210h240v262H280z', '#fbf8f1'),
      path(
        'M400 236q62 50 46 112-8 30-46 34-42-4-48-40-2-24 16-44 4 18 16 22-2-50 16-84z',
        defs.fade('#f0a02a', '#c8342b'),
      ),
      path('M334 356q66 60 132 0l14 56q-80 46-160 0z', defs.flat('#dfe3e5')) +
        line('M346 372q54 40 108 0', '#9aa3a8', 4),
      line('M312 440h176M340 456h120', adjustBrightness(red, -0.1), 8),
      drawBadge(340, 496, 120, accent),
      path('M272 548h256v18q-128 20-256 0z', adjustBrightness(red, -0.45)),
      ...[316, 436].map(
        (x) =>
          path(`M${x} 552h48v140q0 24-24 24t-24-24z`, defs.verticalCylinder('#f4f2ec')) +
          seam(`M${x + 8} 556v134q2 18 16 18t16-18V556`, '#b8b2a4', 3, '6 6') +
          rect(x + 8, 640, 32, 34, accent, 4),
      ),
      path('M290 552h220v12q-110 16-220 0z', defs.horizontalCylinder('#f4f2ec')),
      highlightStroke('M268 190v330', 9, 0.4),
    ].join('');
  },
};

const faceShield: Illustration = {
  bounds: [180, 110, 450, 534],
  orientation: 'stand',
  groundContact: [250, 300],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M208 232q10 200 26 330 160 110 326 0 20-140 28-330-190-60-380 0z',
        defs.verticalCylinder(colour === '#ffffff' ? '#d9e8ee' : adjustBrightness(colour, 0.5)),
        ' opacity=".62"',
      ),
      path(
        'M208 232q10 200 26 330 160 110 326 0 20-140 28-330',
        'none',
        ' stroke="#6f8087" stroke-width="7" opacity=".7"',
      ),
      path('M250 262l70-14 40 380-76-26z', '#fff', ' opacity=".5"') +
        path('M390 250l24 0 30 376-20 4z', '#fff', ' opacity=".32"'),
      path('M232 546q166 110 330 0l-2 20q-164 108-326 0z', defs.horizontalCylinder('#8d969c')),
      path('M214 190q30-80 186-80t186 80l-30 6q-30-54-156-54t-156 54z', defs.horizontalCylinder(RUBBER)),
      path(
        'M192 188q0-16 18-18 190-56 376 0 20 2 20 18l-6 66q-2 14-18 10-184-50-366 0-16 4-18-10z',
        defs.horizontalCylinder(accent),
      ),
      rect(346, 178, 108, 12, '#fff', 6, ' opacity=".35"'),
      drawBadge(342, 200, 116, adjustBrightness(accent, -0.4)),
      ellipse(206, 220, 30, defs.ball(RUBBER)) + screwHead(defs, 206, 220, 13),
      ellipse(596, 220, 30, defs.ball(RUBBER)) + screwHead(defs, 596, 220, 13),
    ].join(''),
};

const floorSign: Illustration = {
  bounds: [210, 90, 390, 600],
  orientation: 'stand',
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) =>
    [
      path('M470 130l128 540q2 14-10 14h-50L430 150z', defs.flat(adjustBrightness(colour, -0.3))),
      path(
        'M324 110q6-20 26-20h90q20 0 26 20l74 560q0 16-16 16h-52l-18-60H328l-18 60h-84q-16 0-14-16z',
        defs.flat(colour),
      ),
      rect(356, 108, 80, 26, adjustBrightness(colour, -0.4), 13),
      path('M390 190l104 190q6 16-10 16H288q-16 0-10-16z', adjustBrightness(accent, -0.6)) +
        path('M389 214l84 158H304z', adjustBrightness(colour, 0.2)),
      ellipse(394, 266, 12, '#22262a') +
        line('M392 284l-14 36 22 22M380 320l-26 30M384 290l-24 16M392 292l26 12', '#22262a', 11) +
        line('M330 364h112', '#22262a', 6),
      line('M300 450h182M292 492h198M316 534h150', adjustBrightness(accent, -0.6), 15),
      drawLabel(336, 566, 118, 50, getPrintColour(accent)),
      highlightStroke('M332 124l-60 470', 8, 0.5),
    ].join(''),
};

export const SAFETY_EQUIPMENT_KINDS = {
  'welding-helmet': weldingHelmet,
  'ear-plugs': earPlugs,
  'dust-mask': dustMask,
  'fall-arrester': fallArrester,
  'fire-blanket': fireBlanket,
  'face-shield': faceShield,
  'floor-sign': floorSign,
} satisfies Record<string, Illustration>;
