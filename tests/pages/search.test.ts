import { liteClient } from 'algoliasearch/lite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { relatedSearches, searchConfig } from '#lib/contract/search.ts';
import { serveSite } from '../support/site.ts';

const site = serveSite();
const EN = 'products_en_ae';

/** The provider's own client, told where the shop is and that it speaks JSON. */
function client() {
  const { host } = new URL(site().url);
  return liteClient('binaa', 'search', {
    hosts: [{ url: `${host}/api/search`, accept: 'readWrite', protocol: 'http' }],
    baseHeaders: { 'content-type': 'application/json' },
  });
}

const send = (path: string, init: RequestInit = {}) => fetch(`${site().url}/api/search${path}`, init);

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('the shop’s own search', () => {
  // A shop that has just begun reads its catalogue first, for longer than the client waits.
  beforeAll(async () => {
    const isReady = async () => (await post(`/1/indexes/${EN}/query`, {})).ok;
    await vi.waitUntil(isReady, { timeout: 60_000, interval: 250 });
  });

  it('answers the provider’s client', async () => {
    const { results } = await client().search<{ content: { productName: string } }>({
      requests: [
        { indexName: EN, query: 'cordless drill', hitsPerPage: 3, facets: ['*'] },
        { indexName: 'suggestions_ar_kw', query: 'دهان', hitsPerPage: 5 },
      ],
    });
    const [found, suggested] = results as { hits: { content?: { productName: string } }[] }[];
    expect(found?.hits).toHaveLength(3);
    expect(found?.hits[0]?.content?.productName.toLowerCase()).toContain('drill');
    expect(suggested?.hits.length).toBeGreaterThan(0);
  });

  it('says what is refused in the provider’s words', async () => {
    const unknown = client().search({ requests: [{ indexName: 'nothing', query: '' }] });
    await expect(unknown).rejects.toMatchObject({ status: 404, message: 'Index nothing does not exist' });
    const wrong = await post(`/1/indexes/${EN}/query`, { filters: 'brand:' });
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      { status: 400, message: 'filters: a value is missing at position 6' },
    ]);
  });

  it('keeps nothing of an answer for others', async () => {
    const reply = await post(`/1/indexes/${EN}/query`, { query: 'drill', hitsPerPage: 1 });
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.headers.get('content-type')).toContain('application/json');
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(reply.headers.get('x-cache')).toBeNull();
  });

  it('takes events', async () => {
    const event = { eventType: 'click', eventName: 'Hit clicked', index: EN, userToken: 'anonymous-1' };
    const kept = await post('/1/events', { events: [{ ...event, objectIDs: ['BN-10121'], positions: [1] }] });
    expect(kept.status).toBe(200);
    expect((await post('/1/events', { events: [{ ...event, eventType: 'look' }] })).status).toBe(422);
  });

  it.each([
    ['of another kind', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' }, 403],
    ['by another method', { method: 'DELETE', headers: { 'content-type': 'application/json' } }, 405],
    ['from elsewhere', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  ])('answers nothing %s', async (_, init, status) => {
    const reply = await send(`/1/indexes/${EN}/BN-10121`, init);
    expect(reply.status).toBe(status);
  });

  it('refuses what is too large before it is read by anybody', async () => {
    const reply = await post(`/1/indexes/${EN}/query`, { query: 'a'.repeat(70_000) });
    expect(reply.status).toBe(413);
  });

  it('has its calls behind the one door', async () => {
    const read = async (path: string) => (await fetch(`${site().url}/api${path}`)).json();
    expect(await read(searchConfig.path)).toMatchObject({
      data: { indexes: [{ indexName: EN }, {}, {}, {}, {}, {}] },
    });
    const related = (await read(`${relatedSearches.path}?q=paint`)) as { data: { searches: unknown[] } };
    expect(related.data.searches.length).toBeGreaterThan(0);
  });
});

describe('with a service elsewhere', () => {
  const elsewhere = serveSite({ ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_SEARCH_KEY: 'a key that may search' });

  it('there is no search of the shop’s own', async () => {
    const reply = await fetch(`${elsewhere().url}/api/search/1/indexes/${EN}/query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect([reply.status, await reply.json()]).toEqual([
      404,
      { status: 404, message: 'There is no such call' },
    ]);
  });
});
