import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readCart } from '#lib/contract/cart/cart.ts';
import { SESSION_SECONDS, type Session, sealSession, unsealSession } from '#lib/session/session.server.ts';
import { serveTestSite } from '../support/servers/test-site.ts';
import { SESSION_SECRET } from './harness/backend-process.ts';
import { call, EMIRATES } from './harness/client.ts';
import { findPlain } from './harness/find-products.ts';
import { add, readCartOf } from './harness/purchase-steps.ts';
import { type SiteShopper, siteDoor } from './harness/site-client.ts';

const site = serveTestSite({ SESSION_SECRET });
// The test and the shop share the secret, so that cookies sealed here are valid there.
beforeAll(() => vi.stubEnv('SESSION_SECRET', SESSION_SECRET));

const readSession = (shopper: SiteShopper) => unsealSession(shopper.jar.get('binaa')) as Session;

/** A visitor with a cookie of this session, sealed at the given time. */
function show(session: Session, sealedAt: number): SiteShopper {
  const shopper = siteDoor(site().url).shopper();
  shopper.jar.set('binaa', sealSession(session, sealedAt));
  return shopper;
}

describe('A session of the built shop', () => {
  it('ends when it expires, and leaves its cart unchanged', async () => {
    const door = siteDoor(site().url);
    const product = await findPlain(door);
    const owner = door.shopper();
    const { data: cart } = await add(owner, EMIRATES, product, 2);
    const session = readSession(owner);
    expect(session.carts.ae).toBe(cart.id);

    const now = Date.now();
    const young = show(session, now - SESSION_SECONDS * 1000 + 60_000);
    expect((await readCartOf(young, EMIRATES)).id).toBe(cart.id);

    const old = show(session, now - SESSION_SECONDS * 1000 - 1000);
    const body = { userId: old.userId };
    const read = await call(old, readCart, { params: body, body });
    expect([read.status, read.error?.code]).toEqual([404, 'CART_NOT_FOUND']);
    const added = await add(old, EMIRATES, product, 1);
    expect([added.status, added.data.itemCount]).toEqual([200, 1]);
    expect(added.data.id).not.toBe(cart.id);
    expect(readSession(old).guestId).not.toBe(session.guestId);

    const after = await readCartOf(owner, EMIRATES);
    expect([after.id, after.itemCount]).toEqual([cart.id, 2]);
  });
});
