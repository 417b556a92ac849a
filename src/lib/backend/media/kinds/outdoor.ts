import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import {
  adjustBrightness,
  ellipse,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
  shadowPath,
} from '../svg/shapes.ts';
import { tube } from './shared-shapes.ts';

const PANELS = [70, 176, 312, 488, 624, 730];

const parasol: Illustration = {
  bounds: [66, 66, 668, 644],
  orientation: 'stand',
  groundContact: [272, 256],
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      path('M110 344q290-70 580 0l-20 16q-270-40-540 0z', adjustBrightness(colour, -0.55)),
      line('M396 366L210 336M404 366l186-30M400 380V330', adjustBrightness(accent, -0.35), 9),
      rect(388, 300, 24, 352, defs.verticalCylinder(accent), 6),
      rect(378, 356, 44, 34, defs.verticalCylinder(adjustBrightness(accent, -0.25)), 8),
      rect(380, 500, 40, 54, defs.verticalCylinder('#4a5054'), 8) + tube('M420 526h44v22', '#5b6368', 12),
      path('M286 652q0-16 114-16t114 16v30q0 28-114 28t-114-28z', defs.verticalCylinder('#5b6064')),
      ellipse(400, 652, 114, defs.flat('#7a8186'), 17) +
        rect(378, 596, 44, 56, defs.verticalCylinder('#4a5054'), 8),
      repeat(5, (index) => {
        const [left = 0, right = 0] = [PANELS[index], PANELS[index + 1]];
        const light = [0.22, 0.1, 0, -0.12, -0.24][index] ?? 0;
        const bend = index === 0 ? -50 : index === 4 ? 50 : 0;
        const side = (x: number): string =>
          `${Math.round(400 + (x - 400) * 0.55 + (x < 400 ? -22 : 22) * (Math.abs(x - 400) > 200 ? 1 : 0.3))} 150`;
        return (
          path(
            `M400 96Q${side(left)} ${left} 332q${(right - left) / 2}-${16 + Math.abs(bend) / 8} ${right - left} 0Q${side(right)} 400 96z`,
            defs.fade(adjustBrightness(colour, light + 0.1), adjustBrightness(colour, light - 0.06)),
          ) +
          path(
            `M${left} 332q${(right - left) / 2}-18 ${right - left} 0l-4 34q-${(right - left) / 2 - 4}-16-${right - left - 8} 0z`,
            adjustBrightness(colour, light - 0.14),
          )
        );
      }),
      path('M400 90q70 4 104 46-104-26-208 0 34-42 104-46z', defs.flat(adjustBrightness(colour, 0.06))),
      line('M296 136q104-26 208 0', adjustBrightness(colour, -0.3), 4, ' opacity=".6"'),
      ellipse(400, 84, 13, defs.ball(accent), 17),
      highlightStroke('M108 306q60-120 178-158', 8, 0.4),
    ].join(''),
};

const barbecue: Illustration = {
  bounds: [112, 92, 572, 620],
  orientation: 'stand',
  groundContact: [170, 440],
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M400 500v170', '#6d757a', 16),
      tube('M266 470L196 700M534 470l66 190', '#8d969c', 20),
      path('M242 574h316l-26 26H268z', defs.horizontalSteel('#9aa3a8')),
      repeat(9, (index) => line(`M${282 + index * 30} 578l-4 18`, '#17130f', 3, ' opacity=".25"')),
      ellipse(606, 652, 58, '#2a2d2f') +
        ellipse(606, 652, 40, defs.ball('#c3cacf')) +
        ellipse(606, 652, 12, '#3a3f43'),
      line('M570 610a56 56 0 0 1 60-8', '#fff', 6, ' opacity=".25"'),
      path('M300 480q100 60 200 0l-30 44q-70 22-140 0z', defs.verticalSteel('#8d969c')),
      path('M184 348h432q-6 148-216 156-210-8-216-156z', defs.verticalCylinder(colour)),
      path('M184 348h432q0 24-6 44-210 30-420 0-6-20-6-44z', '#17130f', ' opacity=".16"'),
      tube('M190 390h-34q-14 0-14-16v-6M610 390h34q14 0 14-16v-6', '#8d969c', 12),
      rect(112, 356, 64, 28, defs.horizontalCylinder(accent), 12) +
        rect(624, 356, 60, 28, defs.horizontalCylinder(accent), 12),
      path('M182 336q10-190 218-194 208 4 218 194z', defs.ball(colour)),
      rect(172, 328, 456, 24, defs.horizontalSteel(adjustBrightness(colour, 0.25)), 10),
      tube('M340 146v-26q0-14 14-14h92q14 0 14 14v26', '#aab2b7', 12),
      rect(344, 92, 112, 30, defs.horizontalCylinder(accent), 13),
      ellipse(500, 244, 36, defs.verticalSteel()) + ellipse(500, 244, 27, '#fbf8f1'),
      line('M500 244l14-14M482 252a20 20 0 0 1 30-22', '#b5342b', 5),
      ellipse(286, 214, 30, defs.verticalSteel('#aab2b7'), 16, ' transform="rotate(-28 286 214)"'),
      repeat(3, (index) => ellipse(272 + index * 14, 221 - index * 7, 4, '#3a3f43')),
      drawBadge(336, 284, 110, accent),
      highlightStroke('M212 300q14-100 96-132', 12, 0.35),
    ].join(''),
};

const gardenTable: Illustration = {
  bounds: [84, 264, 632, 424],
  orientation: 'stand',
  groundContact: [104, 592],
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M214 392h34l-8 236h-26zM552 392h34v236h-26z',
        defs.verticalCylinder(adjustBrightness(accent, -0.35)),
      ),
      path('M112 440h48l-6 248h-40zM640 440h48l-2 248h-40z', defs.verticalCylinder(accent)),
      path(
        'M130 446h540v46q-270-26-540 0z',
        defs.fade(adjustBrightness(accent, -0.35), adjustBrightness(accent, -0.1)),
      ),
      path('M206 264h388l122 160H84z', defs.flat(colour)),
      repeat(8, (index) => {
        const share = (index + 1) / 9;
        return line(
          `M${206 + 388 * share} 264L${84 + 632 * share} 424`,
          adjustBrightness(colour, -0.42),
          index % 2 ? 3 : 5,
          ' opacity=".6"',
        );
      }),
      repeat(4, (index) =>
        line(
          `M${150 + index * 150} ${330 + (index % 2) * 40}q40-8 76 2`,
          adjustBrightness(colour, -0.3),
          3,
          ' opacity=".35"',
        ),
      ),
      path('M206 264h388l13 17H193z', '#fff', ' opacity=".16"'),
      path('M103 400h594l19 24H84z', adjustBrightness(colour, 0.1), ' opacity=".75"'),
      path(
        'M84 424h632v20q0 10-10 10H94q-10 0-10-10z',
        defs.fade(adjustBrightness(colour, -0.06), adjustBrightness(colour, -0.34)),
      ),
      ellipse(400, 338, 22, '#2a2118', 11) +
        ellipse(400, 335, 26, defs.horizontalSteel(), 13) +
        ellipse(400, 336, 17, '#17130f', 8),
      highlightStroke('M230 290h130', 6, 0.4),
      line('M90 428h620', '#fff', 3, ' opacity=".4"'),
    ].join(''),
};

const lounger: Illustration = {
  bounds: [66, 250, 680, 420],
  orientation: 'stand',
  groundContact: [216, 500],
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      path('M640 560h28l6 84h-28zM300 560h26v84h-26z', defs.verticalCylinder(adjustBrightness(colour, -0.4))),
      path('M200 600L118 372l30-12 92 220z', defs.verticalCylinder(adjustBrightness(colour, -0.3))),
      path('M236 546h440l50-50H290z', adjustBrightness(colour, -0.35)),
      path(
        'M226 552h470q16 0 16 16v18q0 8-10 8H236q-12 0-16-12l-4-16q-2-14 10-14z',
        defs.horizontalCylinder(colour),
      ),
      path('M252 590h36v80h-36zM636 590h36v80h-36z', defs.verticalCylinder(colour)),
      ellipse(270, 646, 26, '#2a2d2f') + ellipse(270, 646, 12, defs.ball('#aab2b7')),
      path('M66 322q-4-18 12-26l76-42q14-8 24 8l146 232-88 52q-12 6-20-6z', defs.flat(accent)),
      path('M66 322q-2-14 6-22l156 240q10 14 22 8l-14 8q-12 4-20-8z', adjustBrightness(accent, -0.32)),
      path(
        'M236 548l88-54h400q20 0 20 16v4l-40 36q-4 4-14 4H246z',
        defs.flat(adjustBrightness(accent, 0.06)),
      ),
      path(
        'M236 548h456q14 0 22-8l32-28v18q0 8-6 14l-30 26q-6 6-16 6H250q-14 0-14-14z',
        defs.fade(adjustBrightness(accent, -0.1), adjustBrightness(accent, -0.34)),
      ),
      repeat(3, (index) =>
        line(`M${350 + index * 112} 546q30-22 60-50`, adjustBrightness(accent, -0.25), 5, ' opacity=".7"'),
      ),
      repeat(2, (index) =>
        line(
          `M${132 + index * 52} ${404 + index * 80}q44-16 86-52`,
          adjustBrightness(accent, -0.25),
          5,
          ' opacity=".7"',
        ),
      ),
      path(
        'M100 306q-4-10 6-16l56-30q12-6 18 6l32 52q4 10-6 16l-52 34q-10 4-16-6z',
        defs.flat(adjustBrightness(colour, 0.34)),
      ),
      highlightStroke('M116 300l50-28', 6, 0.6) + highlightStroke('M350 508h300', 6, 0.35),
    ].join(''),
};

const BLADES = Array.from({ length: 96 }, (_, index) => index);

const artificialGrass: Illustration = {
  bounds: [84, 236, 640, 414],
  orientation: 'stand',
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) => {
    const blades = (offset: number): string =>
      BLADES.map((index) => {
        const row = ((index * 0.618 + offset) % 1) * 0.94 + 0.04;
        const y = 446 + row * 190;
        const left = 246 - row * 150;
        const x = left + ((index * 0.755 + offset * 2) % 1) * (706 - left);
        return `M${Math.round(x)} ${Math.round(y)}l${(index % 5) * 3 - 6}-${16 + (index % 3) * 4}`;
      }).join('');
    return [
      path(
        'M250 430h456q18 0 18 16v184q0 20-20 20H100q-24 0-12-24z',
        defs.flat(adjustBrightness(colour, -0.1)),
      ),
      path('M84 636h640v6q0 8-20 8H100q-20 0-16-14z', adjustBrightness(accent, -0.2)),
      path('M250 430h474v70H190z', '#17130f', ' opacity=".28"'),
      path(
        blades(0.2),
        'none',
        ` stroke="${adjustBrightness(colour, -0.34)}" stroke-width="4" stroke-linecap="round"`,
      ),
      path(
        blades(0.55),
        'none',
        ` stroke="${adjustBrightness(colour, 0.08)}" stroke-width="4" stroke-linecap="round"`,
      ),
      path(
        blades(0.83),
        'none',
        ` stroke="${adjustBrightness(colour, 0.4)}" stroke-width="3" stroke-linecap="round"`,
      ),
      path('M228 240h420q86 10 86 112t-86 112H228z', defs.horizontalCylinder(accent)),
      repeat(11, (index) => line(`M${270 + index * 38} 246v212`, '#fff', 3, ' opacity=".1"')),
      path('M648 240q86 10 86 112t-86 112q40-30 40-112t-40-112z', '#17130f', ' opacity=".25"'),
      ellipse(226, 352, 92, defs.flat(adjustBrightness(colour, -0.12)), 116),
      ellipse(226, 352, 74, accent, 94) + ellipse(226, 352, 64, adjustBrightness(colour, -0.05), 82),
      ellipse(226, 352, 48, accent, 62) + ellipse(226, 352, 39, adjustBrightness(colour, 0.05), 51),
      ellipse(226, 352, 23, '#17130f', 30),
      path(
        Array.from({ length: 34 }, (_, index) => {
          const angle = (index * Math.PI) / 17;
          return `M${Math.round(226 + 88 * Math.cos(angle))} ${Math.round(352 + 111 * Math.sin(angle))}l${Math.round(12 * Math.cos(angle + 0.5))} ${Math.round(12 * Math.sin(angle + 0.5))}`;
        }).join(''),
        'none',
        ` stroke="${colour}" stroke-width="6" stroke-linecap="round"`,
      ),
      rect(420, 240, 70, 224, defs.horizontalCylinder('#f4efe4')) + drawBadge(420, 330, 70, colour),
    ].join('');
  },
};

const coolerBox: Illustration = {
  bounds: [112, 170, 576, 500],
  orientation: 'stand',
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      line('M152 360V226q0-44 44-44h408q44 0 44 44v134', adjustBrightness(accent, -0.35), 32) +
        line('M152 360V226q0-44 44-44h408q44 0 44 44v134', accent, 23) +
        line('M146 340V224q0-46 46-48h400', '#fff', 5, ' opacity=".45"'),
      path('M140 380h520l-22 268q-2 22-24 22H186q-22 0-24-22z', defs.verticalCylinder(colour)),
      path('M176 440h448l-14 170q-2 18-20 18H210q-18 0-20-18z', '#17130f', ' opacity=".1"'),
      path('M184 446h432l-12 160q-2 16-18 16H214q-16 0-18-16z', defs.flat(adjustBrightness(colour, 0.08))),
      path('M140 380h520l-2 26H142z', '#17130f', ' opacity=".3"'),
      path('M150 300q4-32 36-34h428q32 2 36 34l18 60H132z', defs.fade(adjustBrightness(accent, 0.3), accent)),
      path(
        'M124 352q0-12 12-12h528q12 0 12 12v26q0 14-14 14H138q-14 0-14-14z',
        defs.horizontalCylinder(accent),
      ),
      path('M210 288h380q14 0 18 12l8 22H184l8-22q4-12 18-12z', '#17130f', ' opacity=".08"'),
      ellipse(152, 364, 24, defs.ball(adjustBrightness(colour, -0.3))) +
        ellipse(648, 364, 24, defs.ball(adjustBrightness(colour, -0.3))),
      path('M356 366h88v66q0 14-14 14h-60q-14 0-14-14z', defs.flat(adjustBrightness(colour, -0.25))),
      rect(370, 414, 60, 16, '#fff', 8, ' opacity=".35"'),
      drawBadge(
        320,
        500,
        160,
        adjustBrightness(accent, -0.1) === colour ? '#34393c' : adjustBrightness(colour, -0.45),
      ),
      ellipse(600, 640, 17, defs.ball('#e8ecee')) + rect(592, 634, 16, 12, '#8d969c', 3),
      shadowPath('M168 630h464l-2 18q-2 22-24 22H194q-22 0-24-22z', 0.12),
      highlightStroke('M172 430l12 180', 8, 0.4) + highlightStroke('M204 280h280', 7, 0.6),
    ].join(''),
};

export const OUTDOOR_KINDS = {
  parasol,
  barbecue,
  'garden-table': gardenTable,
  lounger,
  'artificial-grass': artificialGrass,
  'cooler-box': coolerBox,
} satisfies Record<string, Illustration>;
