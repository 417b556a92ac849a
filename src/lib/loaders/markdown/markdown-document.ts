import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { LoaderContext, LoaderFailure } from '../context.ts';

/** The Markdown version of a page. */
export interface MarkdownDocument {
  kind: 'twin';
  body: string;
  /** Address of the HTML page. */
  canonical: string;
}

export type MarkdownContext = Pick<LoaderContext, 'client' | 'locale' | 't' | 'site'>;
export type MarkdownResult = MarkdownDocument | LoaderFailure;

/** Builds a document of title, lead and parts; null parts are left out. */
export function createMarkdownDocument(
  { locale, site }: { locale: Locale; site: string },
  path: string,
  { title, lead, parts }: { title: string; lead: string; parts: (string | null)[] },
): MarkdownDocument {
  const canonical = site + getLocalePath(locale, path);
  const body = [`# ${title}`, lead, ...parts.filter((part) => part), `<${canonical}>`].join('\n\n');
  return { kind: 'twin', body: `${body}\n`, canonical };
}

/** Returns null for an empty list. */
export function formatList(title: string, items: readonly string[]): string | null {
  return items.length === 0 ? null : `## ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}`;
}

/** Turns internal links of an editor's text into absolute URLs. */
export function resolveLinks(markdown: string, { locale, site }: { locale: Locale; site: string }): string {
  return markdown.replace(
    /\]\((\/[^)\s]*)\)/g,
    (_, path: string) => `](${site}${getLocalePath(locale, path)})`,
  );
}
