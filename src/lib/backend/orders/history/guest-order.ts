import type { Order } from '#lib/contract/orders/orders.ts';
import { getOrderCustomer } from '#lib/format/orders/order-customer.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import { isOrderNumber } from '../order-number.ts';
import { presentOrder } from '../present-order.ts';
import { findOrder } from '../queries.ts';

/**
 * Finds a submitted order by its number and its customer's email address. Throws ORDER_NOT_FOUND in all other
 * cases.
 */
export async function findOrderOfGuest(
  db: Db,
  { orderNo, email }: { orderNo: string; email: string },
  { language, now }: { language: Language; now: number },
): Promise<Order> {
  const number = orderNo.toUpperCase();
  // The lookup is by number only: an id must not give access to an order.
  const row = isOrderNumber(number) ? await findOrder(db, number) : undefined;
  if (row?.order_number !== number) throw new AppError('ORDER_NOT_FOUND');
  const order = await presentOrder(db, row, language, now);
  const orderEmail = getOrderCustomer(order)?.emailAddress;
  if (orderEmail?.toLowerCase() !== email.toLowerCase()) throw new AppError('ORDER_NOT_FOUND');
  return removePersonalData(order);
}

// Other people may know number and email address, from a shared mailbox or a delivery note.
function removePersonalData(order: Order): Order {
  return {
    ...order,
    fulfillmentInfo: {
      ...order.fulfillmentInfo,
      fulfillmentContact: null,
      collectionContact: null,
      area: null,
      slot: null,
    },
    couponCodes: [],
    discounts: order.discounts.map((discount) => ({ ...discount, code: null })),
    deliveryNote: null,
    guestCustomer: null,
    billingInfo: null,
    paymentDetails: order.paymentDetails && { ...order.paymentDetails, last4: null },
    isCancellable: false,
  };
}
