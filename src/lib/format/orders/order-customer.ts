import type { Contact } from '#lib/contract/checkout/contact.ts';
import type { Order } from '#lib/contract/orders/orders.ts';

/** Returns the person who placed an order: the guest, otherwise the payer, otherwise the recipient. */
export function getOrderCustomer({
  guestCustomer,
  billingInfo,
  fulfillmentInfo: { fulfillmentContact, collectionContact },
}: Order): Pick<Contact, 'firstName' | 'lastName' | 'emailAddress'> | undefined {
  return guestCustomer ?? billingInfo ?? fulfillmentContact ?? collectionContact ?? undefined;
}
