import { startTestSite } from '../../scripts/server/test-site.mjs';
import { describeContract } from './harness/describe-contract.ts';
import { createSiteClient } from './harness/site-client.ts';

// The built shop through the browser API: with a cookie instead of tokens.
describeContract('The browser API of the built shop', async () => {
  const site = await startTestSite();
  return { ...createSiteClient(site.url), close: () => site.stop() };
});
