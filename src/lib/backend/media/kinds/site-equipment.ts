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

const toolbox: Illustration = {
  bounds: [112, 200, 576, 426],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M270 300v-54q0-44 44-46h172q44 2 44 46v54h-44v-40q0-16-16-16H330q-16 0-16 16v40z',
        defs.flat('#3a3f43'),
      ),
      path(
        'M290 250q0-36 28-38h164q28 2 28 38',
        'none',
        ' stroke="#fff" stroke-width="6" opacity=".25" stroke-linecap="round"',
      ),
      path('M132 320q4-32 36-34h464q32 2 36 34l8 70H124z', defs.flat(accent)),
      rect(196, 296, 150, 50, adjustBrightness(accent, -0.3), 8) +
        rect(454, 296, 150, 50, adjustBrightness(accent, -0.3), 8),
      rect(204, 302, 134, 38, '#fff', 6, ' opacity=".28"') +
        rect(462, 302, 134, 38, '#fff', 6, ' opacity=".28"'),
      rect(112, 382, 576, 40, defs.horizontalCylinder(adjustBrightness(colour, 0.1)), 10),
      path('M126 420h548l-16 182q-2 24-28 24H170q-26 0-28-24z', defs.flat(colour)),
      repeat(3, (index) =>
        line(`M${146 + index * 4} ${470 + index * 50}h${508 - index * 8}`, '#17130f', 6, ' opacity=".28"'),
      ),
      repeat(
        2,
        (index) =>
          rect(190 + index * 350, 366, 70, 96, defs.verticalSteel('#aab2b7'), 8) +
          rect(206 + index * 350, 400, 38, 48, defs.verticalSteel('#dfe4e7'), 6),
      ),
      drawBadge(310, 486, 180, accent),
      highlightStroke('M140 300q10-6 30-6h450', 6, 0.45),
    ].join(''),
};

const screwBox: Illustration = {
  bounds: [112, 212, 576, 420],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const screw = (x: number, y: number, length: number, angle: number): string =>
      group(
        path('M-13-6h26l-8 12h-10z', adjustBrightness(colour, 0.3)) +
          path(`M-5 6h10v${length}l-5 14-5-14z`, defs.verticalCylinder(colour)) +
          line(`M-6 14l12 6m-12 6l12 6m-12 6l12 6`, adjustBrightness(colour, -0.45), 3),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    const cell = (index: number): string => {
      const column = index % 4;
      const row = Math.floor(index / 4);
      const x = 138 + column * 133;
      const y = 238 + row * 176;
      return (
        rect(x, y, 124, 164, defs.fade(adjustBrightness(accent, -0.1), adjustBrightness(accent, 0.14)), 8) +
        repeat(3, (position) =>
          screw(
            x + 30 + position * 32,
            y + 36 + ((position + index) % 2) * 36,
            38 + (index % 4) * 8,
            -24 + ((position * 37 + index * 23) % 70),
          ),
        )
      );
    };
    return [
      rect(112, 212, 576, 396, defs.flat(adjustBrightness(accent, 0.2)), 22),
      rect(126, 226, 548, 368, adjustBrightness(accent, -0.3), 14),
      repeat(8, cell),
      path('M126 240q0-14 14-14h400L300 594H140q-14 0-14-14z', '#fff', ' opacity=".1"'),
      rect(250, 590, 70, 40, defs.horizontalCylinder('#e2611c'), 8) +
        rect(480, 590, 70, 40, defs.horizontalCylinder('#e2611c'), 8),
      drawBadge(350, 598, 100, '#24507f'),
      highlightStroke('M130 232q4-8 20-8h500', 5, 0.4),
    ].join('');
  },
};

const padlock: Illustration = {
  bounds: [198, 108, 404, 578],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      path('M246 380V256a154 148 0 0 1 308 0v124h-62V262a92 88 0 0 0-184 0v118z', defs.verticalSteel(accent)),
      path(
        'M270 370V258q6-112 130-120 60 0 98 44',
        'none',
        ' stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".55"',
      ),
      rect(198, 360, 404, 326, defs.verticalCylinder(colour), 46),
      rect(198, 360, 404, 60, '#fff', 40, ' opacity=".16"'),
      repeat(3, (index) => rect(198, 596 + index * 18, 404, 6, '#17130f', 3, ' opacity=".16"')),
      ellipse(400, 490, 58, defs.ball(adjustBrightness(colour, 0.3))) +
        ellipse(400, 490, 44, adjustBrightness(colour, -0.25)),
      path('M400 462a18 18 0 0 1 10 33l6 32h-32l6-32a18 18 0 0 1 10-33z', '#1d1a16'),
      drawBadge(330, 386, 140, adjustBrightness(colour, -0.5)),
      highlightStroke('M226 420v190', 12, 0.4),
    ].join(''),
};

const helmet: Illustration = {
  bounds: [123, 191, 555, 405],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      path('M190 500q210 96 420 0l-20 66q-190 60-380 0z', defs.flat(accent)),
      path('M170 490q-6-270 210-296h40q216 26 210 296-230 70-460 0z', defs.ball(colour)),
      path(
        'M350 198q50-14 100 0 26 150 16 320-66 10-132 0-10-170 16-320z',
        defs.verticalCylinder(adjustBrightness(colour, 0.08)),
      ),
      repeat(2, (index) =>
        path(
          `M${266 + index * 246} 262q${index ? 40 : -40} 80 ${index ? 44 : -44} 200`,
          'none',
          ` stroke="${adjustBrightness(colour, -0.3)}" stroke-width="10" stroke-linecap="round" opacity=".5"`,
        ),
      ),
      repeat(
        3,
        (index) =>
          rect(232 + index * 8, 330 + index * 36, 46, 14, adjustBrightness(colour, -0.55), 7) +
          rect(522 - index * 8, 330 + index * 36, 46, 14, adjustBrightness(colour, -0.55), 7),
      ),
      path(
        'M124 508q30-42 100-44 176 40 352 0 70 2 100 44 8 26-28 30-248 60-496 0-36-4-28-30z',
        defs.flat(adjustBrightness(colour, -0.04)),
      ),
      path(
        'M134 512q260 76 532 0',
        'none',
        ` stroke="${adjustBrightness(colour, -0.35)}" stroke-width="6" opacity=".45"`,
      ),
      drawBadge(340, 410, 120, accent),
      highlightStroke('M226 330q30-86 106-112', 14, 0.55),
    ].join(''),
};

const gloves: Illustration = {
  bounds: [119, 143, 618, 556],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const finger = (x: number, top: number, tipWidth: number): string =>
      rect(x, top, 50, 220 - top, defs.verticalCylinder('#cfd3d2'), 25) +
      rect(x, top, 50, tipWidth, defs.verticalCylinder(colour), 25) +
      highlightStroke(`M${x + 14} ${top + 22}v${tipWidth - 44}`, 6, 0.3);
    const hand = [
      path('M-96 120q-70-10-96 40-10 40 24 48 36-2 60 40l40 60z', defs.flat(colour)),
      finger(-104, -10, 90) + finger(-50, -74, 96) + finger(4, -84, 96) + finger(58, -46, 92),
      path('M-106 110q106 34 214 0 8 120-12 190-8 40-22 56H-78q-24-60-28-246z', defs.flat(colour)),
      path(
        'M-50 150v-30M4 150v-34M58 150v-30',
        'none',
        ' stroke="#17130f" stroke-width="5" stroke-linecap="round" opacity=".3"',
      ),
      rect(-86, 336, 176, 86, defs.verticalCylinder('#cfd3d2'), 14),
      path(
        'M-66 346v66M-40 346v66M-14 346v66M12 346v66M38 346v66M64 346v66',
        'none',
        ' stroke="#17130f" stroke-width="3" opacity=".16"',
      ),
      rect(-88, 408, 180, 22, defs.verticalCylinder(accent), 9),
      drawBadge(-46, 226, 100, accent),
    ].join('');
    return (
      group(hand, 'translate(556 232) scale(-1 1) rotate(-6)') + group(hand, 'translate(300 262) rotate(-6)')
    );
  },
};

const goggles: Illustration = {
  bounds: [96, 240, 608, 316],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path('M130 350Q400 130 670 350v46Q400 200 130 396z', defs.flat(adjustBrightness(accent, 0.12))),
      line('M140 362Q400 156 660 362', '#fff', 4, ' opacity=".25" stroke-dasharray="3 16"'),
      path(
        'M112 350q8-36 50-40 238-30 476 0 42 4 50 40 10 90-26 160-20 44-72 46-90 4-134-54-24-30-56-30t-56 30q-44 58-134 54-52-2-72-46-36-70-26-160z',
        defs.flat(accent),
      ),
      path(
        'M146 360q6-20 32-22 222-26 444 0 26 2 32 22 6 70-20 126-14 34-50 34-70 4-112-52-32-40-72-40t-72 40q-42 56-112 52-36 0-50-34-26-56-20-126z',
        defs.fade(adjustBrightness(colour, 0.5), adjustBrightness(colour, 0.15)),
      ),
      path('M170 366q10-8 60-12l-40 148q-34-60-20-136zM300 346l70-4-66 130-54 36z', '#fff', ' opacity=".5"'),
      rect(96, 372, 40, 88, defs.verticalCylinder('#5b6368'), 10) +
        rect(664, 372, 40, 88, defs.verticalCylinder('#5b6368'), 10),
      repeat(5, (index) => rect(308 + index * 40, 316, 22, 8, '#fff', 4, ' opacity=".35"')),
    ].join(''),
};

export const SITE_EQUIPMENT_KINDS = {
  toolbox,
  'screw-box': screwBox,
  padlock,
  helmet,
  gloves,
  goggles,
} satisfies Record<string, Illustration>;
