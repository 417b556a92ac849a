import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, createBackend } from '#lib/backend/backend.ts';
import { createClient } from '#lib/client/client.ts';
import { createHeaders } from '#lib/client/request-headers.ts';
import { loadCampaign } from '#lib/loaders/content/campaign.ts';
import { loadHome } from '#lib/loaders/content/home.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../../backend/databases.ts';

const STARTS = '2026-11-20T00:00:00+04:00';
const ENDS = '2026-11-30T23:59:59+04:00';
const [START, END] = [Date.parse(STARTS), Date.parse(ENDS)];
const HOUR = 3_600_000;

const campaign = (starts: string, ends: string) => `---
title: Ten days
description: What is reduced.
starts: '${starts}'
ends: '${ends}'
hero:
  title: Ten days
  text: Drills and more.
  cta: { label: Go, href: /category/drills }
  picture: scenes/workshop
  alt: A workshop.
rails:
  - { title: Reduced, kind: sale }
  - { title: Drills, kind: category, category: drills }
guides: []
---

## The terms

Read [them](/help-support).
`;

const banner = {
  title: 'a',
  text: 'b',
  cta: { label: 'c', href: '/cart' },
  picture: 'workshop',
  alt: 'd',
};
const home = {
  title: 'Home',
  description: 'x',
  hero: banner,
  departmentsTitle: 'y',
  departments: ['tools'],
  rails: [],
  banners: [],
  brandsTitle: 'z',
  guidesTitle: 'w',
};

let backend: Backend;
let now = START;

beforeAll(async () => {
  const contentDir = mkdtempSync(join(process.env.DATA_DIR as string, 'content-'));
  for (const language of ['en', 'ar']) {
    mkdirSync(join(contentDir, language, 'campaigns'), { recursive: true });
    const writeContent = (name: string, text: string) =>
      writeFileSync(join(contentDir, language, name), text);
    writeContent('campaigns/ten-days.md', campaign(STARTS, ENDS));
    writeContent('campaigns/later.md', campaign('2026-11-25T00:00:00+04:00', '2026-12-05T00:00:00+04:00'));
    writeContent('home.json', JSON.stringify(home));
  }
  backend = createBackend({
    database: await openSeeded(testDatabases[0] as TestDatabase),
    formatErrorMessage: getErrorMessage,
    secrets: { token: 'the secret of this test' },
    clock: () => now,
    log: () => {},
    contentDir,
  });
});
afterAll(() => backend?.close());

function createContext(tag: string) {
  const locale = parseLocale(tag) as Locale;
  const facts = {
    locale,
    organisation: 'binaa',
    accessToken: undefined,
    subscriptionKey: undefined,
    client: undefined,
    createReference: () => crypto.randomUUID(),
  };
  const client = createClient({
    base: 'http://x',
    fetch: (request) => backend.handle(request),
    headers: (endpoint) => createHeaders(endpoint, facts),
  });
  return { client, locale, t: getTranslate(locale.language), siteUrl: 'https://shop.example' };
}

async function read(at: number, tag = 'en-ae') {
  now = at;
  const page = await loadCampaign(createContext(tag), 'ten-days', at);
  if (page.kind !== 'ok') throw new Error(page.kind);
  return page.model;
}

describe('A campaign', () => {
  it('before its start shows the date, no products and other links', async () => {
    const model = await read(START - 25.5 * HOUR);
    expect([model.phase, model.status]).toEqual(['upcoming', 'Begins in 1 day and 1 hour']);
    expect(model.expiresAt).toBe(START - 25 * HOUR);
    expect([model.rails, model.alternatives.length > 0]).toEqual([[], true]);
  });

  it.each([
    [START, 'Ends in 10 days and 23 hours', []],
    [END - 0.5 * HOUR, 'Ends in less than an hour', [{ href: '/en-ae/campaigns/later', label: 'Ten days' }]],
  ])('while it is active shows its products with prices (%d)', async (at, status, others) => {
    const model = await read(at);
    expect([model.phase, model.status]).toEqual(['running', status]);
    expect(model.expiresAt).toBeGreaterThan(at);
    expect(model.expiresAt).toBeLessThanOrEqual(END);
    expect(model.rails.map((rail) => rail.title)).toEqual(['Reduced', 'Drills']);
    expect(model.rails[0]?.cards[0]?.price.current).toMatch(/\d/);
    expect(model.alternatives).toEqual(others);
    expect(model.terms).toContain('href="/en-ae/help-support"');
  });

  it('from its last second on is over, and links to active campaigns', async () => {
    const model = await read(END);
    expect([model.phase, model.expiresAt]).toEqual(['ended', null]);
    expect(model.rails).toEqual([]);
    expect(model.alternatives[0]).toEqual({ href: '/en-ae/campaigns/later', label: 'On now: Ten days' });
    expect(model.period).toContain('20 November 2026');
    expect(model.explanation).toContain('have ended');
  });

  it("shows times in the country's time zone and the page's language", async () => {
    const model = await read(START, 'ar-kw');
    expect(model.period).toContain('19 نوفمبر 2026 الساعة 11 م');
    expect(model.period).toContain('30 نوفمبر 2026 الساعة 10:59 م بتوقيت الكويت');
    expect(model.status).toBe('تنتهي الحملة بعد 10 أيام و23 ساعة');
  });

  it('that does not exist is not found', async () => {
    expect(await loadCampaign(createContext('en-ae'), 'nothing', now)).toEqual({ kind: 'not-found' });
  });
});

describe('The home page', () => {
  async function readHome(at: number) {
    now = at;
    const page = await loadHome(createContext('en-ae'), at);
    if (page.kind !== 'ok') throw new Error(page.kind);
    return { campaign: page.model.campaign, until: page.model.expiresAt };
  }

  it('shows the campaign that ends first, and is cached until its end at most', async () => {
    const during = await readHome(END - 1.5 * HOUR);
    expect(during.campaign?.banner.cta.href).toBe('/en-ae/campaigns/ten-days');
    expect(during.campaign?.note).toBe('Ten days. Ends in 1 hour');
    expect(during.until).toBe(END - HOUR);
    const after = await readHome(END);
    expect(after.campaign?.banner.cta.href).toBe('/en-ae/campaigns/later');
  });

  it('is cached until the next start at most, and is complete without campaigns', async () => {
    const before = await readHome(START - HOUR);
    expect(before).toEqual({ campaign: null, until: START });
    expect(await readHome(Date.parse('2027-01-01'))).toEqual({ campaign: null, until: null });
  });
});
