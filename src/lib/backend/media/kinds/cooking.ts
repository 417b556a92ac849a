import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import {
  adjustBrightness,
  brightness,
  cylinderTop,
  ellipse,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
  shadowPath,
} from '../svg/shapes.ts';

const NON_STICK = '#3a3d40';

const pan: Illustration = {
  bounds: [56, 232, 700, 346],
  orientation: 'stand',
  groundContact: [126, 350],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) => {
    const inside = brightness(colour) > 0.7 ? adjustBrightness(colour, -0.2) : NON_STICK;
    return [
      path('M520 372l82-30 126-98q22-14 28 4 4 18-12 32l-124 100-82 40z', defs.horizontalCylinder(accent)),
      path('M516 374l80-32 20 42-80 36z', defs.horizontalSteel('#aab2b7')),
      ellipse(730, 268, 9, '#fafaf8', 11, ' transform="rotate(40 730 268)"'),
      path('M56 380c0 110 50 192 140 198h216c90-6 140-88 140-198z', defs.verticalCylinder(colour)),
      path('M92 490q34 78 104 88h216q70-10 104-88-70 60-212 60T92 490z', '#17130f', ' opacity=".22"'),
      ellipse(304, 380, 248, defs.horizontalSteel(adjustBrightness(colour, 0.2)), 132),
      ellipse(304, 382, 236, defs.horizontalCylinder(adjustBrightness(inside, -0.28)), 122),
      ellipse(304, 410, 186, defs.flat(inside), 88),
      ellipse(304, 410, 130, 'none', 60, ' stroke="#17130f" stroke-width="3" opacity=".35"'),
      ellipse(304, 410, 72, 'none', 33, ' stroke="#17130f" stroke-width="3" opacity=".35"'),
      path('M142 388q30-52 130-62l-96 134q-44-28-34-72z', '#fff', ' opacity=".12"'),
      path('M230 490l120-166q40 4 70 16L290 498z', '#fff', ' opacity=".06"'),
      repeat(2, (index) => ellipse(546 + index * 34, 392 - index * 16, 7, defs.ball('#dfe3e5'), 6)),
      highlightStroke('M72 430q30 100 100 130M78 336q50-66 160-78', 7, 0.4) +
        highlightStroke('M624 350l98-76', 6, 0.35),
    ].join('');
  },
};

const pot: Illustration = {
  bounds: [78, 166, 644, 512],
  orientation: 'stand',
  groundContact: [166, 468],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      line(
        'M170 420h-48q-28 0-28 28v20q0 26 28 26h56M630 420h48q28 0 28 28v20q0 26-28 26h-56',
        adjustBrightness(accent, -0.4),
        32,
      ),
      line('M170 417h-48q-28 0-28 28v20q0 24 28 24h56M630 417h48q28 0 28 28v20q0 24-28 24h-56', accent, 22),
      highlightStroke('M104 440q4-20 22-20h34M640 412h36q20 2 26 20', 5, 0.5),
      path('M160 360h480l-10 258q-4 60-100 60H270q-96 0-100-60z', defs.verticalCylinder(colour)),
      path('M167 560h466l-3 58q-4 60-100 60H270q-96 0-100-60z', '#17130f', ' opacity=".12"'),
      path('M160 360h480l-1 40q-239 50-478 0z', '#17130f', ' opacity=".2"'),
      path(
        'M150 346q0-16 250-16t250 16v20q-30 40-250 40t-250-40z',
        defs.horizontalSteel(adjustBrightness(colour, 0.1)),
      ),
      path('M156 346C170 254 290 236 400 236s230 18 244 110q-40 36-244 36t-244-36z', defs.ball(colour)),
      path('M186 324q70-60 214-62t214 62q-60-26-214-26t-214 26z', '#fff', ' opacity=".16"'),
      path('M372 200h56l12 44h-80z', defs.verticalSteel('#aab2b7')),
      ellipse(400, 190, 52, defs.ball(accent), 24),
      ellipse(400, 182, 40, adjustBrightness(accent, 0.14), 14),
      drawBadge(336, 500, 128, adjustBrightness(colour, -0.5)),
      highlightStroke('M186 440l8 150', 10, 0.4) + highlightStroke('M214 300q40-34 104-42', 8, 0.5),
    ].join(''),
};

const kitchenKnife: Illustration = {
  bounds: [30, 330, 740, 132],
  orientation: 'lie',
  tilt: -36,
  backdrop: 'table',
  draw: ({ colour, accent, defs }) =>
    [
      path('M30 380q150-46 330-46h160v118H370Q150 452 30 380z', defs.horizontalSteel(colour)),
      path('M30 380q150 72 340 72h150v-40H370Q170 412 30 380z', adjustBrightness(colour, 0.55)),
      path('M60 378q160-34 300-34h150', 'none', ' stroke="#fff" stroke-width="5" opacity=".8"'),
      repeat(6, (index) =>
        line(`M${120 + index * 62} ${400 + index * 6}l16-44`, '#8d969c', 2, ' opacity=".22"'),
      ),
      drawBadge(398, 360, 84, '#7d868c'),
      path(
        'M516 332h34q14 0 16 14v74q-2 16-18 18l-32 14z',
        defs.horizontalSteel(adjustBrightness(colour, -0.2)),
      ),
      path(
        'M562 340h146q58 0 62 50 2 50-34 52-30 0-46-14-30-12-128-2-8-30 0-86z',
        defs.horizontalCylinder(accent),
      ),
      path('M562 372q100 8 206 8l2 16q-110 4-210-8z', '#17130f', ' opacity=".16"'),
      repeat(
        3,
        (index) =>
          ellipse(600 + index * 60, 386, 11, defs.ball('#e6eaec')) +
          ellipse(600 + index * 60, 386, 5, adjustBrightness(accent, -0.3)),
      ),
      highlightStroke('M574 352h130q30 0 44 18', 5, 0.45),
    ].join(''),
};

const cuttingBoard: Illustration = {
  bounds: [70, 226, 660, 372],
  orientation: 'lie',
  tilt: -20,
  backdrop: 'table',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M112 240h480q28 0 34 22 6 20 36 26 68 16 68 70v32q0 54-68 66-32 8-36 28-6 26-34 26H112q-42 0-42-42V282q0-42 42-42z',
        adjustBrightness(colour, -0.42),
        ' transform="translate(0 24)"',
      ),
      path(
        'M112 226h480q28 0 34 22 6 22 36 30 68 18 68 72v36q0 56-68 72-32 8-36 30-6 24-34 24H112q-42 0-42-42V268q0-42 42-42zM668 348a22 22 0 1 0 .1 0z',
        defs.flat(colour),
        ' fill-rule="evenodd"',
      ),
      repeat(7, (index) =>
        line(
          `M74 ${270 + index * 32}q150-${18 - index * 5} 290 0t${index > 1 && index < 5 ? 330 : 250} ${index % 2 ? 6 : -6}`,
          adjustBrightness(colour, -0.24),
          index % 3 ? 3 : 5,
          ' opacity=".5"',
        ),
      ),
      path('M300 226h64v286h-64zM470 226h40v286h-40z', adjustBrightness(colour, -0.2), ' opacity=".22"'),
      rect(
        108,
        262,
        470,
        214,
        'none',
        24,
        ` stroke="${adjustBrightness(accent, -0.1)}" stroke-width="9" opacity=".55"`,
      ),
      rect(111, 266, 470, 214, 'none', 24, ' stroke="#fff" stroke-width="3" opacity=".35"'),
      ellipse(668, 370, 25, 'none', 25, ` stroke="${adjustBrightness(colour, -0.35)}" stroke-width="5"`),
      highlightStroke('M96 236h480', 5, 0.5),
      drawBadge(300, 352, 110, adjustBrightness(colour, -0.4)),
    ].join(''),
};

const kettle: Illustration = {
  bounds: [134, 128, 566, 550],
  orientation: 'stand',
  groundContact: [184, 380],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      line('M520 250q140-40 150 70 6 110-60 200', adjustBrightness(accent, -0.35), 50) +
        line('M520 248q136-38 146 70 6 108-60 200', accent, 38) +
        highlightStroke('M560 228q76-4 86 80 4 70-24 130', 7, 0.35),
      path('M250 300q-70-10-96-76-20-20-18-42l60-4q30 74 90 96z', defs.horizontalCylinder(colour)),
      path('M136 182l60-4 8 20-62 12z', adjustBrightness(colour, -0.5)),
      path('M252 214h262l62 380q2 40-42 40H232q-44 0-42-40z', defs.verticalCylinder(colour)),
      path('M196 560h374l6 34q2 40-42 40H232q-44 0-42-40z', '#17130f', ' opacity=".12"'),
      path('M256 214q-2-42 50-50h154q52 8 50 50-120 20-254 0z', defs.ball(accent)),
      rect(246, 204, 274, 22, defs.horizontalSteel(), 10),
      path('M352 164q-6-36 31-36t31 36z', defs.ball(adjustBrightness(accent, 0.1))),
      rect(184, 630, 398, 24, defs.horizontalCylinder('#8d969c'), 8) +
        rect(176, 648, 414, 30, defs.horizontalCylinder('#2e3235'), 12),
      ellipse(560, 664, 7, '#8fd16a'),
      path(
        'M450 360q26-2 30 20l20 150q2 20-18 22-20 0-24-22l-26-142q-4-26 18-28z',
        '#dfe9ee',
        ' opacity=".9"',
      ),
      path('M444 452l34-4 12 82q2 18-12 20-16 0-20-20z', '#7fb4cc'),
      repeat(4, (index) => line(`M${438 + index * 6} ${404 + index * 34}h16`, '#34393c', 4, ' opacity=".6"')),
      drawBadge(272, 480, 120, adjustBrightness(colour, -0.5)),
      highlightStroke('M276 260l-40 320', 12, 0.4),
    ].join(''),
};

const dallah: Illustration = {
  bounds: [120, 76, 560, 622],
  orientation: 'stand',
  groundContact: [252, 280],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      line('M486 240q128-44 146 66 12 130-126 248', adjustBrightness(accent, -0.42), 36) +
        line('M486 238q124-42 142 66 12 128-126 246', accent, 26) +
        highlightStroke('M530 222q74-8 82 84 4 60-30 130', 6, 0.5),
      ellipse(626, 290, 15, defs.ball(adjustBrightness(accent, 0.2))),
      path('M300 344q-30-82-110-108-70-20-70-42 4-14 26-8 120 8 180 60z', defs.horizontalSteel(colour)),
      path('M120 194q4-14 26-8 116 8 174 56-80-32-150-32-44-4-50-16z', '#fff', ' opacity=".35"'),
      path(
        'M296 250h196q-24 64-14 128 108 60 108 170 0 92-110 118H312q-110-26-110-118 0-110 108-170 10-64-14-128z',
        defs.verticalCylinder(colour),
      ),
      path('M202 540q4 100 110 126h164q106-26 110-126-30 66-192 66T202 540z', '#17130f', ' opacity=".16"'),
      path(
        'M262 662h264l20 24q4 12-12 12H254q-16 0-12-12z',
        defs.verticalSteel(adjustBrightness(colour, -0.1)),
      ),
      path('M284 222h220l-10 34H294z', defs.verticalSteel(adjustBrightness(colour, 0.1))),
      path('M290 222q8-76 104-80 96 4 104 80z', defs.verticalCylinder(colour)),
      path('M374 146q-10-26 8-40l12-30 12 30q18 14 8 40z', defs.verticalSteel(accent)),
      path('M310 372q84 22 168 0l10 18q-94 26-188 0z', defs.verticalSteel(accent)),
      repeat(11, (index) => {
        const x = 244 + index * 30;
        const y = Math.round(508 + 22 * Math.sin((index / 10) * Math.PI));
        return (
          path(
            `M${x} ${y - 26}l13 22-13 22-13-22z`,
            'none',
            ` stroke="${adjustBrightness(colour, -0.45)}" stroke-width="4" opacity=".7"`,
          ) + ellipse(x, y - 4, 4, adjustBrightness(accent, -0.2))
        );
      }),
      line('M214 474q180 50 360 0M214 552q180 52 360 0', adjustBrightness(colour, -0.4), 4, ' opacity=".55"'),
      highlightStroke('M246 480q14-56 70-86M314 202q16-34 50-40', 11, 0.55),
    ].join(''),
};

const blender: Illustration = {
  bounds: [214, 78, 386, 618],
  orientation: 'stand',
  groundContact: [228, 330],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      line('M528 200q66-4 62 62l-10 110q-4 50-66 52', '#6f7f86', 32, ' opacity=".55"') +
        line('M528 200q66-4 62 62l-10 110q-4 50-66 52', '#dbe6ea', 20, ' opacity=".9"'),
      path('M236 142h312l-42 336H278z', defs.verticalCylinder('#dce8ec'), ' opacity=".85"'),
      path('M251 260q70 24 141-2t141 6l-28 214H279z', defs.verticalCylinder('#e58a5b')),
      path('M251 260q70 24 141-2t141 6l-2 16q-70-22-139-4t-139 4z', '#f6b48c'),
      repeat(6, (index) =>
        ellipse(
          300 + index * 36,
          330 + (index % 3) * 42,
          8 - (index % 3),
          '#fff',
          8 - (index % 3),
          ' opacity=".35"',
        ),
      ),
      repeat(5, (index) => line(`M${492 - index * 5} ${250 + index * 42}h-30`, '#fff', 5, ' opacity=".7"')),
      path(
        'M372 470l-36-30M410 470l38-32M392 470v-44',
        'none',
        ' stroke="#8d969c" stroke-width="8" stroke-linecap="round"',
      ),
      highlightStroke('M268 176l34 270', 14, 0.6),
      path('M226 122q0-20 20-20h292q20 0 20 20v26q0 8-8 8H234q-8 0-8-8z', defs.horizontalCylinder('#33383b')),
      path('M340 104q-2-26 16-26h72q18 0 16 26z', defs.horizontalCylinder('#4a5054')),
      rect(272, 472, 240, 40, defs.horizontalCylinder('#33383b'), 10),
      path('M276 510h232l48 150q6 36-26 36H254q-32 0-26-36z', defs.verticalCylinder(colour)),
      path('M232 640h320l4 20q6 36-26 36H254q-32 0-26-36z', '#17130f', ' opacity=".14"'),
      ellipse(392, 588, 48, defs.verticalSteel('#c3cacf')) + ellipse(392, 588, 38, defs.ball(accent)),
      line('M392 588v-30', '#fff', 7),
      repeat(5, (index) =>
        ellipse(
          Math.round(392 - 66 * Math.cos((index * Math.PI) / 4)),
          Math.round(592 - 66 * Math.sin((index * Math.PI) / 4)),
          4,
          '#fff',
          4,
          ' opacity=".8"',
        ),
      ),
      cylinderTop(300, 676, 184, 2, adjustBrightness(colour, -0.4)),
      shadowPath('M276 510h232l5 16H271z', 0.2),
      highlightStroke('M286 540l-34 110', 8, 0.4),
    ].join(''),
};

export const COOKING_KINDS = {
  pan,
  pot,
  'kitchen-knife': kitchenKnife,
  'cutting-board': cuttingBoard,
  kettle,
  dallah,
  blender,
} satisfies Record<string, Illustration>;
