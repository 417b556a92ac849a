// Drills and drivers: handle, nose and number of batteries depend on the product.
import type { ProductFacts } from '../facts/product-facts.ts';
import type { DrawContext, Illustration } from '../illustration.ts';
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
import { batteryFoot, cord, RUBBER, vents } from './parts.ts';
import { drillBody } from './power-tools.ts';

type DriverFeatures = {
  /** Batteries in the box; 0 for a tool that is sold without a battery. */
  batteries: number;
  isCompact: boolean;
  hasBits: boolean;
  hasSideHandle: boolean;
};

const SPARE_WIDTH = 200;

function readDriverFeatures({ texts, pieces }: ProductFacts): DriverFeatures {
  const [, batteries] = /^(\d) ×/.exec(texts.battery ?? '') ?? [];
  const torque = Number.parseInt(texts.torque ?? '0', 10);
  return {
    batteries: /body only|separately/i.test(texts.battery ?? '') ? 0 : Number(batteries ?? 1),
    isCompact: Number.parseFloat(texts.voltage ?? '18') <= 12,
    hasBits: pieces > 1,
    hasSideHandle: torque >= 50,
  };
}

const drawRail = (): string => rect(448, 572, 180, 26, '#3a3f43', 6) + rect(470, 592, 130, 14, '#17130f', 4);

/** A slim battery that goes into the handle. */
const drawSlimBattery = ({ colour, defs }: DrawContext): string =>
  [
    rect(440, 572, 176, 74, defs.flat(RUBBER), 14),
    rect(440, 622, 176, 12, colour),
    ellipse(470, 602, 6, '#8fd16a') + ellipse(490, 602, 6, '#8fd16a'),
  ].join('');

function drawBattery(context: DrawContext, { batteries, isCompact }: DriverFeatures): string {
  if (batteries === 0) return drawRail();
  return isCompact ? drawSlimBattery(context) : batteryFoot(context.defs, 420, 568, context.colour, 240);
}

const drawSpareBattery = (context: DrawContext, index: number): string =>
  group(
    batteryFoot(context.defs, 0, 0, context.colour, SPARE_WIDTH),
    `translate(${170 - index * 40} ${568 - index * 100})`,
  );

const drawSideHandle = ({ defs }: DrawContext): string =>
  rect(352, 296, 36, 60, defs.verticalCylinder('#3a3f43'), 6) +
  path('M346 340h50l8 150q0 24-33 24t-33-24z', defs.verticalCylinder(RUBBER)) +
  repeat(6, (index) => line(`M350 ${362 + index * 22}h42`, '#000', 6, ' opacity=".4"'));

/** A case of bits that stands in front. */
const drawBits = ({ accent, defs }: DrawContext): string =>
  rect(70, 500, 290, 158, defs.flat('#2b2d2f'), 14) +
  rect(82, 512, 266, 60, adjustBrightness(accent, -0.2), 8) +
  repeat(9, (index) =>
    rect(96 + index * 28, 524 - (index % 3) * 6, 12, 50 + (index % 3) * 6, defs.verticalSteel(), 4),
  ) +
  repeat(10, (index) => rect(92 + index * 26, 600, 14, 34, index % 2 ? '#c8a15a' : '#8d969c', 4));

function createDrill(power: DriverFeatures): Illustration {
  const { batteries, hasBits, hasSideHandle, isCompact } = power;
  const left = hasBits ? 50 : 56;
  const height = batteries === 0 && !hasBits ? 456 : isCompact && !hasBits ? 496 : 508;
  return {
    bounds: [left, 150, 695 - left, height],
    orientation: 'stand',
    groundContact: batteries > 1 ? [180, 480] : [420, 240],
    backdrop: 'bench',
    draw: (context) =>
      [
        repeat(Math.max(0, batteries - 1), (index) => drawSpareBattery(context, index)),
        drillBody(context),
        drawBattery(context, power),
        hasSideHandle ? drawSideHandle(context) : '',
        hasBits ? drawBits(context) : '',
      ].join(''),
    adaptToFacts: (facts) => createDrill(readDriverFeatures(facts)),
  };
}

/** The corded drill's gearbox, with its switch for two speeds. */
const drawGearbox = ({ defs }: DrawContext): string =>
  path('M380 164h96v146h-96z', defs.horizontalSteel('#8d969c')) +
  ellipse(428, 206, 26, defs.ball(RUBBER)) +
  rect(424, 182, 8, 30, '#fff', 3) +
  ellipse(404, 262, 7, '#fff') +
  ellipse(436, 262, 7, '#fff') +
  ellipse(450, 262, 7, '#fff');

function createCordedDrill(hasTwoSpeeds: boolean): Illustration {
  return {
    bounds: [56, 150, 644, 540],
    orientation: 'lie',
    backdrop: 'planks',
    draw: (context) => {
      const { colour, defs } = context;
      return [
        cord('M556 590c4 60 30 90 76 76s70-50 44-96'),
        drillBody(context),
        hasTwoSpeeds ? drawGearbox(context) : '',
        path('M436 566h154l8 34q2 16-16 16H450q-18 0-18-16z', defs.horizontalCylinder('#3a3f43')),
        rect(534, 604, 40, 34, defs.verticalCylinder(RUBBER), 8),
        rect(334, 300, 74, 26, defs.horizontalCylinder(RUBBER), 8),
        drawSideHandle(context),
        rect(176, 330, 190, 12, defs.horizontalSteel(), 5),
        ellipse(560, 320, 12, defs.ball(colour)),
      ].join('');
    },
    adaptToFacts: ({ texts }) => createCordedDrill((texts.speed ?? '').includes('/')),
  };
}

/** Body and handle of a driver, its nose to the left. */
function drawDriverBody({ colour, accent, defs }: DrawContext): string {
  return [
    path('M456 290l70-6 44 296H440q18-70 4-150-8-66 12-140z', defs.flat(accent)),
    path('M474 330l60-4 30 224h-62q10-60-4-120-12-50-24-100z', defs.flat(RUBBER)),
    repeat(5, (index) => line(`M${492 + index * 6} ${376 + index * 34}h34`, '#17130f', 7, ' opacity=".35"')),
    path('M436 322q-44 18-32 64 10 30 40 22l4-82z', defs.flat('#3f4548')),
    path('M384 148h150q110 0 118 84t-100 92q-60 6-168 2z', defs.horizontalCylinder(colour)),
    path('M560 150q88 12 92 82t-72 90q20-90-20-172z', defs.flat(RUBBER)),
    vents(592, 196, 3, 15, 72, -4),
    drawBadge(408, 212, 124, accent),
    highlightStroke('M398 164h130', 8, 0.45),
  ].join('');
}

const NOSES = {
  /** A hexagon holder with its ring. */
  impact: ({ defs }: DrawContext): string =>
    [
      rect(136, 218, 110, 22, defs.horizontalSteel(), 6),
      path('M236 196h50v68h-50q-12-34 0-68z', defs.horizontalSteel('#6d757a')),
      path('M276 176l74-22h40v152h-40l-74-22z', defs.horizontalSteel('#8d969c')),
      rect(366, 150, 20, 160, '#17130f', 0, ' opacity=".2"'),
    ].join(''),
  /** A square drive for sockets. */
  wrench: ({ defs }: DrawContext): string =>
    [
      rect(190, 204, 60, 50, defs.horizontalSteel(), 3) + line('M204 204v50', '#17130f', 5, ' opacity=".5"'),
      path('M246 186h44v86h-44z', defs.horizontalSteel('#6d757a')),
      path('M284 168l60-18h46v160h-46l-60-18z', defs.horizontalSteel('#5b6368')),
      repeat(3, (index) => line(`M${306 + index * 22} 172v116`, '#17130f', 5, ' opacity=".35"')),
    ].join(''),
  /** A depth stop that sinks drywall screws to the same depth. */
  drywall: ({ accent, defs }: DrawContext): string =>
    [
      rect(120, 222, 60, 16, defs.horizontalSteel(), 3) + path('M120 222l-24 8 24 8z', '#3a3f43'),
      path('M170 190q120-14 150 40-30 54-150 40z', defs.horizontalCylinder(accent)),
      repeat(6, (index) => line(`M${206 + index * 16} 192v76`, '#17130f', 4, ' opacity=".3"')),
      path('M300 172h90v132h-90q-20-66 0-132z', defs.horizontalCylinder('#3a3f43')),
    ].join(''),
};

function createDriver(nose: keyof typeof NOSES, batteries = 1): Illustration {
  const left = nose === 'drywall' ? 96 : nose === 'wrench' ? 190 : 136;
  const height = batteries === 0 ? 458 : 510;
  return {
    bounds: [left, 148, 653 - left, height],
    orientation: 'stand',
    groundContact: [404, 240],
    backdrop: 'bench',
    draw: (context) =>
      NOSES[nose](context) +
      drawDriverBody(context) +
      (batteries === 0
        ? rect(432, 572, 150, 34, '#3a3f43', 6)
        : batteryFoot(context.defs, 404, 568, context.colour, 240)),
    adaptToFacts: (facts) => createDriver(nose, Math.min(1, readDriverFeatures(facts).batteries)),
  };
}

/** A pistol-shaped driver with a built-in battery. */
const stickScrewdriver: Illustration = {
  bounds: [110, 240, 590, 320],
  orientation: 'lie',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      rect(110, 300, 120, 20, defs.horizontalSteel(), 4),
      path('M220 276h70v70h-70q-14-34 0-70z', defs.horizontalSteel('#8d969c')),
      path('M284 254q140-34 240 8l40 90q-120 30-280 10z', defs.horizontalCylinder(colour)),
      path('M470 262q70 10 110 60l116 176q12 34-26 56-40 14-60-18L500 372q-50-60-30-110z', defs.flat(RUBBER)),
      path('M470 350q-40 10-34 46 10 26 40 20l24-30z', defs.flat(accent)),
      rect(600, 470, 50, 12, '#17130f', 5) + ellipse(610, 430, 7, '#8fd16a'),
      drawBadge(330, 290, 120, accent),
      repeat(4, (index) =>
        line(`M${560 + index * 18} ${370 + index * 28}l34-20`, '#17130f', 6, ' opacity=".4"'),
      ),
      ellipse(268, 366, 13, '#fff6d0'),
      highlightStroke('M310 264q90-20 170 0', 7, 0.45),
    ].join(''),
};

export const DRILL_KINDS = {
  drill: createDrill({ batteries: 1, isCompact: false, hasBits: false, hasSideHandle: false }),
  'corded-drill': createCordedDrill(false),
  'impact-driver': createDriver('impact'),
  'impact-wrench': createDriver('wrench'),
  'drywall-driver': createDriver('drywall'),
  'stick-screwdriver': stickScrewdriver,
} satisfies Record<string, Illustration>;
