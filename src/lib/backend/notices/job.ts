import { formatMoney } from '#lib/format/money.ts';
import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';
import { readSellableProducts, type SellableProduct } from '../catalog/sellable-products.ts';
import { type Db, runInTransaction } from '../db/database.ts';
import type { Outbox } from '../messaging/outbox.ts';
import { getUnitAmount } from '../pricing/prices.ts';
import { readStock } from '../stock/reservations.ts';
import type { NoticeLinks } from './notice-links.ts';
import {
  deleteExpiredNotices,
  deleteNotice,
  type NoticeRow,
  postponeNotices,
  readDueNotices,
} from './queries.ts';

/** Notices checked per run. */
const BATCH_SIZE = 300;

const CHECK_INTERVAL_MS = 5 * 60_000;

interface NoticeJob {
  outbox: Outbox;
  links: NoticeLinks;
  now: number;
  isStopped(): boolean;
}

/**
 * Sends the notices whose event has happened, and deletes expired ones. Safe to repeat, and to run in several
 * processes: the process that deletes a notice also sends it, in one transaction.
 */
export async function sendDueNotices(db: Db, job: NoticeJob): Promise<void> {
  const { now } = job;
  await deleteExpiredNotices(db, now);
  const dueNotices = await readDueNotices(db, now, BATCH_SIZE);
  for (const country of new Set(dueNotices.map((notice) => notice.country))) {
    if (job.isStopped()) return;
    await checkNotices(
      db,
      dueNotices.filter((notice) => notice.country === country),
      country,
      job,
    );
  }
}

async function checkNotices(
  db: Db,
  notices: readonly NoticeRow[],
  country: CountryCode,
  job: NoticeJob,
): Promise<void> {
  const codes = [...new Set(notices.map(({ product_code }) => product_code))];
  const products = await readSellableProducts(db, country, codes);
  const stock = await readStock(db, country, codes, job.now);
  // Postponed before sending, so that a notice that cannot be sent does not delay the others.
  await postponeNotices(
    db,
    notices.map(({ id }) => id),
    job.now + CHECK_INTERVAL_MS,
  );
  for (const notice of notices) {
    if (job.isStopped()) return;
    const product = products.get(notice.product_code);
    const available = stock.get(notice.product_code)?.available ?? 0;
    if (product && available > 0 && isConditionMet(notice, product))
      await sendNotice(db, notice, product, job);
  }
}

const getAmount = ({ price }: SellableProduct) => price && getUnitAmount(price);

/** Whether the event of a notice has happened, for a product that is in stock. */
function isConditionMet({ kind, base_amount }: NoticeRow, product: SellableProduct): boolean {
  const amount = getAmount(product);
  if (amount === null) return false;
  return kind === 'stock' || (base_amount !== null && amount < base_amount);
}

async function sendNotice(
  db: Db,
  notice: NoticeRow,
  product: SellableProduct,
  { outbox, links, now }: NoticeJob,
): Promise<void> {
  const { id, kind, language, country, recipient, base_amount } = notice;
  const token = await links.sign({ purpose: 'stop', subject: recipient }, now);
  const formatAmount = (amount: number | null) =>
    formatMoney({ amount: amount ?? 0, currency: COUNTRIES[country].currency }, language);
  await runInTransaction(db, async (trx) => {
    if (!(await deleteNotice(trx, id))) return;
    const user = await trx
      .selectFrom('users')
      .select('email')
      .where('id', '=', notice.user_id ?? '')
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const email = notice.email ?? user?.email;
    if (email === undefined) return;
    const recipientFields = { to: { email }, language, country };
    const facts = { product: product.name[language], slug: product.slug, token };
    if (kind === 'stock') {
      await outbox.send({ ...recipientFields, kind: 'notice-stock', data: facts }, trx);
      return;
    }
    const data = { ...facts, price: formatAmount(getAmount(product)), before: formatAmount(base_amount) };
    await outbox.send({ ...recipientFields, kind: 'notice-price', data }, trx);
  });
}
