import { MARKS, type Mark } from './marks.ts';
import { prefixOf, svg } from './product.ts';
import { brightness, disc, each, path, rect, tone } from './shapes.ts';
import { openStudio } from './studio.ts';

export type BrandLook = { slug: string; colour: string };

const WIDTH = 600;
const HEIGHT = 400;

// Brands of an import have no mark of their own: a rosette whose petals their name counts.
function rosetteOf(slug: string): Mark {
  const sum = [...slug].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), slug.length);
  const petals = 5 + (sum % 8);
  return (on) =>
    each(petals, (index) =>
      path('M0-20q34-38 0-76-34 38 0 76z', '#fff', ` transform="rotate(${(index * 360) / petals})"`),
    ) +
    disc(0, 0, 26, '#fff') +
    disc(0, 0, 12, on);
}

/** A brand's card: its mark on its colour. */
export function drawBrand({ slug, colour }: BrandLook): string {
  const studio = openStudio(prefixOf(`brand ${slug}`));
  const mark = (Object.hasOwn(MARKS, slug) ? MARKS[slug] : undefined) ?? rosetteOf(slug);
  const ink = brightness(colour) > 0.6 ? tone(colour, -0.82) : '#fff';
  const body =
    rect(0, 0, WIDTH, HEIGHT, studio.face(colour)) +
    disc(90, 30, 330, '#fff', 330, ' opacity=".07"') +
    disc(560, 420, 220, tone(colour, -0.5), 220, ' opacity=".16"') +
    rect(
      -110,
      -110,
      220,
      220,
      ink,
      0,
      ` transform="translate(300 200) scale(1.5)" mask="${studio.stencil(mark('#000'))}"`,
    );
  return svg(WIDTH, HEIGHT, studio, body);
}
