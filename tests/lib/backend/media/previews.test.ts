import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawMedia, type MediaLookup } from '#lib/backend/media/draw-media.ts';
import { SCENE_NAMES } from '#lib/backend/media/draw-scene.ts';
import { drawSocialPreview } from '#lib/backend/media/draw-social-preview.ts';
import { ILLUSTRATION_KINDS } from '#lib/backend/media/illustrations.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { listSvgIssues } from '../seed/svg-issues.ts';

const { categories, products } = buildSeedCatalog();

const lookup: MediaLookup = {
  product: (code) => products.find((product) => product.code === code) ?? null,
  shade: () => null,
  brand: () => null,
  department: (catCode) => (catCode === 'imported' ? products.slice(0, 3) : null),
};

const rendered = (path: string): string => drawMedia(`/media/previews/${path}`, lookup)?.svg ?? '';

const sampledPaths = [
  'shop.svg',
  'products/BN-10101.svg',
  'stills/sea/tap+bucket+towel.svg',
  'scenes/front-door.svg',
  'departments/kitchen.svg',
];

const departments = categories.flatMap(({ catCode }) => catCode ?? []);
const all = [
  ...sampledPaths,
  ...SCENE_NAMES.map((name) => `scenes/${name}.svg`),
  ...[...departments, 'imported'].map((code) => `departments/${code}.svg`),
];

it.each([...new Set(all)])('%s has a preview in both languages', (path) => {
  const [english, arabic] = [rendered(`en/${path}`), rendered(`ar/${path}`)];
  for (const svg of [english, arabic]) {
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 630" width="1200" height="630">/);
    expect(listSvgIssues(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(70_000);
  }
  expect(arabic).not.toBe(english);
});

it('every kind of product has a preview', () => {
  for (const kind of ILLUSTRATION_KINDS) {
    const product = products.find((candidate) => candidate.kind === kind);
    const svg = drawSocialPreview({
      kind: 'product',
      language: 'en',
      product: product ?? { kind, colour: '#ffffff', accent: '#ffffff' },
    });
    expect(listSvgIssues(svg ?? 'none'), kind).toEqual([]);
  }
  const unknown = { kind: 'spaceship', colour: '#ffffff', accent: '#ffffff' };
  expect(drawSocialPreview({ kind: 'product', language: 'en', product: unknown })).toBeNull();
});

it.each(sampledPaths)(
  '%s has the name at the start side of its language, and an orange band',
  async (path) => {
    const findTextSide = async (
      language: string,
    ): Promise<{ left: boolean; right: boolean; orange: number }> => {
      const { data, info } = await sharp(Buffer.from(rendered(`${language}/${path}`)))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([1200, 630]);
      const readPixelHex = (x: number, y: number): string =>
        data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex');
      const row = Array.from({ length: info.width }, (_, x) => readPixelHex(x, 20));
      return {
        left: readPixelHex(10, 10) === 'f4f0e7' && readPixelHex(10, 620) === 'f4f0e7',
        right: readPixelHex(1190, 10) === 'f4f0e7' && readPixelHex(1190, 620) === 'f4f0e7',
        orange: row.filter((hex) => hex === 'ff7a1f').length,
      };
    };
    expect(await findTextSide('en')).toEqual({ left: true, right: false, orange: 16 });
    expect(await findTextSide('ar')).toEqual({ left: false, right: true, orange: 16 });
  },
);

it.each([
  'fr/shop.svg',
  'en/shop.png',
  'shop.svg',
  'en/brands/liwan.svg',
  'en/products/BN-99999.svg',
  'en/products/BN-10101-1.svg',
  'en/stills/none/tap+bucket.svg',
  'en/stills/constructor/tap+bucket.svg',
  'en/stills/sea/tap.svg',
  'en/scenes/nowhere.svg',
  'en/scenes/__proto__.svg',
  'en/scenes/majlis.svg\n',
  'en/departments/constructor.svg',
  'en/departments/none.svg',
  'en/previews/en/shop.svg',
  'en/../shop.svg',
])('%j is not a preview', (path) => {
  expect(drawMedia(`/media/previews/${path}`, lookup)).toBeNull();
});
