import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { addToCart, INTERACTIONS, signIn, submitContact } from './interactions.mjs';

const KB = 1024;
const TIMEOUT_MS = 10_000;
const IDLE_MS = 600;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const gzipKb = (bytes) => gzipSync(bytes, { level: 9 }).length / KB;

const isData = (attributes) =>
  /\bsrc\s*=|type\s*=\s*["']?(application\/\w*\+?json|speculationrules|importmap)/.test(attributes);

/** Returns the text of all inline elements with a tag, except data such as JSON, in the HTML as sent. */
export function extractInline(html, tag) {
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...elements]
    .filter(([, attributes]) => !isData(attributes))
    .map(([, , text]) => text)
    .join('\n');
}

/** Requests a file. Throws an error if it cannot be read. */
async function readBody(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned status ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Records a page's responses by kind; each URL counts once. */
function recordResponses(page) {
  const resources = { script: new Map(), stylesheet: new Map(), font: new Map() };
  page.on('response', (response) => {
    const kind = resources[response.request().resourceType()];
    // A reload discards pending bodies; `sum` requests those anew.
    if (kind && !kind.has(response.url()))
      kind.set(
        response.url(),
        response.body().catch(() => undefined),
      );
  });
  const sumSizes = async (kind, getSize) => {
    let total = 0;
    for (const [url, body] of resources[kind]) {
      total += getSize((await body) ?? (await readBody(url)));
    }
    return total;
  };
  return { count: (kind) => resources[kind].size, sum: sumSizes };
}

/** Chromium never reports the end of a request of analytics, which outlives its page. */
const isAnalytics = (request) => request.method() === 'POST' && request.url().endsWith('/events');

/**
 * Returns a function that waits for network idle. Unlike Playwright's it can be used after each interaction.
 */
function trackRequests(page) {
  let openCount = 0;
  let lastChangeAt = Date.now();
  const recordChange = (change) => (request) => {
    if (isAnalytics(request)) return;
    openCount += change;
    lastChangeAt = Date.now();
  };
  page.on('request', recordChange(1));
  page.on('requestfinished', recordChange(-1));
  page.on('requestfailed', recordChange(-1));
  return async () => {
    lastChangeAt = Date.now();
    const deadline = lastChangeAt + TIMEOUT_MS;
    while (Date.now() < deadline && (openCount > 0 || Date.now() - lastChangeAt < IDLE_MS)) await wait(50);
  };
}

/**
 * Loads a page with a cold cache, performs an interaction and measures what was loaded.
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, act?: string, state?: any, locale: string }} options
 * @returns {Promise<import('./compare-budgets.mjs').Sizes>}
 */
export async function measurePage(browser, { url, act, state, locale }) {
  const context = await browser.newContext({
    ...PHONE,
    storageState: state,
    locale,
    // The service worker loads further pages after the first interaction; its size is limited by a test.
    serviceWorkers: 'block',
  });
  try {
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    const responses = recordResponses(page);
    const waitUntilIdle = trackRequests(page);
    const reply = await page.goto(url, { waitUntil: 'load' });
    if (!reply?.ok()) throw new Error(`${url} returned status ${reply?.status()}`);
    await waitUntilIdle();
    const html = await reply.text();
    const inlineKb = gzipKb(extractInline(html, 'script'));
    const styles = extractInline(html, 'style');
    const requestsBefore = responses.count('script');
    const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
    if (act) {
      await INTERACTIONS[act](page, waitUntilIdle);
      await waitUntilIdle();
      // An interaction that loads no script would measure nothing.
      if (responses.count('script') === 0) throw new Error(`${url}: ${act} loaded no script`);
    }
    return {
      htmlKb: Buffer.byteLength(html) / KB,
      nodes,
      requestsBefore,
      inlineKb,
      cssKb: (await responses.sum('stylesheet', gzipKb)) + (styles ? gzipKb(styles) : 0),
      fontKb: await responses.sum('font', (bytes) => bytes.length / KB),
      scriptKb: inlineKb + (await responses.sum('script', gzipKb)),
    };
  } finally {
    await context.close();
  }
}

/** Returns the storage state of a visitor with a product in the cart. */
export async function fillCart(browser, options) {
  return await prepareState(browser, options, addToCart);
}

/** Returns the storage state of a visitor who has filled in the contact step of the checkout. */
export async function fillContact(browser, options) {
  return await prepareState(browser, options, submitContact);
}

/** Returns the storage state of the sample customer, signed in. */
export async function signInCustomer(browser, options) {
  return await prepareState(browser, options, signIn);
}

/** Returns the storage state after an interaction on a page. */
async function prepareState(browser, { url, locale, state }, interact) {
  const context = await browser.newContext({ ...PHONE, storageState: state, locale });
  try {
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    const waitUntilIdle = trackRequests(page);
    await page.goto(url, { waitUntil: 'load' });
    await waitUntilIdle();
    await interact(page, waitUntilIdle);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
