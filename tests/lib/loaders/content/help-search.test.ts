import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, createBackend } from '#lib/backend/backend.ts';
import { createClient } from '#lib/client/client.ts';
import { createHeaders } from '#lib/client/request-headers.ts';
import { loadWhatsappHref } from '#lib/loaders/contact/case-form.ts';
import { loadHelpSearch } from '#lib/loaders/content/help-search.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../../backend/databases.ts';

let backend: Backend;

beforeAll(async () => {
  const contentDir = mkdtempSync(join(process.env.DATA_DIR as string, 'content-'));
  cpSync('src/content', contentDir, { recursive: true });
  const file = join(contentDir, 'en', 'footer.json');
  const footer = JSON.parse(readFileSync(file, 'utf8'));
  footer.contact.whatsapp = { kw: '+96550000000' };
  writeFileSync(file, JSON.stringify(footer));
  backend = createBackend({
    database: await openSeeded(testDatabases[0] as TestDatabase),
    formatErrorMessage: getErrorMessage,
    secrets: { token: 'the secret of this test' },
    log: () => {},
    contentDir,
  });
});
afterAll(() => backend.close());

function createContext(tag: string) {
  const locale = parseLocale(tag) as Locale;
  const headerOptions = {
    locale,
    accessToken: undefined,
    organisation: 'binaa',
    subscriptionKey: undefined,
    client: undefined,
    createReference: () => crypto.randomUUID(),
  };
  const client = createClient({
    base: 'http://commerce.test',
    fetch: (request) => backend.handle(request),
    headers: (endpoint) => createHeaders(endpoint, headerOptions),
  });
  return { client, locale, t: getTranslate(locale.language), siteUrl: 'https://shop.example' };
}

async function search(tag: string, query: string) {
  const found = await loadHelpSearch(createContext(tag), query);
  if (found.kind !== 'ok') throw new Error(found.kind);
  return found.model;
}

describe('The search of the help', () => {
  it.each([
    ['en-ae', 'What does delivery cost?', 'What does delivery cost?'],
    ['en-ae', 'wallet BLOCKED', 'My wallet is blocked. What can I do?'],
    ['en-ae', 'how can i return something to you', 'How do I return something?'],
    ['en-ae', 'invoices', 'Where is my invoice?'],
    ['ar-ae', 'الفاتورة', 'أين فاتورتي؟'],
    ['ar-ae', 'رسوم توصيل', 'كم رسوم التوصيل؟'],
    ['ar-ae', 'متابعة الطلب', 'كيف أتابع طلبي؟'],
    ['ar-ae', 'محفظة موقوفة', 'محفظتي موقوفة، فما العمل؟'],
    ['ar-ae', 'كلمه المرور', 'نسيت كلمة المرور، فكيف أدخل؟'],
  ])('in %s finds "%s"', async (tag, query, question) => {
    const { results, isEmpty } = await search(tag, query);
    expect(isEmpty).toBe(false);
    expect(results.slice(0, 3).map((found) => found.question)).toContain(question);
  });

  it('links answers to the pages that they name, in the language and country of the visitor', async () => {
    const [first] = (await search('ar-kw', 'كيف أتابع طلبي')).results;
    expect(first?.answer).toContain('<a href="/ar-kw/ordertrack">');
    expect(first?.href).toMatch(/^\/ar-kw\/help-support#q1-/);
  });

  it('reports when nothing is found, and finds nothing without a query', async () => {
    expect(await search('en-ae', 'xyzzy')).toMatchObject({ isEmpty: true, results: [], resultText: null });
    for (const query of ['', '   ', '<script>', '%%%', 'a'.repeat(500)]) {
      expect((await search('en-ae', query)).results).toEqual([]);
    }
    expect((await search('en-ae', '')).isEmpty).toBe(false);
  });
});

it('a WhatsApp link is shown only where the country has a number, and names the order', async () => {
  expect(await loadWhatsappHref(createContext('en-ae'), null)).toBeNull();
  const href = await loadWhatsappHref(createContext('en-kw'), 'KW26-000001-2');
  expect(href).toMatch(/^https:\/\/wa\.me\/96550000000\?text=Hello%2C%20I%20/);
  expect(decodeURIComponent(href ?? '')).toContain('KW26-000001-2');
});
