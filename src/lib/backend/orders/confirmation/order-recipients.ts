import type { Order } from '#lib/contract/orders/orders.ts';
import { getOrderCustomer } from '#lib/format/orders/order-customer.ts';
import type { AvailableChannels, MessageRecipient } from '../../messaging/message.ts';

/**
 * Returns the recipients of an order's messages: the email address and, if the customer chose it, the mobile
 * number.
 */
export function listOrderRecipients(order: Order, { sms }: AvailableChannels): MessageRecipient[] {
  const email = getOrderCustomer(order)?.emailAddress;
  const { phone, smsUpdates } = order.guestCustomer ?? {};
  return [...(email ? [{ email }] : []), ...(sms && smsUpdates && phone ? [{ mobile: phone }] : [])];
}
