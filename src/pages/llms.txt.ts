import type { APIRoute } from 'astro';
import { loadLlmsTxt } from '#lib/loaders/markdown/llms.ts';
import { DEFAULT_LOCALE, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { createPublicClient } from '#lib/public-client.server.ts';
import { createMarkdownResponse } from '#lib/seo/markdown-response.ts';

export const prerender = false;

// Both languages in one file: the default locale, then its Arabic counterpart.
export const GET: APIRoute = async ({ locals: { siteUrl } }) => {
  const locales = [DEFAULT_LOCALE, parseLocale('ar-ae') ?? DEFAULT_LOCALE];
  const results = await Promise.all(
    locales.map((locale) =>
      loadLlmsTxt({
        client: createPublicClient(locale),
        locale,
        t: getTranslate(locale.language),
        siteUrl,
      }),
    ),
  );
  const failed = results.find((result) => result.kind !== 'ok');
  if (failed) return createMarkdownResponse(failed);
  const body = results.map((result) => (result.kind === 'ok' ? result.model.body : '')).join('\n---\n\n');
  return createMarkdownResponse(
    { kind: 'ok', model: { body, canonical: `${siteUrl}/llms.txt` } },
    'text/plain',
  );
};
