import type { APIRoute } from 'astro';
import { loadLlmsTxt } from '#lib/loaders/markdown/llms.ts';
import { DEFAULT_LOCALE, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { createPublicClient } from '#lib/public-client.server.ts';
import { createMarkdownResponse } from '#lib/seo/markdown-response.ts';

export const prerender = false;

// Both languages in one file: the default locale, then its Arabic counterpart.
export const GET: APIRoute = async ({ locals: { site } }) => {
  const locales = [DEFAULT_LOCALE, parseLocale('ar-ae') ?? DEFAULT_LOCALE];
  const answers = await Promise.all(
    locales.map((locale) =>
      loadLlmsTxt({ client: createPublicClient(locale), locale, t: getTranslate(locale.language), site }),
    ),
  );
  const failed = answers.find((answer) => answer.kind !== 'twin');
  if (failed) return createMarkdownResponse(failed);
  const body = answers.map((answer) => (answer.kind === 'twin' ? answer.body : '')).join('\n---\n\n');
  return createMarkdownResponse({ kind: 'twin', body, canonical: `${site}/llms.txt` }, 'text/plain');
};
