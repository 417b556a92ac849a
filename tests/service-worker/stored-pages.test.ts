import { describe, expect, it } from 'vitest';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import {
  addStoredPageBanner,
  isPublicPage,
  isStorableUrl,
  listPageFiles,
} from '../../src/service-worker/stored-pages.ts';

const page = (cacheControl: string, init: ResponseInit = {}) =>
  new Response('<html>', {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl },
  });

describe('The service worker stores', () => {
  it.each(['/en-ae', '/ar-kw/products/tin', '/en-sa/category/drills/page/2', '/ar-om/blogs/damp-walls'])(
    '%s',
    (path) => {
      expect(isStorableUrl(new URL(path, 'https://shop.example'))).toBe(true);
    },
  );
});

describe('The service worker never stores', () => {
  it.each([
    '/en-ae/cart',
    '/en-ae/cart/change',
    '/ar-ae/checkout/payment',
    '/en-ae/checkout/return/1',
    '/en-ae/my-account',
    '/en-ae/my-account/orders/AE26-1',
    '/en-ae/order-confirmation/AE26-1',
    '/en-ae/ordertrack/AE26-1',
    '/en-ae/ordertrack',
    '/en-ae/wishlist',
    '/en-ae/shared/cart/x',
    '/en-ae/sign-in',
    '/en-ae/reset-password',
    '/en-ae/cases/1',
    '/en-ae/product-list?q=drill',
    '/en-ae/products/tin?shade=x',
    '/sandbox/mailbox',
    '/api/experience/cart',
    '/',
  ])('the page %s', (path) => {
    expect(isStorableUrl(new URL(path, 'https://shop.example'))).toBe(false);
  });

  it.each([
    ['is private', page('private, no-cache')],
    ['must not be stored', page('public, no-store')],
    ['says nothing about caches', page('')],
    ['is an error', page('public, max-age=0', { status: 503 })],
    ['is not found', page('public, max-age=0', { status: 404 })],
    ['is no page', Response.json({}, { headers: { 'cache-control': 'public' } })],
  ])('a response that %s', (_, response) => {
    expect(isPublicPage(response)).toBe(false);
    expect(isPublicPage(page('public, max-age=0, must-revalidate'))).toBe(true);
  });
});

it('style sheets and fonts of a page are found, each once', () => {
  const html =
    '<link href="/_astro/a.X1.css"><link href="/_astro/fonts/b-c.woff2"><link href="/_astro/a.X1.css">' +
    '<astro-island component-url="/_astro/Big.js">';
  expect(listPageFiles(html)).toEqual(['/_astro/a.X1.css', '/_astro/fonts/b-c.woff2']);
});

describe('A stored page', () => {
  const html =
    '<body><dialog id="offline" open hidden> <p class="toast__message x" role="alert">You are offline.</p></dialog>';

  it.each(['en', 'ar'] as const)('shows in %s that it is a stored copy', (language) => {
    const shown = addStoredPageBanner(html, `${language}-ae`);
    expect(shown).toContain(`>${MESSAGE_RESOURCES[language].shell.storedPageNotice}</p>`);
    expect(shown).not.toContain('hidden');
  });

  it('without the element stays as it is', () => {
    expect(addStoredPageBanner('<body hidden>', 'en-ae')).toBe('<body hidden>');
  });
});
