import { openDevtoolsTab } from './devtools-browser.mjs';
import { median } from './statistics.mjs';

const HOVER_MS = 1500;
const TIMEOUT_MS = 15_000;
const WINDOW = { width: 1280, height: 900 };

// Navigations of a typical visit: the URL, and the link that is followed on that page.
const STEPS = [
  ['home to list', '/en-ae', 'main a[href*="/category/"]'],
  ['list to product', '/en-ae/category/interior-paint', '.product-card a[href*="/products/"]'],
];

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns the first truthy result of `read`, which may throw while a page is replaced. */
async function poll(read, label) {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    // A command that is sent during a navigation may never get a response: each attempt waits one second at
    // most.
    const result = await Promise.race([read().catch(() => undefined), wait(1000)]);
    if (result) return result;
    await wait(50);
  }
  throw new Error(`No ${label} within ${TIMEOUT_MS / 1000} s`);
}

// Returns a script that returns the position of the link and stores the time of the click.
const prepareLink = (selector) => `(() => {
  if (document.readyState !== 'complete') return undefined;
  const link = document.querySelector(${JSON.stringify(selector)});
  link.scrollIntoView({ block: 'center' });
  addEventListener('click', () => {
    localStorage.clickedAt = performance.timeOrigin + performance.now();
  }, { capture: true });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, href: link.href };
})()`;

// Returns a script that measures the paint. A page that was prerendered before the click is painted when it
// is activated.
const readPaint = (href) => `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (location.href !== ${JSON.stringify(href)} || !paint) return undefined;
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  return {
    isPrerendered: activationStart > 0,
    painted: performance.timeOrigin + Math.max(paint.startTime, activationStart) - Number(localStorage.clickedAt),
  };
})()`;

/** Follows a link; returns the milliseconds from the click to the first paint of the next page. */
async function followLink(tab, url, selector, hoverMs) {
  await tab.call('Page.navigate', { url });
  const { x, y, href } = await poll(() => tab.evaluate(prepareLink(selector)), 'link');
  const move = (type, details) => tab.call('Input.dispatchMouseEvent', { type, x, y, ...details });
  if (hoverMs > 0) {
    await move('mouseMoved');
    await wait(hoverMs);
  }
  const button = { button: 'left', clickCount: 1 };
  await move('mousePressed', button);
  // The reply is lost when the page is replaced.
  move('mouseReleased', button).catch(() => undefined);
  return await poll(() => tab.evaluate(readPaint(href)), 'next page');
}

/**
 * Measures the milliseconds from a click to the painted page, with and without the time in which a browser
 * prerenders a page while its link is hovered.
 * @param {{ url: string, executablePath: string, runs: number }} options
 * @param {(row: { name: string, withHover: number, withoutHover: number, prerendered: number }) => void} report
 * medians, and the number of pages that were rendered before the click
 */
export async function measureNavigation({ url, executablePath, runs }, report) {
  for (const [name, address, selector] of STEPS) {
    const times = { withHover: [], withoutHover: [] };
    let prerendered = 0;
    for (let run = 0; run < runs; run += 1) {
      for (const kind of ['withHover', 'withoutHover']) {
        // Uses a separate browser: data stored by an earlier run would make the page faster.
        const tab = await openDevtoolsTab(executablePath, WINDOW);
        try {
          const hoverMs = kind === 'withHover' ? HOVER_MS : 0;
          const { painted, isPrerendered } = await followLink(tab, url + address, selector, hoverMs);
          times[kind].push(painted);
          if (kind === 'withHover' && isPrerendered) prerendered += 1;
        } finally {
          await tab.stop();
        }
      }
    }
    report({
      name,
      withHover: median(times.withHover),
      withoutHover: median(times.withoutHover),
      prerendered,
    });
  }
}
