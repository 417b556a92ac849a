import { describe, expect, it } from 'vitest';
import { presentProductImages } from '#lib/backend/catalog/product-images.ts';
import { drawMedia, listProductsOfPath, type MediaLookup } from '#lib/backend/media/draw-media.ts';
import { drawProduct } from '#lib/backend/media/draw-product.ts';
import { readMeasures } from '#lib/backend/media/facts/measures.ts';
import { createProductFacts, type Fact, parseStoredFacts } from '#lib/backend/media/facts/product-facts.ts';
import { listProductViews } from '#lib/backend/media/facts/product-views.ts';
import type { IllustrationKind } from '#lib/backend/media/illustrations.ts';
import { GLYPHS } from '#lib/backend/media/svg/glyphs.ts';
import { encodeBarcode } from '#lib/backend/media/views/draw-barcode.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';

const COLOURS = { colour: '#8d9294', accent: '#e2611c' };

const createFacts = (texts: Record<string, string>): Fact[] =>
  Object.entries(texts).map(([key, text]) => ({ key, text }));

const draw = (kind: IllustrationKind, texts: Record<string, string>, view: 1 | 2 | 3 | 4 = 1): string =>
  drawProduct({ ...COLOURS, kind, view, facts: createFacts(texts) }) ?? '';

const count = (svg: string, part: string): number => svg.split(part).length - 1;

describe('An illustration follows the facts of its product', () => {
  it.each([1, 2, 3, 4])('a sofa of %i seats has as many seat cushions', (seats) => {
    expect(count(draw('sofa', { seats: `${seats} seats` }), 'stroke-dasharray="6 5"')).toBe(seats);
  });

  it.each([4, 6, 8])('a dining set for %i has as many chairs', (seats) => {
    expect(count(draw('dining-set', { seats: `${seats} seats` }), 'M-50-140h100')).toBe(seats);
  });

  it.each<[IllustrationKind, string, string, number[]]>([
    ['shelf-unit', 'shelves', 'rx="3" fill="url', [3, 4, 5]],
    ['drawer-unit', 'drawers', 'rx="5" fill="url', [3, 5, 18]],
    ['switch', 'gangs', '#8fd16a', [1, 2, 4]],
    ['cube-unit', 'compartments', 'height="230"', [4, 8]],
    ['ladder', 'steps', 'height="24" rx="4"', [2, 5, 8]],
  ])('a %s has as many %s as are sold', (kind, key, part, numbers) => {
    const counts = numbers.map((number) => count(draw(kind, { [key]: `${number} ${key}` }), part));
    const [first = 0] = counts;
    expect(counts.map((found) => found - first)).toEqual(numbers.map((number) => number - (numbers[0] ?? 0)));
  });

  it('a drill shows the batteries in its box, and a tool without batteries none', () => {
    const lights = (battery: string): number => count(draw('drill', { battery, voltage: '18 V' }), '#8fd16a');
    expect(['Body only', '1 × 4.0 Ah', '2 × 4.0 Ah'].map(lights)).toEqual([0, 2, 4]);
  });

  it('a tall basin mixer is taller than the usual one', () => {
    expect(draw('tap', { height: '30 cm' })).not.toBe(draw('tap', {}));
  });

  it('the cut-outs of a stencil are those of its pattern', () => {
    const patterns = ['Eight-point star', 'Sadu band', 'Palm frond'];
    expect(new Set(patterns.map((pattern) => draw('stencil', { pattern }))).size).toBe(patterns.length);
  });

  it('a painted wall has the texture of the finish, and a matt one none', () => {
    const finishes = ['Matt', 'Fine grain, pearl', 'Coarse, 1.5 mm grain', 'Chalk matt', 'Metallic pearl'];
    const walls = finishes.map((finish) => draw('paint-tin', { finish }, 3));
    expect(new Set(walls).size).toBe(finishes.length);
    expect(walls.map((svg) => count(svg, '<mask'))).toEqual([0, 1, 1, 1, 1]);
    expect(draw('paint-tin', { finish: 'Fine grain, pearl' })).toBe(draw('paint-tin', {}));
  });

  it('products that look different have different kinds of illustration', () => {
    const { products } = buildSeedCatalog();
    const findKind = (name: string) => products.find((product) => product.name.en.includes(name))?.kind;
    const names = [
      'S3 leather safety boots',
      'disposable shoe covers',
      'slip-on safety boots',
      'composite-toe safety trainers',
      'S1P safety shoes',
      'high-leg rigger boots',
      'rope swing chair',
      'barrel armchair',
      'rattan armchair',
      'push-back recliner',
      'brass tray table',
      'round marble side table',
      'nesting tables',
      'carved coffee table',
      'snap hooks',
      'welded steel chain',
      'wall detector',
      'clamp meter',
      'aviation snips',
      'plastic pipe cutter',
      'chalk line',
      'aluminium dining set',
      'folding balcony set',
      'folding table',
      'study desk',
      'corner sofa',
      'three-arch sofa',
      'Arabic floor seat',
      'Sahil basin mixer',
      'sensor basin tap',
      'self-closing wudu tap',
      'brushless combi drill',
      'impact driver, body only',
      'impact wrench',
      'drywall screwdriver',
      '3.6 V cordless screwdriver',
      '650 W hammer drill',
      '800 W SDS-plus',
      '1500 W SDS-max',
      'demolition breaker',
    ];
    expect(new Set(names.map(findKind)).size).toBe(names.length);
    expect(names.map(findKind)).not.toContain(undefined);
  });

  it('a corner sofa has its chaise on the side that is sold, and grows with its seats', () => {
    const right = draw('corner-sofa', { seats: '5 seats', shape: 'Right chaise' });
    expect(draw('corner-sofa', { seats: '5 seats', shape: 'Left chaise' })).not.toBe(right);
    expect(draw('corner-sofa', { seats: '4 seats', shape: 'Right chaise' })).not.toBe(right);
  });

  it('a small pack shows each piece, a large one the number of pieces', () => {
    const singlePiece = draw('pillow', { pieces: '1 piece' });
    const part = '<g transform="translate(';
    expect(count(draw('pillow', { pieces: '2 pieces' }), singlePiece.slice(-200, -12))).toBe(2);
    expect(count(draw('pillow', { pack: '4 pieces' }), singlePiece.slice(-200, -12))).toBe(4);
    const hundred = draw('shoe-covers', { pieces: '100 pieces' });
    for (const digit of ['1', '0']) expect(hundred).toContain(GLYPHS[digit]?.[1]);
    expect(count(hundred, part)).toBeGreaterThan(count(draw('shoe-covers', {}), part));
  });

  it.each([
    ['6 pieces', 6],
    ['Pack of 20', 20],
    ['12 × 1.5 L', 12],
    ['100 pieces, 50 pairs', 100],
    ['1 piece', 1],
    ['3 kg', 1],
    ['About 150 washes', 1],
    ['12 cups of 80 ml', 1],
  ])('reads the pack %j as %i pieces', (pack, pieces) => {
    expect(createProductFacts(createFacts({ pack })).pieces).toBe(pieces);
  });
});

describe('The views of a product', () => {
  it.each<[IllustrationKind, Record<string, string>]>([
    ['sofa', { seats: '3 seats', width: '210 cm', deep: '92 cm' }],
    ['tap', { height: '30 cm' }],
    ['paint-tin', {}],
    ['t-shirt', {}],
    ['rug', { size: '120 × 180 cm' }],
  ])('of a %s differ, and none is another one enlarged', (kind, texts) => {
    const views = listProductViews(kind, createFacts(texts)).map((view) => draw(kind, texts, view));
    expect(views.every((svg) => svg.startsWith('<svg '))).toBe(true);
    expect(new Set(views).size).toBe(views.length);
    expect(views.length).toBeGreaterThan(2);
    const scales = views.map((svg) =>
      Math.max(...[...svg.matchAll(/scale\(([\d.]+)/g)].map(([, s]) => Number(s)), 0),
    );
    expect(scales[1]).toBeLessThan((scales[0] ?? 1) * 1.9 + 1);
  });

  it('have measures where the specifications name them, in the unit of the language', () => {
    const facts = createFacts({ width: '160 cm', deep: '920 mm' });
    expect(readMeasures('sofa', facts)).toEqual({ horizontal: 160, depth: 92 });
    expect(readMeasures('sofa', createFacts({ width: '160 سم' }))).toEqual({ horizontal: 160 });
    expect(readMeasures('sofa', createFacts({ width: 'Opens to 2 m' }))).toBeNull();
    expect(readMeasures('hose', createFacts({ length: '25 m' }))).toBeNull();
    expect(listProductViews('sofa', [])).toEqual([1, 2, 3]);
    const english = drawProduct({ ...COLOURS, kind: 'sofa', view: 4, facts }) ?? '';
    const arabic = drawProduct({ ...COLOURS, kind: 'sofa', view: 4, facts, language: 'ar' }) ?? '';
    expect(english).toContain(GLYPHS.cm?.[1]);
    expect(arabic).toContain(GLYPHS.سم?.[1]);
    expect(arabic).not.toContain(GLYPHS.cm?.[1]);
    // The unit stands to the left of the number.
    expect(arabic.indexOf(GLYPHS.سم?.[1] ?? '')).toBeLessThan(arabic.indexOf(GLYPHS['6']?.[1] ?? ''));
    expect(drawProduct({ ...COLOURS, kind: 'sofa', view: 4 })).toBeNull();
  });

  it('are presented with an address and a label in the language', () => {
    const specifications = JSON.stringify([{ attributeFQN: 'tenant~width', values: ['160 سم'] }]);
    const row = { code: 'A-1', name: 'كنبة', images: '[]', colour: '#fff', kind: 'sofa', specifications };
    expect(presentProductImages(row, 'ar').map(({ imageUrl, altText }) => [imageUrl, altText])).toEqual([
      ['/media/products/A-1-1.svg', 'كنبة'],
      ['/media/products/A-1-2.svg', 'كنبة، منظر آخر'],
      ['/media/products/A-1-3.svg', 'كنبة، أثناء الاستخدام'],
      ['/media/products/A-1-4-ar.svg', 'كنبة، المقاسات'],
    ]);
  });

  it('are found by their address', () => {
    const facts = parseStoredFacts('[{"attributeFQN":"tenant~width","values":["160 cm"]}]', '2 pieces');
    const lookup: MediaLookup = {
      product: (code) => (code === 'A-4' ? { ...COLOURS, kind: 'sofa', facts } : null),
      shade: () => null,
      brand: () => null,
    };
    for (const path of ['A-4-4', 'A-4-4-ar', 'A-4-1']) {
      expect(drawMedia(`/media/products/${path}.svg`, lookup)?.svg, path).toMatch(/^<svg /);
    }
    expect(drawMedia('/media/products/A-4-1-ar.svg', lookup)).toBeNull();
    expect(listProductsOfPath('/media/products/A-4-4-ar.svg')).toMatchObject([
      { code: 'A-4', language: 'ar' },
    ]);
    expect(listProductsOfPath('/media/previews/ar/products/A-4.svg')).toEqual([
      { code: 'A-4', language: 'en' },
    ]);
    expect(listProductsOfPath('/media/brands/liwan.svg')).toEqual([]);
  });
});

it('encodes a barcode as EAN-13', () => {
  expect(encodeBarcode('5901234123457')).toBe(
    '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
  );
});
