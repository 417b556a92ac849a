import { afterAll, beforeAll, describe } from 'vitest';
import { describeSavedAddresses } from '../cases/account/saved-addresses.ts';
import { describeAddOns } from '../cases/add-ons.ts';
import { describeAddressFields } from '../cases/address.ts';
import { describeAnalytics } from '../cases/analytics.ts';
import { describeAuth } from '../cases/auth.ts';
import { describeCart } from '../cases/cart.ts';
import { describeCatalog } from '../cases/catalog.ts';
import { describeContact } from '../cases/contact.ts';
import { describeContent } from '../cases/content.ts';
import { describeCoupons } from '../cases/coupon.ts';
import { describeDelivery } from '../cases/delivery.ts';
import { describeCheckout } from '../cases/orders/checkout.ts';
import { describeDraftOrder } from '../cases/orders/draft-order.ts';
import { describePayment } from '../cases/orders/payment.ts';
import { describePlacedOrders } from '../cases/orders/placed-orders.ts';
import { describeProtocol, describeTokens } from '../cases/protocol.ts';
import { describeSavedItems } from '../cases/saved-items.ts';
import { describeSearch } from '../cases/search.ts';
import { describeStores } from '../cases/stores.ts';
import { describeWallet } from '../cases/wallet.ts';
import { describeWishlist } from '../cases/wishlist.ts';
import type { ContractClient } from './client.ts';

/** Registers the contract tests for one kind of client. */
export function describeContract(name: string, openClient: () => Promise<ContractClient>): void {
  describe(name, () => {
    let client: ContractClient;
    beforeAll(async () => {
      client = await openClient();
    });
    afterAll(() => client?.close());
    const open = () => client;

    describeProtocol(open);
    describeTokens(open);
    describeCatalog(open);
    describeContent(open);
    describeContact(open);
    describeAnalytics(open);
    describeAddressFields(open);
    describeStores(open);
    describeDelivery(open);
    describeSearch(open);
    describeCart(open);
    describeCoupons(open);
    describeSavedItems(open);
    describeAddOns(open);
    describeCheckout(open);
    describeDraftOrder(open);
    describePayment(open);
    describePlacedOrders(open);
    describeAuth(open);
    describeWallet(open);
    describeWishlist(open);
    describeSavedAddresses(open);
  });
}
