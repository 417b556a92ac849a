import { type BrandAppearance, drawBrand } from './brands/draw-brand.ts';
import { drawDepartment } from './draw-department.ts';
import { drawDepartmentFallback, type ProductAppearance } from './draw-department-fallback.ts';
import { drawProduct } from './draw-product.ts';
import { drawScene, isSceneName } from './draw-scene.ts';
import { drawSocialPreview, type PreviewSubject } from './draw-social-preview.ts';
import { drawStillLife } from './draw-still-life.ts';
import type { ProductView } from './facts/product-views.ts';
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
// A view with measures shows units, so its path has a language: the Arabic one ends in `-ar`.
const PRODUCT = new RegExp(`^/media/products/(${CODE})-([1234])\\.svg$`);
const ARABIC_MEASURES_PATH = new RegExp(`^/media/products/(${CODE})-(4)-ar\\.svg$`);
const TINTED_PRODUCT_PATH = /^\/media\/products\/(.+)\.svg$/;
const CODE_PATTERN = new RegExp(`^${CODE}$`);
const OTHER_PATH = /^\/media\/(departments|scenes|brands)\/([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)\.svg$/u;
const STILL_LIFE_PATH = /^\/media\/stills\/([a-z]{1,12})\/([a-z-]{1,24}(?:\+[a-z-]{1,24}){1,3})\.svg$/;

// A room with the shades of walls, trim and door; a dash keeps the default.
const ROOM_PATH = new RegExp(`^/media/rooms/([a-z]{1,12})/(${CODE}|-)/(${CODE}|-)/(${CODE}|-)\\.svg$`);

// The path after the language is that of the illustration itself.
const PREVIEW_PATH = /^\/media\/previews\/(en|ar)(\/.+)$/;
const PREVIEWED_PRODUCT_PATH = new RegExp(`^/media/products/(${CODE})\\.svg$`);
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
  for (const { code, view, shadeCode, language } of parseProductPath(path)) {
    const product = lookup.product(code);
    if (!product || !isIllustrationKind(product.kind)) continue;
    const shade = shadeCode ? isTintable(product.kind) && lookup.shade(shadeCode) : null;
    if (shadeCode && !shade) continue;
    const { kind } = product;
    return drawProduct({ ...product, kind, view, shade: shade ? shade.hex : null, language });
  }
  return null;
}

type ProductPath = { code: string; view: ProductView; shadeCode?: string; language: 'en' | 'ar' };

/**
 * Returns the products that a path can refer to, the likeliest first; none when it is not the path of a
 * product.
 */
function parseProductPath(path: string): ProductPath[] {
  const productPaths: ProductPath[] = [];
  const addPath = ([, code, view]: RegExpExecArray, language: 'en' | 'ar'): void => {
    if (code) productPaths.push({ code, view: Number(view) as ProductView, language });
  };
  const [plainMatch, arabicMatch] = [PRODUCT.exec(path), ARABIC_MEASURES_PATH.exec(path)];
  if (plainMatch) addPath(plainMatch, 'en');
  if (arabicMatch) addPath(arabicMatch, 'ar');
  // Both codes may contain the separator, so each split is tried against the catalog.
  const [, name = ''] = TINTED_PRODUCT_PATH.exec(path) ?? [];
  for (const { index, 1: view } of name.matchAll(/-([123])\./g)) {
    const [code, shadeCode] = [name.slice(0, index), name.slice(index + 3)];
    if (!CODE_PATTERN.test(code) || !CODE_PATTERN.test(shadeCode)) continue;
    productPaths.push({ code, view: Number(view) as ProductView, shadeCode, language: 'en' });
  }
  return productPaths;
}

/** Returns the codes of products that a path can show, with the language of the unit in the image. */
export function listProductsOfPath(path: string): { code: string; language: 'en' | 'ar' }[] {
  if (path.length > MAX_PATH_LENGTH) return [];
  const [, , previewedPath] = PREVIEW_PATH.exec(path) ?? [];
  const [, code] = PREVIEWED_PRODUCT_PATH.exec(`/media${previewedPath}`) ?? [];
  return code ? [{ code, language: 'en' }] : parseProductPath(path);
}

function drawStillLifeFromPath(path: string): string | null {
  const [, palette = '', kindNames = ''] = STILL_LIFE_PATH.exec(path) ?? [];
  return kindNames ? drawStillLife(palette, kindNames.split('+')) : null;
}

function drawRoomFromPath(path: string, lookup: MediaLookup): string | null {
  const [, name = '', ...codes] = ROOM_PATH.exec(path) ?? [];
  if (!isRoomName(name)) return null;
  const colours = codes.map((code) => (code === '-' ? null : lookup.shade(code)?.hex));
  const [walls, trim, door] = colours;
  if (walls === undefined || trim === undefined || door === undefined) return null;
  return drawRoom(name, { walls, trim, door });
}

function drawPreviewFromPath(path: string, lookup: MediaLookup): string | null {
  const [, language, subjectPath = ''] = PREVIEW_PATH.exec(path) ?? [];
  const subject = language ? parsePreviewSubject(`/media${subjectPath}`, lookup) : null;
  return subject && drawSocialPreview({ ...subject, language: language === 'ar' ? 'ar' : 'en' });
}

function parsePreviewSubject(path: string, lookup: MediaLookup): PreviewSubject | null {
  if (path === '/media/shop.svg') return { kind: 'plain' };
  const [, code] = PREVIEWED_PRODUCT_PATH.exec(path) ?? [];
  const product = code ? lookup.product(code) : null;
  if (product) return { kind: 'product', product };
  const [, palette, kindNames = ''] = STILL_LIFE_PATH.exec(path) ?? [];
  if (palette) return { kind: 'still', palette, kinds: kindNames.split('+') };
  const [, folder, name = ''] = OTHER_PATH.exec(path) ?? [];
  if (folder === 'scenes' && isSceneName(name)) return { kind: 'scene', name };
  if (folder !== 'departments') return null;
  return { kind: 'department', catCode: name, products: lookup.department?.(name) ?? null };
}

function drawOtherFromPath(path: string, lookup: MediaLookup): string | null {
  const [, folder, name = ''] = OTHER_PATH.exec(path) ?? [];
  if (folder === 'departments') return drawDepartment(name) ?? drawDepartmentFromLookup(name, lookup);
  if (folder === 'scenes') return isSceneName(name) ? drawScene(name) : null;
  const brand = folder === 'brands' ? lookup.brand(name) : null;
  return brand ? drawBrand(brand) : null;
}

// Imported departments have no separate illustration.
function drawDepartmentFromLookup(name: string, lookup: MediaLookup): string | null {
  const products = lookup.department?.(name);
  return products ? drawDepartmentFallback(name, products) : null;
}
