import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_CAPABILITIES, CAPABILITIES, type Capability } from '#lib/contract/capabilities/capabilities.ts';
import { type BackendProcess, startBackendProcess } from '../contract/harness/backend-process.ts';
import { EMIRATES } from '../contract/harness/client.ts';
import { addToCart } from '../contract/harness/purchase-steps.ts';
import { completeCheckoutSteps } from '../contract/harness/site-checkout.ts';
import { createSiteClient, type SiteVisitor } from '../contract/harness/site-client.ts';
import {
  brand,
  paintCategory,
  paintDepartment,
  paintProduct,
  simpleProduct,
} from '../support/known-products.ts';
import { type CapabilityProxy, startCapabilityProxy } from '../support/servers/capability-proxy.ts';
import { prepareShopData, type ShopProcess, startShopProcess } from '../support/servers/shop-process.ts';

// The shop in front of a remote API that lacks capabilities: the backend alone, behind a proxy that rejects
// the calls of those capabilities.

const PAINT = `/products/${paintProduct.slug}`;

const GUEST_PAGES = [
  '',
  `/departments/${paintDepartment.code}`,
  `/category/${paintCategory.slug}`,
  '/product-list?q=drill',
  '/search?q=drill',
  `/products/${simpleProduct.slug}`,
  PAINT,
  `${PAINT}/reviews`,
  `${PAINT}/stores`,
  `${PAINT}/notify`,
  `/paint/${paintProduct.slug}/shades`,
  `/compare/choose?category=${paintCategory.slug}`,
  '/brands',
  `/brands/${brand?.slug}`,
  '/menu',
  '/store-locator',
  '/contact',
  '/newsletter',
  '/cart',
  '/wishlist',
  '/checkout/contact',
];

const STEP_PAGES = ['/checkout/delivery', '/checkout/payment', '/checkout/review'];

const CUSTOMER_PAGES = [
  '/cart',
  '/wishlist',
  '/checkout/contact',
  '/my-account',
  ...['profile', 'security', 'orders', 'addresses', 'addresses/new', 'wallet', 'returns'],
  ...['reviews', 'cases', 'lists', 'notices', 'data.html'],
].map((path) => (path.startsWith('/') ? path : `/my-account/${path}`));

/** Pages that belong to a single feature: without its capability they return 404. */
const FEATURE_PAGES: Partial<Record<Capability, readonly string[]>> = {
  brands: ['/brands'],
  reviews: [`${PAINT}/reviews`, '/my-account/reviews'],
  deliverySlots: ['/my-account/addresses/new'],
  walletHistory: ['/my-account/wallet'],
  returns: ['/my-account/returns'],
  cases: ['/my-account/cases'],
  lists: ['/my-account/lists'],
  notices: ['/my-account/notices'],
  dataExport: ['/my-account/data.html'],
  // Orders are paid in a session of the provider.
  paymentSessions: ['/checkout/payment'],
  // Without accounts nobody is signed in; these pages read the profile.
  accounts: ['', '/profile', '/security', '/orders', '/wallet', '/returns'].map(
    (path) => `/my-account${path}`,
  ),
};

/** Links, forms and sections of features, each with its page; without the capability the page lacks them. */
const FEATURE_PARTS: readonly [capability: Capability, page: string, part: RegExp][] = [
  ['returns', '/my-account', /href="[^"]*\/my-account\/returns"/],
  ['reviews', '/my-account', /href="[^"]*\/my-account\/reviews"/],
  ['cases', '/my-account', /href="[^"]*\/my-account\/cases"/],
  ['lists', '/my-account', /href="[^"]*\/my-account\/lists"/],
  ['notices', '/my-account', /href="[^"]*\/my-account\/notices"/],
  ['walletHistory', '/my-account', /href="[^"]*\/my-account\/wallet"/],
  ['deliverySlots', '/my-account/addresses', /href="[^"]*\/my-account\/addresses\/new"/],
  ['accountDeletion', '/my-account/security', /id="deletion-title"/],
  ['devices', '/my-account/security', /class="[^"]*\bdevices\b/],
  ['dataExport', '/my-account/security', /aria-labelledby="data-title"/],
  ['newsletter', '', /action="[^"]*\/newsletter"/],
  ['sharedCarts', '/cart', /action="[^"]*\/shareCart"/],
  ['savedItems', '/cart', /action="[^"]*\/saveItem"/],
  ['lists', '/wishlist', /href="[^"]*\/my-account\/lists"/],
];

let backend: BackendProcess;
let proxy: CapabilityProxy;

async function startRemoteShop(missingCapabilities: readonly Capability[]): Promise<ShopProcess> {
  proxy.missingCapabilities = missingCapabilities;
  const folder = mkdtempSync(join(process.env.DATA_DIR as string, 'remote-'));
  return await startShopProcess(folder, { API_BASE_URL: proxy.url });
}

beforeAll(async () => {
  const data = await prepareShopData({ SEED_ACCOUNTS: '1' });
  backend = await startBackendProcess(data, { SEED_ACCOUNTS: '1' });
  proxy = await startCapabilityProxy(backend.origin);
});
afterAll(async () => {
  proxy?.close();
  await backend?.stop('SIGTERM');
});

/** A guest and a customer, each with a cart. */
async function openVisitors(shop: ShopProcess): Promise<Record<'guest' | 'customer', SiteVisitor>> {
  const client = createSiteClient(shop.url);
  const visitors = { guest: client.visitor(), customer: client.visitor() };
  const credentials = { 'body.identifier': 'layla@binaa.example', 'body.password': 'layla-builds-1' };
  await visitors.customer.visit('/api/forms/signIn', { locale: 'en-ae', ...credentials });
  for (const visitor of Object.values(visitors)) {
    const added = await addToCart(visitor, EMIRATES, { productCode: simpleProduct?.code as string }, 1);
    expect(added.status).toBe(200);
    await visitor.visit('/en-ae/checkout');
  }
  return visitors;
}

const encodeLetter = (text: string) => `/%${text.charCodeAt(1).toString(16)}`;

/** Requests a page without the page cache, which does not store a page with an encoded letter in its path. */
async function read(visitor: SiteVisitor, path: string) {
  const isCached = !/^\/(?:cart|wishlist|checkout|my-account)/.test(path);
  const reply = await visitor.visit(`/en-ae${isCached ? path.replace(/^\/[a-z]/, encodeLetter) : path}`);
  return { status: reply.status, text: await reply.text() };
}

describe('A shop on a remote API', () => {
  let shop: ShopProcess;
  let visitors: Record<'guest' | 'customer', SiteVisitor>;
  /** Endpoints that each page calls, by visitor and path. */
  const calls = new Map<string, Set<string>>();
  const pages = [
    ...GUEST_PAGES.map((path) => ['guest', path] as const),
    ...STEP_PAGES.map((path) => ['guest', path] as const),
    ...CUSTOMER_PAGES.map((path) => ['customer', path] as const),
  ];

  beforeAll(async () => {
    shop = await startRemoteShop([]);
    visitors = await openVisitors(shop);
    await completeCheckoutSteps(visitors.guest);
  });
  afterAll(() => shop?.stop());

  it('has every page and every feature', async () => {
    const texts = new Map<string, string>();
    for (const [visitorKind, path] of pages) {
      proxy.called.clear();
      const { status, text } = await read(visitors[visitorKind], path);
      expect([visitorKind, path, status]).toEqual([visitorKind, path, 200]);
      calls.set(visitorKind + path, new Set(proxy.called));
      texts.set(path, text);
    }
    const missing = FEATURE_PARTS.filter(([, path, part]) => !part.test(texts.get(path) ?? ''));
    expect(missing).toEqual([]);
  });

  it.each([...ALL_CAPABILITIES])(
    'shows pages without an error where the API lacks %s',
    async (capability) => {
      proxy.missingCapabilities = [capability];
      const names: readonly string[] = CAPABILITIES[capability];
      for (const [visitorKind, path] of pages.filter(([visitorKind, path]) =>
        names.some((name) => calls.get(visitorKind + path)?.has(name)),
      )) {
        const { status } = await read(visitors[visitorKind], path);
        const isPageMissing = FEATURE_PAGES[capability]?.includes(path) ?? false;
        expect([visitorKind, path, status]).toEqual([visitorKind, path, isPageMissing ? 404 : 200]);
      }
    },
  );
});

describe('A shop on an API that has the calls of the specification and those of accounts', () => {
  let shop: ShopProcess;
  beforeAll(async () => {
    shop = await startRemoteShop([...ALL_CAPABILITIES].filter((capability) => capability !== 'accounts'));
  });
  afterAll(() => shop?.stop());

  it('shows its pages without the features, and no link to them', async () => {
    const visitors = await openVisitors(shop);
    const missingPaths = Object.entries(FEATURE_PAGES).flatMap(([name, paths]) =>
      name === 'accounts' ? [] : paths,
    );
    const texts = new Map<string, string>();
    const lists = { guest: GUEST_PAGES, customer: CUSTOMER_PAGES };
    for (const visitorKind of ['guest', 'customer'] as const) {
      for (const path of lists[visitorKind]) {
        const { status, text } = await read(visitors[visitorKind], path);
        expect([visitorKind, path, status]).toEqual([
          visitorKind,
          path,
          missingPaths.includes(path) ? 404 : 200,
        ]);
        texts.set(path, text);
      }
    }
    const shown = FEATURE_PARTS.filter(([, path, part]) => part.test(texts.get(path) ?? ''));
    expect(shown).toEqual([]);
  });
});
