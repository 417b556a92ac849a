import { expect, it } from 'vitest';
import { readFiles } from './rules/source-files.ts';

it('only pages of cart, checkout and account lack the structured data of the organisation', () => {
  const pages = readFiles('src/pages', /\.astro$/).filter(({ text }) => text.includes('<Document '));
  const isPrivate = /^src\/pages\/\[locale\]\/(cart|checkout|my-account)\//;
  const leftOut = pages.filter(({ text }) => text.includes('hasOrganizationJsonLd={false}'));
  expect(leftOut.map(({ path }) => path)).toEqual(
    pages.map(({ path }) => path).filter((path) => isPrivate.test(path)),
  );
});
