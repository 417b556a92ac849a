import type { Order } from '#lib/contract/orders/orders.ts';
import { getOrderCustomer } from '#lib/format/orders/order-customer.ts';
import type { AvailableChannels, MessageRecipient } from '../../messaging/message.ts';

/** Returns where an order's messages go: to the email address and, where the customer chose it, to the number. */
export function listOrderRecipients(order: Order, { sms }: AvailableChannels): MessageRecipient[] {
  const email = getOrderCustomer(order)?.emailAddress;
  const { phone, smsUpdates } = order.guestCustomer ?? {};
  return [...(email ? [{ email }] : []), ...(sms && smsUpdates && phone ? [{ mobile: phone }] : [])];
}
