import { expect, test } from 'vitest';
import { getLocale } from '#lib/locale/locale.ts';
import { endOf } from '#lib/seo/event-data.ts';
import { writeFeed } from '#lib/seo/feed.ts';
import { howToData } from '#lib/seo/how-to-data.ts';
import { escapeXml } from '#lib/seo/xml.ts';

test.each([
  ['2026-12-05T10:00:00+04:00', 75, '2026-12-05T11:15:00+04:00'],
  ['2027-02-24T23:30:00+03:00', 60, '2027-02-25T00:30:00+03:00'],
  ['2027-02-24T23:30:00-05:30', 45, '2027-02-25T00:15:00-05:30'],
])('a class that starts at %s and takes %i minutes ends at %s', (starts, minutes, end) => {
  expect(endOf({ starts, minutes })).toBe(end);
});

test('text stands in XML as it was written, without what XML forbids', () => {
  expect(escapeXml('Rakan & Sons <b> "x" it’s بناء \u0000\uFFFE🧱')).toBe(
    'Rakan &#38; Sons &#60;b&#62; &#34;x&#34; it’s بناء 🧱',
  );
});

test('a feed escapes what it is given and is as new as its newest item', () => {
  const item = {
    title: 'Salt & <damp>',
    url: 'https://shop.example/en-ae/blogs/a',
    summary: 'One',
    author: 'A',
    topic: 'Paint',
    picture: 'https://shop.example/media/x+y.svg',
  };
  const feed = writeFeed(
    [
      { ...item, at: Date.UTC(2026, 2, 14) },
      { ...item, at: Date.UTC(2026, 4, 1) },
    ],
    {
      title: 'Guides',
      description: 'All',
      url: 'https://shop.example/en-ae/blogs',
      self: 'https://shop.example/en-ae/blogs/rss.xml',
      language: 'en-AE',
    },
  );
  expect(feed).toContain('<title>Salt &#38; &#60;damp&#62;</title>');
  expect(feed).toContain('<lastBuildDate>Fri, 01 May 2026 00:00:00 GMT</lastBuildDate>');
  expect(feed).toContain('<pubDate>Sat, 14 Mar 2026 00:00:00 GMT</pubDate>');
  expect(feed).not.toMatch(/<damp>|\s&\s/);
});

test('each step of a guide has an address on its page', () => {
  const data = howToData({
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
