// Workshop machines and signs, boots, and a fire pit.
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
import { cord, RUBBER, STEEL, sheen, vents } from './parts.ts';
import { getPrintColour, tube } from './shared-shapes.ts';

const tableSaw: Illustration = {
  bounds: [80, 170, 640, 500],
  orientation: 'stand',
  groundContact: [130, 540],
  backdrop: 'site',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M190 470L140 656', '#5b6368', 26) +
        tube('M610 470L664 656', '#5b6368', 26) +
        tube('M240 470L214 640', '#4a5054', 20) +
        tube('M560 470L590 640', '#4a5054', 20),
      rect(116, 646, 48, 22, defs.horizontalCylinder(RUBBER), 9) +
        rect(640, 646, 48, 22, defs.horizontalCylinder(RUBBER), 9),
      path('M170 560h466', 'none', ' stroke="#5b6368" stroke-width="14"'),
      ellipse(376, 340, 138, defs.verticalSteel()) + sheen(376, 340, 136, 0.4),
      path('M290 210q90-60 176 0l-14 34q-74-44-146 0z', defs.flat('#e0a526'), ' opacity=".9"') +
        rect(470, 226, 16, 120, defs.verticalSteel('#8d969c'), 4),
      line(
        repeat(
          24,
          (index) =>
            `M${376 + Math.round(132 * Math.cos((index * Math.PI) / 12))} ${340 + Math.round(132 * Math.sin((index * Math.PI) / 12))}h7`,
        ),
        '#5b6368',
        8,
      ),
      ellipse(376, 340, 24, defs.ball('#6d757a')),
      path('M166 400h468l-16 110q-4 20-26 20H208q-22 0-26-20z', defs.flat(colour)),
      vents(520, 440, 5, 16, 56),
      rect(196, 428, 96, 70, defs.flat('#3a4045'), 10) +
        ellipse(224, 462, 15, defs.ball('#3c9a4a')) +
        ellipse(264, 462, 15, defs.ball('#c8342b')),
      drawBadge(324, 440, 140, accent),
      path('M150 318h500l70 66H80z', defs.flat('#c3cacf')) + path('M210 350h330l6 12H204z', '#3a4045'),
      path('M80 384h640v28q0 8-8 8H88q-8 0-8-8z', defs.horizontalSteel('#8d969c')),
      path('M560 290h44l40 94h-50z', defs.horizontalSteel('#aab2b7')) +
        path('M560 290h44l4 10h-44z', '#fff', ' opacity=".6"'),
      path('M210 322l10 58M170 340h44M160 362h50', 'none', ' stroke="#6d757a" stroke-width="4" opacity=".6"'),
      ellipse(130, 470, 34, defs.ball(RUBBER)) +
        ellipse(130, 470, 12, defs.ball(STEEL)) +
        rect(106, 436, 18, 30, defs.verticalCylinder('#4a5054'), 6),
      highlightStroke('M160 324h380', 4, 0.7),
    ].join(''),
};

const beltSander: Illustration = {
  bounds: [90, 190, 630, 400],
  orientation: 'stand',
  groundContact: [120, 520],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      cord('M640 330c70-10 70 90 50 130s-10 100 20 124'),
      path('M190 420h370q80 4 80 84t-80 82H190q-84-4-84-84t84-82z', '#b5803f'),
      path('M190 434h370q66 4 66 70t-66 68H190q-70-4-70-70t70-68z', '#3a4045'),
      ellipse(196, 504, 60, defs.ball('#8d969c')) +
        ellipse(196, 504, 22, '#3a4045') +
        ellipse(560, 504, 60, defs.ball('#8d969c')) +
        ellipse(560, 504, 22, '#3a4045'),
      line(
        repeat(22, (index) => `M${186 + index * 18} 580h4`) +
          repeat(18, (index) => `M${190 + index * 20} 427h4`),
        '#7a5424',
        6,
        ' opacity=".7"',
      ),
      path('M226 350q0-70 90-76h210q90 6 96 90l-10 110H270q-40-2-44-50z', defs.flat(colour)),
      path('M230 460h384l-4 44H260q-30-4-30-44z', defs.horizontalCylinder(adjustBrightness(colour, -0.2))),
      tube('M300 276q10-70 90-70h90q100 2 116 92', RUBBER, 44),
      line('M344 226q20-10 60-10h70', '#fff', 6, ' opacity=".25"'),
      path('M500 232l60 24-14 26-52-20z', colour),
      path('M226 380q-70-6-84-50-8-52 40-58 52 0 70 40z', defs.ball(RUBBER)),
      vents(470, 340, 5, 18, 74),
      drawBadge(300, 360, 140, accent),
      path('M612 400q60-4 66 40l6 40q-40 14-76-4z', defs.flat('#4a5054')),
      highlightStroke('M270 316q20-22 60-24h150', 8, 0.4),
    ].join(''),
};

const square: Illustration = {
  bounds: [90, 130, 620, 520],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      rect(90, 250, 620, 64, defs.horizontalSteel()),
      line(
        repeat(60, (index) => `M${100 + index * 10} 314v-${index % 5 ? 14 : 26}`) +
          repeat(60, (index) => `M${100 + index * 10} 250v${index % 5 ? 9 : 16}`),
        '#33383b',
        2,
      ),
      path(
        'M150 300h300L262 488v130q0 26-26 26h-60q-26 0-26-26zM206 356v110l110-110z',
        defs.flat(colour),
        ' fill-rule="evenodd"',
      ),
      path('M450 300L262 488v130q0 26-26 26h-12V476l166-176z', '#17130f', ' opacity=".12"'),
      path('M206 356v110l110-110z', 'none', ` stroke="${adjustBrightness(colour, -0.4)}" stroke-width="4"`),
      path('M140 226h296q14 0 14 14v74H140z', defs.flat(adjustBrightness(colour, 0.06))),
      rect(140, 262, 310, 40, defs.horizontalSteel()),
      line(
        repeat(31, (index) => `M${144 + index * 10} 302v-${index % 5 ? 12 : 20}`),
        '#33383b',
        2,
      ),
      rect(164, 520, 72, 32, defs.horizontalCylinder('#cfe08a'), 12) +
        path('M192 520v32M208 520v32', 'none', ' stroke="#3d5a20" stroke-width="3"') +
        ellipse(200, 533, 6, '#f2f7d8', 5),
      ellipse(390, 326, 24, defs.ball('#d0a24a')) +
        line('M376 326h28M390 312v28', '#7a5a20', 4, ' opacity=".5"'),
      drawBadge(162, 586, 70, accent),
      highlightStroke('M470 258h220', 5, 0.8) + highlightStroke('M164 330v160', 5, 0.5),
    ].join(''),
};

const safetySign: Illustration = {
  bounds: [90, 190, 620, 420],
  orientation: 'hang',
  backdrop: 'site',
  draw: ({ colour, accent, defs }) => {
    const dark = getPrintColour(accent === '#ffffff' ? '#22262a' : accent);
    return [
      rect(90, 190, 620, 420, defs.flat('#fbf8f1'), 20),
      rect(106, 206, 588, 388, 'none', 12, ' stroke="#22262a" stroke-width="8"'),
      path('M118 218h564v84H118z', defs.horizontalCylinder(colour)) +
        line('M300 260h200', '#fff', 18, ' opacity=".92"'),
      path('M262 326l124 214q6 14-10 14H148q-16 0-10-14z', '#22262a') +
        path('M262 354l98 176H164z', defs.flat('#f0c020')),
      path('M270 404l-40 62h28l-10 48 46-66h-28l16-44z', '#22262a'),
      line('M424 356h210M424 398h160M424 440h190', dark, 16, ' opacity=".85"'),
      line('M640 492H480M640 528H520', '#22262a', 13, ' opacity=".7"'),
      ...[
        [122, 572],
        [678, 572],
        [122, 228],
        [678, 228],
      ].map(([x = 0, y = 0]) => ellipse(x, y, 9, defs.ball(STEEL))),
      path('M90 210q0-20 20-20h260L130 610h-20q-20 0-20-20z', '#fff', ' opacity=".1"'),
    ].join('');
  },
};

const fireBowl: Illustration = {
  bounds: [110, 130, 580, 520],
  orientation: 'stand',
  groundContact: [230, 340],
  backdrop: 'evening',
  draw: ({ colour, defs }) =>
    [
      ellipse(400, 330, 300, defs.glow('#f6b24a', 0.5), 200),
      path('M270 520l-60 124h30l70-110zM530 520l60 124h-30l-70-110z', defs.flat('#33383b')),
      ellipse(400, 420, 280, defs.horizontalSteel(adjustBrightness(colour, -0.1)), 70),
      ellipse(400, 424, 256, '#1d1713', 56),
      line('M230 440l300-60M560 444l-300-50M330 466l150-90', '#5a3a22', 36) +
        line('M230 436l300-60M560 438l-300-50', '#8a5c34', 10, ' opacity=".7"'),
      ellipse(400, 430, 180, defs.glow('#ff8a2a', 0.9), 40),
      path(
        'M400 146q26 90 92 140 46 60 10 130-40 40-102 40t-104-42q-34-70 14-134 10 40 36 46-4-110 54-180z',
        defs.fade('#f6c445', '#e2611c'),
      ),
      path(
        'M404 270q60 70 40 130-14 44-46 46-44-4-50-50 2-30 22-54 6 22 18 24-2-50 16-96z',
        defs.fade('#fff1b0', '#f6b03a'),
      ),
      path(
        'M120 422q0 70 280 70t280-70q0 70-120 122-160 40-320 0-120-52-120-122z',
        defs.horizontalCylinder(colour),
      ),
      path('M120 422q0 70 280 70t280-70v10q0 70-280 72-280-2-280-72z', '#fff', ' opacity=".2"'),
      tube('M112 430q-30 10 0 50', '#5b6368', 13) + tube('M688 430q30 10 0 50', '#5b6368', 13),
      highlightStroke('M190 500q40 40 110 52', 8, 0.3),
    ].join(''),
};

const wellingtons: Illustration = {
  bounds: [130, 110, 540, 560],
  orientation: 'stand',
  backdrop: 'site',
  draw: ({ colour, accent, defs }) => {
    const boot = (shade: number): string =>
      [
        path(
          'M10 20q70-24 150 0l6 270q10 70 120 90 76 16 80 76l2 34H18q-14-80-10-200z',
          defs.flat(adjustBrightness(colour, shade)),
        ),
        ellipse(86, 22, 76, adjustBrightness(colour, -0.5), 18) +
          path(
            'M10 20q70-24 150 0l2 44q-76 22-152 0z',
            defs.verticalCylinder(adjustBrightness(accent, shade)),
          ),
        path(
          'M220 372q120 10 146 84l2 34H200q-20-60 20-118z',
          defs.flat(adjustBrightness(accent, shade - 0.04)),
        ),
        path(
          'M14 484h356q6 0 6 8v24q0 14-14 14H200l-14-16h-30l-8 16H30q-14 0-14-14z',
          defs.horizontalCylinder(adjustBrightness(accent, shade - 0.3)),
        ),
        line(
          repeat(12, (index) => `M${36 + index * 28} 526v-14`),
          '#17130f',
          5,
          ' opacity=".4"',
        ),
        path(
          'M30 90h110M34 330q60 26 120-10',
          'none',
          ` stroke="${adjustBrightness(colour, -0.5)}" stroke-width="6" opacity=".3"`,
        ),
        drawBadge(46, 130, 76, adjustBrightness(accent, shade)),
        highlightStroke('M34 190q-6 110 0 220', 11, 0.45),
      ].join('');
    return group(boot(-0.12), 'translate(262 116)') + group(boot(0), 'translate(138 136)');
  },
};

export const WORKSHOP_KINDS = {
  'table-saw': tableSaw,
  'belt-sander': beltSander,
  square,
  'safety-sign': safetySign,
  'fire-bowl': fireBowl,
  wellingtons,
} satisfies Record<string, Illustration>;
