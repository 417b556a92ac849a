import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '#lib/format/html.ts';
import type { RichTextModel } from '#lib/format/models/content.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { slugify } from '#lib/locale/slug.ts';

export interface Heading {
  id: string;
  text: string;
}

export interface RenderedMarkdown {
  html: string;
  /** Headings of level 2, for a table of contents. */
  headings: Heading[];
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const stripHtml = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] as string);

/**
 * Renders an editor's Markdown as HTML. HTML in it is escaped, as the source may be a remote system; `link`
 * localises internal links; every heading gets an id; an image is replaced by its alternative text.
 */
export function renderMarkdown(markdown: string, link: (path: string) => string): RenderedMarkdown {
  const headings: Heading[] = [];
  const usedIds = new Set<string>();
  const marked = new Marked({
    renderer: {
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
      image: ({ text }: Tokens.Image) => escapeHtml(text),
      heading({ tokens, depth, text }: Tokens.Heading) {
        const level = Math.max(2, depth);
        let id = slugify(text) || 'part';
        while (usedIds.has(id)) id += '-2';
        usedIds.add(id);
        const innerHtml = this.parser.parseInline(tokens);
        if (level === 2) headings.push({ id, text: stripHtml(innerHtml) });
        return `<h${level} id="${id}">${innerHtml}</h${level}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const innerHtml = this.parser.parseInline(tokens);
        if (/^\/[\w/?=&%.+-]*$/.test(href)) return `<a href="${escapeHtml(link(href))}">${innerHtml}</a>`;
        if (/^(https:\/\/|mailto:|#)/.test(href)) return `<a href="${escapeHtml(href)}">${innerHtml}</a>`;
        return innerHtml;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
}

// The six countries of a language share a text except for its links: it is rendered once, with a placeholder
// for the locale (a private-use character that no text contains).
const LOCALE_PLACEHOLDER = '\uE000';
const cache = new Map<string, RichTextModel>();

/** Renders an editor's Markdown for a locale. The cache is never cleared: only prerendered pages use it. */
export function renderLocalizedMarkdown(markdown: string, locale: Locale): RichTextModel {
  const cachedMarkdown =
    cache.get(markdown) ?? renderMarkdown(markdown, (path) => LOCALE_PLACEHOLDER + path.replace(/^\/$/, ''));
  cache.set(markdown, cachedMarkdown);
  return {
    html: cachedMarkdown.html.replaceAll(LOCALE_PLACEHOLDER, getLocalePath(locale, '/')),
    headings: cachedMarkdown.headings,
  };
}
