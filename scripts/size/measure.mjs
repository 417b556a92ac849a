import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { addToCart, INTERACTIONS } from './interactions.mjs';

const KB = 1024;
const PATIENCE_MS = 10_000;
const QUIET_MS = 600;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const gzipKb = (bytes) => gzipSync(bytes, { level: 9 }).length / KB;

const isData = (attributes) =>
  /\bsrc\s*=|type\s*=\s*["']?(application\/\w*\+?json|speculationrules|importmap)/.test(attributes);

/** Returns the text of all executable elements with a tag, in the HTML as sent. */
export function extractInline(html, tag) {
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...elements]
    .filter(([, attributes]) => !isData(attributes))
    .map(([, , text]) => text)
    .join('\n');
}

/** Records a page's responses by kind; each URL counts once. */
function collect(page) {
  const found = { script: new Map(), stylesheet: new Map(), font: new Map() };
  page.on('response', (response) => {
    const kind = found[response.request().resourceType()];
    // Closing a page discards pending bodies; `sum` throws for those it needs.
    if (kind && !kind.has(response.url()))
      kind.set(
        response.url(),
        response.body().catch(() => undefined),
      );
  });
  const sum = async (kind, weigh) => {
    let total = 0;
    for (const [url, body] of found[kind]) {
      const bytes = await body;
      if (!bytes) throw new Error(`${url} could not be read`);
      total += weigh(bytes);
    }
    return total;
  };
  return { count: (kind) => found[kind].size, sum };
}

/**
 * Returns a function that waits for network idle. Unlike Playwright's it can be used after each interaction.
 */
function followTraffic(page) {
  let open = 0;
  let last = Date.now();
  const note = (change) => () => {
    open += change;
    last = Date.now();
  };
  page.on('request', note(1));
  page.on('requestfinished', note(-1));
  page.on('requestfailed', note(-1));
  return async () => {
    last = Date.now();
    const deadline = last + PATIENCE_MS;
    while (Date.now() < deadline && (open > 0 || Date.now() - last < QUIET_MS)) await wait(50);
  };
}

/**
 * Loads a page with a cold cache, performs an interaction and measures what was loaded.
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, act?: string, state?: any, locale: string }} options
 * @returns {Promise<import('./compare-budgets.mjs').Sizes>}
 */
export async function measurePage(browser, { url, act, state, locale }) {
  const context = await browser.newContext({ ...PHONE, storageState: state, locale });
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const seen = collect(page);
    const settle = followTraffic(page);
    const reply = await page.goto(url, { waitUntil: 'load' });
    if (!reply?.ok()) throw new Error(`${url} returned status ${reply?.status()}`);
    await settle();
    const html = await reply.text();
    const inlineKb = gzipKb(extractInline(html, 'script'));
    const styles = extractInline(html, 'style');
    const requestsBefore = seen.count('script');
    if (act) {
      await INTERACTIONS[act](page, settle);
      await settle();
      // An interaction that loads no script would measure nothing.
      if (seen.count('script') === 0) throw new Error(`${url}: ${act} loaded no script`);
    }
    return {
      requestsBefore,
      inlineKb,
      cssKb: (await seen.sum('stylesheet', gzipKb)) + (styles ? gzipKb(styles) : 0),
      fontKb: await seen.sum('font', (bytes) => bytes.length / KB),
      scriptKb: inlineKb + (await seen.sum('script', gzipKb)),
    };
  } finally {
    await context.close();
  }
}

/** Returns the storage state of a visitor with a product in the cart. */
export async function fillCart(browser, { url, locale }) {
  const context = await browser.newContext({ ...PHONE, locale });
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const settle = followTraffic(page);
    await page.goto(url, { waitUntil: 'load' });
    await settle();
    await addToCart(page, settle);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
