import { afterAll, beforeAll, describe } from 'vitest';
import { describeAddOns } from '../cases/add-ons.ts';
import { describeAddressFields } from '../cases/address.ts';
import { describeIdentity } from '../cases/auth.ts';
import { describeCart } from '../cases/cart.ts';
import { describeCatalog } from '../cases/catalog.ts';
import { describePurchase } from '../cases/checkout.ts';
import { describeContact } from '../cases/contact.ts';
import { describeContent } from '../cases/content.ts';
import { describeCoupons } from '../cases/coupon.ts';
import { describePayment } from '../cases/payment.ts';
import { describeTokens, describeWire } from '../cases/protocol.ts';
import { describeSaved } from '../cases/saved-items.ts';
import { describeSearch } from '../cases/search.ts';
import { describeStores } from '../cases/stores.ts';
import { describeWishlist } from '../cases/wishlist.ts';
import type { Door } from './client.ts';

/** Registers the contract suite for one kind of client. */
export function describeContract(name: string, openDoor: () => Promise<Door>): void {
  describe(name, () => {
    let door: Door;
    beforeAll(async () => {
      door = await openDoor();
    });
    afterAll(() => door?.close());
    const open = () => door;

    describeWire(open);
    describeTokens(open);
    describeCatalog(open);
    describeContent(open);
    describeContact(open);
    describeAddressFields(open);
    describeStores(open);
    describeSearch(open);
    describeCart(open);
    describeCoupons(open);
    describeSaved(open);
    describeAddOns(open);
    describePurchase(open);
    describePayment(open);
    describeIdentity(open);
    describeWishlist(open);
  });
}
