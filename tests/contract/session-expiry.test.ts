import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readCart } from '#lib/contract/cart/cart.ts';
import {
  SESSION_SECONDS,
  type Session,
  sealSession,
  unsealSession,
} from '#lib/session/sealed-session.server.ts';
import { serveTestSite } from '../support/servers/test-site.ts';
import { SESSION_SECRET } from './harness/backend-process.ts';
import { callEndpoint, EMIRATES } from './harness/client.ts';
import { findProductWithoutShades } from './harness/find-products.ts';
import { addToCart, readCurrentCart } from './harness/purchase-steps.ts';
import { createSiteClient, type SiteVisitor } from './harness/site-client.ts';

const site = serveTestSite({ SESSION_SECRET });
// The test and the shop share the secret, so that cookies sealed here are valid there.
beforeAll(() => vi.stubEnv('SESSION_SECRET', SESSION_SECRET));

const readSession = (visitor: SiteVisitor) => unsealSession(visitor.jar.get('binaa')) as Session;

/** Creates a visitor with a cookie of this session, sealed at the given time. */
function createVisitorWithSession(session: Session, sealedAt: number): SiteVisitor {
  const visitor = createSiteClient(site().url).visitor();
  visitor.jar.set('binaa', sealSession(session, sealedAt));
  return visitor;
}

describe('A session of the built shop', () => {
  it('ends when it expires, and leaves its cart unchanged', async () => {
    const client = createSiteClient(site().url);
    const product = await findProductWithoutShades(client);
    const owner = client.visitor();
    const { data: cart } = await addToCart(owner, EMIRATES, product, 2);
    const session = readSession(owner);
    expect(session.carts.ae).toBe(cart.id);

    const now = Date.now();
    const validVisitor = createVisitorWithSession(session, now - SESSION_SECONDS * 1000 + 60_000);
    expect((await readCurrentCart(validVisitor, EMIRATES)).id).toBe(cart.id);

    const expiredVisitor = createVisitorWithSession(session, now - SESSION_SECONDS * 1000 - 1000);
    const body = { userId: expiredVisitor.userId };
    const read = await callEndpoint(expiredVisitor, readCart, { params: body, body });
    expect([read.status, read.error?.code]).toEqual([404, 'CART_NOT_FOUND']);
    const added = await addToCart(expiredVisitor, EMIRATES, product, 1);
    expect([added.status, added.data.itemCount]).toEqual([200, 1]);
    expect(added.data.id).not.toBe(cart.id);
    expect(readSession(expiredVisitor).guestId).not.toBe(session.guestId);

    const after = await readCurrentCart(owner, EMIRATES);
    expect([after.id, after.itemCount]).toEqual([cart.id, 2]);
  });
});
