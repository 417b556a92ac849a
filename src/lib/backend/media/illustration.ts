import type { WallFinish } from './backdrops/wall-finish.ts';
import type { ProductFacts } from './facts/product-facts.ts';
import type { SvgDefs } from './svg/gradients.ts';

/** Colours and definitions for drawing; `shade` is the colour of a tinted paint. */
export type DrawContext = {
  colour: string;
  accent: string;
  shade: string | null;
  defs: SvgDefs;
  /** Texture that the paint gives a wall. */
  wallFinish?: WallFinish | undefined;
};

/** Draws a backdrop and places a product in it: its centre x, floor line or centre height, and size. */
export type Backdrop = {
  draw: (context: DrawContext) => string;
  x: number;
  floorY: number;
  centreY: number;
  size: number;
};

export type BackdropName =
  | 'room'
  | 'bench'
  | 'planks'
  | 'tiles'
  | 'garden'
  | 'evening'
  | 'wall'
  | 'kitchen'
  | 'table'
  | 'linen'
  | 'lounge'
  | 'settee'
  | 'rail'
  | 'utility'
  | 'site'
  | 'bathroom'
  | 'ceiling'
  | 'door'
  | 'floor';

export type Illustration = {
  /** Bounds of the drawing: x, y, width, height. */
  bounds: [x: number, y: number, width: number, height: number];
  /** Standing products cast a contact shadow; lying and hanging ones a drop shadow. */
  orientation: 'stand' | 'lie' | 'hang';
  /** Where it touches the ground, if narrower than its bounds: x, width. */
  groundContact?: [x: number, width: number];
  /** Rotation of a long product in degrees, so that it fills a square image. */
  tilt?: number;
  /** Backdrop of the image that shows the product in use. */
  backdrop: BackdropName;
  draw: (context: DrawContext) => string;
  /** Returns the illustration for given specifications, such as the number of seats of a sofa. */
  adaptToFacts?: (facts: ProductFacts) => Illustration;
  /** The product from another side, or opened. */
  otherSide?: Pick<Illustration, 'bounds' | 'orientation' | 'draw' | 'groundContact' | 'tilt'>;
};
