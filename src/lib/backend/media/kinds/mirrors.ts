// Mirrors of several shapes, all with the same glass.
import type { DrawContext, Illustration } from '../illustration.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect } from '../svg/shapes.ts';
import { tube } from './shared-shapes.ts';

const createHangingIllustration = (
  bounds: Illustration['bounds'],
  draw: Illustration['draw'],
): Illustration => ({
  bounds,
  orientation: 'hang',
  backdrop: 'bathroom',
  draw,
});

const glass = ({ defs }: DrawContext): string => defs.fade('#d8e6ec', '#eef4f3');

const drawRound = (context: DrawContext): string => {
  const { colour, defs } = context;
  return [
    ellipse(400, 400, 290, defs.flat(colour)),
    ellipse(400, 400, 266, adjustBrightness(colour, -0.4)),
    ellipse(400, 400, 260, glass(context)),
    path('M500 162q100 40 144 140L310 642q-100-36-150-130z', '#fff', ' opacity=".32"'),
    path('M652 340l6 60-250 258-60-6z', '#fff', ' opacity=".3"'),
    highlightStroke('M134 330q40-170 190-206', 8, 0.6),
  ].join('');
};

const LIGHT_COLOUR = '#fff3cf';

const drawLitRound = (context: DrawContext): string =>
  ellipse(400, 400, 330, context.defs.glow('#ffe9a8', 0.9)) +
  drawRound({ ...context, colour: '#dfe3e4' }) +
  `<circle cx="400" cy="400" r="222" fill="none" stroke="${LIGHT_COLOUR}" stroke-width="26"/>`;

const drawConvex = (context: DrawContext): string => {
  const { colour, defs } = context;
  return [
    path('M370 600h60v130h-60z', defs.verticalSteel()),
    rect(340, 690, 120, 40, defs.horizontalSteel(), 8),
    ellipse(400, 370, 290, defs.ball(colour)),
    ellipse(400, 370, 246, adjustBrightness(colour, -0.4)),
    ellipse(400, 370, 240, defs.ball('#cfe0e8')),
    path('M176 420q220 90 448 0-40 130-224 186-180-50-224-186z', '#8d969c', ' opacity=".55"'),
    path('M330 480l40-60h60l40 60 30 116q-100 30-200 0z', '#5b6368', ' opacity=".6"'),
    line('M400 430v30M400 490v50', '#fff', 8, ' opacity=".8"'),
    highlightStroke('M210 290q50-110 150-140', 16, 0.7),
  ].join('');
};

const arch = (inset: number): string => {
  const [left, width] = [220 + inset, 360 - inset * 2];
  const radius = width / 2;
  return `M${left} ${710 - inset}V${270}a${radius} ${radius} 0 0 1 ${width} 0v${440 - inset}z`;
};

const drawArched = (context: DrawContext): string =>
  [
    path(arch(0), context.defs.flat(context.colour)),
    path(arch(16), adjustBrightness(context.colour, -0.45)),
    path(arch(20), glass(context)),
    path('M470 130q70 30 88 120L250 620V420z', '#fff', ' opacity=".32"'),
    path('M560 330v60L300 690h-50z', '#fff', ' opacity=".3"'),
    highlightStroke('M228 400V270q20-130 130-164', 6, 0.6),
  ].join('');

const drawRectangle = (context: DrawContext): string =>
  [
    rect(180, 110, 440, 580, context.defs.flat(adjustBrightness(context.colour, 0.1)), 4),
    rect(188, 118, 424, 564, glass(context), 3),
    rect(198, 128, 404, 544, 'none', 2, ' stroke="#fff" stroke-width="6" opacity=".8"'),
    path('M500 118h70L240 682h-52v-30z', '#fff', ' opacity=".34"'),
    path('M612 230v80L392 682h-46z', '#fff', ' opacity=".3"'),
  ].join('');

const drawLitRectangle = (context: DrawContext): string =>
  [
    rect(140, 70, 520, 660, context.defs.glow('#ffe9a8', 0.95), 60),
    rect(180, 110, 440, 580, LIGHT_COLOUR, 14),
    rect(196, 126, 408, 548, glass(context), 8),
    path('M500 126h70L236 674h-40v-40z', '#fff', ' opacity=".34"'),
    ellipse(400, 632, 15, '#fff') + ellipse(400, 632, 9, '#2f80c2'),
  ].join('');

const drawOnArm = (context: DrawContext): string => {
  const { colour, defs } = context;
  return [
    ellipse(640, 400, 44, defs.ball(colour), 84),
    tube('M620 400h-60l-30 0', colour, 26) + tube('M550 310v180', colour, 22),
    tube('M550 330L440 400M550 470L440 400', colour, 16),
    ellipse(310, 400, 200, defs.flat(colour)),
    ellipse(310, 400, 176, adjustBrightness(colour, -0.4)),
    ellipse(310, 400, 170, glass(context)),
    path('M380 246q60 30 86 90L240 556q-60-30-86-84z', '#fff', ' opacity=".34"'),
    highlightStroke('M134 350q20-100 110-130', 7, 0.6),
  ].join('');
};

export const MIRROR_KINDS = {
  mirror: createHangingIllustration([180, 110, 440, 580], drawRectangle),
  'lit-mirror': createHangingIllustration([160, 90, 480, 620], drawLitRectangle),
  'round-mirror': createHangingIllustration([110, 110, 580, 580], drawRound),
  'lit-round-mirror': createHangingIllustration([110, 110, 580, 580], drawLitRound),
  'convex-mirror': createHangingIllustration([110, 80, 580, 650], drawConvex),
  'arched-mirror': createHangingIllustration([220, 90, 360, 620], drawArched),
  'magnifying-mirror': createHangingIllustration([110, 200, 574, 400], drawOnArm),
} satisfies Record<string, Illustration>;
