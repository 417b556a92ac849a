import { afterAll, beforeAll, describe } from 'vitest';
import { describeAddressFields } from './cases/address.ts';
import { describeCart } from './cases/cart.ts';
import { describeCatalog } from './cases/catalog.ts';
import { describeContact } from './cases/contact.ts';
import { describeContent } from './cases/content.ts';
import { describePayment } from './cases/payment.ts';
import { describePurchase } from './cases/purchase.ts';
import { describeSearch } from './cases/search.ts';
import { describeStores } from './cases/stores.ts';
import { describeTokens, describeWire } from './cases/wire.ts';
import type { Door } from './door.ts';

/** The one suite of the contract, run through whichever door opens. */
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
    describePurchase(open);
    describePayment(open);
  });
}
