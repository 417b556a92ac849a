import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails when axe finds anything on the page as it stands, naming the rule and the elements. With `expect.soft` the story
 * goes on to its next page.
 */
export async function expectAccessible(page: Page, check: typeof expect.soft = expect): Promise<void> {
  // What passes is most of the answer and nobody reads it; the other mode gathers the frames in a tab of its own, and
  // pages of the shop have no frames.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  }));
  check(found, `axe on ${page.url()}`).toEqual([]);
}
