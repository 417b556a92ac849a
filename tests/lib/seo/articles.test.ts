import { expect, it } from 'vitest';
import { getLocale } from '#lib/locale/locale.ts';
import { createFeed } from '#lib/seo/feed.ts';
import { escapeXml } from '#lib/seo/sitemap/escape-xml.ts';
import { getEndTime } from '#lib/seo/structured-data/event.ts';
import { createHowToData } from '#lib/seo/structured-data/how-to.ts';

it.each([
  ['2026-12-05T10:00:00+04:00', 75, '2026-12-05T11:15:00+04:00'],
  ['2027-02-24T23:30:00+03:00', 60, '2027-02-25T00:30:00+03:00'],
  ['2027-02-24T23:30:00-05:30', 45, '2027-02-25T00:15:00-05:30'],
])('a masterclass that starts at %s and takes %i minutes ends at %s', (starts, minutes, end) => {
  expect(getEndTime({ starts, minutes })).toBe(end);
});

it('text in XML is escaped, without characters that XML forbids', () => {
  expect(escapeXml('Rakan & Sons <b> "x" it’s بناء \u0000\uFFFE🧱')).toBe(
    'Rakan &amp; Sons &lt;b&gt; &quot;x&quot; it’s بناء 🧱',
  );
});

it('a feed escapes its texts and is as new as its newest item', async () => {
  const item = {
    title: 'Salt & <damp>\u0001',
    url: 'https://shop.example/en-ae/blogs/a',
    summary: 'One',
    author: 'Rakan & Sons',
    topic: 'Paint',
    picture: 'https://shop.example/media/x+y.svg',
  };
  const feed = await createFeed(
    [
      { ...item, publishedAt: Date.UTC(2026, 2, 14) },
      { ...item, publishedAt: Date.UTC(2026, 4, 1) },
    ],
    {
      title: 'Guides',
      description: 'All',
      url: 'https://shop.example/en-ae/blogs',
      feedUrl: 'https://shop.example/en-ae/blogs/rss.xml',
      language: 'en-AE',
    },
  );
  expect(feed).toContain('<title>Salt &amp; &lt;damp&gt;</title>');
  expect(feed).toContain('<lastBuildDate>Fri, 01 May 2026 00:00:00 GMT</lastBuildDate>');
  expect(feed).toContain('<pubDate>Sat, 14 Mar 2026 00:00:00 GMT</pubDate>');
  expect(feed).not.toMatch(/<damp>|\s&\s/);
  expect(feed).not.toContain('\u0001');
});

it('a feed names its language and itself, and for each item its author, topic and image', async () => {
  const feed = await createFeed(
    [
      {
        title: 'Damp',
        url: 'https://shop.example/en-ae/blogs/damp',
        summary: 'Dry walls & floors',
        author: 'Rakan & Sons',
        topic: 'Paint',
        picture: 'https://shop.example/media/x+y.svg?a=1&b=2',
        publishedAt: Date.UTC(2026, 2, 14),
      },
    ],
    {
      title: 'Guides',
      description: 'All guides',
      url: 'https://shop.example/en-ae/blogs',
      feedUrl: 'https://shop.example/en-ae/blogs/rss.xml',
      language: 'en-AE',
    },
  );
  const [, channel, item] = /<channel>(.*)<item>(.*)<\/item><\/channel><\/rss>$/s.exec(feed) ?? [];
  expect(feed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><rss version="2.0" /);
  for (const part of [
    '<title>Guides</title>',
    '<link>https://shop.example/en-ae/blogs</link>',
    '<description>All guides</description>',
    '<language>en-AE</language>',
    '<lastBuildDate>Sat, 14 Mar 2026 00:00:00 GMT</lastBuildDate>',
    '<atom:link href="https://shop.example/en-ae/blogs/rss.xml" rel="self" type="application/rss+xml"/>',
  ]) {
    expect(channel).toContain(part);
  }
  for (const part of [
    '<title>Damp</title>',
    '<link>https://shop.example/en-ae/blogs/damp</link>',
    '<guid isPermaLink="true">https://shop.example/en-ae/blogs/damp</guid>',
    '<pubDate>Sat, 14 Mar 2026 00:00:00 GMT</pubDate>',
    '<dc:creator>Rakan &amp; Sons</dc:creator>',
    '<category>Paint</category>',
    '<description>Dry walls &amp; floors</description>',
    '<media:content url="https://shop.example/media/x+y.svg?a=1&amp;b=2" medium="image" type="image/svg+xml"/>',
  ]) {
    expect(item).toContain(part);
  }
});

it('a feed without items has no build date', async () => {
  const url = 'https://shop.example/en-ae/blogs';
  const feed = await createFeed([], {
    title: 'Guides',
    description: 'All',
    url,
    feedUrl: `${url}/rss.xml`,
    language: 'en-AE',
  });
  expect(feed).not.toMatch(/<item|lastBuildDate/);
});

it('each step of a guide has an address on its page', () => {
  const data = createHowToData({
    site: 'https://shop.example',
    path: '/en-ae/blogs/a',
    locale: getLocale('en', 'ae'),
    title: 'A',
    description: 'B',
    picture: '/media/scenes/majlis.svg',
    steps: [{ name: 'One', text: 'Do it.' }],
    supplies: [],
  });
  expect(data.step).toEqual([
    {
      '@type': 'HowToStep',
      position: 1,
      name: 'One',
      text: 'Do it.',
      url: 'https://shop.example/en-ae/blogs/a#step-1',
    },
  ]);
  expect(data).not.toHaveProperty('supply');
});
