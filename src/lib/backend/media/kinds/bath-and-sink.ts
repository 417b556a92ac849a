// Shower seat, concealed shower, hair catcher, tap filter, sink strainer and drip kit.
import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import {
  adjustBrightness,
  cylinder,
  ellipse,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';
import { BRASS, repeatAround, screwHead, ticks } from './parts.ts';
import { tube } from './shared-shapes.ts';

const showerSeat: Illustration = {
  bounds: [90, 176, 620, 450],
  orientation: 'hang',
  backdrop: 'bathroom',
  draw: ({ colour, accent, defs }) => {
    const slat = (index: number): string => {
      const top = 318 + index * 46;
      const left = 196 - index * 21;
      const width = 408 + index * 42;
      return (
        path(
          `M${left} ${top}h${width}l${18} 38H${left - 18}z`,
          defs.fade(adjustBrightness(colour, 0.22), adjustBrightness(colour, -0.06)),
        ) +
        line(
          `M${left + 40} ${top + 14}q${width / 2} 12 ${width - 90} 4`,
          adjustBrightness(colour, -0.3),
          3,
          ' opacity=".4"',
        )
      );
    };
    return [
      ...[216, 500].map(
        (x) =>
          rect(x, 180, 84, 150, defs.flat(accent), 10) +
          screwHead(defs, x + 42, 208, 15) +
          screwHead(defs, x + 42, 256, 15),
      ),
      tube('M244 320V600q0 18 20 12l120-60', accent, 24) +
        tube('M556 320V600q0 18-20 12l-120-60', accent, 24),
      path('M196 314h408l106 232H90z', adjustBrightness(colour, -0.62)),
      repeat(5, slat),
      rect(92, 546, 616, 42, defs.horizontalCylinder(colour), 10),
      rect(206, 300, 388, 26, defs.horizontalSteel(accent), 10),
      highlightStroke('M108 554h580', 5, 0.5),
    ].join('');
  },
};

const concealedShower: Illustration = {
  bounds: [100, 84, 610, 632],
  orientation: 'hang',
  backdrop: 'bathroom',
  draw: ({ colour, defs }) => {
    const nozzles = repeat(9, (index) => ellipse(190 + index * 34, 244, 6, adjustBrightness(colour, -0.6)));
    const knob = (y: number): string =>
      ellipse(346, y, 60, adjustBrightness(colour, -0.4)) +
      ellipse(342, y - 5, 56, defs.ball(adjustBrightness(colour, 0.18))) +
      rect(334, y - 60, 16, 56, adjustBrightness(colour, 0.5), 8);
    return [
      ellipse(616, 132, 44, defs.ball(colour), 48),
      tube('M616 130H366q-36 0-36 40v34', colour, 36),
      path('M120 214q0-20 210-20t210 20v26q0 14-20 14H140q-20 0-20-14z', defs.horizontalCylinder(colour)),
      nozzles,
      repeat(7, (index) =>
        line(`M${202 + index * 43} 272v${index % 2 ? 44 : 70}`, '#8fc3d8', 6, ' opacity=".8"'),
      ),
      rect(256, 376, 180, 330, defs.flat(colour), 30),
      rect(
        262,
        382,
        168,
        318,
        'none',
        26,
        ` stroke="${adjustBrightness(colour, 0.3)}" stroke-width="4" opacity=".6"`,
      ),
      knob(466),
      knob(616),
      tube('M600 470q90 40 70 150-40 110-130 70-40-30-30-90', adjustBrightness(colour, 0.12), 20),
      ellipse(510, 590, 34, defs.ball(colour)),
      rect(560, 420, 60, 50, defs.flat(colour), 12),
      path('M590 270q52 4 56 50l-30 12-12 150h-36l-12-150-26-12q8-46 60-50z', defs.verticalCylinder(colour)),
      ellipse(590, 300, 62, defs.ball(adjustBrightness(colour, 0.1)), 54) +
        ticks([590, 300, 34], 12, [7, 7], adjustBrightness(colour, -0.6)),
      highlightStroke('M274 400v270', 6, 0.35),
    ].join('');
  },
};

const hairCatcher: Illustration = {
  bounds: [110, 114, 580, 580],
  orientation: 'lie',
  backdrop: 'floor',
  draw: ({ colour, defs }) =>
    [
      repeatAround(12, 400, 400, () => ellipse(400, 190, 86, defs.ball(colour), 76)),
      ellipse(400, 400, 252, defs.ball(adjustBrightness(colour, 0.06))),
      ...[218, 174].map((radius, row) =>
        repeatAround(row ? 14 : 18, 400, 400, () =>
          ellipse(400, 400 - radius, 17, adjustBrightness(colour, -0.62)),
        ),
      ),
      ellipse(400, 404, 128, adjustBrightness(colour, -0.42)),
      ellipse(400, 396, 126, defs.ball(colour)),
      repeatAround(10, 400, 396, () => rect(390, 290, 20, 54, adjustBrightness(colour, -0.6), 10)),
      ellipse(400, 396, 40, defs.ball(adjustBrightness(colour, 0.16))),
      highlightStroke('M236 250q50-70 130-88', 9, 0.5),
    ].join(''),
};

const tapFilter: Illustration = {
  bounds: [110, 112, 590, 580],
  orientation: 'lie',
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M126 150h70q74 0 74 74v40', '#aeb6bb', 74),
      rect(216, 262, 108, 64, defs.verticalSteel(), 10) +
        line('M236 272v44M260 272v44M284 272v44M306 272v44', '#5b6368', 4, ' opacity=".6"'),
      rect(196, 320, 260, 128, defs.horizontalCylinder(colour), 34),
      rect(234, 440, 74, 62, defs.verticalCylinder(adjustBrightness(colour, -0.08)), 12) +
        ellipse(271, 502, 37, adjustBrightness(colour, -0.35), 10),
      path('M158 356h60v56h-60q-28 0-28-28t28-28z', defs.flat(accent)),
      path('M430 214q0-26 26-26h204q26 0 26 26v394q0 72-128 72t-128-72z', defs.verticalCylinder(colour)),
      path(
        'M430 214q0-26 26-26h204q26 0 26 26v60q-128 34-256 0z',
        defs.verticalCylinder(adjustBrightness(colour, -0.1)),
      ),
      rect(430, 304, 256, 18, accent),
      path('M462 350h192v190q-96 26-192 0z', '#9fd0e0', ' opacity=".55"'),
      path('M486 360h70v186q-40 2-70-6z', '#5d666b', ' opacity=".45"'),
      drawBadge(500, 596, 116, accent),
      repeat(3, (index) =>
        line(`M${256 + index * 15} ${526 + (index % 2) * 14}v70`, '#8fc3d8', 8, ' opacity=".85"'),
      ),
      highlightStroke('M454 340v270M222 342h180', 7, 0.7),
    ].join(''),
};

const sinkStrainer: Illustration = {
  bounds: [110, 154, 580, 520],
  orientation: 'stand',
  groundContact: [300, 200],
  backdrop: 'kitchen',
  draw: ({ colour, defs }) =>
    [
      cylinder(326, 540, 148, 120, 20, defs.verticalSteel('#8d969c')),
      line(
        repeat(5, (index) => `M328 ${570 + index * 20}q72 26 144 0`),
        '#4a5256',
        5,
        ' opacity=".6"',
      ),
      path('M230 470q170 40 340 0l-20 86q-150 40-300 0z', defs.verticalSteel(BRASS)),
      line('M318 490v70M400 498v72M482 490v70', adjustBrightness(BRASS, -0.45), 6),
      path('M170 300h460l-60 170q-170 50-340 0z', defs.verticalSteel(colour)),
      ellipse(400, 290, 286, defs.flat(adjustBrightness(colour, -0.3)), 106),
      ellipse(400, 280, 286, defs.horizontalSteel(adjustBrightness(colour, 0.1)), 104),
      ellipse(400, 284, 216, adjustBrightness(colour, -0.55), 76),
      ellipse(400, 296, 204, defs.flat(colour), 66),
      ...[170, 118].map((radius, row) =>
        repeat(row ? 10 : 16, (index) => {
          const angle = (index * Math.PI * 2) / (row ? 10 : 16);
          return ellipse(
            400 + radius * Math.cos(angle),
            300 + radius * 0.32 * Math.sin(angle),
            14,
            '#2b3033',
            7,
          );
        }),
      ),
      cylinder(384, 218, 32, 80, 8, defs.verticalSteel(colour)),
      ellipse(400, 206, 52, defs.ball(colour), 32),
      highlightStroke('M140 264q60-70 200-82', 8, 0.8),
    ].join(''),
};

const dripKit: Illustration = {
  bounds: [90, 116, 620, 580],
  orientation: 'lie',
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) => {
    const dripper = (x: number, y: number): string =>
      [
        path(`M${x - 16} ${y}h32l-6 170-10 40-10-40z`, defs.verticalCylinder(accent)),
        rect(x - 34, y - 64, 68, 74, defs.verticalCylinder(accent), 14),
        rect(x - 42, y - 76, 84, 26, defs.verticalCylinder(adjustBrightness(accent, -0.3)), 10),
        path(`M${x + 48} ${y - 20}q20 30 0 42-20-12 0-42z`, '#6fb4d2'),
      ].join('');
    return [
      ...[0, 1, 2, 3].map((index) =>
        tube(`M${352 - index * 4} ${146 + index * 34}a216 136 0 1 0 2 0`, colour, 30),
      ),
      tube('M520 440q70-10 100-70V300', colour, 26),
      rect(572, 236, 96, 76, defs.verticalCylinder(accent), 12),
      rect(584, 150, 72, 92, defs.verticalCylinder(adjustBrightness(colour, 0.12)), 10),
      line('M604 162v70M620 162v70M636 162v70', '#000', 5, ' opacity=".4"'),
      rect(568, 130, 104, 36, defs.verticalCylinder('#e0a526'), 12),
      tube(
        'M250 500q-40-60-90-16M430 520q40-60 20-90M560 560q60-20 60-120',
        adjustBrightness(colour, 0.1),
        12,
      ),
      dripper(180, 480),
      dripper(400, 486),
      dripper(600, 490),
    ].join('');
  },
};

export const BATH_AND_SINK_KINDS = {
  'shower-seat': showerSeat,
  'concealed-shower': concealedShower,
  'hair-catcher': hairCatcher,
  'tap-filter': tapFilter,
  'sink-strainer': sinkStrainer,
  'drip-kit': dripKit,
} satisfies Record<string, Illustration>;
