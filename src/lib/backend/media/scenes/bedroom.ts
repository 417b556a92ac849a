import { ellipse, group, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { casement, datePalm } from './parts.ts';
import { floor, HEIGHT, palmPlant, placeProduct, type Scene, sunlight, WIDTH } from './scene.ts';

/** A bedroom at sunrise: linen, a woven blanket and a lamp. */
export const bedroom: Scene = (defs) => {
  const headboard = repeat(7, (index) =>
    rect(
      -352 + index * 101,
      -190 - ([0, 26, 42, 48, 42, 26, 0][index] ?? 0),
      97,
      300,
      defs.verticalCylinder('#b5715a'),
      30,
    ),
  );
  return [
    rect(0, 0, WIDTH, HEIGHT, defs.flat('#e3d3bf')),
    path('M330 690V330a300 270 0 0 1 600 0v360z', '#6f8a8c', ' opacity=".92"') +
      path('M330 690V330a300 270 0 0 1 210-256q-110 100-110 256v360z', '#fff', ' opacity=".1"'),
    sunlight(690, 150, 1.1, 0.3),
    casement(
      [40, 120, 200, 400],
      1,
      rect(0, 0, 200, 400, defs.fade('#cfe6ee', '#fbeccb')) +
        ellipse(110, 300, 130, defs.glow('#fff3c4', 0.9)) +
        path('M0 310q60-36 120-10t80-10v110H0z', '#dcc096') +
        datePalm(150, 220, 0.4, '#6b8f62'),
    ),
    rect(-20, 74, 330, 14, defs.horizontalCylinder('#a97b49'), 7) +
      ellipse(312, 81, 15, defs.ball('#a97b49')),
    path('M-30 88h130q10 300-40 520-20 60-90 60z', defs.fade('#fbf6ec', '#e6dac6'), ' opacity=".96"') +
      line('M-6 96q10 300-14 540M34 96q4 260-20 520M70 96q6 200-10 420', '#cbbda5', 5, ' opacity=".7"') +
      path('M222 88h74q14 300 8 580h-58q26-300-24-580z', defs.fade('#fbf6ec', '#e6dac6'), ' opacity=".96"') +
      line('M250 96q30 280 20 560M280 96q14 260 12 560', '#cbbda5', 5, ' opacity=".7"'),
    rect(0, 660, WIDTH, 40, defs.fade('#fbf7ee', '#ded2bf')),
    floor(defs, 700, '#b98a58'),
    path('M0 760L330 900H0z', '#fff3cf', ' opacity=".22"'),
    placeProduct(defs, 'pendant', ['#d9b88a', '#f6efe0'], [1064, 130], 230),
    placeProduct(defs, 'picture-frame', ['#8a5a36', '#b5715a'], [1078, 370], 176),
    // The woven rug under the bed.
    path('M150 900q20-60 60-78h780q50 18 70 78z', defs.fade('#e9dcc4', '#d6c3a2')) +
      line('M206 852h800', '#9a4a38', 9, ' opacity=".75"') +
      line('M190 872h832', '#3f5f66', 5, ' opacity=".7"'),
    ellipse(630, 842, 420, defs.glow('#17130f', 0.5), 34),
    group(
      path('M-362 250v52h30v-52zM332 250v52h30v-52z', '#5a3a24') +
        headboard +
        path('M-362 90h724v160h-724z', defs.flat('#7d5432')) +
        // Back and front pillows.
        path(
          'M-316-60q0-34 36-34h212q34 0 34 34v110h-282zM34-60q0-34 36-34h212q34 0 34 34V50H34z',
          defs.fade('#ffffff', '#ddd6ca'),
        ) +
        path(
          'M-270-14q2-34 36-34h160q32 0 34 34l6 84h-242zM34-14q2-34 36-34h160q34 0 36 34l6 84H28z',
          defs.fade('#dfe6e2', '#a9bab6'),
        ) +
        line('M-252-34q90-10 180 0M52-34q90-10 180 0', '#fff', 5, ' opacity=".7"') +
        path('M-96 6q0-32 30-34H62q32 2 34 34l8 74h-208z', defs.flat('#c9694a')) +
        path('M-70 26l18-20 18 20-18 20zM-18 26L0 6l18 20L0 46zM34 26L52 6l18 20-18 20z', '#f6e3c8') +
        // The sheet folded back over the cover.
        path('M-356 70q350-34 712 0l14 160q-370 34-740 0z', defs.fade('#8fa6a4', '#6a8583')) +
        path('M-358 66q356-36 716 0l6 44q-364-30-728 0z', defs.fade('#ffffff', '#e9e3d7')) +
        line('M-360 106q364-30 720 0', '#b7ac99', 4, ' opacity=".6"') +
        line(
          'M-230 120q-20 60-14 116M-60 112q10 70-6 130M150 114q30 60 26 122M290 122q-10 50 4 106',
          '#4f6a69',
          6,
          ' opacity=".3"',
        ) +
        // The blanket across the foot of the bed.
        path('M-368 168q368-30 736 0l6 84q-374 36-748 0z', defs.fade('#d49a55', '#b4763a')) +
        line('M-369 186q369-30 738 0M-372 232q372 34 744 0', '#f6e3c8', 7, ' opacity=".9"') +
        repeat(11, (index) => {
          const x = -330 + index * 66;
          const y = 208 - (1 - (x / 330) ** 2) * 4;
          return path(`M${x - 18} ${Math.round(y)}l18-17 18 17-18 17z`, index % 2 ? '#7d2f2a' : '#2f4f56');
        }) +
        repeat(24, (index) =>
          line(
            `M${-364 + index * 31.6} ${Math.round(252 + (1 - ((index - 11.5) / 12) ** 2) * 16)}v20`,
            '#b4763a',
            6,
          ),
        ) +
        highlightStroke('M-330 92q130-12 260-14', 6, 0.6),
      'translate(630 560)',
    ),
    placeProduct(defs, 'tray-table', ['#8a5a36', '#6b4326'], [1070, 824], 220),
    palmPlant(defs, 150, 850, 0.72, '#c9694a'),
  ].join('');
};
