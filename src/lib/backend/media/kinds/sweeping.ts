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
import { tube } from './shared-shapes.ts';

const RUBBER = '#2e3235';

const vacuumCleaner: Illustration = {
  bounds: [70, 112, 660, 566],
  orientation: 'stand',
  groundContact: [90, 600],
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) =>
    [
      line('M520 470C560 250 470 130 350 150q-70 10-60 60', RUBBER, 40) +
        line('M520 470C560 250 470 130 350 150q-70 10-60 60', '#5b6368', 30) +
        line(
          'M520 470C560 250 470 130 350 150q-70 10-60 60',
          RUBBER,
          30,
          ' stroke-dasharray="5 9" opacity=".6"',
        ),
      line('M276 230L176 620', '#6d757a', 24) + line('M274 230L174 620', '#d5dadd', 9),
      path('M300 190l-16 66-34-8 14-66q4-18 24-14 16 4 12 22z', defs.flat(RUBBER)) +
        tube('M292 180q-40-40-6-60', accent, 24),
      path('M240 390l26 6-16 62-26-6z', defs.flat(accent)),
      path('M152 590h48l-8 40h-50z', defs.flat(RUBBER)),
      path('M84 660q-14 0-14-16 4-34 50-34h96q54 2 62 36 0 14-14 14z', defs.horizontalCylinder(colour)) +
        rect(70, 656, 208, 20, defs.horizontalCylinder(RUBBER), 8),
      path(
        'M342 600q-10-80 60-120 80-44 190-20 110 26 128 140 2 44-30 48H372q-28-4-30-48z',
        defs.horizontalCylinder(colour),
      ),
      path('M344 604q0-20 10-30h352q14 8 16 30-2 40-32 44H372q-26-4-28-44z', defs.horizontalCylinder(RUBBER)),
      path('M440 474q70-34 160 0 40 20 60 70H400q6-48 40-70z', '#dbe8ec', ' opacity=".55"') +
        path('M436 520q60-16 120 0t90 4l8 20H406q8-20 30-24z', '#a39a8a', ' opacity=".8"') +
        highlightStroke('M446 490q50-24 110-12', 8, 0.7),
      tube('M470 462q50-66 124 0', RUBBER, 26),
      ellipse(636, 602, 76, RUBBER) +
        ellipse(636, 602, 60, '#43494d') +
        ellipse(636, 602, 46, defs.ball(accent)) +
        ellipse(636, 602, 14, '#dfe3e5'),
      ellipse(396, 640, 36, RUBBER) + ellipse(396, 640, 20, defs.ball('#8d969c')),
      drawBadge(424, 566, 120, accent),
      highlightStroke('M372 540q10-34 50-52', 8, 0.5),
    ].join(''),
};

const bin: Illustration = {
  bounds: [214, 96, 372, 606],
  orientation: 'stand',
  groundContact: [240, 320],
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) =>
    [
      path('M232 216h336v444q0 34-34 34H266q-34 0-34-34z', defs.verticalCylinder(colour)),
      path('M232 250q168 44 336 0v22q-168 44-336 0z', '#17130f', ' opacity=".14"'),
      path('M236 640h328v34q0 28-34 28H270q-34 0-34-28z', defs.verticalCylinder(RUBBER)),
      rect(330, 656, 140, 20, '#17130f', 8, ' opacity=".5"') +
        path('M338 664h124l14 26q2 10-10 10H334q-12 0-10-10z', defs.horizontalCylinder(accent)),
      path(
        'M214 212q0-20 20-24h332q20 4 20 24v22q-8 14-26 14H240q-18 0-26-14z',
        defs.verticalCylinder(adjustBrightness(accent, -0.1)),
      ),
      path('M222 192q6-92 178-96 172 4 178 96-60 24-178 24t-178-24z', defs.ball(accent)),
      path(
        'M262 176q20-52 110-60',
        'none',
        ' stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".5"',
      ),
      rect(352, 196, 96, 16, '#17130f', 8, ' opacity=".25"'),
      repeat(3, (index) =>
        group(
          path(
            'M-14-62h34l20 34 12-8-8 40-38-10 12-8-14-24h-12z',
            adjustBrightness(colour, 0.4),
            ' opacity=".75"',
          ),
          `translate(400 410) rotate(${index * 120})`,
        ),
      ),
      drawBadge(340, 540, 120, adjustBrightness(colour, -0.5)),
      highlightStroke('M262 300v300', 13, 0.5),
    ].join(''),
};

const bagRoll: Illustration = {
  bounds: [120, 210, 566, 462],
  orientation: 'stand',
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M214 388h390q34 14 46 60l36 190q0 18-22 16-60-14-120 2t-130 2-124 0-120 4-40-20l36-180z',
        defs.flat(adjustBrightness(colour, 0.08)),
      ),
      path(
        'M290 470l-40 180M380 460l-14 200M470 460l20 194M560 460l44 190',
        'none',
        ` stroke="${adjustBrightness(colour, -0.35)}" stroke-width="7" opacity=".4"`,
      ),
      path('M330 470l-24 176M520 470l32 176', 'none', ' stroke="#fff" stroke-width="9" opacity=".25"'),
      line(
        'M152 590q120 20 270 8t250 0',
        adjustBrightness(colour, -0.5),
        4,
        ' stroke-dasharray="10 9" opacity=".7"',
      ),
      path('M214 400h396q22 24 34 62-240-30-468 4 12-46 38-66z', '#17130f', ' opacity=".28"'),
      path('M200 214h410q62 10 62 104t-62 104H200z', defs.horizontalCylinder(colour)),
      repeat(7, (index) =>
        line(`M${276 + index * 6} ${232 + index * 28}h${300 - index * 10}`, '#fff', 4, ' opacity=".16"'),
      ),
      path('M330 211h160v214H330z', defs.horizontalCylinder('#fbf8f1')) +
        rect(330, 240, 160, 30, defs.horizontalCylinder(accent)) +
        drawBadge(352, 300, 116, accent) +
        rect(362, 362, 96, 9, '#17130f', 4, ' opacity=".25"'),
      ellipse(200, 318, 80, defs.flat(adjustBrightness(colour, -0.1)), 106),
      repeat(4, (index) =>
        ellipse(
          200,
          318,
          70 - index * 12,
          'none',
          92 - index * 16,
          ` stroke="${adjustBrightness(colour, index % 2 ? -0.4 : 0.25)}" stroke-width="4" opacity=".7"`,
        ),
      ),
      ellipse(200, 318, 27, defs.flat('#c8a878'), 36) + ellipse(202, 320, 20, '#3d2a1a', 28),
    ].join(''),
};

const squeegee: Illustration = {
  bounds: [136, 120, 528, 560],
  orientation: 'lie',
  tilt: 10,
  backdrop: 'tiles',
  draw: ({ colour, accent, defs }) =>
    [
      path('M144 120h512v34H144z', defs.horizontalCylinder(RUBBER)) + rect(136, 124, 528, 12, '#4a5054', 4),
      rect(146, 148, 508, 46, defs.horizontalCylinder(colour), 12),
      path('M160 192h480q-120 40-160 70h-160q-40-30-160-70z', defs.flat(adjustBrightness(colour, -0.12))),
      path('M280 206h240l-46 34H326z', '#17130f', ' opacity=".22"'),
      path('M338 250h124l-14 90h-96z', defs.verticalCylinder(colour)),
      path('M352 330h96l10 300q0 50-58 50t-58-50z', defs.verticalCylinder(accent)),
      repeat(6, (index) => rect(366, 392 + index * 30, 68, 13, '#17130f', 6, ' opacity=".2"')),
      ellipse(400, 638, 17, '#fafaf8', 17) +
        ellipse(400, 638, 19, 'none', 19, ` stroke="${adjustBrightness(accent, -0.4)}" stroke-width="5"`),
      drawBadge(340, 158, 120, adjustBrightness(colour, -0.5)),
      highlightStroke('M160 158h150M366 350v30', 6, 0.5),
    ].join(''),
};

const dustpan: Illustration = {
  bounds: [130, 74, 550, 644],
  orientation: 'hang',
  tilt: -8,
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) =>
    [
      path('M286 90q0-16 34-16t34 16l14 300H272z', defs.verticalCylinder(colour)) +
        rect(304, 96, 32, 66, '#fafaf8', 16) +
        rect(304, 96, 32, 66, 'none', 16, ` stroke="${adjustBrightness(colour, -0.4)}" stroke-width="5"`),
      path('M214 384q4-22 26-22h160q22 0 26 22l84 290q4 20-16 22H146q-20-2-16-22z', defs.flat(colour)),
      path(
        'M240 396h160l74 270H166z',
        defs.fade(adjustBrightness(colour, -0.4), adjustBrightness(colour, -0.1)),
      ),
      path('M240 396h160l8 30H232z', '#17130f', ' opacity=".3"'),
      repeat(6, (index) =>
        line(
          `M${252 + index * 27} 440L${202 + index * 47} 648`,
          adjustBrightness(colour, -0.42),
          5,
          ' opacity=".5"',
        ),
      ),
      path('M130 672h380q4 22-16 24H146q-20-2-16-24z', defs.horizontalCylinder(RUBBER)),
      highlightStroke('M226 384l-78 272', 8, 0.5) + highlightStroke('M302 180l-8 170', 6, 0.4),
      group(
        rect(540, 90, 46, 320, defs.verticalCylinder(accent), 22) +
          ellipse(563, 118, 9, '#fafaf8', 13) +
          path('M500 404q4-24 30-24h66q26 0 30 24l14 76H486z', defs.flat(accent)) +
          path(
            'M482 474h162l30 196q-110 26-222 0z',
            defs.horizontalCylinder(adjustBrightness('#4a5054', 0.1)),
          ) +
          path(
            Array.from(
              { length: 16 },
              (_, index) => `M${490 + index * 10} 482L${464 + index * 13.6} 676`,
            ).join(''),
            'none',
            ` stroke="${adjustBrightness(colour, 0.2)}" stroke-width="4" opacity=".85"`,
          ) +
          drawBadge(518, 420, 90, adjustBrightness(accent, -0.45)) +
          highlightStroke('M552 150v200', 5, 0.45),
        'translate(6 40) rotate(6 563 400)',
      ),
    ].join(''),
};

export const SWEEPING_KINDS = {
  'vacuum-cleaner': vacuumCleaner,
  bin,
  'bag-roll': bagRoll,
  squeegee,
  dustpan,
} satisfies Record<string, Illustration>;
