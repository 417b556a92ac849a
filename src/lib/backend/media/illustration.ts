import type { SvgDefs } from './svg/gradients.ts';

/** What a drawing is coloured with. `shade` is the colour a tin of paint was tinted in. */
export type DrawContext = { colour: string; accent: string; shade: string | null; defs: SvgDefs };

/** How a thing is set into its place: its centre, the line it stands on or the height it hangs at, and its size. */
export type Backdrop = {
  draw: (ink: DrawContext) => string;
  x: number;
  ground: number;
  middle: number;
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
  /** What the drawing covers, in its own coordinates: x, y, width, height. */
  box: [x: number, y: number, width: number, height: number];
  /** Standing things throw a contact shadow; lying and hanging ones a soft copy of themselves. */
  stance: 'stand' | 'lie' | 'hang';
  /** Where it touches the ground, when that is narrower than its box: x, width. */
  foot?: [x: number, width: number];
  /** Degrees by which a long thing is turned to fill its square. */
  tilt?: number;
  /** Where the close-up looks. */
  focus: [x: number, y: number];
  /** Where it is shown at work. */
  setting: BackdropName;
  art: (ink: DrawContext) => string;
};
