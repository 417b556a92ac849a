import { startTestSite } from '../../scripts/site.mjs';
import { describeContract } from './cases.ts';
import { siteDoor } from './site.ts';

// The built shop, through the one door that a browser has: a cookie instead of tokens.
describeContract("The shop's own door", async () => {
  const site = await startTestSite();
  return { ...siteDoor(site.url), close: () => site.stop() };
});
