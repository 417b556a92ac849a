// Doors of rooms: leaves, a frame and a sliding door.
import type { DrawContext, Illustration } from '../illustration.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';

const LEAF = { x: 250, y: 60, width: 300, height: 680 };

/** A door leaf with its edge, lever handle and three hinges; `face` is drawn on it. */
function drawLeaf({ colour, accent, defs }: DrawContext, face: string, handle = accent): string {
  const { x, y, width, height } = LEAF;
  return [
    path(`M${x + width} ${y}l20 10v${height - 20}l-20 10z`, adjustBrightness(colour, -0.3)),
    rect(x, y, width, height, defs.flat(colour), 3),
    face,
    ...[130, 390, 640].map((top) => rect(x - 7, top, 14, 50, defs.verticalSteel('#aab2b7'), 3)),
    rect(x + width - 46, 392, 24, 88, defs.verticalSteel(handle), 5),
    path(`M${x + width - 36} 416h-62q-8 0-8 8t8 8h62z`, defs.horizontalSteel(handle)),
    ellipse(x + width - 34, 462, 5, '#17130f', 7),
    highlightStroke(`M${x + 10} ${y + 12}v${height - 30}`, 5, 0.35),
  ].join('');
}

const DOOR: Pick<Illustration, 'bounds' | 'orientation' | 'groundContact' | 'backdrop'> = {
  bounds: [243, 60, 327, 680],
  orientation: 'stand',
  groundContact: [250, 320],
  backdrop: 'lounge',
};

const flushDoor: Illustration = {
  ...DOOR,
  draw: (context) => {
    const { colour } = context;
    const face =
      line('M254 210h292M254 380h292M254 550h292', adjustBrightness(colour, -0.22), 4) +
      line('M254 214h292M254 384h292M254 554h292', '#fff', 2, ' opacity=".5"');
    return drawLeaf(context, face);
  },
};

const panelDoor: Illustration = {
  ...DOOR,
  draw: (context) => {
    const { colour, defs } = context;
    const drawPanel = (x: number, y: number, width: number, height: number): string =>
      [
        rect(x, y, width, height, adjustBrightness(colour, -0.35), 4),
        path(`M${x} ${y}h${width}l-12 12H${x + 12}v${height - 24}l-12 12z`, adjustBrightness(colour, -0.45)),
        rect(x + 14, y + 14, width - 28, height - 28, defs.flat(adjustBrightness(colour, 0.08)), 3),
        highlightStroke(`M${x + 20} ${y + 22}v${height - 44}`, 4, 0.3),
      ].join('');
    const face = [
      line('M284 70q-10 320 6 660M520 70q10 300-4 660', adjustBrightness(colour, -0.2), 3, ' opacity=".4"'),
      drawPanel(286, 104, 104, 250),
      drawPanel(410, 104, 104, 250),
      drawPanel(286, 500, 104, 196),
      drawPanel(410, 500, 104, 196),
      rect(286, 384, 180, 86, adjustBrightness(colour, -0.06), 3),
    ].join('');
    return drawLeaf(context, face);
  },
};

const louvredDoor: Illustration = {
  ...DOOR,
  backdrop: 'bathroom',
  draw: (context) => {
    const { colour } = context;
    const face = [
      rect(290, 110, 220, 240, 'none', 4, ` stroke="${adjustBrightness(colour, -0.25)}" stroke-width="5"`),
      rect(296, 116, 208, 228, 'none', 3, ' stroke="#fff" stroke-width="2" opacity=".6"'),
      rect(310, 590, 180, 110, adjustBrightness(colour, -0.4), 6),
      repeat(7, (index) =>
        path(`M316 ${600 + index * 14}h168l-6 9H322z`, adjustBrightness(colour, index % 2 ? 0.1 : 0.02)),
      ),
      rect(306, 586, 188, 118, 'none', 8, ` stroke="${adjustBrightness(colour, -0.18)}" stroke-width="7"`),
      line('M254 500h292', adjustBrightness(colour, -0.2), 4),
    ].join('');
    return drawLeaf(context, face);
  },
};

const glazedDoor: Illustration = {
  ...DOOR,
  draw: (context) => {
    const { colour, accent, defs } = context;
    const panes = repeat(8, (index) => {
      const [x, y] = [290 + (index % 2) * 114, 100 + Math.floor(index / 2) * 132];
      return (
        rect(x - 5, y - 5, 116, 132, adjustBrightness(colour, -0.22), 3) +
        rect(x, y, 106, 122, defs.flat(adjustBrightness(accent, 0.3)), 2) +
        path(`M${x} ${y}h60L${x} ${y + 90}z`, '#fff', ' opacity=".45"')
      );
    });
    return drawLeaf(context, panes + rect(290, 656, 220, 50, adjustBrightness(colour, -0.08), 3), '#9aa3a8');
  },
};

const slidingDoor: Illustration = {
  bounds: [150, 60, 500, 670],
  orientation: 'stand',
  groundContact: [250, 320],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      rect(150, 84, 500, 22, defs.horizontalSteel(accent), 4),
      ...[176, 400, 624].map((x) => ellipse(x, 95, 8, adjustBrightness(accent, 0.4), 8)),
      rect(150, 62, 14, 50, accent, 3) + rect(636, 62, 14, 50, accent, 3),
      path('M556 150l16 8v566l-16 6z', adjustBrightness(colour, -0.35)),
      rect(246, 150, 310, 580, defs.flat(colour), 3),
      repeat(6, (index) =>
        line(
          `M${298 + index * 52 - (index > 4 ? 0 : 0)} 152v576`,
          adjustBrightness(colour, -0.3),
          3,
          ' opacity=".5"',
        ),
      ),
      path(
        'M246 150h310v50H246zM246 400h310v46H246zM246 684h310v46H246z',
        defs.horizontalCylinder(adjustBrightness(colour, -0.08)),
      ),
      path(
        'M290 200h46l226 200h-46zM556 446L290 684h-44L512 446z',
        adjustBrightness(colour, -0.14),
        ' opacity=".9"',
      ),
      ...[296, 506].map(
        (x) =>
          rect(x - 11, 96, 22, 130, accent, 3) +
          ellipse(x, 94, 34, defs.ball(accent), 34) +
          ellipse(x, 94, 11, adjustBrightness(accent, 0.5), 11) +
          ellipse(x, 186, 6, adjustBrightness(accent, 0.5), 6) +
          ellipse(x, 212, 6, adjustBrightness(accent, 0.5), 6),
      ),
      rect(520, 380, 16, 150, accent, 7),
      highlightStroke('M256 164v550', 5, 0.3),
    ].join(''),
};

const doorFrame: Illustration = {
  bounds: [220, 60, 370, 680],
  orientation: 'stand',
  groundContact: [220, 370],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      path('M560 90l30-18v660l-30 8z', adjustBrightness(colour, -0.3)),
      path('M220 60h340v680h-62V130H282v610h-62z', defs.flat(colour)),
      path('M282 130h216v14H296v596h-14z', adjustBrightness(colour, -0.3)),
      path('M296 144h188v596h-14V158H310v582h-14z', adjustBrightness(colour, -0.12)),
      line('M310 158h160v580', '#3a3f43', 5, ' opacity=".6"'),
      line('M220 60l62 70M560 60l-62 70', adjustBrightness(colour, -0.3), 3),
      line(
        'M236 76v660M268 114v620M544 76v660M512 114v620M240 76h304',
        adjustBrightness(colour, -0.16),
        4,
        ' opacity=".8"',
      ),
      ...[220, 420, 620].map((y) => rect(298, y, 10, 52, defs.verticalSteel(accent), 2)),
      rect(474, 410, 9, 64, defs.verticalSteel(accent), 2),
      highlightStroke('M228 76v650', 4, 0.5),
    ].join(''),
};

export const INTERIOR_DOOR_KINDS = {
  'flush-door': flushDoor,
  'panel-door': panelDoor,
  'louvred-door': louvredDoor,
  'glazed-door': glazedDoor,
  'sliding-door': slidingDoor,
  'door-frame': doorFrame,
} satisfies Record<string, Illustration>;
