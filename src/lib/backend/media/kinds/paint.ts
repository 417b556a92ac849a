import type { DrawContext, Illustration } from '../illustration.ts';
import { drawLabel } from '../svg/labels.ts';
import {
  adjustBrightness,
  brightness,
  cylinder,
  cylinderTop,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
  shadowPath,
} from '../svg/shapes.ts';
import { getPrintColour } from './shared-shapes.ts';

// The paper of the label is white on a pale band and cream on other bands, so that it differs from the band.
const getPaperColour = (band: string): string => (brightness(band) > 0.86 ? '#ffffff' : '#fbf8f1');

function drip(x: number, y: number, width: number, colour: string): string {
  const right = x + width;
  const getX = (share: number): number => Math.round(x + width * share);
  return (
    path(
      `M${x} ${y}C${getX(0.2)} ${y + 26} ${getX(0.8)} ${y + 26} ${right} ${y}C${right} ${y + 26} ${getX(0.93)} ${y + 34} ${getX(0.9)} ${y + 62}S${getX(0.8)} ${y + 84} ${getX(0.77)} ${y + 56}S${getX(0.66)} ${y + 46} ${getX(0.63)} ${y + 92}S${getX(0.48)} ${y + 124} ${getX(0.44)} ${y + 84}S${getX(0.33)} ${y + 50} ${getX(0.28)} ${y + 66}S${getX(0.16)} ${y + 78} ${getX(0.14)} ${y + 50}S${x} ${y + 24} ${x} ${y}z`,
      colour,
    ) + highlightStroke(`M${getX(0.52)} ${y + 40}v42`, 7, 0.45)
  );
}

function tin(
  { colour, accent, shade, defs }: DrawContext,
  x: number,
  width: number,
  top: number,
  height: number,
): string {
  const band = shade ?? colour;
  const depth = Math.round(width * 0.11);
  const middle = x + width / 2;
  const bandTop = top + height * 0.17;
  const bandHeight = height * 0.66;
  const paperWidth = width * 0.46;
  return [
    cylinder(x, top, width, height, depth, defs.verticalSteel()),
    cylinder(x, bandTop, width, bandHeight, depth, defs.verticalCylinder(band)),
    cylinder(x, bandTop + bandHeight * 0.9, width, bandHeight * 0.1, depth, defs.verticalCylinder(accent)),
    group(
      drawLabel(
        middle - paperWidth / 2,
        bandTop + depth + bandHeight * 0.09,
        paperWidth,
        bandHeight * 0.66,
        getPrintColour(accent),
        getPaperColour(band),
      ),
      'translate(0 0)',
    ),
    ellipse(middle, top, width * 0.52, defs.verticalSteel(), depth * 1.08),
    ellipse(middle, top - 2, width * 0.49, adjustBrightness('#c3cacf', -0.42), depth * 0.98),
    ellipse(middle, top + 5, width * 0.455, defs.verticalSteel('#d7dcdf'), depth * 0.84),
    ellipse(middle, top + 3, width * 0.36, defs.flat('#cfd5d9'), depth * 0.62),
  ].join('');
}

const paintCan: Illustration = {
  bounds: [234, 182, 333, 528],
  orientation: 'stand',
  backdrop: 'room',
  draw: (context) =>
    tin(context, 240, 320, 220, 455) +
    drip(316, 240, 128, context.defs.verticalCylinder(context.shade ?? context.colour)),
};

const paintTin: Illustration = {
  bounds: [190, 112, 420, 586],
  orientation: 'stand',
  backdrop: 'room',
  draw: (context) => {
    const { defs, shade, colour } = context;
    return [
      line('M206 352C170 60 630 60 594 352', '#8d969c', 13),
      line('M209 340C180 74 620 74 591 340', '#e4e8ea', 4),
      rect(330, 112, 140, 38, defs.horizontalCylinder('#3a3f43'), 19),
      tin(context, 200, 400, 270, 384),
      ellipse(205, 352, 15, defs.ball('#aab2b7'), 21),
      ellipse(595, 352, 15, defs.ball('#8d969c'), 21),
      drip(330, 299, 168, defs.verticalCylinder(shade ?? colour)),
    ].join('');
  },
};

const paintBucket: Illustration = {
  bounds: [156, 160, 488, 546],
  orientation: 'stand',
  backdrop: 'room',
  draw: ({ colour, accent, shade, defs }) => {
    const band = shade ?? colour;
    const plastic = defs.verticalCylinder('#f1efe9');
    return [
      path('M172 236l34 420a194 50 0 0 0 388 0l34-420z', plastic),
      path('M182 360l21 262a196 50 0 0 0 394 0l21-262a218 54 0 0 1-436 0z', defs.verticalCylinder(band)),
      path('M200 588l3 34a196 50 0 0 0 394 0l3-34a198 51 0 0 1-400 0z', defs.verticalCylinder(accent)),
      drawLabel(306, 436, 188, 174, getPrintColour(accent)),
      cylinder(156, 218, 488, 40, 58, plastic),
      shadowPath('M172 262a228 58 0 0 0 456 0v14a226 58 0 0 1-454 0z', 0.14),
      cylinderTop(156, 218, 488, 58, defs.flat('#f7f5f0')),
      ellipse(400, 216, 206, defs.flat('#e9e6de'), 45),
      ellipse(400, 219, 196, defs.flat('#f3f1eb'), 41),
      path('M250 206q60-26 118-14t104 4q70 2 60 22t-86 16-92 12-84-8-20-32z', defs.flat(band)),
      highlightStroke('M286 204q40-14 76-8', 7, 0.5),
      line('M178 300C190 470 610 470 622 300', '#8d969c', 10),
      line('M181 306C200 466 600 466 619 306', '#eef0f1', 3),
      rect(336, 410, 128, 34, defs.horizontalCylinder(accent), 17),
      ellipse(178, 298, 14, defs.ball('#d8d5cc'), 19),
      ellipse(622, 298, 14, defs.ball('#bdb9af'), 19),
    ].join('');
  },
};

const sprayCan: Illustration = {
  bounds: [292, 92, 216, 618],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      cylinder(292, 284, 216, 396, 30, defs.verticalSteel()),
      cylinder(292, 300, 216, 340, 30, defs.verticalCylinder(colour)),
      cylinder(292, 556, 216, 34, 30, defs.verticalCylinder(accent)),
      drawLabel(336, 372, 128, 170, getPrintColour(accent)),
      path(
        'M292 286C294 226 330 212 352 204h96c22 8 58 22 60 82a108 30 0 0 1-216 0z',
        defs.verticalSteel('#d5dadd'),
      ),
      cylinder(346, 128, 108, 84, 16, defs.verticalCylinder(colour)),
      cylinderTop(346, 128, 108, 16, defs.flat(adjustBrightness(colour, 0.2))),
      rect(376, 92, 48, 36, defs.verticalCylinder('#f4f3ef'), 8),
      ellipse(385, 110, 5, '#3a3f43'),
      highlightStroke('M316 320v290', 9, 0.35),
    ].join(''),
};

const brush: Illustration = {
  bounds: [305, 50, 188, 697],
  orientation: 'lie',
  tilt: 42,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M400 50c26 0 36 22 34 54l-14 196c-2 40 32 50 40 88h-120c8-38 42-48 40-88L366 104c-2-32 8-54 34-54z',
        defs.verticalCylinder(colour),
      ),
      ellipse(400, 96, 11, '#f6f4ef'),
      highlightStroke('M384 130l10 160', 8, 0.4),
      rect(318, 384, 164, 108, defs.verticalSteel(), 8),
      rect(318, 408, 164, 9, '#17130f', 0, ' opacity=".18"') +
        rect(318, 460, 164, 9, '#17130f', 0, ' opacity=".18"'),
      repeat(2, (index) => ellipse(342 + index * 116, 438, 6, '#8d969c')),
      path('M322 490h156c4 80 10 140 12 186l-182 42c4-80 10-160 14-228z', defs.verticalCylinder('#d8b98a')),
      repeat(8, (index) =>
        line(`M${338 + index * 18} 500l${(index - 4) * 2} 190`, '#8a6a3c', 2, ' opacity=".4"'),
      ),
      path(
        'M311 640c40 20 90-14 178 4l4 32c-6 30-20 12-40 34s-60 14-84 30-46 2-64-6z',
        defs.verticalCylinder(accent),
      ),
      highlightStroke('M340 664c20 10 34 4 50-2', 7, 0.35),
    ].join(''),
};

const roller: Illustration = {
  bounds: [144, 122, 512, 586],
  orientation: 'lie',
  tilt: -18,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      line('M560 182h64q24 0 24 24v92q0 26-26 26H424q-24 0-24 26v90', '#8d969c', 15),
      line('M562 178h60q26 0 26 26v92', '#eef1f2', 4),
      rect(144, 122, 420, 122, defs.horizontalCylinder(accent), 22),
      repeat(9, (index) =>
        line(`M${176 + index * 44} 132q10 50-4 102`, adjustBrightness(accent, -0.3), 3, ' opacity=".22"'),
      ),
      path('M144 144q0-22 22-22h24q-14 60 0 122h-24q-22 0-22-22z', '#fff', ' opacity=".25"'),
      rect(552, 132, 20, 102, defs.horizontalCylinder(colour), 8),
      path('M374 432h52l10 40-6 190q-2 46-30 46t-30-46l-6-190z', defs.verticalCylinder(colour)),
      rect(366, 424, 68, 34, defs.verticalCylinder('#3a3f43'), 8),
      repeat(5, (index) => rect(376, 510 + index * 26, 48, 8, '#17130f', 4, ' opacity=".22"')),
      highlightStroke('M384 480v150', 7, 0.4),
    ].join(''),
};

const tray: Illustration = {
  bounds: [111, 136, 578, 500],
  orientation: 'stand',
  backdrop: 'room',
  draw: ({ colour, accent, defs }) =>
    [
      path('M196 190h408l84 380q8 64-52 66H164q-60-2-52-66z', defs.flat(adjustBrightness(colour, 0.08))),
      path(
        'M216 208h368l74 350q6 44-36 44H178q-42 0-36-44z',
        defs.fade(adjustBrightness(colour, 0.22), adjustBrightness(colour, -0.3)),
      ),
      repeat(6, (index) =>
        line(
          `M${232 - index * 9} ${244 + index * 34}h${336 + index * 18}`,
          adjustBrightness(colour, -0.35),
          5,
          ' opacity=".55"',
        ),
      ),
      path('M162 462c80-24 110 10 190-8s150-18 288 0l18 96q6 44-36 44H178q-42 0-36-44z', defs.flat(accent)),
      highlightStroke('M186 498c60-16 90 6 150-4', 9, 0.4),
      group(
        rect(250, 280, 300, 104, defs.horizontalCylinder('#f0e6d0'), 20) +
          path('M250 352q150 30 300 0v10q0 22-22 22H272q-22 0-22-22z', accent, ' opacity=".9"') +
          line('M550 330h36q20 0 20-20V190q0-20-20-20h-60', '#8d969c', 12) +
          line('M553 327h32q18 0 18-18V196', '#eef1f2', 3) +
          rect(420, 152, 124, 38, defs.horizontalCylinder('#e2611c'), 18),
        'rotate(-7 400 330)',
      ),
      highlightStroke('M206 206l-62 330', 5, 0.35),
    ].join(''),
};

const tape: Illustration = {
  bounds: [162, 176, 498, 460],
  orientation: 'stand',
  backdrop: 'room',
  draw: ({ colour, accent, defs }) =>
    [
      path('M380 176h90c112 0 186 104 186 228S582 634 470 634h-90z', defs.horizontalCylinder(colour)),
      ellipse(382, 405, 220, defs.flat(adjustBrightness(colour, 0.12)), 229),
      repeat(
        3,
        (index) =>
          `<ellipse cx="382" cy="405" rx="${204 - index * 18}" ry="${212 - index * 19}" fill="none" stroke="${adjustBrightness(colour, -0.25)}" stroke-width="2" opacity=".35"/>`,
      ),
      ellipse(382, 405, 148, defs.flat(adjustBrightness(accent, -0.08)), 155),
      ellipse(386, 405, 132, defs.fade(adjustBrightness(accent, -0.45), adjustBrightness(accent, -0.1)), 139),
      path(
        'M386 266c60 6 112 62 112 139s-50 132-112 139c66-22 84-78 84-139s-20-116-84-139z',
        adjustBrightness(accent, 0.2),
      ),
      ellipse(376, 405, 104, '#f4f2ec', 112),
      path('M380 634h90c60 0 100-20 132-60l58 40-18 22z', defs.flat(adjustBrightness(colour, -0.06))),
      highlightStroke('M196 330q26-88 98-124', 10, 0.5),
    ].join(''),
};

const fillerTub: Illustration = {
  bounds: [166, 212, 530, 430],
  orientation: 'stand',
  backdrop: 'room',
  draw: ({ colour, accent, defs }) =>
    [
      path('M186 300l22 300a172 42 0 0 0 344 0l22-300z', defs.verticalCylinder(colour)),
      path('M192 388l12 160a178 44 0 0 0 352 0l12-160a188 46 0 0 1-376 0z', defs.verticalCylinder(accent)),
      drawLabel(290, 452, 180, 134, getPrintColour(accent)),
      cylinder(166, 262, 428, 44, 50, defs.verticalCylinder('#ffffff')),
      cylinderTop(166, 262, 428, 50, defs.flat('#f6f5f1')),
      ellipse(380, 260, 180, defs.flat('#e9e7e0'), 38),
      ellipse(380, 263, 172, defs.flat('#f3f2ed'), 35),
      group(
        path('M584 440h32l8 40 44 116q4 16-12 16H544q-16 0-12-16l44-116z', defs.verticalSteel()) +
          path('M534 592h132q2 20-10 20H544q-12 0-10-20z', '#fbfaf6') +
          rect(578, 300, 44, 146, defs.verticalCylinder(adjustBrightness(accent, -0.25)), 20) +
          rect(576, 428, 48, 18, '#3a3f43', 5) +
          highlightStroke('M590 326v84', 6),
        'rotate(10 600 600)',
      ),
    ].join(''),
};

export const PAINT_KINDS = {
  'paint-can': paintCan,
  'paint-tin': paintTin,
  'paint-bucket': paintBucket,
  'spray-can': sprayCan,
  brush,
  roller,
  tray,
  tape,
  'filler-tub': fillerTub,
} satisfies Record<string, Illustration>;
