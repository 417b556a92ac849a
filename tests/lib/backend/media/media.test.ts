import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawMedia, type MediaLookup } from '#lib/backend/media/draw-media.ts';
import { drawProduct } from '#lib/backend/media/draw-product.ts';
import { SCENE_NAMES } from '#lib/backend/media/draw-scene.ts';
import { listProductViews } from '#lib/backend/media/facts/product-views.ts';
import {
  ILLUSTRATION_KINDS,
  ILLUSTRATIONS,
  type IllustrationKind,
  isIllustrationKind,
} from '#lib/backend/media/illustrations.ts';
import { ROOM_NAMES } from '#lib/backend/media/rooms/index.ts';
import { createSvgDefs } from '#lib/backend/media/svg/gradients.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { createAppearance } from '#lib/backend/seed/product-appearance.ts';
import { listSvgIssues } from '../seed/svg-issues.ts';

const { brands, categories, products, shades } = buildSeedCatalog();
const GROUND = '#fafaf8';

const lookup: MediaLookup = {
  product: (code) => {
    const product = products.find((candidate) => candidate.code === code);
    return product ? createAppearance(product) : null;
  },
  shade: (code) => shades.find((shade) => shade.code === code) ?? null,
  brand: (slug) => brands.find((brand) => brand.slug === slug) ?? null,
};

const findProductOfKind = (kind: string) => products.find((product) => product.kind === kind);

it('every product has its images, and every kind of illustration is in use', () => {
  const byKind = new Map(products.map((product) => [product.kind, product]));
  const byAppearance = new Map(
    products.map((product) => [`${product.kind}${product.colour}${product.accent}`, product]),
  );
  for (const product of byAppearance.values()) {
    const { kind, facts = [], ...appearance } = createAppearance(product);
    const listed = listProductViews(kind, facts);
    // The other views of a kind differ only in colour and numbers.
    const views = byKind.get(kind) === product ? ([1, 2, 3, 4] as const) : ([1] as const);
    for (const view of views) {
      const svg = drawProduct({ ...appearance, kind, facts, view });
      expect(svg !== null, `${product.code} ${view}`).toBe(listed.includes(view));
      if (svg === null) continue;
      expect(listSvgIssues(svg), `${product.code} ${view}`).toEqual([]);
      expect(svg.length, `${product.code} ${view}`).toBeLessThan(view === 4 ? 17_000 : 15_000);
    }
  }
  expect(products.filter(({ kind }) => !isIllustrationKind(kind)).map(({ code }) => code)).toEqual([]);
  expect(ILLUSTRATION_KINDS.filter((kind) => !findProductOfKind(kind))).toEqual([]);
});

it('draws a different illustration for every kind', () => {
  const renderKind = (kind: IllustrationKind) =>
    ILLUSTRATIONS[kind].draw({
      colour: '#8d9294',
      accent: '#e2611c',
      shade: null,
      defs: createSvgDefs('a-'),
    });
  expect(new Set(ILLUSTRATION_KINDS.map(renderKind)).size).toBe(ILLUSTRATION_KINDS.length);
});

it('scenes, departments, brands and category images exist', () => {
  const paths = [
    ...SCENE_NAMES.map((name) => `scenes/${name}.svg`),
    ...brands.map(({ slug }) => `brands/${slug}.svg`),
    ...categories.map(({ picture }) => picture),
  ];
  for (const path of paths) {
    const svg = drawMedia(`/media/${path}`, lookup)?.svg ?? '';
    expect(svg, path).toMatch(/^<svg /);
    expect(listSvgIssues(svg), path).toEqual([]);
    expect(svg.length, path).toBeLessThan(65_000);
  }
});

it('a room preview paints each surface in its own shade, and ignores unknown shades', () => {
  const [one, other] = shades.map(({ code, hex }) => ({ code, hex }));
  const draw = (path: string) => drawMedia(`/media/rooms/${path}.svg`, lookup)?.svg;
  for (const name of ROOM_NAMES) {
    const unpaintedRoom = draw(`${name}/-/-/-`) ?? '';
    expect(listSvgIssues(unpaintedRoom), name).toEqual([]);
    expect(unpaintedRoom.length, name).toBeLessThan(40_000);
    for (const codes of [`${one?.code}/-/-`, `-/${one?.code}/-`, `-/-/${one?.code}`]) {
      const painted = draw(`${name}/${codes}`) ?? '';
      expect(painted, `${name} ${codes}`).toContain(`fill="${one?.hex}"`);
      expect(painted).not.toBe(unpaintedRoom);
    }
    expect(draw(`${name}/${one?.code}/${other?.code}/-`)).toContain(`fill="${other?.hex}"`);
  }
  for (const invalidPath of [
    'cellar/-/-/-',
    'living/NO-1/-/-',
    'living/-/-',
    'living/-/-/-/-',
    'living/--/-/-',
  ])
    expect(draw(invalidPath), invalidPath).toBeUndefined();
});

it('two illustrations share no id, so that one page can contain both', () => {
  const listIds = (path: string) =>
    [...(drawMedia(path, lookup)?.svg ?? '').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  const first = listIds('/media/products/BN-10101-1.svg');
  const second = listIds('/media/products/BN-10111-1.svg');
  expect(first.length).toBeGreaterThan(3);
  expect(first.filter((id) => second.includes(id))).toEqual([]);
});

it('a tin has the shade of its mix, and its default colour without one', () => {
  const defaultTin = drawMedia('/media/products/BN-10101-1.svg', lookup)?.svg;
  const pearl = drawMedia('/media/products/BN-10101-1.BN-6061.svg', lookup)?.svg;
  const hex = shades.find(({ code }) => code === 'BN-6061')?.hex ?? '';
  expect(pearl).toContain(hex);
  expect(defaultTin).not.toContain(hex);
});

it.each([
  '/media/products/BN-99999-1.svg',
  '/media/products/BN-10101-4.svg',
  '/media/products/BN-10101-1.BN-9999.svg',
  '/media/products/BN-20101-1.BN-6061.svg',
  '/media/products/BN-10101-1.png',
  '/media/products/bn-10101-1.svg',
  '/media/products/../brands/liwan.svg',
  '/media/brands/none.svg',
  '/media/brands/__proto__.svg',
  '/media/brands/constructor.svg',
  '/media/departments/constructor.svg',
  '/media/departments/interior-paint.svg',
  '/media/scenes/constructor.svg',
  '/media/scenes/painted-room.svg?x=1',
  '/media/scenes/painted-room.svg\n',
  `/media/brands/${'a'.repeat(200)}.svg`,
  '/media/',
])('%j is not an image', (path) => {
  expect(drawMedia(path, lookup)).toBeNull();
});

describe('An illustration on its background', () => {
  const size = 200;

  it.each(ILLUSTRATION_KINDS)('%s fills its square and is centred', async (kind) => {
    const product = findProductOfKind(kind);
    const { colour = '', accent = '' } = product ?? {};
    const svg = drawProduct({ kind, colour, accent, view: 1 }) ?? '';
    const image = await sharp(Buffer.from(svg)).resize(size, size).png().toBuffer();
    const { info } = await sharp(image)
      .trim({ background: GROUND, threshold: 22 })
      .toBuffer({ resolveWithObject: true });
    const left = -(info.trimOffsetLeft ?? 0);
    const top = -(info.trimOffsetTop ?? 0);
    expect(Math.max(info.width, info.height) / size).toBeGreaterThan(0.68);
    expect(Math.max(info.width, info.height) / size).toBeLessThan(0.94);
    expect(Math.abs(left + info.width / 2 - size / 2) / size).toBeLessThan(0.08);
    expect(Math.abs(top + info.height / 2 - size / 2) / size).toBeLessThan(0.08);
  });
});
