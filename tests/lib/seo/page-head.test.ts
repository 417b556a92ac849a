import { describe, expect, it } from 'vitest';
import { getLocale } from '#lib/locale/locale.ts';
import { createMetaDescription } from '#lib/seo/meta-description.ts';
import { createPageHead, type PageHeadInput } from '#lib/seo/page-head.ts';
import { createSitemap, createSitemapIndex } from '#lib/seo/sitemap/sitemap.ts';
import { formatDocumentTitle, formatProductTitle } from '#lib/seo/title.ts';

const site = 'https://binaa.example';
const locale = getLocale('ar', 'kw');
const facts: PageHeadInput = {
  locale,
  path: '/products/tin',
  site,
  title: 'Tin',
  description: 'A tin.',
  siteName: 'Binaa',
};

const getPreviewImage = (image?: string): string => {
  const { openGraph } = createPageHead({ ...facts, image });
  const address = new URL(openGraph.find(([name]) => name === 'og:image')?.[1] ?? '');
  expect([address.searchParams.get('w'), address.searchParams.get('f')]).toEqual(['1200', 'jpeg']);
  return address.searchParams.get('url') ?? '';
};

describe('The preview image of a page', () => {
  it.each([
    ['/media/products/BN-10101-1.svg', '/media/previews/ar/products/BN-10101.svg'],
    ['/media/products/BN-10101-1.BN-2048.svg', '/media/previews/ar/products/BN-10101.svg'],
    ['/media/stills/clay/drill+tape.svg', '/media/previews/ar/stills/clay/drill+tape.svg'],
    ['/media/scenes/majlis.svg', '/media/previews/ar/scenes/majlis.svg'],
    ['/media/departments/paint.svg', '/media/previews/ar/departments/paint.svg'],
    [undefined, '/media/previews/ar/shop.svg'],
    ['https://photos.example/tin.jpg', 'https://photos.example/tin.jpg'],
  ])('of %s is %s', (image, preview) => {
    expect(getPreviewImage(image)).toBe(preview);
  });
});

describe('The head of a page', () => {
  it('has a canonical address, twelve alternates and the default one', () => {
    const { canonical, alternates } = createPageHead(facts);
    expect(canonical).toBe('https://binaa.example/ar-kw/products/tin');
    expect(alternates).toHaveLength(13);
    expect(alternates).toContainEqual({ hreflang: 'ar-KW', href: canonical });
    expect(alternates.at(-1)).toEqual({
      hreflang: 'x-default',
      href: 'https://binaa.example/en-ae/products/tin',
    });
  });

  it('has neither for a page that is not indexed or has a query', () => {
    const { canonical, alternates } = createPageHead({ ...facts, robots: 'noindex, nofollow' });
    expect([canonical, alternates]).toEqual([null, []]);
    expect(createPageHead({ ...facts, hasQuery: true })).toMatchObject({ canonical: null, alternates: [] });
  });
});

describe('The description of a page', () => {
  it('takes as many whole sentences as search engines show', () => {
    const long = `${'Word '.repeat(30).trim()}.`;
    expect(createMetaDescription('First.', 'Second one.', long)).toBe('First. Second one.');
  });

  it('breaks the first sentence between words when it alone is too long', () => {
    const description = createMetaDescription('كلمة '.repeat(60));
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/كلمة…$/);
  });
});

describe('A sitemap', () => {
  it('lists each page with all its alternates, escaped, and its modification date', () => {
    const xml = createSitemap(
      [{ path: '/blogs/a&b', lastModified: Date.UTC(2026, 2, 4) }, { path: '/' }],
      locale,
      site,
    );
    expect(xml).toContain(
      '<loc>https://binaa.example/ar-kw/blogs/a&amp;b</loc><lastmod>2026-03-04</lastmod>',
    );
    expect(xml).toContain('<loc>https://binaa.example/ar-kw</loc>');
    expect(xml.match(/<xhtml:link /g)).toHaveLength(26);
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(2);
  });

  it('is listed in the index by its absolute address', () => {
    expect(createSitemapIndex(['/sitemaps/en-ae/brands.xml'], site)).toContain(
      '<sitemap><loc>https://binaa.example/sitemaps/en-ae/brands.xml</loc></sitemap>',
    );
  });
});

describe('The title of a document', () => {
  it.each([
    ['Brands', 'Binaa', 'Brands | Binaa'],
    ['علامات', 'بناء', 'علامات | بناء'],
    ['Binaa: paint and tools', 'Binaa', 'Binaa: paint and tools'],
  ])('%s of %s is %s', (title, name, whole) => {
    expect(formatDocumentTitle(title, name)).toBe(whole);
  });

  it("leaves out the shop's name where it would be cut off", () => {
    expect(formatDocumentTitle('x'.repeat(62), 'Binaa')).toHaveLength(70);
    expect(formatDocumentTitle('x'.repeat(63), 'Binaa')).toBe('x'.repeat(63));
  });

  it.each([
    [
      'Raseen heavy castor, polyurethane on iron, 125 mm, Swivel with total brake',
      'Raseen',
      'Heavy castor, polyurethane on iron, 125 mm, Swivel with total brake',
    ],
    [
      'شفرات منشار حديد ثنائية المعدن، 300 مم، 24 سنًا لكل بوصة، قطعتان – مطراق',
      'مطراق',
      'شفرات منشار حديد ثنائية المعدن، 300 مم، 24 سنًا لكل بوصة، قطعتان',
    ],
    [
      'دهان داخلي مطفي قابل للغسل للغرف والممرات والصالات الكبيرة، 10 لتر – ليوان هيفن',
      'ليوان',
      'دهان داخلي مطفي قابل للغسل للغرف والممرات والصالات الكبيرة، 10 لتر – هيفن',
    ],
    ['Raseen castor', 'Raseen', 'Raseen castor'],
    [`Raseenly ${'x'.repeat(70)}`, 'Raseen', `Raseenly ${'x'.repeat(70)}`],
  ])('for the product %s leaves out the brand only when it is too long', (name, brand, title) => {
    expect(formatProductTitle(name, brand)).toBe(title);
  });
});
