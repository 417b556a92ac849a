import { describe, expect, it } from 'vitest';
import { getTranslate } from '#lib/messages/translate.ts';
import { serveTestSite } from '../support/servers/test-site.ts';

const site = serveTestSite({ MAINTENANCE: 'true' });

describe('During maintenance', () => {
  it.each([
    ['/en-ae/products/tin?shade=x', 'en'],
    ['/ar-kw', 'ar'],
    ['/ar-sa/blogs', 'ar'],
  ] as const)(
    '%s shows a message in its language, with a link to the same address',
    async (path, language) => {
      const reply = await fetch(site().url + path);
      const html = await reply.text();
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '300']);
      expect(html).toContain(getTranslate(language)('shell:maintenanceTitle'));
      expect(html).toMatch(/<a [^>]*href=""/);
      expect(html).toContain('noindex');
      expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
      expect(html).toContain('"@type":"Organization"');
    },
  );
});
