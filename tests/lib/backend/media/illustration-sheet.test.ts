import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { SCENE_NAMES } from '#lib/backend/media/draw-scene.ts';
import { ILLUSTRATION_KINDS } from '#lib/backend/media/illustrations.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { buildDepartmentSheet } from '#lib/backend/seed/department-sheet.ts';
import { buildIllustrationSheet } from '#lib/backend/seed/illustration-sheet.ts';

// The illustrations take megabytes and are labelled in the sheet.
const sheet = buildIllustrationSheet().replaceAll(/src="data:image\/svg\+xml,%3Csvg [^"]*"/g, 'drawn');
const labels = [...sheet.matchAll(/ alt="([^"]*)" drawn>/g)].map(([, label]) => label);
const { shades, brands, categories } = buildSeedCatalog();

it('the contact sheet shows every kind as on a card, and in two views as on a page', () => {
  for (const kind of ILLUSTRATION_KINDS) {
    for (const label of [kind, `${kind} 1`, `${kind} 3`]) {
      expect(labels.filter((text) => text === label).length, label).toBe(1);
    }
  }
  expect(sheet).not.toContain('No sample product');
});

it('the contact sheet shows every shade as swatch and tin, with its name, code and measures', () => {
  for (const { code, hex, name, lrv } of shades) {
    expect(sheet, code).toContain(`fill="${hex}"`);
    expect(labels).toContain(code);
    expect(sheet, code).toContain(name.ar);
    expect(sheet, code).toContain(`LRV ${lrv.toFixed(1)}`);
  }
});

it('the contact sheet shows departments, scenes, brands and previews', () => {
  const departments = categories.flatMap(({ catCode }) => catCode ?? []);
  for (const name of [...departments, ...SCENE_NAMES, ...brands.map(({ slug }) => slug)]) {
    expect(labels).toContain(name);
  }
  for (const { slug } of brands) expect(labels).toContain(`${slug} small`);
  for (const language of ['en', 'ar']) {
    for (const subject of ['product', 'still', 'scene', 'department', 'shop']) {
      expect(labels).toContain(`preview ${language} ${subject}`);
    }
  }
});

it('the contact sheet has no script and no missing image', () => {
  expect(sheet).toMatch(/^<!doctype html>/);
  expect(sheet).not.toMatch(/<script|src=|undefined/);
});

it('the sheet of a department names every product below its views', () => {
  const departmentSheet = buildDepartmentSheet('safety');
  expect(departmentSheet).toMatch(/alt="BN-75048 1".*<figcaption>Binaa Basics disposable shoe covers/);
  expect(departmentSheet).toContain('<code>BN-75045 wellingtons</code>');
  expect(() => buildDepartmentSheet('boats')).toThrow('There is no department boats.');
});

it.each([
  [['--help'], 0, 'npm run sheet -- <file.html> [--department <code>]'],
  [[], 1, 'Name one file'],
  [['sheet.png'], 1, 'its name must end in .html'],
  [['no-such-folder/sheet.html'], 1, 'There is no folder no-such-folder'],
  [['--colour', 'sheet.html'], 1, "Unknown option '--colour'"],
])('the command %j exits with %i', (args, status, expectedText) => {
  const result = spawnSync(process.execPath, ['scripts/illustration-sheet.mjs', ...args], {
    encoding: 'utf8',
  });
  expect(result.status).toBe(status);
  expect(result.stdout + result.stderr).toContain(expectedText);
});
