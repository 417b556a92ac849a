import { DRAWINGS } from './drawings.ts';
import { isKind, type Kind } from './kinds.ts';
import { placeProduct, prefixOf, svg } from './product.ts';
import { disc, path, rect, tone } from './shapes.ts';
import { openStudio } from './studio.ts';

/** A product as a picture needs it. */
export type ProductLook = { kind: string; colour: string; accent: string };

type Place = [x: number, y: number, size: number];

const SIZE = 800;
const STANDING: Record<number, Place[]> = {
  1: [[400, 684, 430]],
  2: [
    [300, 684, 400],
    [560, 700, 320],
  ],
};
// What lies or hangs is over the things that stand, or alone in the arch.
const ABOVE: Record<number, Place> = { 0: [400, 390, 420], 1: [590, 270, 250], 2: [400, 235, 220] };
const PLAIN: ProductLook = { kind: 'storage-box', colour: '#c9b28f', accent: '#7a6a52' };

/** Some goods of a department that has no drawing of its own, before an arch in the colour of the first. */
export function drawWindow(name: string, goods: readonly ProductLook[]): string {
  const known = goods.filter((look): look is ProductLook & { kind: Kind } => isKind(look.kind));
  const chosen = known.length > 0 ? known : ([PLAIN] as (ProductLook & { kind: Kind })[]);
  const standing = chosen.filter(({ kind }) => DRAWINGS[kind].stance === 'stand').slice(0, 2);
  const other = chosen.find(({ kind }) => DRAWINGS[kind].stance !== 'stand');
  const studio = openStudio(prefixOf(`window ${name}`));
  const tint = chosen[0]?.colour ?? PLAIN.colour;
  const [ground, arch] = [tone(tint, 0.82), tone(tint, 0.4)];
  const draw = ({ kind, colour, accent }: (typeof chosen)[number], place: Place | undefined) =>
    place ? placeProduct(kind, { colour, accent, shade: null, studio }, ...place) : '';
  const body = [
    rect(0, 0, SIZE, SIZE, studio.face(ground)),
    path('M110 690V380a290 290 0 0 1 580 0v310z', studio.face(arch)),
    rect(0, 660, SIZE, 140, studio.fade(tone(ground, 0.35), tone(ground, -0.08))),
    disc(400, 664, 400, studio.glow(tone(arch, -0.4), 0.25), 30),
    other ? draw(other, ABOVE[standing.length]) : '',
    ...standing.map((look, index) => draw(look, STANDING[standing.length]?.[index])),
  ];
  return svg(SIZE, SIZE, studio, body.join(''));
}
