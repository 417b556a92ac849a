// Writes a page without script that shows every picture: `node src/lib/backend/media/contact-sheet.ts sheet.html`
import { writeFileSync } from 'node:fs';
import { BRANDS } from '../seed/brands.ts';
import { buildSeed } from '../seed/index.ts';
import { drawBrand, drawDepartment, drawProduct, drawScene, SCENE_NAMES } from './index.ts';
import { KINDS } from './kinds.ts';
import type { View } from './product.ts';

const VIEWS: View[] = [1, 2, 3];

const figure = (svg: string, name: string): string =>
  `<figure>${svg}<figcaption>${name}</figcaption></figure>`;

function buildSheet(): string {
  const { products, shades, categories } = buildSeed();
  const lookOf = (kind: string): { colour: string; accent: string } =>
    products.find((product) => product.kind === kind) ?? { colour: '#8d9294', accent: '#e2611c' };
  const things = KINDS.flatMap((kind) =>
    VIEWS.map((view) => figure(drawProduct({ kind, ...lookOf(kind), view }), `${kind} ${view}`)),
  );
  const tinted = shades.map(({ hex, code }) =>
    figure(drawProduct({ kind: 'paint-tin', ...lookOf('paint-tin'), view: 1, shade: hex }), code),
  );
  const departments = categories.flatMap(({ catCode }) =>
    catCode ? [figure(drawDepartment(catCode) ?? '', catCode)] : [],
  );
  const scenes = SCENE_NAMES.map((name) => figure(drawScene(name), name));
  const brands = BRANDS.map((brand) => figure(drawBrand(brand), brand.slug));
  return page([...scenes, ...departments, ...brands, ...things, ...tinted]);
}

function page(figures: string[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>body{margin:16px;display:flex;flex-wrap:wrap;gap:12px;font:12px sans-serif}figure{margin:0}svg{height:220px;width:auto;display:block}</style>
<body>${figures.join('\n')}</body></html>`;
}

const [, , target] = process.argv;
if (target) {
  writeFileSync(target, buildSheet());
} else {
  console.error('Usage: node src/lib/backend/media/contact-sheet.ts <file.html>');
  process.exitCode = 1;
}
