// Clothes that differ from a T-shirt, trousers or a jacket in sleeves, collar or legs.
import type { DrawContext, Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import { adjustBrightness, ellipse, line, path, rect, repeat } from '../svg/shapes.ts';
import { seam } from './shared-shapes.ts';

const SHORT_SLEEVES =
  'M300 100q100 46 200 0l74 26q28 10 44 38l98 160-96 66-50-70q4 200 14 372-184 32-368 0 10-172 14-372l-50 70-96-66 98-160q16-28 44-38z';
const LONG_SLEEVES =
  'M300 100q100 46 200 0l66 24q34 12 46 50l104 400-92 30-56-210q4 160 14 304-182 32-364 0 10-144 14-304l-56 210-92-30 104-400q12-38 46-50z';

const createHangingIllustration = (
  bounds: Illustration['bounds'],
  draw: Illustration['draw'],
): Illustration => ({
  bounds,
  orientation: 'hang',
  backdrop: 'rail',
  draw,
});

function drawBody({ colour, defs }: DrawContext, body: string): string {
  return [
    path('M300 100q100-16 200 0l-30 52H330z', adjustBrightness(colour, -0.42)),
    path(body, defs.flat(colour)),
    line(body, adjustBrightness(colour, -0.35), 3, ' opacity=".5"'),
    path(
      'M232 330q4 190-6 368h18q14-180-6-370zM568 330q-4 190 6 368h-18q-14-180 6-370z',
      '#17130f',
      ' opacity=".14"',
    ),
  ].join('');
}

const polo = createHangingIllustration([84, 84, 632, 624], (context) => {
  const { colour, accent } = context;
  return [
    drawBody(context, SHORT_SLEEVES),
    path('M372 150h56v170h-56z', adjustBrightness(colour, -0.1)) +
      line('M400 156v164', adjustBrightness(colour, -0.4), 3),
    repeat(3, (index) => ellipse(400, 184 + index * 52, 8, adjustBrightness(accent, 0.1))),
    path(
      'M292 104q6-20 30-20l78 70-52 56q-40-46-56-106zM508 104q-6-20-30-20l-78 70 52 56q40-46 56-106z',
      accent,
    ),
    seam('M96 316l92 62M704 316l-92 62M236 678q164 26 328 0', adjustBrightness(colour, -0.4), 3, '7 7'),
    rect(458, 246, 70, 24, accent, 5),
  ].join('');
});

const longSleeveTop = createHangingIllustration([84, 96, 632, 616], (context) => {
  const { colour, accent, defs } = context;
  return [
    drawBody(context, LONG_SLEEVES),
    path('M296 102q104 104 208 0l18 8q-122 128-244 0z', defs.horizontalCylinder(accent)),
    path('M84 574l92 30 6-30-90-30zM716 574l-92 30-6-30 90-30z', adjustBrightness(accent, -0.1)),
    seam('M236 680q164 26 328 0', adjustBrightness(colour, -0.4), 3, '7 7'),
    drawBadge(452, 250, 76, accent),
  ].join('');
});

const drawLeg = ({ colour, defs }: DrawContext, isLeft: boolean): string =>
  path(
    isLeft
      ? 'M230 200h172v130l-22 236q-90 26-186 8-6-200 36-374z'
      : 'M570 200H398v130l22 236q90 26 186 8 6-200-36-374z',
    defs.flat(adjustBrightness(colour, isLeft ? 0 : -0.06)),
  );

const workShorts = createHangingIllustration([190, 166, 420, 420], (context) => {
  const { colour, accent, defs } = context;
  return [
    drawLeg(context, true) + drawLeg(context, false),
    path(
      'M226 206q174 30 348 0l-4-40q-170 26-340 0z',
      defs.horizontalCylinder(adjustBrightness(colour, -0.1)),
    ),
    ...[270, 350, 440, 520].map((x) => rect(x, 172, 14, 54, adjustBrightness(colour, 0.14), 3)),
    line('M400 220v120', adjustBrightness(colour, -0.4), 5),
    path('M216 330h90v130q-46 20-94 0zM584 330h-90v130q46 20 94 0z', adjustBrightness(colour, 0.1)),
    path('M214 326h94v30q-46 18-94 0zM586 326h-94v30q46 18 94 0z', accent),
    seam('M200 556q90 18 178-6M600 556q-90 18-178-6', adjustBrightness(accent, 0.2), 3),
    ellipse(400, 198, 10, defs.ball(accent)),
  ].join('');
});

const utilityVest = createHangingIllustration([190, 90, 420, 620], ({ colour, accent, defs }) => {
  const side = 'M300 96l-50 24q0 120-56 200l6 370h196V240z';
  return [
    path('M300 96q100 30 200 0l-70 150h-60z', adjustBrightness(colour, -0.5)),
    path(side, defs.flat(colour)),
    path('M500 96l50 24q0 120 56 200l-6 370H404V240z', defs.flat(adjustBrightness(colour, -0.06))),
    line('M400 244v440', '#c3cacf', 9, ' stroke-dasharray="5 5"'),
    ...[216, 430].map(
      (x) =>
        rect(x, 520, 150, 140, adjustBrightness(colour, 0.1), 8) +
        rect(x - 4, 516, 158, 40, adjustBrightness(colour, -0.14), 6) +
        ellipse(x + 75, 540, 7, accent) +
        rect(x + 10, 360, 120, 116, adjustBrightness(colour, 0.08), 8) +
        rect(x + 6, 356, 128, 34, adjustBrightness(colour, -0.14), 6),
    ),
    rect(226, 320, 60, 20, accent, 4),
    seam('M260 124q-4 120-52 196M540 124q4 120 52 196', adjustBrightness(colour, -0.4), 4),
  ].join('');
});

export const TOP_AND_SHORTS_KINDS = {
  polo,
  'long-sleeve-top': longSleeveTop,
  'work-shorts': workShorts,
  'utility-vest': utilityVest,
} satisfies Record<string, Illustration>;
