import { describe, expect, it } from 'vitest';
import { simpleProduct } from '../support/known-products.ts';
import { serveTestSite } from '../support/servers/test-site.ts';

const site = serveTestSite();
const item = '/api/experience/checkout/guest/v1/cart/current/item';

function add(cookie: string, market: Record<string, string> = { location: 'ae', locale: 'en' }) {
  return fetch(site().url + item, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site().url, cookie, ...market },
    body: JSON.stringify({ quantity: 1, product: { productCode: simpleProduct.code } }),
  });
}

const readSession = (reply: Response) =>
  reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] as string)
    .find((pair) => pair.startsWith('binaa='));

async function countItems(cookie: string, market: Record<string, string>): Promise<number> {
  const reply = await fetch(`${site().url}/api/experience/checkout/guest/v1/cart/user/current`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site().url, cookie, ...market },
    body: JSON.stringify({ userId: 'current' }),
  });
  return ((await reply.json()) as { data: { itemCount: number } }).data.itemCount;
}

const emirates = { location: 'ae', locale: 'en' };
const saudi = { location: 'sa', locale: 'en' };
const kuwait = { location: 'kw', locale: 'ar' };

describe('First writes that are sent together', () => {
  it('belong to one guest by their seed, and none is lost', async () => {
    const seed = `binaa-seed=${Date.now()}.${crypto.randomUUID()}`;
    const replies = await Promise.all(Array.from({ length: 5 }, () => add(seed)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const sessions = replies.map(readSession).filter((pair) => pair !== undefined);
    expect(await countItems(sessions[0] as string, emirates)).toBe(5);
    expect(await countItems(sessions.at(-1) as string, emirates)).toBe(5);
  });

  it('of two countries are both kept, whichever response arrives last', async () => {
    const first = readSession(await add('')) as string;
    const [saudiReply, kuwaitReply] = await Promise.all([add(first, saudi), add(first, kuwait)]);
    for (const session of [readSession(saudiReply), readSession(kuwaitReply)]) {
      expect(await countItems(session as string, saudi)).toBe(1);
      expect(await countItems(session as string, kuwait)).toBe(1);
    }
  });
});

describe('A shop that has just started', () => {
  it('is ready only when its database responds', async () => {
    expect((await fetch(`${site().url}/readyz`)).status).toBe(200);
  });
});
