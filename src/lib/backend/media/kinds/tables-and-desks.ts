// Tray table, marble table, nesting tables, carved coffee table and desk.
import type { Illustration } from '../illustration.ts';
import {
  adjustBrightness,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
  shadowPath,
} from '../svg/shapes.ts';
import { repeatAround } from './parts.ts';
import { tube } from './shared-shapes.ts';

const trayTable: Illustration = {
  bounds: [100, 170, 600, 530],
  orientation: 'stand',
  groundContact: [170, 460],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M244 330h44l270 370h-50zM556 330h-44L242 700h50z',
        defs.verticalCylinder(adjustBrightness(accent, -0.25)),
      ),
      path('M190 330h42l60 370h-44zM610 330h-42l-60 370h44z', defs.verticalCylinder(accent)),
      ellipse(400, 520, 20, defs.ball(colour)),
      path('M100 262v26q0 84 300 84t300-84v-26z', defs.verticalCylinder(adjustBrightness(colour, -0.1))),
      ellipse(400, 258, 300, defs.horizontalSteel(colour), 84),
      ellipse(400, 264, 274, defs.flat(adjustBrightness(colour, -0.12)), 70),
      group(
        repeatAround(16, 0, 0, () =>
          path('M0-236l22 52-22 40-22-40z', adjustBrightness(colour, -0.45), ' opacity=".55"'),
        ) +
          repeatAround(8, 0, 0, () =>
            path('M0-120l26 60-26 46-26-46z', adjustBrightness(colour, 0.4), ' opacity=".8"'),
          ) +
          ellipse(
            0,
            0,
            130,
            'none',
            130,
            ` stroke="${adjustBrightness(colour, -0.45)}" stroke-width="6" opacity=".6"`,
          ),
        'translate(400 264) scale(1 .255)',
      ),
      highlightStroke('M130 240q60-54 250-58', 8, 0.8),
    ].join(''),
};

const marbleTable: Illustration = {
  bounds: [120, 150, 560, 560],
  orientation: 'stand',
  groundContact: [220, 360],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) => {
    const vein = adjustBrightness(colour, colour === '#2b2d2f' ? 0.45 : -0.32);
    return [
      ellipse(400, 664, 180, defs.flat(adjustBrightness(accent, -0.3)), 46) +
        ellipse(400, 654, 180, defs.horizontalSteel(accent), 44),
      tube('M400 300v350', accent, 44),
      ellipse(400, 650, 56, defs.ball(accent), 20),
      path('M120 250v40q0 84 280 84t280-84v-40z', defs.verticalCylinder(adjustBrightness(colour, -0.1))),
      path('M120 280v10q0 84 280 84t280-84v-10q0 84-280 84t-280-84z', defs.verticalCylinder(accent)),
      ellipse(400, 246, 280, defs.flat(colour), 86),
      line(
        'M170 240q80 26 130-20t140 10 130-10M250 300q60-30 120-4t140 20 100-40M330 180q40 30 130 10t120 20',
        vein,
        4,
        ' opacity=".55"',
      ),
      line('M210 262q60 20 100 0M450 282q50-20 90 6', vein, 8, ' opacity=".2"'),
      highlightStroke('M150 222q70-48 220-54', 8, 0.7),
    ].join('');
  },
};

const nestingTables: Illustration = {
  bounds: [80, 190, 640, 510],
  orientation: 'stand',
  groundContact: [110, 570],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) => {
    const table = (x: number, y: number, radius: number, floor: number): string =>
      [
        tube(`M${x - radius * 0.1} ${y + 20}V${floor - 26}`, adjustBrightness(accent, 0.08), 16),
        tube(`M${x - radius * 0.78} ${y + 20}V${floor}M${x + radius * 0.78} ${y + 20}V${floor}`, accent, 18),
        tube(`M${x - radius * 0.78} ${floor - 4}q${radius * 0.78} 40 ${radius * 1.56} 0`, accent, 16),
        path(
          `M${x - radius} ${y}v24q0 ${radius * 0.28} ${radius} ${radius * 0.28}t${radius} ${-radius * 0.28}v-24z`,
          defs.verticalCylinder(adjustBrightness(colour, -0.16)),
        ),
        ellipse(x, y, radius, defs.flat(colour), radius * 0.28),
        ...[0.78, 0.5, 0.22].map((share) =>
          ellipse(
            x,
            y,
            radius * share,
            'none',
            radius * 0.28 * share,
            ` stroke="${adjustBrightness(colour, -0.3)}" stroke-width="3" opacity=".5"`,
          ),
        ),
        highlightStroke(
          `M${x - radius * 0.9} ${y - radius * 0.08}q${radius * 0.3}-${radius * 0.16} ${radius * 0.8}-${radius * 0.17}`,
          5,
          0.5,
        ),
      ].join('');
    return table(486, 250, 216, 650) + table(330, 360, 180, 672) + table(212, 470, 130, 686);
  },
};

const carvedTable: Illustration = {
  bounds: [60, 236, 680, 410],
  orientation: 'stand',
  groundContact: [80, 640],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) => {
    const flower = (x: number): string =>
      group(
        repeatAround(8, 0, 0, () => path('M0-8q-18-24 0-50 18 26 0 50z', adjustBrightness(colour, 0.36))) +
          ellipse(0, 0, 9, accent),
        `translate(${x} 466)`,
      );
    return [
      path('M150 380h60v220h-60zM590 380h60v220h-60z', adjustBrightness(colour, -0.5)),
      path(
        'M76 400h76v90q-20 30-14 150h-56q8-120-6-150zM648 400h76v90q-14 30-6 150h-56q6-120-14-150z',
        defs.verticalCylinder(colour),
      ),
      rect(76, 400, 648, 122, defs.flat(adjustBrightness(colour, -0.06))),
      path(
        'M152 522h496q-30 10-60 44-30-30-62-30-30 0-60 34-30-34-66-34t-66 34q-30-34-60-34-32 0-62 30-30-34-60-44z',
        defs.flat(adjustBrightness(colour, -0.14)),
      ),
      rect(160, 414, 480, 100, adjustBrightness(colour, -0.42), 8),
      repeat(5, (index) => flower(210 + index * 95)),
      rect(84, 414, 58, 70, adjustBrightness(colour, -0.4), 6) +
        rect(658, 414, 58, 70, adjustBrightness(colour, -0.4), 6),
      path('M60 376l96-140h488l96 140v26H60z', defs.flat(colour)),
      path('M60 376h680v26H60z', defs.horizontalCylinder(colour)),
      path('M120 358l66-100h428l66 100z', '#bcd6de', ' opacity=".75"'),
      path('M206 266h150l-80 84H146z', '#fff', ' opacity=".45"'),
      line('M120 358l66-100h428l66 100z', adjustBrightness(accent, 0.1), 6, ' opacity=".9"'),
    ].join('');
  },
};

const desk: Illustration = {
  bounds: [64, 176, 672, 510],
  orientation: 'stand',
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      path('M150 394h24v250h-20z', defs.verticalCylinder(adjustBrightness(accent, -0.4))),
      path('M96 420h34l-8 266H96z', defs.verticalCylinder(accent)),
      rect(460, 412, 246, 262, defs.flat(adjustBrightness(colour, -0.14)), 4),
      path('M478 674h30l-4 12h-20zM664 674h30l-4 12h-20z', defs.verticalCylinder(accent)),
      ...[0, 1, 2].map(
        (index) =>
          rect(474, 428 + index * 80, 218, 70, defs.flat(adjustBrightness(colour, 0.06)), 4) +
          rect(538, 456 + index * 80, 92, 14, defs.horizontalSteel(accent), 7) +
          line(`M480 ${432 + index * 80}h206`, '#fff', 3, ' opacity=".4"'),
      ),
      rect(130, 414, 332, 46, defs.fade(adjustBrightness(colour, -0.26), adjustBrightness(colour, -0.1))) +
        rect(250, 430, 84, 12, defs.horizontalSteel(accent), 6),
      path('M150 340h500l86 56H64z', defs.flat(adjustBrightness(colour, 0.14))),
      ...[0, 1, 2].map((index) =>
        line(
          `M${130 - index * 24} ${354 + index * 14}q${140 + index * 20}-8 270 2t${270 + index * 36}-2`,
          adjustBrightness(colour, -0.2),
          3,
          ' opacity=".4"',
        ),
      ),
      rect(64, 394, 672, 26, defs.fade(adjustBrightness(colour, 0.04), adjustBrightness(colour, -0.28)), 4),
      shadowPath('M96 420h610v12H96z', 0.25),
      path('M300 364h200l16 12H284z', '#8d969c') +
        path('M292 232q0-8 8-8h200q8 0 8 8v132H292z', '#3a4044') +
        rect(302, 234, 196, 122, defs.fade('#8fb3b5', '#dfe6dc'), 3) +
        path('M302 330q50-46 90-14 50-50 106-4v44H302z', '#5f8f86') +
        ellipse(446, 268, 15, '#f6e3b4') +
        path('M284 376h232v6q0 6-6 6H290q-6 0-6-6z', defs.horizontalCylinder('#aab2b7')),
      ellipse(596, 370, 40, '#17130f', 9, ' opacity=".2"') +
        path('M560 366l8-58h56l8 58q-36 14-72 0z', defs.verticalCylinder('#f1ece2')) +
        line('M582 308l-10-60M600 308V226M614 308l14-50', '#e0a526', 8) +
        line('M600 308V240', '#24507f', 8),
      path('M196 372q0-10 44-10t44 10-44 10-44-10z', defs.horizontalCylinder('#4a5054')) +
        line('M240 364L196 276 262 208', '#4a5054', 9) +
        path('M236 188q40-24 70 22l-54 38q-34-26-16-60z', defs.flat('#4a5054')) +
        ellipse(280, 230, 38, defs.glow('#ffe9a8', 0.8), 30),
    ].join(''),
};

export const TABLE_AND_DESK_KINDS = {
  'tray-table': trayTable,
  'marble-table': marbleTable,
  'nesting-tables': nestingTables,
  'carved-table': carvedTable,
  desk,
} satisfies Record<string, Illustration>;
