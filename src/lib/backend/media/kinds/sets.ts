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
  shadowPath,
} from '../svg/shapes.ts';
import { COOKING_KINDS } from './cooking.ts';
import { DRILL_KINDS } from './drills.ts';
import { block, STEEL } from './parts.ts';

const twinKit: Illustration = {
  bounds: [22, 104, 744, 556],
  orientation: 'stand',
  groundContact: [310, 440],
  backdrop: 'bench',
  draw: (context) =>
    shadowPath('M536 540q118-14 236 0-24 20-118 20-94 0-118-20z', 0.2) +
    group(DRILL_KINDS['impact-driver'].draw(context), 'translate(204 -22) scale(.86)') +
    group(DRILL_KINDS.drill.draw(context), 'translate(-30 58) scale(.92)'),
};

const panSet: Illustration = {
  bounds: [70, 176, 670, 470],
  orientation: 'stand',
  groundContact: [140, 420],
  backdrop: 'kitchen',
  draw: (context) => {
    const pan = (x: number, y: number, size: number): string =>
      group(COOKING_KINDS.pan.draw(context), `translate(${x} ${y}) scale(${size})`);
    return [
      pan(60, 172, 0.78 * 1.15),
      shadowPath('M124 430q180 100 330 0-30 60-160 60-140 0-170-60z', 0.18),
      pan(96, 124, 0.74),
      shadowPath('M160 300q150 80 280 0-30 56-136 56-120 0-144-56z', 0.18),
      pan(128, 74, 0.58),
    ].join('');
  },
};

const knifeBlock: Illustration = {
  bounds: [150, 96, 500, 610],
  orientation: 'stand',
  groundContact: [230, 330],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) => {
    const knife = (x: number, y: number, length: number, blade: number): string =>
      group(
        [
          rect(-blade / 2, 0, blade, 60, defs.verticalSteel(colour), 2),
          rect(-blade / 2 - 3, -18, blade + 6, 22, defs.verticalSteel(adjustBrightness(colour, -0.1)), 4),
          path(
            `M${-blade / 2} -16V${-length}q0-18 ${blade / 2}-18t${blade / 2} 18V-16z`,
            defs.verticalCylinder('#2b2d30'),
          ),
          ...[0.28, 0.56, 0.84].map((share) => ellipse(0, -length * share, 5, defs.ball('#e6eaec'))),
        ].join(''),
        `translate(${x} ${y}) rotate(-22)`,
      );
    return [
      knife(322, 280, 150, 40) + knife(404, 254, 156, 44) + knife(486, 232, 142, 36),
      path('M196 350l348-138 60 66 36 30-10 398H290z', adjustBrightness(accent, -0.35)),
      path('M196 350L544 212l72 66-346 140z', defs.flat(adjustBrightness(accent, 0.34))),
      path('M196 350l74 68 34 288h-34z', adjustBrightness(accent, -0.3)),
      path('M270 418l346-140 14 428H304z', defs.flat(accent)),
      ...[
        'M330 300l52-20M414 268l56-22M496 236l46-18',
        'M300 372l40-16M362 347l40-16M424 322l40-16M486 297l40-16',
      ].map((d) => line(d, '#2b1d10', 11)),
      knife(308, 366, 116, 28) + knife(372, 340, 112, 26) + knife(436, 314, 110, 26),
      line(
        'M318 470q150-70 300-120M316 560q150-60 308-90M320 640q150-40 306-60',
        adjustBrightness(accent, -0.25),
        4,
        ' opacity=".5"',
      ),
      drawBadge(420, 560, 120, adjustBrightness(accent, -0.5)),
      rect(286, 692, 336, 14, '#33383b', 5),
      highlightStroke('M276 424l334-134', 5, 0.6),
    ].join('');
  },
};

const workbench: Illustration = {
  bounds: [60, 190, 690, 490],
  orientation: 'stand',
  backdrop: 'site',
  draw: ({ colour, accent, defs }) =>
    [
      ...[130, 640].map((x) =>
        rect(x + 24, 366, 34, 250, defs.verticalCylinder(adjustBrightness(accent, -0.2))),
      ),
      path('M150 590l30-36h480l-30 36z', defs.flat(adjustBrightness(colour, -0.08))) +
        rect(108, 588, 560, 24, defs.horizontalCylinder(adjustBrightness(colour, -0.14)), 3),
      ...[100, 640].map(
        (x) =>
          rect(x, 366, 46, 312, defs.verticalCylinder(accent), 4) +
          rect(x - 6, 662, 58, 18, '#33383b', 5) +
          ellipse(x + 23, 404, 8, defs.ball(STEEL)) +
          ellipse(x + 23, 604, 8, defs.ball(STEEL)),
      ),
      rect(146, 366, 494, 62, defs.horizontalCylinder(adjustBrightness(accent, -0.05))),
      rect(230, 372, 250, 92, defs.flat(adjustBrightness(accent, 0.12)), 6) +
        rect(310, 402, 90, 16, defs.horizontalCylinder(STEEL), 7),
      path('M60 334l90-72h520l80 72z', defs.flat(adjustBrightness(colour, 0.16))),
      line(
        'M92 312q180-10 300 0t330-4M120 290q200-12 560 0',
        adjustBrightness(colour, -0.2),
        3,
        ' opacity=".5"',
      ),
      rect(60, 332, 690, 40, defs.fade(adjustBrightness(colour, 0.04), adjustBrightness(colour, -0.24)), 4),
      shadowPath('M100 372h586v14H100z', 0.25),
      block(defs, [560, 250, 92, 40], [14, 12], '#4a5054') +
        rect(576, 214, 60, 44, defs.flat('#c8342b'), 6) +
        rect(540, 226, 44, 26, defs.flat('#4a5054'), 4) +
        line('M648 238h40M688 216v44', STEEL, 9),
      path('M186 308l120-26 6 12-120 28z', defs.flat('#d9a95f')) +
        path('M298 262l34-10 16 44-34 10z', defs.flat('#5b6368')),
      rect(400, 284, 96, 14, defs.horizontalCylinder('#e0a526'), 4) + ellipse(448, 291, 6, '#7fd05f', 4),
      highlightStroke('M72 340h660', 4, 0.5),
      block(defs, [200, 546, 150, 42], [18, 14], '#24507f') + rect(250, 540, 50, 10, '#33383b', 4),
    ].join(''),
};

const extensionLead: Illustration = {
  bounds: [80, 200, 640, 440],
  orientation: 'lie',
  backdrop: 'floor',
  draw: ({ colour, accent, defs }) => {
    const cable = 'M540 440q120 40 100 120-30 80-220 50-240-40-250 10 10 30 90 20';
    const outlet = (x: number): string =>
      [
        rect(x, 270, 104, 112, defs.flat(adjustBrightness(colour, 0.16)), 16),
        rect(x, 270, 104, 112, 'none', 16, ` stroke="${adjustBrightness(colour, -0.2)}" stroke-width="3"`),
        rect(x + 44, 286, 16, 28, '#2b2d30', 3),
        rect(x + 18, 338, 28, 15, '#2b2d30', 3) + rect(x + 60, 338, 28, 15, '#2b2d30', 3),
      ].join('');
    return group(
      [
        line(cable, adjustBrightness(colour, -0.5), 22) +
          line(cable, adjustBrightness(colour, -0.08), 16) +
          line(cable, '#fff', 4, ' opacity=".35"'),
        rect(80, 236, 560, 186, adjustBrightness(colour, -0.4), 40) +
          rect(80, 226, 560, 186, defs.flat(colour), 40),
        rect(92, 236, 536, 164, 'none', 34, ' stroke="#fff" stroke-width="4" opacity=".5"'),
        repeat(4, (index) => outlet(116 + index * 114)),
        rect(582, 284, 40, 74, defs.flat(accent), 8) +
          ellipse(602, 306, 6, '#fff') +
          line('M602 330v14', '#fff', 5),
        path('M612 412h34q30 20 8 60h-30z', defs.verticalCylinder(adjustBrightness(colour, -0.16))),
        group(
          rect(-52, -46, 104, 96, defs.flat(colour), 20) +
            rect(-10, -78, 20, 34, defs.verticalSteel('#d6b15a'), 3) +
            rect(-40, -66, 18, 24, defs.verticalSteel('#d6b15a'), 3) +
            rect(22, -66, 18, 24, defs.verticalSteel('#d6b15a'), 3) +
            drawBadge(-26, -8, 52, accent),
          'translate(310 638) rotate(84) scale(.9)',
        ),
      ].join(''),
      'translate(20 -30)',
    );
  },
};

const bitSet: Illustration = {
  bounds: [124, 140, 552, 518],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) => {
    const bit = (x: number, y: number, length: number, width: number, fill: string): string =>
      path(`M${x} ${y}l${width / 2} -14 ${width / 2} 14v${length}h${-width}z`, defs.verticalSteel(fill));
    return [
      path('M140 160q0-20 20-20h480q20 0 20 20v214H140z', defs.flat(colour)),
      rect(164, 162, 472, 190, adjustBrightness(colour, -0.35), 10),
      repeat(8, (index) => rect(186 + index * 55, 250, 40, 74, defs.verticalSteel('#9aa3a8'), 5)),
      path('M200 308h420', 'none', ` stroke="${accent}" stroke-width="12" stroke-dasharray="26 29"`),
      drawBadge(300, 186, 200, accent),
      path(
        'M124 388q0-14 14-14h524q14 0 14 14v250q0 20-20 20H144q-20 0-20-20z',
        defs.flat(adjustBrightness(colour, 0.06)),
      ),
      path('M148 400h504v216q0 18-18 18H166q-18 0-18-18z', adjustBrightness(colour, -0.4)),
      repeat(11, (index) =>
        bit(
          174 + index * 42,
          428 + (index % 2) * 4,
          96,
          12 + (index % 4) * 3,
          index < 4 ? '#d0a24a' : index < 8 ? '#b7bec3' : '#5b6368',
        ),
      ),
      rect(158, 512, 484, 30, defs.horizontalCylinder(accent), 6),
      path('M170 586h460', 'none', ' stroke="#aab2b7" stroke-width="30" stroke-dasharray="20 14"'),
      line('M172 578h456', '#fff', 5, ' stroke-dasharray="8 26" opacity=".6"'),
      rect(158, 596, 484, 26, defs.horizontalCylinder('#3a7d6a'), 6),
      rect(352, 628, 96, 30, defs.horizontalCylinder(accent), 8),
      highlightStroke('M132 396v220', 5, 0.3) + highlightStroke('M156 150h470', 5, 0.3),
    ].join('');
  },
};

export const SET_KINDS = {
  'twin-kit': twinKit,
  'pan-set': panSet,
  'knife-block': knifeBlock,
  workbench,
  'extension-lead': extensionLead,
  'bit-set': bitSet,
} satisfies Record<string, Illustration>;
