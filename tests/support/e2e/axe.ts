import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails when axe finds a violation on the current page, naming rule and elements. With `expect.soft` the
 * test continues.
 */
export async function expectAccessible(page: Page, check: typeof expect.soft = expect): Promise<void> {
  // Without a scroll to the top, the sticky header would cover elements.
  const scrollTop = await page.evaluate(() => {
    const { scrollY } = window;
    scrollTo({ top: 0, behavior: 'instant' });
    return scrollY;
  });
  // Only violations are needed; the default mode opens a tab to merge the results of frames, which the shop's
  // pages do not have.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrollTop);
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  }));
  check(found, `axe on ${page.url()}`).toEqual([]);
}
