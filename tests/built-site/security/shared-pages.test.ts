import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { EMIRATES } from '../../contract/harness/client.ts';
import { addToCart, readCurrentCart } from '../../contract/harness/purchase-steps.ts';
import { createSiteClient, type SiteVisitor } from '../../contract/harness/site-client.ts';
import { simpleProduct } from '../../support/known-products.ts';
import { serveTestSite } from '../../support/servers/test-site.ts';

const VISITORS = 200;
const CONCURRENT = 10;
const MARKER = /mark-\d+/g;

const PATHS = ['', '/all-departments', '/brands', '/collection', '/product-list?q=drill', '/store-locator'];
const PAGES = [...['/en-ae', '/ar-ae', '/en-kw'].flatMap((locale) => PATHS.map((path) => locale + path))];

interface Page {
  status: number;
  headers: string;
  body: string;
  cache: string | undefined;
}

const site = serveTestSite({ ADDRESS_CROWD: '1000' });

/** Sends a request with headers that `fetch` would not send. */
function read(path: string, headers: Record<string, string> = {}): Promise<Page> {
  return new Promise((resolve, reject) => {
    get(site().url + path, { headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      response.on('error', reject);
      response.on('end', () => {
        const cache = response.headers['x-cache'] as string | undefined;
        resolve({ status: response.statusCode ?? 0, headers: JSON.stringify(response.headers), body, cache });
      });
    }).on('error', reject);
  });
}

/** Headers of a proxy, a cache or an attacker, and cookies, each with the visitor's number. */
function createHeaders(index: number, visitor: SiteVisitor): Record<string, string> {
  const marker = `mark-${index}`;
  const cookies = [...visitor.jar].map(([name, value]) => `${name}=${value}`);
  return {
    cookie: [...cookies, `binaa-count=ae:${index}`, `customer=${marker}`, `binaa-area-ae=${marker}`].join(
      '; ',
    ),
    'user-agent': marker,
    referer: `http://${marker}.example/`,
    'accept-language': `${marker}, ar;q=0.9`,
    origin: `http://${marker}.example`,
    forwarded: `for=192.0.2.1;host=${marker}.example;proto=https`,
    'x-forwarded-for': `192.0.2.${index % 250}`,
    'x-forwarded-host': `${marker}.example`,
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '444',
    'x-forwarded-prefix': `/${marker}`,
    'x-host': `${marker}.example`,
    'x-original-url': `/${marker}`,
    'x-rewrite-url': `/${marker}`,
    'x-http-method-override': 'POST',
    'x-binaa-handoff': marker,
    'x-reference-code': marker,
    authorization: `Bearer ${marker}`,
  };
}

async function runConcurrently<Item>(items: Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: CONCURRENT }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item);
    }),
  );
}

describe(`${VISITORS} visitors with carts and headers of their own, interleaved on shared pages`, () => {
  const visitors: SiteVisitor[] = [];
  const bodies = new Map<string, Set<string>>();
  const leaks: string[] = [];
  const statuses = new Map<number, number>();
  let hits = 0;

  beforeAll(async () => {
    const client = createSiteClient(site().url);
    visitors.push(...Array.from({ length: VISITORS }, () => client.visitor()));
    await runConcurrently(visitors, async (visitor) => {
      const quantity = 1 + (visitors.indexOf(visitor) % 5);
      await addToCart(visitor, EMIRATES, { productCode: simpleProduct.code }, quantity);
    });
    const tasks = visitors.flatMap((visitor, index) =>
      // Each visitor requests a third of the pages, and every page is requested by a third of the visitors.
      PAGES.filter((_, at) => at % 3 === index % 3).map((path) => ({ visitor, index, path })),
    );
    await runConcurrently(tasks, async ({ visitor, index, path }) => {
      const page = await read(path, createHeaders(index, visitor));
      statuses.set(page.status, (statuses.get(page.status) ?? 0) + 1);
      if (page.cache === 'HIT') hits += 1;
      for (const [found] of `${page.headers}${page.body}`.matchAll(MARKER))
        leaks.push(`${path} sent ${found} to mark-${index}`);
      const hashes = bodies.get(path) ?? new Set();
      bodies.set(path, hashes.add(createHash('sha256').update(page.body).digest('hex')));
    });
  });

  it('all get their pages, most of them from the page cache', () => {
    expect([...statuses.keys()]).toEqual([200]);
    expect(hits).toBeGreaterThan((VISITORS * PAGES.length) / 3 / 2);
  });

  it('find nothing of another visitor in a page or its headers', () => {
    // Values that the visitor sent, such as the reference code, may be returned to them.
    const others = leaks.filter((leak) => {
      const [found, visitorNumber] = leak.match(MARKER) ?? [];
      return found !== visitorNumber;
    });
    expect(others).toEqual([]);
  });

  it('get the same page as a visitor without cookies or headers', async () => {
    for (const path of PAGES) {
      const plainPage = await read(path);
      expect([plainPage.status, plainPage.body.match(MARKER)]).toEqual([200, null]);
      const hashes = bodies.get(path);
      expect([path, hashes?.size]).toEqual([path, 1]);
      expect(hashes?.has(createHash('sha256').update(plainPage.body).digest('hex'))).toBe(true);
    }
  });

  it('still have their own carts', async () => {
    for (const index of [0, 1, 57, 103, VISITORS - 1]) {
      const cart = await readCurrentCart(visitors[index] as SiteVisitor, EMIRATES);
      expect(cart.itemCount).toBe(1 + (index % 5));
    }
  });
});
