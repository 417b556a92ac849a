import { escapeXml } from './xml.ts';

/** An article in a feed; addresses are whole. */
export interface FeedItem {
  title: string;
  url: string;
  summary: string;
  author: string;
  topic: string;
  picture: string;
  /** Epoch milliseconds. */
  at: number;
}

/** What a feed says of itself; addresses are whole. */
export interface FeedFacts {
  title: string;
  description: string;
  /** The page that it follows. */
  url: string;
  /** Its own. */
  self: string;
  /** `ar-KW`. */
  language: string;
}

const NAMES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ');

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
const date = (epochMs: number): string => new Date(epochMs).toUTCString();

function writeItem(item: FeedItem): string {
  const parts = [
    element('title', item.title),
    element('link', item.url),
    `<guid isPermaLink="true">${escapeXml(item.url)}</guid>`,
    element('pubDate', date(item.at)),
    element('dc:creator', item.author),
    element('category', item.topic),
    element('description', item.summary),
    `<media:content url="${escapeXml(item.picture)}" medium="image" type="image/svg+xml"/>`,
  ];
  return `<item>${parts.join('')}</item>`;
}

/** RSS 2.0, as new as its newest item. */
export function writeFeed(items: readonly FeedItem[], facts: FeedFacts): string {
  const newest = Math.max(0, ...items.map(({ at }) => at));
  const head = [
    element('title', facts.title),
    element('link', facts.url),
    element('description', facts.description),
    element('language', facts.language),
    ...(newest > 0 ? [element('lastBuildDate', date(newest))] : []),
    `<atom:link href="${escapeXml(facts.self)}" rel="self" type="application/rss+xml"/>`,
  ];
  const lines = [...head, ...items.map(writeItem)].join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${NAMES}><channel>\n${lines}\n</channel></rss>\n`;
}
