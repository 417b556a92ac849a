import type { Illustration } from '../illustration.ts';
import { drawLabel } from '../svg/labels.ts';
import {
  adjustBrightness,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
  shadowPath,
} from '../svg/shapes.ts';
import { leaf } from './shared-shapes.ts';

const vase: Illustration = {
  bounds: [206, 60, 388, 644],
  orientation: 'stand',
  groundContact: [306, 188],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) => {
    const plume = (offset: number, height: number): string =>
      group(
        line(`M0 0V${-height}`, '#a98f62', 6) +
          path(
            `M0 ${-height + 130}q-46-60-20-130 8-30 20-34 12 4 20 34 26 70-20 130z`,
            defs.fade('#efdcb8', '#c9ab78'),
          ) +
          line(
            `M-8 ${-height + 90}q-14-40-4-76M8 ${-height + 94}q14-40 4-76M0 ${-height + 108}v-90`,
            '#fff5dd',
            4,
            ' opacity=".6"',
          ),
        `translate(400 330) rotate(${offset})`,
      );
    return [
      plume(-30, 214) + plume(28, 220) + plume(-12, 262) + plume(13, 240),
      leaf(396, 330, 190, 44, -50, '#8f9b74') + leaf(404, 330, 180, 44, 50, '#7f8d66'),
      path(
        'M350 300h100q-8 60 8 96 112 50 112 160 0 96-82 148H312q-82-52-82-148 0-110 112-160 16-36 8-96z',
        defs.verticalCylinder(colour),
      ),
      ...[0, 1, 2, 3, 4].map((index) =>
        line(
          `M${[246, 234, 231, 236, 252][index]} ${486 + index * 36}q${400 - ([246, 234, 231, 236, 252][index] ?? 0)} 40 ${2 * (400 - ([246, 234, 231, 236, 252][index] ?? 0))} 0`,
          index % 2 ? adjustBrightness(colour, -0.34) : accent,
          index % 2 ? 3 : 7,
          ' opacity=".75"',
        ),
      ),
      path('M262 640q30 42 50 64h176q20-22 50-64-60 34-138 34t-138-34z', '#17130f', ' opacity=".14"'),
      ellipse(400, 300, 58, defs.horizontalSteel(adjustBrightness(colour, 0.16)), 14) +
        ellipse(400, 302, 48, adjustBrightness(colour, -0.55), 9),
      highlightStroke('M266 510q14-54 62-78', 13, 0.45),
    ].join('');
  },
};

const candle: Illustration = {
  bounds: [196, 90, 440, 596],
  orientation: 'stand',
  groundContact: [196, 300],
  backdrop: 'evening',
  draw: ({ colour, accent, defs }) =>
    [
      path('M226 330h268v268q0 44-134 44T226 598z', defs.verticalCylinder(colour)),
      ellipse(360, 334, 134, defs.flat(adjustBrightness(colour, 0.3)), 30) +
        ellipse(360, 336, 70, '#fff3c4', 14, ' opacity=".7"'),
      line('M360 336v-42', '#3a2d1d', 7),
      ellipse(360, 240, 150, defs.glow('#ffc861', 0.55)),
      path('M360 306q-36-20-30-62 8-40 32-84 18 44 30 76 10 50-32 70z', defs.fade('#ffe9a8', '#f59a23')),
      path('M360 302q-18-12-14-38 6-22 16-42 12 24 14 42 2 26-16 38z', '#fffbe6'),
      path('M206 262h308q6 0 6 6v356q0 46-160 46t-160-46V268q0-6 6-6z', '#eaf1f2', ' opacity=".34"'),
      line('M204 268v354q0 44 156 44t156-44V268', '#b9c6c8', 7, ' opacity=".8"'),
      ellipse(360, 266, 156, 'none', 34, ' stroke="#c9d5d6" stroke-width="7" opacity=".9"'),
      drawLabel(278, 420, 164, 176, accent),
      highlightStroke('M232 310v290', 13, 0.6) + line('M492 320v260', '#fff', 6, ' opacity=".4"'),
      ellipse(560, 664, 76, '#17130f', 16, ' opacity=".18"'),
      path('M490 626v34q0 22 72 22t74-22v-34z', defs.verticalCylinder(accent)) +
        ellipse(563, 626, 73, defs.flat(adjustBrightness(accent, 0.2)), 19) +
        ellipse(563, 624, 56, 'none', 13, ` stroke="${adjustBrightness(accent, -0.25)}" stroke-width="4"`) +
        ellipse(563, 614, 15, defs.ball(adjustBrightness(accent, 0.1)), 12),
    ].join(''),
};

const clock: Illustration = {
  bounds: [100, 100, 600, 600],
  orientation: 'hang',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(400, 400, 300, defs.flat(colour)) +
        ellipse(
          400,
          400,
          286,
          'none',
          286,
          ` stroke="${adjustBrightness(colour, 0.35)}" stroke-width="6" opacity=".7"`,
        ),
      ellipse(400, 400, 254, adjustBrightness(colour, -0.45)) + ellipse(400, 400, 248, defs.flat('#f8f4ea')),
      path('M152 400a248 248 0 0 1 496 0 250 236 0 0 0-496 0z', '#17130f', ' opacity=".12"'),
      ...Array.from({ length: 60 }, (_, index) =>
        index % 5
          ? ''
          : group(
              rect(-5, -222, 10, index % 15 ? 30 : 52, index % 15 ? '#4a4438' : accent, 5),
              `translate(400 400) rotate(${index * 6})`,
            ),
      ),
      ellipse(
        400,
        400,
        218,
        'none',
        218,
        ' stroke="#4a4438" stroke-width="9" stroke-dasharray="2 20.8" opacity=".5"',
      ),
      group(
        path('M-9 30L-6-128 0-142 6-128 9 30z', '#2b2620'),
        'translate(406 408) rotate(-56)',
        ' opacity=".18"',
      ) +
        group(
          path('M-8 40L-5-186 0-200 5-186 8 40z', '#2b2620'),
          'translate(406 408) rotate(52)',
          ' opacity=".18"',
        ),
      group(path('M-10 34L-7-128 0-144 7-128 10 34z', '#2b2620'), 'translate(400 400) rotate(-56)'),
      group(path('M-8 44L-5-186 0-204 5-186 8 44z', '#2b2620'), 'translate(400 400) rotate(52)'),
      group(
        rect(-2.5, -210, 5, 268, accent, 2) + ellipse(0, 58, 9, accent),
        'translate(400 400) rotate(174)',
      ),
      ellipse(400, 400, 17, defs.ball(accent)) + ellipse(400, 400, 6, '#2b2620'),
      path('M196 300Q250 180 400 166q60 0 110 24-190 20-270 220-50-40-44-110z', '#fff', ' opacity=".22"'),
      highlightStroke('M134 330q30-130 150-190', 11, 0.45),
    ].join(''),
};

const pictureFrame: Illustration = {
  bounds: [180, 100, 440, 600],
  orientation: 'hang',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) =>
    [
      rect(180, 100, 440, 600, defs.flat(colour), 4),
      path('M180 100h440l-34 34H214zM180 100l34 34v532l-34 34z', '#fff', ' opacity=".22"') +
        path('M620 700H180l34-34h372zM620 700l-34-34V134l34-34z', '#17130f', ' opacity=".22"'),
      rect(212, 132, 376, 536, adjustBrightness(colour, -0.5)) + rect(218, 138, 364, 524, '#fbf8f1'),
      path('M218 138h364v10H228v514h-10z', '#17130f', ' opacity=".14"'),
      rect(270, 196, 260, 408, adjustBrightness(accent, 0.82)),
      ellipse(434, 314, 52, adjustBrightness(accent, 0.1)),
      path('M270 430q60-70 130-20 60-90 130-40v234H270z', adjustBrightness(accent, 0.5)),
      path('M270 500q80-60 150 4 60-30 110-14v114H270z', adjustBrightness(accent, 0.2)),
      path('M270 560q90-50 260 10v34H270z', adjustBrightness(accent, -0.2)),
      line(
        'M300 330q14-12 24 0 10-12 24 0M352 366q10-9 18 0 8-9 18 0',
        adjustBrightness(accent, -0.4),
        4,
        ' opacity=".7"',
      ),
      rect(270, 196, 260, 408, 'none', 0, ' stroke="#17130f" stroke-width="3" opacity=".12"'),
      path('M218 138h220L218 520z', '#fff', ' opacity=".18"') +
        path('M500 138h50L218 700v-80z', '#fff', ' opacity=".12"'),
    ].join(''),
};

const incenseBurner: Illustration = {
  bounds: [216, 66, 368, 634],
  orientation: 'stand',
  groundContact: [240, 320],
  backdrop: 'evening',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M392 270q-70-50-20-110 40-50-4-94',
        'none',
        ' stroke="#b9b4ac" stroke-width="22" stroke-linecap="round" opacity=".4"',
      ),
      path(
        'M420 276q70-40 26-96-34-40 4-84',
        'none',
        ' stroke="#b9b4ac" stroke-width="16" stroke-linecap="round" opacity=".4"',
      ),
      path('M240 640l40-44h240l40 44v48q0 12-12 12H252q-12 0-12-12z', defs.verticalCylinder(colour)) +
        path('M240 640h320v12H240z', '#fff', ' opacity=".25"'),
      path('M300 600q60-34 44-80h112q-16 46 44 80z', defs.verticalCylinder(adjustBrightness(colour, -0.1))),
      rect(330, 510, 140, 22, defs.verticalCylinder(accent), 8),
      path('M216 300h368l-66 220q-4 10-16 10H298q-12 0-16-10z', defs.verticalCylinder(colour)),
      path(
        'M216 300h60l44 230h-22q-12 0-16-10zM584 300h-60l-44 230h22q12 0 16-10z',
        '#17130f',
        ' opacity=".12"',
      ),
      ...[0, 1, 2].map(
        (index) =>
          path(`M${310 + index * 90} 346l34 44-34 70-34-70z`, adjustBrightness(accent, 0.05)) +
          path(`M${310 + index * 90} 362l22 30-22 48-22-48z`, adjustBrightness(colour, -0.5)) +
          ellipse(310 + index * 90, 396, 7, defs.ball(accent)),
      ),
      line('M246 330h308M268 486h264', accent, 7, ' stroke-dasharray="2 14"'),
      ...[0, 1, 2, 3].map((index) =>
        path(
          `M${236 + index * 92} 300l26-46 26 46z`,
          index === 1 || index === 2 ? defs.flat(colour) : defs.flat(adjustBrightness(colour, -0.1)),
        ),
      ),
      ellipse(400, 296, 150, '#2a2118', 22),
      ellipse(400, 288, 110, defs.glow('#ff7a2a', 0.9), 36),
      ...[0, 1, 2, 3, 4].map(
        (index) =>
          ellipse(330 + index * 36, 286 - (index % 2) * 10, 25, index % 2 ? '#5a2a18' : '#3a2a22', 16) +
          ellipse(326 + index * 36, 282 - (index % 2) * 10, 12, '#ff9a3c', 6, ' opacity=".8"'),
      ),
      path(
        'M208 296h384q8 0 8 8t-8 12H208q-8-4-8-12t8-8z',
        defs.verticalCylinder(accent),
        ' transform="translate(24 4) scale(.94 1)"',
      ),
      path('M272 666h256v10H272z', accent, ' opacity=".8"'),
      highlightStroke('M250 340l40 160', 9, 0.35),
    ].join(''),
};

const lantern: Illustration = {
  bounds: [236, 62, 328, 636],
  orientation: 'stand',
  groundContact: [256, 288],
  backdrop: 'evening',
  draw: ({ colour, accent, defs }) => {
    const arch = (x: number, width: number, fill: string): string =>
      path(`M${x} 590V${400}q0-50 ${width / 2}-84 ${width / 2} 34 ${width / 2} 84v190z`, fill);
    return [
      ellipse(400, 104, 36, 'none', 36, ` stroke="${adjustBrightness(colour, -0.35)}" stroke-width="14"`) +
        ellipse(399, 102, 36, 'none', 36, ` stroke="${adjustBrightness(colour, 0.15)}" stroke-width="7"`),
      path('M382 136h36l10 40h-56z', defs.verticalSteel(colour)),
      path('M372 172h56q14 40 70 66 34 18 40 40H262q6-22 40-40 56-26 70-66z', defs.verticalCylinder(colour)),
      line('M372 172q-8 50-40 106M428 172q8 50 40 106', adjustBrightness(colour, -0.4), 4, ' opacity=".6"'),
      ...[0, 1, 2, 3, 4].map((index) =>
        path(`M${306 + index * 47} 258l-10-14 10-18 10 18z`, '#ffd98a', ' opacity=".9"'),
      ),
      rect(240, 274, 320, 28, defs.verticalCylinder(adjustBrightness(colour, -0.08)), 8),
      path('M256 302h288v312H256z', defs.verticalCylinder(adjustBrightness(colour, -0.1))),
      arch(270, 66, defs.fade(adjustBrightness(accent, 0.3), adjustBrightness(accent, -0.3))) +
        arch(348, 104, defs.fade(adjustBrightness(accent, 0.55), accent)) +
        arch(464, 66, defs.fade(adjustBrightness(accent, 0.2), adjustBrightness(accent, -0.36))),
      ellipse(400, 500, 150, defs.glow('#ffdf9e', 0.9)),
      rect(378, 500, 44, 90, defs.verticalCylinder('#f6ecd6'), 6) +
        line('M400 500v-14', '#3a2d1d', 4) +
        path('M400 486q-16-10-12-30 4-16 13-30 9 16 12 30 3 20-13 30z', defs.fade('#fff3c4', '#f59a23')),
      ...[348, 400, 452].map((x) =>
        line(`M${x} ${x === 400 ? 320 : 396}V590`, adjustBrightness(colour, -0.2), x === 400 ? 5 : 9),
      ),
      line(
        'M350 440h100M350 540h100M272 440h62M272 540h62M466 440h62M466 540h62',
        adjustBrightness(colour, -0.2),
        6,
      ),
      ...[0, 1].map((index) =>
        path(
          `M${374 + index * 52} 392l14 18-14 18-14-18z`,
          'none',
          ` stroke="${adjustBrightness(colour, 0.3)}" stroke-width="4"`,
        ),
      ),
      rect(240, 606, 320, 30, defs.verticalCylinder(colour), 8),
      path('M262 636h276l26 40v22H236v-22z', defs.verticalCylinder(adjustBrightness(colour, -0.06))) +
        line('M250 678h300', '#fff', 4, ' opacity=".3"'),
      line('M266 620h268', '#ffd98a', 7, ' stroke-dasharray="2 15" opacity=".8"'),
      highlightStroke('M262 312v270', 6, 0.4),
      shadowPath('M520 302h24v304h-24z', 0.12),
    ].join('');
  },
};

export const DECOR_KINDS = {
  vase,
  candle,
  clock,
  'picture-frame': pictureFrame,
  'incense-burner': incenseBurner,
  lantern,
} satisfies Record<string, Illustration>;
