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
    const getClient = () => client;

    describeProtocol(getClient);
    describeTokens(getClient);
    describeCatalog(getClient);
    describeContent(getClient);
    describeContact(getClient);
    describeAnalytics(getClient);
    describeAddressFields(getClient);
    describeStores(getClient);
    describeDelivery(getClient);
    describeSearch(getClient);
    describeCart(getClient);
    describeCoupons(getClient);
    describeSavedItems(getClient);
    describeAddOns(getClient);
    describeCheckout(getClient);
    describeDraftOrder(getClient);
    describePayment(getClient);
    describePlacedOrders(getClient);
    describeAuth(getClient);
    describeWallet(getClient);
    describeWishlist(getClient);
    describeSavedAddresses(getClient);
  });
}
