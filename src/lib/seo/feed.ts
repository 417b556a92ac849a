import { getRssString } from '@astrojs/rss';
import { escapeXml, removeInvalidXml } from './sitemap/escape-xml.ts';

/** An article in a feed; URLs are absolute. */
export interface FeedItem {
  title: string;
  url: string;
  summary: string;
  author: string;
  topic: string;
  picture: string;
  /** Epoch milliseconds. */
  publishedAt: number;
}

/** Metadata of a feed; URLs are absolute. */
export interface FeedOptions {
  title: string;
  description: string;
  /** URL of the page with the articles. */
  url: string;
  /** URL of the feed. */
  feedUrl: string;
  /** BCP 47 tag such as `ar-KW`. */
  language: string;
}

const NAMESPACES = {
  atom: 'http://www.w3.org/2005/Atom',
  dc: 'http://purl.org/dc/elements/1.1/',
  media: 'http://search.yahoo.com/mrss/',
};

function toRssItem(item: FeedItem) {
  return {
    title: removeInvalidXml(item.title),
    link: item.url,
    pubDate: new Date(item.publishedAt),
    categories: [removeInvalidXml(item.topic)],
    description: removeInvalidXml(item.summary),
    // `author` in RSS must be an email address.
    customData: [
      `<dc:creator>${escapeXml(item.author)}</dc:creator>`,
      `<media:content url="${escapeXml(item.picture)}" medium="image" type="image/svg+xml"/>`,
    ].join(''),
  };
}

/** Creates an RSS 2.0 document; its build date is the date of its newest item. */
export function createFeed(items: readonly FeedItem[], options: FeedOptions): Promise<string> {
  const newest = Math.max(0, ...items.map(({ publishedAt }) => publishedAt));
  const buildDate = newest > 0 ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>` : '';
  return getRssString({
    title: removeInvalidXml(options.title),
    description: removeInvalidXml(options.description),
    site: options.url,
    trailingSlash: false,
    xmlns: NAMESPACES,
    items: items.map(toRssItem),
    customData: [
      `<language>${escapeXml(options.language)}</language>`,
      buildDate,
      `<atom:link href="${escapeXml(options.feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
  });
}
