import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { LoaderContext, LoaderFailure } from '../context.ts';

/** A page as Markdown, for whoever reads without a browser. */
export interface MarkdownDocument {
  kind: 'twin';
  body: string;
  /** The address of the page that it is the twin of. */
  canonical: string;
}

export type MarkdownContext = Pick<LoaderContext, 'client' | 'locale' | 't' | 'site'>;
export type MarkdownResult = MarkdownDocument | LoaderFailure;

/** Puts a twin together: title, lead, parts; empty parts are left out. */
export function createMarkdownDocument(
  { locale, site }: { locale: Locale; site: string },
  path: string,
  { title, lead, parts }: { title: string; lead: string; parts: (string | null)[] },
): MarkdownDocument {
  const canonical = site + getLocalePath(locale, path);
  const body = [`# ${title}`, lead, ...parts.filter((part) => part), `<${canonical}>`].join('\n\n');
  return { kind: 'twin', body: `${body}\n`, canonical };
}

/** A titled list; null when there is nothing in it. */
export function formatList(title: string, items: readonly string[]): string | null {
  return items.length === 0 ? null : `## ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}`;
}

/** An editor's text with its links made whole. */
export function resolveLinks(markdown: string, { locale, site }: { locale: Locale; site: string }): string {
  return markdown.replace(
    /\]\((\/[^)\s]*)\)/g,
    (_, path: string) => `](${site}${getLocalePath(locale, path)})`,
  );
}
