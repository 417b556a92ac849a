import type { TextModel } from '#lib/format/models.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { localePath } from '#lib/locale/path.ts';
import { renderMarkdown } from './markdown.ts';

// A text is the same in the six countries of its language but for its links: it is rendered once, with a sign that
// no text has in place of the locale.
const PLACE = '\uE000';
const rendered = new Map<string, TextModel>();

/** An editor's Markdown in a locale. For pages of a build: what was rendered is kept as long as the process lives. */
export function renderBody(markdown: string, locale: Locale): TextModel {
  const shared =
    rendered.get(markdown) ?? renderMarkdown(markdown, (path) => PLACE + path.replace(/^\/$/, ''));
  rendered.set(markdown, shared);
  return { html: shared.html.replaceAll(PLACE, localePath(locale, '/')), headings: shared.headings };
}
