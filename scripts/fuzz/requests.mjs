import fc from 'fast-check';
import { formHandlers } from '#lib/api/forms/handle-form.server.ts';
import { buildPath } from '#lib/contract/endpoint.ts';
import { endpoints } from '#lib/contract/index.ts';
import { describeInput } from '../api/json-schema.mjs';
import { createBroken, HOSTILE_TEXTS } from './broken-values.mjs';
import { createValidArbitrary } from './valid-values.mjs';

/**
 * One request of the fuzzer. `kind` says what it tests: a call, a form, a page or the search.
 * @typedef {{ kind: string, method: string, path: string, headers: Record<string, string>, body?: string }} FuzzRequest
 */

const LOCALES = ['en-ae', 'ar-ae', 'en-kw', 'ar-sa', 'xx-yy'];
const PAGES = [
  '',
  '/cart',
  '/checkout',
  '/checkout/contact',
  '/wishlist',
  '/search',
  '/product-list',
  '/category/emulsion',
  '/products/none',
  '/compare',
  '/compare/choose',
  '/store-locator',
  '/delivery-areas',
  '/my-account',
  '/my-account/orders',
  '/ordertrack',
  '/order-confirmation/AE26-000000-0',
  '/shared/cart/none',
  '/paint/none/shades',
  '/bulk-orders/enquiry',
  '/help-search',
  '/notices/none',
  '/sign-in',
];
const QUERY_NAMES = [
  'q',
  'page',
  'sort',
  'brand',
  'price',
  'attr.voltage',
  'shade',
  'token',
  'next',
  'utm_source',
  'p',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'];

const createWeighted = (common, rare) =>
  fc.oneof({ arbitrary: common, weight: 19 }, { arbitrary: rare, weight: 1 });
const text = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ maxLength: 20, unit: 'grapheme' }));
// An object without a prototype cannot be converted to a string.
const toWellFormed = (value) =>
  (typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value)).toWellFormed();

function formatQuery(query) {
  if (typeof query !== 'object' || query === null) return '';
  const pairs = Object.entries(query).map(([name, value]) => [toWellFormed(name), toWellFormed(value)]);
  const search = new URLSearchParams(pairs).toString();
  return search ? `?${search.slice(0, 3000)}` : '';
}

// Fills the path parameters with shortened values: long ones would only be rejected for their length.
function fillPath(path, params) {
  const values = typeof params === 'object' && params !== null ? params : {};
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const segments = names.map((name) => [name, toWellFormed(values[name] ?? 'current').slice(0, 200) || 'x']);
  return buildPath(path, Object.fromEntries(segments));
}

/** Creates calls of one endpoint: half of them valid by its schemas, half with a fault. */
function createCalls(endpoint) {
  const parts = Object.fromEntries(
    ['params', 'query', 'body'].map((part) => [part, createValidArbitrary(describeInput(endpoint[part]))]),
  );
  const valid = fc.record(parts);
  const broken = fc.record({
    params: fc.oneof(parts.params, createBroken(parts.params)),
    query: fc.oneof(parts.query, createBroken(parts.query)),
    body: createBroken(parts.body),
  });
  const headers = fc.record({
    location: createWeighted(fc.constantFrom('ae', 'kw'), fc.constantFrom('xx', '')),
    locale: createWeighted(fc.constantFrom('en', 'ar'), fc.constantFrom('zz', '')),
  });
  return fc.tuple(fc.oneof(valid, broken), headers).map(([{ params, query, body }, markets]) => ({
    kind: `call ${endpoint.name}`,
    method: endpoint.method,
    path: `/api${fillPath(endpoint.path, params)}${formatQuery(query)}`,
    headers: { 'content-type': 'application/json', ...markets },
    ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body) ?? '' }),
  }));
}

function createForms(origin) {
  const fieldNames = [
    'next',
    'from',
    'quantity',
    'productCode',
    'email',
    'name',
    'phone',
    'code',
    'line',
    'id',
  ];
  const fields = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...fieldNames), text), text), { maxLength: 8 });
  return fc
    .tuple(fc.constantFrom(...formHandlers.keys(), 'nothing'), fc.constantFrom(...LOCALES), fields)
    .map(([name, locale, pairs]) => ({
      kind: `form ${name}`,
      method: 'POST',
      path: `/api/forms/${name}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin,
        referer: `${origin}/${locale}/cart`,
      },
      body: new URLSearchParams(
        pairs.map(([key, value]) => [key.toWellFormed(), value.toWellFormed()]),
      ).toString(),
    }));
}

const pages = fc
  .record({
    locale: fc.constantFrom(...LOCALES),
    page: fc.constantFrom(...PAGES),
    method: fc.oneof({ arbitrary: fc.constant('GET'), weight: 8 }, fc.constantFrom(...METHODS)),
    query: fc.dictionary(fc.oneof(fc.constantFrom(...QUERY_NAMES), text), text, { maxKeys: 3 }),
    encoding: fc.constantFrom('gzip, br', 'br;q=0, *', 'x'.repeat(300), '', 'deflate;q=nope'),
  })
  .map(({ locale, page, method, query, encoding }) => ({
    kind: `page ${page || '/'}`,
    method,
    path: `/${locale}${page}${formatQuery(query)}`,
    headers: { 'accept-encoding': encoding },
  }));

const searches = fc
  .record({
    query: text,
    page: fc.oneof(fc.nat(2000), text),
    facets: fc.oneof(fc.constant('*'), fc.array(text, { maxLength: 3 })),
    filters: text,
  })
  .map(({ filters, ...params }) => ({
    kind: 'search',
    method: 'POST',
    path: '/api/search/1/indexes/*/queries',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requests: [{ indexName: 'products_en_ae', ...params, filters }] }),
  }));

/**
 * Creates requests to everything that the shop serves: its calls, forms, pages and search.
 * @param {string} origin the shop's own, as forms need it
 * @returns {fc.Arbitrary<FuzzRequest>}
 */
export function createRequests(origin) {
  return fc.oneof(
    { arbitrary: fc.oneof(...endpoints.map(createCalls)), weight: 6 },
    { arbitrary: createForms(origin), weight: 2 },
    { arbitrary: pages, weight: 2 },
    { arbitrary: searches, weight: 1 },
  );
}
