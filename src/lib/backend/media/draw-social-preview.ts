import { drawShopLogo } from './brands/shop-logo.ts';
import { drawDepartment } from './draw-department.ts';
import { drawDepartmentFallback, type ProductAppearance } from './draw-department-fallback.ts';
import { drawProductAt } from './draw-product.ts';
import { drawScene, type SceneName } from './draw-scene.ts';
import { drawStillLife } from './draw-still-life.ts';
import { ILLUSTRATIONS, isIllustrationKind } from './illustrations.ts';
import { createIdPrefix, createSvgDocument } from './svg/document.ts';
import { createSvgDefs } from './svg/gradients.ts';
import { adjustBrightness, brightness, ellipse, path, rect } from './svg/shapes.ts';

/** The subject that a preview shows beside the shop's name. */
export type PreviewSubject =
  | { kind: 'product'; product: ProductAppearance }
  | { kind: 'still'; palette: string; kinds: readonly string[] }
  | { kind: 'scene'; name: SceneName }
  /** The products are used for departments without an illustration. */
  | { kind: 'department'; catCode: string; products: readonly ProductAppearance[] | null }
  | { kind: 'plain' };

export type PreviewLanguage = 'en' | 'ar';

const WIDTH = 1200;
const HEIGHT = 630;
// Widths of the image: a wide one leaves a quarter of the preview for the name, a square one has its full
// height.
const WIDE_IMAGE_WIDTH = 856;
const SQUARE_IMAGE_WIDTH = HEIGHT;
const STRIPE_WIDTH = 16;
const MAX_LOGO_WIDTH = 256;

const GROUND = '#f4f0e7';
const INK = '#0c2227';
const ORANGE = '#ff7a1f';

type PreviewImage = { svg: string; width: number };

/**
 * Draws the social preview image, 1200 by 630: the page's subject on one side, the shop's name at the start
 * of the reading direction. Null for an unknown subject.
 */
export function drawSocialPreview(preview: PreviewSubject & { language: PreviewLanguage }): string | null {
  const image = drawSubject(preview);
  if (!image) return null;
  const { svg, width } = image;
  const isMirrored = preview.language === 'ar';
  const logoAreaWidth = WIDTH - width - STRIPE_WIDTH;
  const body =
    rect(0, 0, WIDTH, HEIGHT, GROUND) +
    embedImage(svg, isMirrored ? 0 : WIDTH - width, width) +
    rect(isMirrored ? width : logoAreaWidth, 0, STRIPE_WIDTH, HEIGHT, ORANGE) +
    drawShopLogo(
      isMirrored ? width + STRIPE_WIDTH + logoAreaWidth / 2 : logoAreaWidth / 2,
      HEIGHT / 2,
      Math.min(logoAreaWidth * 0.6, MAX_LOGO_WIDTH),
      INK,
    );
  return createSvgDocument(WIDTH, HEIGHT, createSvgDefs('-'), body);
}

function drawSubject(subject: PreviewSubject): PreviewImage | null {
  switch (subject.kind) {
    case 'product':
      return toWideImage(drawProductOnArch(subject.product));
    case 'still':
      return toWideImage(drawStillLife(subject.palette, subject.kinds));
    case 'scene':
      return toWideImage(drawScene(subject.name));
    case 'department': {
      const { catCode, products } = subject;
      const svg = drawDepartment(catCode) ?? (products && drawDepartmentFallback(catCode, products));
      return svg ? { svg, width: SQUARE_IMAGE_WIDTH } : null;
    }
    case 'plain':
      return toWideImage(drawStillLife('sand', ['toolbox', 'paint-tin', 'lantern']));
  }
}

const toWideImage = (svg: string | null): PreviewImage | null =>
  svg === null ? null : { svg, width: WIDE_IMAGE_WIDTH };

/** Embeds an SVG at a width, cropped to the preview's height. */
function embedImage(svg: string, x: number, width: number): string {
  const attributes = `x="${x}" y="0" width="${width}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"`;
  return svg.replace(/^<svg [^>]*(viewBox="[^"]*")[^>]*>/, `<svg $1 ${attributes}>`);
}

/** Draws a product before an arch of contrasting colour. */
function drawProductOnArch({ kind, colour, accent, facts }: ProductAppearance): string | null {
  if (!isIllustrationKind(kind)) return null;
  const defs = createSvgDefs(createIdPrefix(`preview ${kind}${colour}${accent}`));
  const isPale = brightness(colour) > 0.72;
  const archColour = brightness(accent) > 0.72 ? '#7d9a9f' : accent;
  const isStanding = ILLUSTRATIONS[kind].orientation === 'stand';
  const body =
    rect(0, 0, WIDE_IMAGE_WIDTH, HEIGHT, defs.flat('#e6dccb')) +
    path(
      'M148 540V340a280 280 0 0 1 560 0v200z',
      isPale ? defs.flat(adjustBrightness(archColour, 0.4)) : defs.fade('#ffffff', '#f3eee3'),
    ) +
    rect(0, 540, WIDE_IMAGE_WIDTH, 90, defs.fade('#f1eadd', '#d9ceba')) +
    ellipse(WIDE_IMAGE_WIDTH / 2, 544, 400, defs.glow('#17130f', 0.2), 26) +
    drawProductAt(
      kind,
      { colour, accent, shade: null, defs },
      WIDE_IMAGE_WIDTH / 2,
      isStanding ? 576 : 316,
      isStanding ? 490 : 470,
      facts,
    );
  return createSvgDocument(WIDE_IMAGE_WIDTH, HEIGHT, defs, body);
}
