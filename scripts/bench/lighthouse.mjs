import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './statistics.mjs';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Returns median Lighthouse scores (mobile, 0 to 100) of several runs, and the failed audits of all
 * categories but performance.
 * @param {{ url: string, chromium: string, runs: number }} options
 * @returns {Promise<{ scores: Record<string, number>, failedAudits: string[] }>}
 */
export async function runLighthouse({ url, chromium, runs }) {
  const chrome = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const all = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: CATEGORIES,
        logLevel: 'silent',
      });
      if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
      all.push(result.lhr);
    }
    const scores = Object.fromEntries(
      CATEGORIES.map((name) => [
        name,
        Math.round(median(all.map((lhr) => (lhr.categories[name].score ?? 0) * 100))),
      ]),
    );
    return { scores, failedAudits: [...new Set(all.flatMap(listFailedAudits))] };
  } finally {
    chrome.kill();
  }
}

function listFailedAudits({ audits, categories }) {
  return CATEGORIES.slice(1).flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => `${name}: ${audits[id].title}`),
  );
}
