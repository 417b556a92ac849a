import type { Drawing } from '../drawing.ts';
import { disc, dusk, each, group, line, path, rect, shine, tone } from '../shapes.ts';
import { badge } from '../studio.ts';
import { COOKING_KINDS } from './cooking.ts';
import { block, STEEL } from './parts.ts';
import { POWER_KINDS } from './power.ts';

const twinKit: Drawing = {
  box: [14, 150, 772, 400],
  stance: 'stand',
  foot: [310, 440],
  focus: [240, 250],
  setting: 'bench',
  art: (ink) =>
    group(POWER_KINDS['impact-driver'].art(ink), 'translate(340 72) scale(.72)') +
    group(POWER_KINDS.drill.art(ink), 'translate(-28 34) scale(.78)'),
};

const panSet: Drawing = {
  box: [70, 176, 670, 470],
  stance: 'stand',
  foot: [140, 420],
  focus: [330, 300],
  setting: 'kitchen',
  art: (ink) => {
    const pan = (x: number, y: number, size: number): string =>
      group(COOKING_KINDS.pan.art(ink), `translate(${x} ${y}) scale(${size})`);
    return [
      pan(60, 172, 0.78 * 1.15),
      dusk('M124 430q180 100 330 0-30 60-160 60-140 0-170-60z', 0.18),
      pan(96, 124, 0.74),
      dusk('M160 300q150 80 280 0-30 56-136 56-120 0-144-56z', 0.18),
      pan(128, 74, 0.58),
    ].join('');
  },
};

const knifeBlock: Drawing = {
  box: [150, 96, 500, 610],
  stance: 'stand',
  foot: [230, 330],
  focus: [370, 250],
  setting: 'kitchen',
  art: ({ colour, accent, studio }) => {
    const knife = (x: number, y: number, long: number, blade: number): string =>
      group(
        [
          rect(-blade / 2, 0, blade, 60, studio.steel(colour), 2),
          rect(-blade / 2 - 3, -18, blade + 6, 22, studio.steel(tone(colour, -0.1)), 4),
          path(
            `M${-blade / 2} -16V${-long}q0-18 ${blade / 2}-18t${blade / 2} 18V-16z`,
            studio.round('#2b2d30'),
          ),
          ...[0.28, 0.56, 0.84].map((share) => disc(0, -long * share, 5, studio.ball('#e6eaec'))),
        ].join(''),
        `translate(${x} ${y}) rotate(-22)`,
      );
    return [
      knife(322, 280, 150, 40) + knife(404, 254, 156, 44) + knife(486, 232, 142, 36),
      path('M196 350l348-138 60 66 36 30-10 398H290z', tone(accent, -0.35)),
      path('M196 350L544 212l72 66-346 140z', studio.face(tone(accent, 0.34))),
      path('M196 350l74 68 34 288h-34z', tone(accent, -0.3)),
      path('M270 418l346-140 14 428H304z', studio.face(accent)),
      ...[
        'M330 300l52-20M414 268l56-22M496 236l46-18',
        'M300 372l40-16M362 347l40-16M424 322l40-16M486 297l40-16',
      ].map((d) => line(d, '#2b1d10', 11)),
      knife(308, 366, 116, 28) + knife(372, 340, 112, 26) + knife(436, 314, 110, 26),
      line(
        'M318 470q150-70 300-120M316 560q150-60 308-90M320 640q150-40 306-60',
        tone(accent, -0.25),
        4,
        ' opacity=".5"',
      ),
      badge(420, 560, 120, tone(accent, -0.5)),
      rect(286, 692, 336, 14, '#33383b', 5),
      shine('M276 424l334-134', 5, 0.6),
    ].join('');
  },
};

const workbench: Drawing = {
  box: [60, 190, 690, 490],
  stance: 'stand',
  focus: [300, 380],
  setting: 'site',
  art: ({ colour, accent, studio }) =>
    [
      ...[130, 640].map((x) => rect(x + 24, 366, 34, 250, studio.round(tone(accent, -0.2)))),
      path('M150 590l30-36h480l-30 36z', studio.face(tone(colour, -0.08))) +
        rect(108, 588, 560, 24, studio.lying(tone(colour, -0.14)), 3),
      ...[100, 640].map(
        (x) =>
          rect(x, 366, 46, 312, studio.round(accent), 4) +
          rect(x - 6, 662, 58, 18, '#33383b', 5) +
          disc(x + 23, 404, 8, studio.ball(STEEL)) +
          disc(x + 23, 604, 8, studio.ball(STEEL)),
      ),
      rect(146, 366, 494, 62, studio.lying(tone(accent, -0.05))),
      rect(230, 372, 250, 92, studio.face(tone(accent, 0.12)), 6) +
        rect(310, 402, 90, 16, studio.lying(STEEL), 7),
      path('M60 334l90-72h520l80 72z', studio.face(tone(colour, 0.16))),
      line('M92 312q180-10 300 0t330-4M120 290q200-12 560 0', tone(colour, -0.2), 3, ' opacity=".5"'),
      rect(60, 332, 690, 40, studio.fade(tone(colour, 0.04), tone(colour, -0.24)), 4),
      dusk('M100 372h586v14H100z', 0.25),
      block(studio, [560, 250, 92, 40], [14, 12], '#4a5054') +
        rect(576, 214, 60, 44, studio.face('#c8342b'), 6) +
        rect(540, 226, 44, 26, studio.face('#4a5054'), 4) +
        line('M648 238h40M688 216v44', STEEL, 9),
      path('M186 308l120-26 6 12-120 28z', studio.face('#d9a95f')) +
        path('M298 262l34-10 16 44-34 10z', studio.face('#5b6368')),
      rect(400, 284, 96, 14, studio.lying('#e0a526'), 4) + disc(448, 291, 6, '#7fd05f', 4),
      shine('M72 340h660', 4, 0.5),
      block(studio, [200, 546, 150, 42], [18, 14], '#24507f') + rect(250, 540, 50, 10, '#33383b', 4),
    ].join(''),
};

const extensionLead: Drawing = {
  box: [80, 200, 640, 440],
  stance: 'lie',
  focus: [300, 330],
  setting: 'floor',
  art: ({ colour, accent, studio }) => {
    const cable = 'M540 440q120 40 100 120-30 80-220 50-240-40-250 10 10 30 90 20';
    const outlet = (x: number): string =>
      [
        rect(x, 270, 104, 112, studio.face(tone(colour, 0.16)), 16),
        rect(x, 270, 104, 112, 'none', 16, ` stroke="${tone(colour, -0.2)}" stroke-width="3"`),
        rect(x + 44, 286, 16, 28, '#2b2d30', 3),
        rect(x + 18, 338, 28, 15, '#2b2d30', 3) + rect(x + 60, 338, 28, 15, '#2b2d30', 3),
      ].join('');
    return group(
      [
        line(cable, tone(colour, -0.5), 22) +
          line(cable, tone(colour, -0.08), 16) +
          line(cable, '#fff', 4, ' opacity=".35"'),
        rect(80, 236, 560, 186, tone(colour, -0.4), 40) + rect(80, 226, 560, 186, studio.face(colour), 40),
        rect(92, 236, 536, 164, 'none', 34, ' stroke="#fff" stroke-width="4" opacity=".5"'),
        each(4, (index) => outlet(116 + index * 114)),
        rect(582, 284, 40, 74, studio.face(accent), 8) +
          disc(602, 306, 6, '#fff') +
          line('M602 330v14', '#fff', 5),
        path('M612 412h34q30 20 8 60h-30z', studio.round(tone(colour, -0.16))),
        group(
          rect(-52, -46, 104, 96, studio.face(colour), 20) +
            rect(-10, -78, 20, 34, studio.steel('#d6b15a'), 3) +
            rect(-40, -66, 18, 24, studio.steel('#d6b15a'), 3) +
            rect(22, -66, 18, 24, studio.steel('#d6b15a'), 3) +
            badge(-26, -8, 52, accent),
          'translate(310 638) rotate(84) scale(.9)',
        ),
      ].join(''),
      'translate(20 -30)',
    );
  },
};

export const SET_KINDS = {
  'twin-kit': twinKit,
  'pan-set': panSet,
  'knife-block': knifeBlock,
  workbench,
  'extension-lead': extensionLead,
} satisfies Record<string, Drawing>;
