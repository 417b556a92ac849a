import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '#lib/locale/locale.ts';
import { TEST_BUILD_DIR } from '../../scripts/server/test-site.mjs';
import { serveTestSite } from '../support/servers/test-site.ts';

const site = serveTestSite();
const MONEY = /(AED|KWD|SAR|BHD|QAR|OMR)\s?\d|\d\s?(د\.إ|د\.ك|ر\.س|د\.ب|ر\.ق|ر\.ع)/;

/** The content without header and footer, which contain the country's threshold and currency. */
const getMainHtml = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const readStructuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text as string) as Record<string, unknown>,
  );
const listDataKinds = (html: string) => readStructuredData(html).map((data) => data['@type']);
const read = async (address: string) => (await fetch(site().url + address)).text();

let pages: { address: string; html: string }[];
beforeAll(() => {
  const folder = path.join(process.env.TEST_BUILD_DIR ?? TEST_BUILD_DIR, 'client');
  pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'index.html')
    .map((name) => ({
      address: `/${path.dirname(name)}`,
      html: readFileSync(path.join(folder, name), 'utf8'),
    }));
});

describe('Prerendered pages', () => {
  it('are the same in all twelve locales', () => {
    const of = (tag: string) =>
      pages
        .flatMap(({ address }) => (address.startsWith(`/${tag}/`) ? [address.slice(tag.length + 1)] : []))
        .sort();
    const [first, ...others] = LOCALES.map(({ tag }) => of(tag));
    expect(first?.length).toBeGreaterThan(40);
    for (const other of others) expect(other).toEqual(first);
    expect(pages).toHaveLength((first?.length ?? 0) * LOCALES.length);
  });

  it('contain no price and no stock', () => {
    const found = pages.filter(({ html }) => {
      const main = getMainHtml(html);
      return main === '' || MONEY.test(main) || /class="[^"]*\b(price|stock|money)\b/.test(main);
    });
    expect(found.map(({ address }) => address)).toEqual([]);
    expect(
      pages
        .flatMap(({ html }) => listDataKinds(html))
        .filter((kind) => kind === 'Offer' || kind === 'Product'),
    ).toEqual([]);
  });

  it('need no script, and contain nothing that the security policy blocks', () => {
    const found = pages.filter(({ html }) =>
      /<script[^>]*\ssrc=|rel="modulepreload"|\sstyle="|\son\w+="/.test(html),
    );
    expect(found.map(({ address }) => address)).toEqual([]);
  });

  it('contain no visitor data', () => {
    const found = pages.filter(({ html }) => /binaa-count=\w|guest[-_ ]?id|csrf/i.test(html));
    expect(found.map(({ address }) => address)).toEqual([]);
    const counts = pages.flatMap(({ html }) => [
      ...html.matchAll(/<\w[^>]*\sid="(?:cartCount|customerName)"[^>]*>([^<]*)</g),
    ]);
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.filter(([, count]) => count !== '')).toEqual([]);
  });

  it('link within their locale only, except for the country switch', () => {
    for (const { address, html } of pages) {
      const tag = address.slice(1, 6);
      const links = [...getMainHtml(html).matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href as string);
      expect([address, links.filter((href) => !href.startsWith(`/${tag}`))]).toEqual([address, []]);
    }
  });
});

describe('A prerendered page', () => {
  it.each(['/ar-kw/blogs/painting-over-damp-walls', '/en-sa/privacy-policy'])(
    '%s is served with its policy, compressed, at its own address',
    async (address) => {
      const reply = await fetch(site().url + address, { headers: { 'accept-encoding': 'br' } });
      expect(reply.headers.get('content-encoding')).toBe('br');
      expect(reply.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(reply.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
      const html = await reply.text();
      expect(html).toContain(`<link rel="canonical" href="${site().url}${address}"`);
      for (const data of readStructuredData(html))
        expect(JSON.stringify(data)).not.toContain('localhost:4321');
      const revalidated = await fetch(site().url + address, {
        headers: { 'if-none-match': reply.headers.get('etag') as string },
      });
      expect(revalidated.status).toBe(304);
    },
  );

  it('has structured data of its kind', async () => {
    const guide = listDataKinds(await read('/en-ae/blogs/painting-over-damp-walls'));
    expect(guide).toEqual(expect.arrayContaining(['BreadcrumbList', 'BlogPosting', 'HowTo', 'Organization']));
    expect(listDataKinds(await read('/ar-ae/help-support'))).toContain('FAQPage');
    expect(listDataKinds(await read('/en-kw/blogs'))).toContain('ItemList');
  });

  it('has a feed that is served as XML', async () => {
    const reply = await fetch(`${site().url}/ar-qa/blogs/rss.xml`);
    expect(reply.headers.get('content-type')).toMatch(/xml; charset=utf-8$/);
    const feed = await reply.text();
    expect(feed).toMatch(/^<\?xml /);
    expect(feed).toContain(`<link>${site().url}/ar-qa/blogs/`);
  });
});
