import { type BrandLook, drawBrand } from './brand.ts';
import { drawDepartment } from './department.ts';
import { isKind, isTintable } from './kinds.ts';
import { drawProduct, type View } from './product.ts';
import { drawScene, isSceneName } from './scene.ts';
import { drawStill } from './still.ts';

export { drawBrand } from './brand.ts';
export { drawDepartment } from './department.ts';
export { drawProduct } from './product.ts';
export { drawScene, SCENE_NAMES, type SceneName } from './scene.ts';

/** What pictures need to know of the catalogue; each answers null for what it does not know. */
export type MediaLookup = {
  product: (code: string) => { kind: string; colour: string; accent: string } | null;
  shade: (code: string) => { hex: string } | null;
  brand: (slug: string) => BrandLook | null;
};

const PRODUCT = /^\/media\/products\/([A-Z]{2}-\d{4,8})-([123])(?:\.([A-Z]{2}-\d{3,6}))?\.svg$/;
const OTHER = /^\/media\/(departments|scenes|brands)\/([a-z0-9]{1,40}(?:-[a-z0-9]{1,40}){0,6})\.svg$/;
const STILL = /^\/media\/stills\/([a-z]{1,12})\/([a-z-]{1,24}(?:\+[a-z-]{1,24}){1,3})\.svg$/;
const LONGEST = 160;

/** Answers a picture's path, or null when there is no such picture. */
export function drawMedia(path: string, lookup: MediaLookup): { svg: string } | null {
  if (path.length > LONGEST) return null;
  const svg = productAt(path, lookup) ?? stillAt(path) ?? otherAt(path, lookup);
  return svg === null ? null : { svg };
}

function productAt(path: string, lookup: MediaLookup): string | null {
  const [, code, view, shadeCode] = PRODUCT.exec(path) ?? [];
  const product = code ? lookup.product(code) : null;
  if (!product) return null;
  const { kind, colour, accent } = product;
  if (!isKind(kind)) return null;
  const shade = shadeCode && isTintable(kind) ? lookup.shade(shadeCode) : null;
  if (shadeCode && !shade) return null;
  return drawProduct({ kind, colour, accent, view: Number(view) as View, shade: shade?.hex ?? null });
}

function stillAt(path: string): string | null {
  const [, palette = '', things = ''] = STILL.exec(path) ?? [];
  return things ? drawStill(palette, things.split('+')) : null;
}

function otherAt(path: string, lookup: MediaLookup): string | null {
  const [, folder, name = ''] = OTHER.exec(path) ?? [];
  if (folder === 'departments') return drawDepartment(name);
  if (folder === 'scenes') return isSceneName(name) ? drawScene(name) : null;
  const brand = folder === 'brands' ? lookup.brand(name) : null;
  return brand ? drawBrand(brand) : null;
}
