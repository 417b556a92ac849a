import type { RichTextModel } from '#lib/format/models/content.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { renderMarkdown } from './render-markdown.ts';

// The six countries of a language share a text except for its links: it is rendered once, with a placeholder
// for the locale (a private-use character that no text contains).
const LOCALE_PLACEHOLDER = '\uE000';
const cache = new Map<string, RichTextModel>();

/** Renders an editor's Markdown for a locale. The cache is never cleared: only prerendered pages use it. */
export function renderLocalizedMarkdown(markdown: string, locale: Locale): RichTextModel {
  const shared =
    cache.get(markdown) ?? renderMarkdown(markdown, (path) => LOCALE_PLACEHOLDER + path.replace(/^\/$/, ''));
  cache.set(markdown, shared);
  return {
    html: shared.html.replaceAll(LOCALE_PLACEHOLDER, getLocalePath(locale, '/')),
    headings: shared.headings,
  };
}
