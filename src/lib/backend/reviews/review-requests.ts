import { getOrderCustomer } from '#lib/format/orders/order-customer.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import { splitLocalePath } from '#lib/locale/locale-path.ts';
import { type Db, runInTransaction, type Trx } from '../db/database.ts';
import type { Outbox } from '../messaging/outbox.ts';
import { requireOrderById } from '../orders/confirmation/linked-order.ts';
import type { OrderLinks } from '../orders/confirmation/order-link.ts';
import { presentOrder } from '../orders/present-order.ts';
import { readPayments } from '../payment/payments.ts';
import { listAuthorReviews } from './own-reviews.ts';

/** Days between delivery and the request, so that the customer has probably used the products. */
const REQUEST_AFTER_DAYS = 5;
/** No request is sent later than this after delivery, for example after the job did not run for some time. */
const REQUEST_UNTIL_DAYS = 14;
// Maximum number of orders per run, low enough not to delay requests.
const BATCH_SIZE = 20;

interface RequestServices {
  db: Db;
  outbox: Pick<Outbox, 'send'>;
  links: OrderLinks;
}

/** Asks customers for reviews some days after delivery, once per order. Returns the number of requests. */
export async function sendReviewRequests(
  { db, outbox, links }: RequestServices,
  now: number,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const orders = await db
    .selectFrom('order_events as e')
    .leftJoin('review_requests as q', 'q.order_id', 'e.order_id')
    .select('e.order_id')
    .distinct()
    .where('e.status', 'in', ['Delivered', 'Collected'])
    .where('e.at', '<=', now - REQUEST_AFTER_DAYS * DAY_MS)
    .where('e.at', '>', now - REQUEST_UNTIL_DAYS * DAY_MS)
    .where('q.order_id', 'is', null)
    .limit(BATCH_SIZE)
    .execute();
  let count = 0;
  for (const { order_id: id } of orders) {
    if (isStopped()) return count;
    if (await runInTransaction(db, (trx) => requestReviews(trx, { outbox, links }, id, now))) count += 1;
  }
  return count;
}

/** Queues the message in the transaction that records it, so that it is sent exactly once. */
async function requestReviews(
  trx: Trx,
  { outbox, links }: Omit<RequestServices, 'db'>,
  id: string,
  now: number,
): Promise<boolean> {
  const insertedRequest = await trx
    .insertInto('review_requests')
    .values({ order_id: id, asked_at: now })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirst();
  if (Number(insertedRequest.numInsertedOrUpdatedRows ?? 0) === 0) return false;
  const row = await requireOrderById(trx, id);
  const paid = (await readPayments(trx, id)).find((payment) => payment.status === 'Paid');
  const language = splitLocalePath(paid?.return_path ?? '').locale?.language ?? 'en';
  const author = { id: row.owner_id, scope: { orderId: id } };
  const items = await listAuthorReviews(trx, author, language);
  const customer = getOrderCustomer(await presentOrder(trx, row, language, now));
  if (customer === undefined || items.every(({ review }) => review !== null)) return false;
  const data = {
    name: customer.firstName,
    number: row.order_number ?? '',
    token: await links.sign(id, now),
  };
  const to = { email: customer.emailAddress };
  await outbox.send({ kind: 'review-request', to, language, country: row.country, data }, trx);
  return true;
}
