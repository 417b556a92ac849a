import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BRAND_LOGOS, type DrawLogo } from '#lib/backend/media/brands/brand-logos.ts';
import { drawBrand } from '#lib/backend/media/brands/draw-brand.ts';
import { BRANDS } from '#lib/backend/seed/brands.ts';
import { listSvgIssues } from '../seed/svg-issues.ts';

const SMALL = 40;

const renderMark = (svg: string): string => /<mask id="[^"]*">(.*)<\/mask>/.exec(svg)?.[1] ?? '';

/** Returns how much of each of 40 by 40 squares a mark covers, from 0 to 1. */
async function measureCoverage(mark: DrawLogo): Promise<number[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -110 220 220"><path d="M-110-110h220v220h-220z"/>${mark('#000')}</svg>`;
  const raw = await sharp(Buffer.from(svg)).resize(SMALL, SMALL).greyscale().raw().toBuffer();
  return [...raw].map((value) => value / 255);
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

it('draws a different mark for every brand', () => {
  expect(Object.keys(BRAND_LOGOS).sort()).toEqual(BRANDS.map(({ slug }) => slug).sort());
  const marks = BRANDS.map((brand) => renderMark(drawBrand(brand)));
  expect(marks).not.toContain('');
  expect(new Set(marks).size).toBe(BRANDS.length);
});

it("an imported brand gets a mark that differs from those of the seed's brands", () => {
  const imported = drawBrand({ slug: 'عود', colour: '#336699' });
  expect(listSvgIssues(imported)).toEqual([]);
  expect(BRANDS.map((brand) => renderMark(drawBrand(brand)))).not.toContain(renderMark(imported));
  expect(renderMark(drawBrand({ slug: 'wardah', colour: '#336699' }))).not.toBe(renderMark(imported));
});

it('a brand name that is an object property finds no mark', () => {
  expect(renderMark(drawBrand({ slug: 'constructor', colour: '#336699' }))).toMatch(/^<path/);
});

describe('Brand marks, 40 pixels high', () => {
  it.each(Object.entries(BRAND_LOGOS))('the mark of %s is legible', async (_, mark) => {
    const coverage = await measureCoverage(mark);
    expect(mean(coverage)).toBeGreaterThan(0.14);
    expect(mean(coverage)).toBeLessThan(0.6);
    // Nothing is cut off at the edge.
    const edge = coverage.filter((_, at) => at % SMALL === 0 || at % SMALL === SMALL - 1);
    expect(Math.max(...edge, ...coverage.slice(0, SMALL), ...coverage.slice(-SMALL))).toBeLessThan(0.2);
  });

  it('no two marks look alike', async () => {
    const covers = await Promise.all(
      Object.entries(BRAND_LOGOS).map(async ([slug, mark]) => ({ slug, cover: await measureCoverage(mark) })),
    );
    for (const [index, one] of covers.entries()) {
      for (const other of covers.slice(index + 1)) {
        const difference = mean(one.cover.map((value, at) => Math.abs(value - (other.cover[at] ?? 0))));
        expect(difference, `${one.slug} and ${other.slug}`).toBeGreaterThan(0.12);
      }
    }
  });
});
