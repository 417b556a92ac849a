import { afterAll, beforeAll } from 'vitest';
import { startTestSite } from '../../../scripts/server/test-site.mjs';

/**
 * Starts the built shop for a test file, on its own port and freshly seeded data, and stops it afterwards.
 * The URL is only known inside tests: `const site = serveTestSite(); … fetch(site().url)`.
 */
export function serveTestSite(env: Record<string, string> = {}) {
  let site: Awaited<ReturnType<typeof startTestSite>> | undefined;
  beforeAll(async () => {
    site = await startTestSite({ env });
  });
  afterAll(() => site?.stop());
  return () => {
    if (!site) throw new Error('The site is available inside tests only');
    return site;
  };
}
