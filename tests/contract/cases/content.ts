import { describe, expect, it } from 'vitest';
import * as content from '#lib/contract/content/pages.ts';
import * as editorial from '#lib/contract/content/settings.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { COUNTRIES, COUNTRY_CODES } from '#lib/locale/countries.ts';
import { type ContractClient, callEndpoint, EMIRATES, type Market } from '../harness/client.ts';
import { findProductWithoutShades } from '../harness/find-products.ts';

const ARABIC = /\p{Script=Arabic}/u;
const SAUDI: Market = { country: 'sa', language: 'ar' };
const KUWAIT: Market = { country: 'kw', language: 'en' };

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;

const EDITORIAL_ENDPOINTS: AnyEndpoint[] = Object.values<unknown>(editorial).filter(isEndpoint);

/** Tests the endpoints of editorial content, brands and articles. */
export function describeContent(getClient: () => ContractClient) {
  describe('editorial content', () => {
    it.each(EDITORIAL_ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
      'of %s matches its contract in both languages',
      async (_, endpoint) => {
        const visitor = getClient().visitor();
        const english = await callEndpoint(visitor, endpoint, {}, EMIRATES);
        const arabic = await callEndpoint(visitor, endpoint, {}, SAUDI);
        for (const response of [english, arabic]) {
          expect(response.status).toBe(200);
          const checked = endpoint.reply.safeParse(response.data);
          expect(checked.error?.issues ?? []).toEqual([]);
        }
        expect(english.text).not.toMatch(ARABIC);
        expect(arabic.text).toMatch(ARABIC);
        expect(arabic.text).not.toMatch(/[٠-٩۰-۹]/);
      },
    );

    it('accepts no query and no other method', async () => {
      const visitor = getClient().visitor();
      const query = await visitor.send({ method: 'GET', path: `${editorial.iconList.path}?a=b` });
      expect([query.status, query.error?.code]).toEqual([400, 'INVALID_REQUEST']);
      const method = await visitor.send({ method: 'DELETE', path: editorial.masterData.path });
      expect([method.status, method.error?.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    });

    it('includes the six countries with their phone number formats', async () => {
      const { data } = await callEndpoint(getClient().visitor(), editorial.countryList, {}, SAUDI);
      expect(data.countries.map(({ code }) => code)).toEqual([...COUNTRY_CODES]);
      for (const { code, name, dialingcode, mobile_number_length, icon } of data.countries) {
        const country = COUNTRIES[code];
        expect([name, dialingcode, mobile_number_length]).toEqual([
          country.name.ar,
          country.dialCode,
          country.mobileLength,
        ]);
        expect(icon.renditions.every(({ url }) => url.startsWith('/'))).toBe(true);
      }
    });

    it("includes the country's threshold in the checkout banner", async () => {
      const visitor = getClient().visitor();
      const inEmirates = (await callEndpoint(visitor, editorial.checkoutBanner, {})).data.banner;
      const inKuwait = (await callEndpoint(visitor, editorial.checkoutBanner, {}, KUWAIT)).data.banner;
      expect(`${inEmirates?.title} ${inEmirates?.text}`).toMatch(/AED.200\b/);
      expect(`${inKuwait?.title} ${inKuwait?.text}`).toMatch(/KWD.16\b/);
      expect(JSON.stringify([inEmirates, inKuwait])).not.toContain('{freeFrom}');
    });
  });

  describe('brands', () => {
    it('are listed by name with their number of products in the country, and each has its page', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const { brand } = await findProductWithoutShades(client);
      for (const market of [EMIRATES, SAUDI]) {
        const { data } = await callEndpoint(visitor, content.brands, {}, market);
        const names = data.brands.map(({ name }) => name);
        expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, market.language)));
        expect(data.brands.every(({ count, name, otherName }) => count > 0 && name !== otherName)).toBe(true);
        const listedBrand = data.brands.find(({ slug }) => slug === brand.slug);
        const page = await callEndpoint(visitor, content.brandPage, { query: { slug: brand.slug } }, market);
        expect(page.data.brand).toEqual(listedBrand);
      }
      const unknown = await callEndpoint(visitor, content.brandPage, { query: { slug: 'nobody' } });
      expect([unknown.status, unknown.error?.code]).toEqual([404, 'CONTENT_NOT_FOUND']);
    });
  });

  describe('articles', () => {
    it('are returned by slug, with a body, in both languages', async () => {
      const visitor = getClient().visitor();
      const { data: contentEntries } = await callEndpoint(visitor, content.contentIndex, {});
      for (const market of [EMIRATES, SAUDI]) {
        for (const slug of contentEntries.campaigns) {
          const { data } = await callEndpoint(visitor, content.campaign, { params: { slug } }, market);
          expect([data.slug, ARABIC.test(data.body)]).toEqual([slug, market.language === 'ar']);
          expect(Date.parse(data.starts)).toBeLessThan(Date.parse(data.ends));
        }
        const { data: all } = await callEndpoint(visitor, content.collectionLanding, {}, market);
        expect(all.collections.map(({ slug }) => slug)).toEqual(contentEntries.collections);
        expect(ARABIC.test(all.landing.lead)).toBe(market.language === 'ar');
        for (const slug of contentEntries.collections) {
          const { data } = await callEndpoint(visitor, content.collection, { params: { slug } }, market);
          expect([data.slug, ARABIC.test(data.body)]).toEqual([slug, market.language === 'ar']);
        }
      }
    });

    it.each([
      ['blog', content.blog],
      ['campaign', content.campaign],
      ['collection', content.collection],
      ['masterclass', content.masterclass],
      ['staticPage', content.staticPage],
    ] as const)('%s is not found by an unknown slug', async (_, endpoint) => {
      const unknown = await callEndpoint(getClient().visitor(), endpoint, {
        params: { slug: 'not-written-by-anybody' },
      });
      expect([unknown.status, unknown.error?.code]).toEqual([404, 'CONTENT_NOT_FOUND']);
    });

    it('include which campaigns are active, and until when that is valid', async () => {
      const { data } = await callEndpoint(getClient().visitor(), content.campaigns, {});
      const now = Date.now();
      for (const { starts, ends } of data.campaigns) {
        expect(Date.parse(starts)).toBeLessThanOrEqual(now);
        expect(Date.parse(ends)).toBeGreaterThan(now);
        expect(data.changesAt).toBeLessThanOrEqual(Date.parse(ends));
      }
      expect(data.changesAt ?? Number.POSITIVE_INFINITY).toBeGreaterThan(now);
    });
  });
}
