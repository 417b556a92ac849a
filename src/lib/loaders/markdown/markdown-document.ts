import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Loaded, LoaderContext, LoaderFailure } from '../context.ts';

/** The Markdown version of a page. */
interface MarkdownDocument {
  body: string;
  /** URL of the HTML page. */
  canonical: string;
}

export type MarkdownContext = Pick<LoaderContext, 'client' | 'locale' | 't' | 'siteUrl'>;
export type MarkdownResult = Loaded<MarkdownDocument> | LoaderFailure;

/** Builds a document of title, lead and parts; null parts are left out. */
export function createMarkdownDocument(
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
  path: string,
  { title, lead, parts }: { title: string; lead: string; parts: (string | null)[] },
): Loaded<MarkdownDocument> {
  const canonical = siteUrl + getLocalePath(locale, path);
  const body = [`# ${title}`, lead, ...parts.filter((part) => part), `<${canonical}>`].join('\n\n');
  return { kind: 'ok', model: { body: `${body}\n`, canonical } };
}

/** Formats a section with a heading and list items; null for an empty list. */
export function formatListSection(title: string, items: readonly string[]): string | null {
  return items.length === 0 ? null : `## ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}`;
}

/** Turns internal links of an editor's text into absolute URLs. */
export function resolveLinks(
  markdown: string,
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
): string {
  return markdown.replace(
    /\]\((\/[^)\s]*)\)/g,
    (_, path: string) => `](${siteUrl}${getLocalePath(locale, path)})`,
  );
}
