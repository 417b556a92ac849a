import type { Illustration } from '../illustration.ts';
import { drawBadge, drawLabel } from '../svg/labels.ts';
import {
  adjustBrightness,
  cylinderTop,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';

const hose: Illustration = {
  bounds: [136, 246, 539, 414],
  orientation: 'stand',
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) => {
    const ring = (cx: number, cy: number, rx: number, ry: number): string =>
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="${adjustBrightness(colour, -0.35)}" stroke-width="44"/>` +
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="36"/>` +
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="${accent}" stroke-width="6"/>` +
      `<ellipse cx="${cx - 2}" cy="${cy - 10}" rx="${rx}" ry="${ry}" fill="none" stroke="#fff" stroke-width="6" opacity=".3"/>`;
    const tail = 'M612 500q70 40 20 92t-120 34';
    return [
      ellipse(390, 470, 150, '#17130f', 60, ' opacity=".14"'),
      repeat(5, (index) => ring(390 + (index % 2) * 6, 520 - index * 40, 232 - (index % 2) * 8, 92)),
      line(tail, adjustBrightness(colour, -0.35), 44) + line(tail, colour, 36) + line(tail, accent, 6),
      group(
        rect(-6, -26, 64, 52, defs.horizontalCylinder('#2b2d2f'), 8) +
          rect(50, -20, 46, 40, defs.horizontalCylinder(accent), 6) +
          rect(90, -12, 26, 24, defs.horizontalCylinder('#8d969c'), 4),
        'translate(514 626) rotate(172)',
      ),
      rect(330, 284, 110, 150, defs.verticalCylinder('#fbf8f1'), 6),
      drawBadge(342, 340, 86, colour),
    ].join('');
  },
};

const sprayGun: Illustration = {
  bounds: [116, 150, 492, 556],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M470 340q80-40 120 10 20 40-6 110l-60 190q-10 30-42 24t-30-40l30-180q-40-40-12-114z',
        defs.flat(accent),
      ),
      repeat(5, (index) =>
        line(`M${556 - index * 12} ${430 + index * 40}l-54-12`, '#17130f', 9, ' opacity=".28"'),
      ),
      path('M440 356q-34 60-20 150 2 24 24 20t18-30q-8-60 12-110z', defs.verticalSteel('#aab2b7')),
      path('M286 204h210q110 10 112 92-2 76-90 74-80-8-232-20z', defs.horizontalCylinder(colour)),
      rect(240, 190, 70, 184, defs.horizontalCylinder('#2b2d2f'), 14),
      path(
        'M250 178l-90-28q-34 0-40 40v180q6 40 40 40l90-24z',
        defs.horizontalCylinder(adjustBrightness(colour, -0.05)),
      ),
      ellipse(140, 280, 24, defs.ball('#5b6368'), 118),
      repeat(4, (index) => ellipse(138, 212 + index * 44, 6, '#dfe6e8')),
      repeat(6, (index) =>
        line(`M${180 + index * 14} ${172 + index * 4}v${218 - index * 8}`, '#17130f', 4, ' opacity=".2"'),
      ),
      rect(456, 640, 76, 66, defs.verticalSteel('#c8a15a'), 8),
      drawBadge(350, 258, 130, accent),
      highlightStroke('M320 222h170q60 6 84 40', 9, 0.5),
    ].join(''),
};

const wateringCan: Illustration = {
  bounds: [74, 160, 617, 526],
  orientation: 'stand',
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M620 360q90 40 66 150t-110 130l-10-30q70-24 86-104t-46-114z',
        defs.flat(adjustBrightness(colour, -0.1)),
      ),
      path('M330 540L150 262l40-24 190 210z', defs.horizontalSteel(colour)),
      path('M100 240l96-62 20 40-92 74z', defs.horizontalSteel(accent)),
      ellipse(112, 270, 16, adjustBrightness(accent, -0.25), 44, ' transform="rotate(-34 112 270)"'),
      path('M340 350h280l24 300a154 34 0 0 1-328 0z', defs.verticalCylinder(colour)),
      cylinderTop(340, 350, 280, 40, defs.verticalCylinder(adjustBrightness(colour, -0.1))),
      ellipse(480, 352, 122, adjustBrightness(colour, -0.5), 30),
      path('M360 350q10-170 120-176t124 176h-34q-14-134-90-138t-86 138z', defs.verticalCylinder(colour)),
      rect(424, 160, 116, 36, defs.horizontalCylinder('#b98c5a'), 18),
      path('M318 620q160 60 324 0l2 30a154 34 0 0 1-328 0z', '#17130f', ' opacity=".14"'),
      path('M334 420q146 50 292 0l2 22q-148 50-296 0z', '#fff', ' opacity=".16"'),
      drawBadge(420, 510, 120, adjustBrightness(colour, -0.5)),
      highlightStroke('M366 410l-14 200', 12, 0.35),
    ].join(''),
};

const leaf = (angle: number, length: number, fill: string): string =>
  group(
    path(
      `M0 0q${-length * 0.26} ${-length * 0.5} 0 ${-length}q${length * 0.26} ${length * 0.5} 0 ${length}z`,
      fill,
    ) + line(`M0 -8V${-length * 0.86}`, '#fff', 3, ' opacity=".28"'),
    `rotate(${angle})`,
  );

const plantPot: Illustration = {
  bounds: [117, 143, 534, 557],
  orientation: 'stand',
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      group(
        [-62, 62, -38, 38, -78, 78, -18, 18, 0]
          .map((angle, index) =>
            leaf(
              angle,
              300 - (index % 3) * 34,
              index % 2 ? adjustBrightness(accent, 0.16) : defs.flat(accent),
            ),
          )
          .join(''),
        'translate(400 440)',
      ),
      cylinderTop(196, 432, 408, 46, adjustBrightness('#5a3d26', -0.1)),
      path('M220 470h360l-42 196a138 34 0 0 1-276 0z', defs.verticalCylinder(colour)),
      path(
        'M190 424a210 46 0 0 0 420 0l-6 66a204 46 0 0 1-408 0z',
        defs.verticalCylinder(adjustBrightness(colour, 0.06)),
      ),
      path('M228 520q172 44 346-2l-2 14q-172 44-342 0z', '#17130f', ' opacity=".16"'),
      path(
        'M190 424a210 46 0 0 0 420 0',
        'none',
        ` stroke="${adjustBrightness(colour, 0.4)}" stroke-width="6"`,
      ),
      highlightStroke('M246 530l24 110', 13, 0.3),
    ].join(''),
};

const compostBag: Illustration = {
  bounds: [188, 120, 424, 575],
  orientation: 'stand',
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M214 120q186 22 372 0 16 90 12 270t14 270q-4 30-60 28-152 14-304 0-56 2-60-28 18-90 14-270t12-270z',
        defs.verticalCylinder(colour),
      ),
      path('M214 120q186 22 372 0l4 34q-190 20-380 0z', adjustBrightness(colour, 0.3)),
      line('M216 166q184 20 368 0', '#fff', 4, ' stroke-dasharray="10 10" opacity=".6"'),
      path(
        'M204 480q196 40 394-6 2 100 12 186-4 30-58 28-152 14-304 0-56 2-60-28 12-90 16-180z',
        defs.verticalCylinder(accent),
      ),
      path('M240 560q80-70 160-16t160-20v100q-160 40-320 0z', '#5a3d26') +
        repeat(5, (index) => ellipse(280 + index * 62, 600 + (index % 2) * 16, 16, '#7d5a33', 11)),
      drawLabel(302, 212, 196, 196, colour),
      path('M400 560q-8-60 6-110', 'none', ' stroke="#5f9a4a" stroke-width="14" stroke-linecap="round"'),
      path('M404 470q-70 10-84-54 70-8 84 54zM406 460q0-66 74-70 4 66-74 70z', defs.flat('#7cb35c')),
      highlightStroke('M244 190q-4 220-14 420', 14, 0.28),
      path('M560 150q-10 260 20 500-30 10-50-10 16-240 0-480z', '#17130f', ' opacity=".12"'),
    ].join(''),
};

export const WATERING_KINDS = {
  hose,
  'spray-gun': sprayGun,
  'watering-can': wateringCan,
  'plant-pot': plantPot,
  'compost-bag': compostBag,
} satisfies Record<string, Illustration>;
