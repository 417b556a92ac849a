import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { openDevtoolsTab } from '../../scripts/bench/devtools-browser.mjs';
import { ensureChromium } from '../../scripts/services/chromium.mjs';
import { serveTestSite } from '../support/servers/test-site.ts';

const site = serveTestSite();
const WAIT = { timeout: 15_000, interval: 100 };
const LIST = '/en-ae/category/interior-paint';

let tab: Awaited<ReturnType<typeof openDevtoolsTab>>;
afterEach(() => tab?.stop());

/** Polls an expression; a command that is sent while the page is replaced may never get a response. */
const readPage = (expression: string) =>
  expect.poll(() => Promise.race([tab.evaluate(expression).catch(() => ''), wait(1000, '')]), WAIT);

async function openPage(address: string): Promise<void> {
  tab = await openDevtoolsTab(await ensureChromium(), { width: 1280, height: 900 });
  await tab.call('Page.navigate', { url: site().url + address });
  await readPage('location.pathname + document.readyState').toBe(`${address}complete`);
}

/** Points at a link until the browser has rendered its page; returns the function that clicks it. */
async function pointAt(selector: string): Promise<() => Promise<void>> {
  const read = `(() => {
    const link = document.querySelector(${JSON.stringify(selector)});
    link.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, href: link.href };
  })()`;
  const { x, y, href } = (await tab.evaluate(read)) as { x: number; y: number; href: string };
  await tab.call('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  await expect.poll(() => tab.countPrerendered(), WAIT).toBe(1);
  return async () => {
    const button = { button: 'left', clickCount: 1, x, y };
    await tab.call('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
    // The reply is lost when the page is replaced.
    tab.call('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }).catch(() => undefined);
    await readPage('location.href').toBe(href);
  };
}

const WAS_PRERENDERED = "performance.getEntriesByType('navigation')[0].activationStart > 0";

describe('A page that the browser renders before its link is followed', () => {
  it('is a product page, which counts as viewed only once it is shown', async () => {
    await openPage(LIST);
    const follow = await pointAt('.product-card a[href*="/products/"]');
    expect(await tab.evaluate('localStorage.recentlyViewed ?? ""')).toBe('');
    await follow();
    await readPage(WAS_PRERENDERED).toBe(true);
    await readPage('localStorage.recentlyViewed ?? ""').toMatch(/^\["BN-\d+"\]$/);
  });

  it('is rendered again when a cookie has changed since, so that its header counts what was added to the cart', async () => {
    await openPage('/en-ae/products/mitraq-fibreglass-claw-hammer-16oz');
    const follow = await pointAt('.breadcrumbs a[href*="/category/"]');
    const add = `(async () => {
      const form = document.getElementById('buy-box');
      const reply = await fetch(form.action, { method: 'POST', body: new FormData(form), redirect: 'manual' });
      return reply.type;
    })()`;
    expect(await tab.evaluate(add)).toBe('opaqueredirect');
    await follow();
    await readPage('cartCount.textContent').toBe('1');
    await readPage(WAS_PRERENDERED).toBe(false);
  });
});
