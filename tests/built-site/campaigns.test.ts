import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, it } from 'vitest';
import { serveTestSite } from '../support/servers/test-site.ts';

const site = serveTestSite();
const folder = 'src/content/en/campaigns';
const campaigns = readdirSync(folder).map((file) => {
  const head = /^---\n([\s\S]*?)\n---/.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[1] ?? '';
  const { starts, ends } = load(head) as { starts: string; ends: string };
  return { slug: file.replace('.md', ''), starts: Date.parse(starts), ends: Date.parse(ends) };
});

it.each(campaigns)(
  'the page of campaign $slug is cached with 200 until its end, and 410 afterwards',
  async ({ slug, ends }) => {
    for (const tag of ['en-ae', 'ar-kw']) {
      const url = `${site().url}/${tag}/campaigns/${slug}`;
      const replies = [await fetch(url), await fetch(url)];
      const hasEnded = ends <= Date.now();
      expect(replies.map(({ status }) => status)).toEqual(hasEnded ? [410, 410] : [200, 200]);
      // The page of a past campaign is not cached: it is cheap to render and rarely visited.
      expect(replies[1]?.headers.get('x-cache')).toBe(hasEnded ? null : 'HIT');
      const html = await replies[1]?.text();
      expect(html?.includes('content="noindex, follow"')).toBe(hasEnded);
      expect(html?.includes('rel="canonical"')).toBe(!hasEnded);
      expect(html).toContain('<h1');
    }
  },
);

it('the home page shows active campaigns only', async () => {
  const html = await (await fetch(`${site().url}/en-ae`)).text();
  const now = Date.now();
  const activeCampaigns = campaigns.filter(({ starts, ends }) => starts <= now && now < ends);
  const shown = [...html.matchAll(/\/en-ae\/campaigns\/([a-z-]+)/g)].map((match) => match[1]);
  expect(shown.length > 0).toBe(activeCampaigns.length > 0);
  for (const slug of shown) expect(activeCampaigns.map((campaign) => campaign.slug)).toContain(slug);
});
