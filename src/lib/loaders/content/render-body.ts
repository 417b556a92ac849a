import type { RichTextModel } from '#lib/format/models/content.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { renderMarkdown } from './render-markdown.ts';

// A text is the same in the six countries of its language but for its links: it is rendered once, with a sign that
// no text has in place of the locale.
const LOCALE_PLACEHOLDER = '\uE000';
const cache = new Map<string, RichTextModel>();

/** An editor's Markdown in a locale. For pages of a build: what was rendered is kept as long as the process lives. */
export function renderLocalizedMarkdown(markdown: string, locale: Locale): RichTextModel {
  const shared =
    cache.get(markdown) ?? renderMarkdown(markdown, (path) => LOCALE_PLACEHOLDER + path.replace(/^\/$/, ''));
  cache.set(markdown, shared);
  return {
    html: shared.html.replaceAll(LOCALE_PLACEHOLDER, getLocalePath(locale, '/')),
    headings: shared.headings,
  };
}
