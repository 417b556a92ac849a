import { type BrandAppearance, drawBrand } from './brands/draw-brand.ts';
import { drawDepartment } from './draw-department.ts';
import { drawDepartmentFallback, type ProductAppearance } from './draw-department-fallback.ts';
import { drawProduct, type ProductView } from './draw-product.ts';
import { drawScene, isSceneName } from './draw-scene.ts';
import { drawSocialPreview, type PreviewSubject } from './draw-social-preview.ts';
import { drawStillLife } from './draw-still-life.ts';
import { isIllustrationKind, isTintable } from './illustrations.ts';
import { drawRoom, isRoomName } from './rooms/index.ts';

/** Catalog data that illustrations need; each function returns null for unknown codes. */
export type MediaLookup = {
  product: (code: string) => ProductAppearance | null;
  shade: (code: string) => { hex: string } | null;
  brand: (slug: string) => BrandAppearance | null;
  /** Products of a department, the most popular of each kind; null for an unknown department. */
  department?: (catCode: string) => readonly ProductAppearance[] | null;
};

// Codes as in the contract; slugs may use letters of any script.
const CODE = '[A-Za-z0-9][A-Za-z0-9._-]{0,63}';
const PRODUCT = new RegExp(`^/media/products/(${CODE})-([123])\\.svg$`);
const TINTED = /^\/media\/products\/(.+)\.svg$/;
const CODE_ONLY = new RegExp(`^${CODE}$`);
const OTHER = /^\/media\/(departments|scenes|brands)\/([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)\.svg$/u;
const STILL = /^\/media\/stills\/([a-z]{1,12})\/([a-z-]{1,24}(?:\+[a-z-]{1,24}){1,3})\.svg$/;

// A room with the shades of walls, trim and door; a dash keeps the default.
const ROOM = new RegExp(`^/media/rooms/([a-z]{1,12})/(${CODE}|-)/(${CODE}|-)/(${CODE}|-)\\.svg$`);

// The path after the language is that of the illustration itself.
const PREVIEW = /^\/media\/previews\/(en|ar)(\/.+)$/;
const PREVIEWED_PRODUCT = new RegExp(`^/media/products/(${CODE})\\.svg$`);
const MAX_PATH_LENGTH = 200;

/** Returns the SVG of a path, or null if there is none. */
export function drawMedia(path: string, lookup: MediaLookup): { svg: string } | null {
  if (path.length > MAX_PATH_LENGTH) return null;
  const svg =
    drawProductFromPath(path, lookup) ??
    drawStillLifeFromPath(path) ??
    drawRoomFromPath(path, lookup) ??
    drawPreviewFromPath(path, lookup) ??
    drawOtherFromPath(path, lookup);
  return svg === null ? null : { svg };
}

function drawProductFromPath(path: string, lookup: MediaLookup): string | null {
  const [, code = '', view] = PRODUCT.exec(path) ?? [];
  return drawProductView(lookup.product(code), view, null) ?? drawTintedProductFromPath(path, lookup);
}

// Both codes may contain the separator, so each split is tried against the catalog.
function drawTintedProductFromPath(path: string, lookup: MediaLookup): string | null {
  const [, name = ''] = TINTED.exec(path) ?? [];
  for (const { index, 1: view } of name.matchAll(/-([123])\./g)) {
    const [code, shadeCode] = [name.slice(0, index), name.slice(index + 3)];
    if (!CODE_ONLY.test(code) || !CODE_ONLY.test(shadeCode)) continue;
    const product = lookup.product(code);
    const shade =
      product && isIllustrationKind(product.kind) && isTintable(product.kind) && lookup.shade(shadeCode);
    if (shade) return drawProductView(product, view, shade.hex);
  }
  return null;
}

function drawProductView(
  product: ProductAppearance | null,
  view: string | undefined,
  shade: string | null,
): string | null {
  if (!product || !isIllustrationKind(product.kind)) return null;
  const { kind, colour, accent } = product;
  return drawProduct({ kind, colour, accent, view: Number(view) as ProductView, shade });
}

function drawStillLifeFromPath(path: string): string | null {
  const [, palette = '', kindNames = ''] = STILL.exec(path) ?? [];
  return kindNames ? drawStillLife(palette, kindNames.split('+')) : null;
}

function drawRoomFromPath(path: string, lookup: MediaLookup): string | null {
  const [, name = '', ...codes] = ROOM.exec(path) ?? [];
  if (!isRoomName(name)) return null;
  const hexes = codes.map((code) => (code === '-' ? null : lookup.shade(code)?.hex));
  const [walls, trim, door] = hexes;
  if (walls === undefined || trim === undefined || door === undefined) return null;
  return drawRoom(name, { walls, trim, door });
}

function drawPreviewFromPath(path: string, lookup: MediaLookup): string | null {
  const [, language, rest = ''] = PREVIEW.exec(path) ?? [];
  const subject = language ? parsePreviewSubject(`/media${rest}`, lookup) : null;
  return subject && drawSocialPreview({ ...subject, language: language === 'ar' ? 'ar' : 'en' });
}

function parsePreviewSubject(path: string, lookup: MediaLookup): PreviewSubject | null {
  if (path === '/media/shop.svg') return { kind: 'plain' };
  const [, code] = PREVIEWED_PRODUCT.exec(path) ?? [];
  const product = code ? lookup.product(code) : null;
  if (product) return { kind: 'product', product };
  const [, palette, kindNames = ''] = STILL.exec(path) ?? [];
  if (palette) return { kind: 'still', palette, kinds: kindNames.split('+') };
  const [, folder, name = ''] = OTHER.exec(path) ?? [];
  if (folder === 'scenes' && isSceneName(name)) return { kind: 'scene', name };
  if (folder !== 'departments') return null;
  return { kind: 'department', catCode: name, products: lookup.department?.(name) ?? null };
}

function drawOtherFromPath(path: string, lookup: MediaLookup): string | null {
  const [, folder, name = ''] = OTHER.exec(path) ?? [];
  if (folder === 'departments') return drawDepartment(name) ?? drawDepartmentFromLookup(name, lookup);
  if (folder === 'scenes') return isSceneName(name) ? drawScene(name) : null;
  const brand = folder === 'brands' ? lookup.brand(name) : null;
  return brand ? drawBrand(brand) : null;
}

// Imported departments have no illustration of their own.
function drawDepartmentFromLookup(name: string, lookup: MediaLookup): string | null {
  const products = lookup.department?.(name);
  return products ? drawDepartmentFallback(name, products) : null;
}
