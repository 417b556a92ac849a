import { expect, it } from 'vitest';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { computeLightReflectance } from '#lib/backend/seed/shades.ts';
import { findDuplicates, getSpecification } from './seed-products.ts';

const { products, shades, shadesByProduct } = buildSeedCatalog();
const tinted = products.filter(({ isPaint }) => isPaint);
const lines = Map.groupBy(tinted, ({ type }) => type);

it('there are at least 240 shades in eleven families', () => {
  expect(shades.length).toBeGreaterThanOrEqual(240);
  const families = Map.groupBy(shades, ({ family }) => family);
  expect(families.size).toBe(11);
  for (const [family, all] of families) expect(all.length, family).toBeGreaterThanOrEqual(12);
});

it('a shade has a name in both languages, a code, a hex colour and matching measures', () => {
  for (const { code, hex, lrv, name, undertone } of shades) {
    expect(code).toMatch(/^BN-\d{4}$/);
    expect(hex, code).toMatch(/^#[0-9a-f]{6}$/);
    expect(lrv, code).toBe(computeLightReflectance(hex));
    expect(['warm', 'cool', 'neutral'], code).toContain(undertone);
    expect(name.en, code).toMatch(/^[A-Z][A-Za-z ’-]+$/);
    expect(name.ar, code).toMatch(/^[\p{Script=Arabic}\p{M} ]+$/u);
  }
  expect(computeLightReflectance('#ffffff')).toBe(100);
  expect(computeLightReflectance('#000000')).toBe(0);
  expect(computeLightReflectance('#808080')).toBeCloseTo(21.6, 1);
  expect(findDuplicates(shades.map(({ code }) => code))).toEqual([]);
  expect(findDuplicates(shades.map(({ hex }) => hex))).toEqual([]);
});

it('at least six paint lines state coverage, drying time and packs', () => {
  expect(lines.size).toBeGreaterThanOrEqual(6);
  for (const [type, tins] of lines) {
    expect(type).toMatch(/^[a-z]+_paintstudio$/);
    const packs = new Set(tins.map(({ packSize }) => packSize?.en));
    expect(packs.size, type).toBeGreaterThanOrEqual(2);
  }
  for (const { code, specifications, unit, packSize } of tinted) {
    for (const label of ['finish', 'coverage', 'coats', 'drying']) {
      expect(getSpecification(specifications, label), `${code} ${label}`).toBeDefined();
    }
    expect(unit?.unit, code).toBe('l');
    expect(packSize, code).not.toBeNull();
  }
  expect(
    new Set(tinted.map(({ specifications }) => getSpecification(specifications, 'finish'))).size,
  ).toBeGreaterThan(5);
});

it('each paint line takes a part of the shades, and only tinted paint takes any', () => {
  const shadeCodes = new Set(shades.map(({ code }) => code));
  expect(Object.keys(shadesByProduct).sort()).toEqual(tinted.map(({ code }) => code).sort());
  for (const [type, tins] of lines) {
    const shadeLists = tins.map(({ code }) => shadesByProduct[code] ?? []);
    const [firstList = []] = shadeLists;
    expect(firstList.length, type).toBeGreaterThanOrEqual(40);
    expect(findDuplicates(firstList), type).toEqual([]);
    expect(
      firstList.filter((shade) => !shadeCodes.has(shade)),
      type,
    ).toEqual([]);
    expect(
      shadeLists.every((candidate) => candidate.join() === firstList.join()),
      type,
    ).toBe(true);
  }
  const sizes = [...lines.values()].map(([tin]) => shadesByProduct[tin?.code ?? '']?.length);
  expect(new Set(sizes).size).toBeGreaterThan(5);
});
