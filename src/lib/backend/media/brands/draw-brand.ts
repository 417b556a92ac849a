import { createIdPrefix, createSvgDocument } from '../svg/document.ts';
import { createSvgDefs } from '../svg/gradients.ts';
import { adjustBrightness, brightness, ellipse, path, rect, repeat } from '../svg/shapes.ts';
import { BRAND_LOGOS, type DrawLogo } from './brand-logos.ts';

export type BrandAppearance = { slug: string; colour: string };

const WIDTH = 600;
const HEIGHT = 400;

// Logo of imported brands: a rosette whose number of petals is derived from the slug.
function createRosette(slug: string): DrawLogo {
  const sum = [...slug].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), slug.length);
  const petals = 5 + (sum % 8);
  return (cutoutColour) =>
    repeat(petals, (index) =>
      path('M0-20q34-38 0-76-34 38 0 76z', '#fff', ` transform="rotate(${(index * 360) / petals})"`),
    ) +
    ellipse(0, 0, 26, '#fff') +
    ellipse(0, 0, 12, cutoutColour);
}

/** Draws a brand card: its logo on its colour. */
export function drawBrand({ slug, colour }: BrandAppearance): string {
  const defs = createSvgDefs(createIdPrefix(`brand ${slug}`));
  const drawLogo = (Object.hasOwn(BRAND_LOGOS, slug) ? BRAND_LOGOS[slug] : undefined) ?? createRosette(slug);
  const logoColour = brightness(colour) > 0.6 ? adjustBrightness(colour, -0.82) : '#fff';
  const body =
    rect(0, 0, WIDTH, HEIGHT, defs.flat(colour)) +
    ellipse(90, 30, 330, '#fff', 330, ' opacity=".07"') +
    ellipse(560, 420, 220, adjustBrightness(colour, -0.5), 220, ' opacity=".16"') +
    rect(
      -110,
      -110,
      220,
      220,
      logoColour,
      0,
      ` transform="translate(300 200) scale(1.5)" mask="${defs.mask(drawLogo('#000'))}"`,
    );
  return createSvgDocument(WIDTH, HEIGHT, defs, body);
}
