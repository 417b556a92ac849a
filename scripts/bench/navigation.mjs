import { chromium } from 'playwright';

const HOVER_MS = 600;

// From page to page as a shopper goes: the address, and the link that is followed there.
const STEPS = [
  ['home to list', '/en-ae', 'main a[href*="/category/"]'],
  ['list to product', '/en-ae/category/interior-paint', '.product-card a[href*="/products/"]'],
];

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Follows a link and returns the milliseconds from the click to the first paint of the next page. */
async function followLink(page, selector, hoverMs) {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  if (hoverMs > 0) {
    await link.hover();
    await page.waitForTimeout(hoverMs);
  }
  await page.evaluate(() => {
    addEventListener(
      'click',
      () => {
        sessionStorage.clickedAt = performance.timeOrigin + performance.now();
      },
      { capture: true },
    );
  });
  const from = page.url();
  await link.click();
  await page.waitForURL((url) => url.href !== from);
  return page.evaluate(async () => {
    const readPaint = () => performance.getEntriesByName('first-contentful-paint')[0];
    while (!readPaint()) await new Promise((resolve) => setTimeout(resolve, 20));
    return performance.timeOrigin + readPaint().startTime - Number(sessionStorage.clickedAt);
  });
}

/**
 * Measures the milliseconds from a click to the painted page, with and without the time in which a browser loads a page
 * while its link is pointed at.
 * @param {{ url: string, executablePath: string, runs: number }} options
 * @param {(row: { name: string, speculated: number, plain: number }) => void} report medians
 */
export async function measureNavigation({ url, executablePath, runs }, report) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const [name, address, selector] of STEPS) {
      const times = { speculated: [], plain: [] };
      for (let run = 0; run < runs; run += 1) {
        for (const kind of ['speculated', 'plain']) {
          const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
          const page = await context.newPage();
          await page.goto(url + address);
          times[kind].push(await followLink(page, selector, kind === 'speculated' ? HOVER_MS : 0));
          await context.close();
        }
      }
      report({ name, speculated: median(times.speculated), plain: median(times.plain) });
    }
  } finally {
    await browser.close();
  }
}
