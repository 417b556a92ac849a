import {
  MAX_NOTICES,
  NOTICE_CONFIRMATION_HOURS,
  NOTICE_DAYS,
  type Notice,
  type NoticeKind,
} from '#lib/contract/notices.ts';
import { DAY_MS, HOUR_MS } from '#lib/locale/duration.ts';
import { readSellableProducts, type SellableProduct } from '../catalog/sellable-products.ts';
import { createId } from '../db/create-id.ts';
import { type Db, runInTransaction, type Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { type RequestContext, requireCallerId } from '../gateway/request-context.ts';
import type { Outbox } from '../messaging/outbox.ts';
import { getUnitAmount } from '../pricing/prices.ts';
import { readStock } from '../stock/reservations.ts';
import { getCustomerKey, type NoticeLinks } from './notice-links.ts';
import { insertNotice, listNotices, type NoticeRow } from './queries.ts';

export const NOTICE_LIFETIME_MS = NOTICE_DAYS * DAY_MS;

/** A requested notice. */
interface NoticeInput {
  kind: NoticeKind;
  productCode: string;
}

/** Stores a guest's notice and sends the link that confirms it; sends nothing if it is already confirmed. */
export async function requestGuestNotice(
  db: Db,
  { outbox, links }: { outbox: Outbox; links: NoticeLinks },
  { emailAddress, ...input }: NoticeInput & { emailAddress: string },
  context: RequestContext,
): Promise<void> {
  const { now, language, country } = context;
  const recipient = links.getRecipientKey(emailAddress);
  await runInTransaction(db, async (trx) => {
    const product = await requireProduct(trx, input, context);
    const notice = await storeNotice(
      trx,
      {
        ...createRow(input, product, context),
        email: emailAddress,
        recipient,
        is_confirmed: 0,
        expires_at: now + NOTICE_CONFIRMATION_HOURS * HOUR_MS,
      },
      now,
    );
    if (notice.is_confirmed) return;
    const token = await links.sign({ purpose: 'confirm', subject: notice.id }, now);
    const data = { notice: input.kind, product: product.name[language], token };
    await outbox.send(
      { kind: 'notice-confirm', to: { email: emailAddress }, language, country: country.code, data },
      trx,
    );
  });
}

/** Stores a customer's notice. */
export async function createCustomerNotice(
  db: Db,
  input: NoticeInput,
  context: RequestContext,
): Promise<void> {
  const userId = requireCallerId(context);
  await runInTransaction(db, async (trx) => {
    const product = await requireProduct(trx, input, context);
    const row = {
      ...createRow(input, product, context),
      user_id: userId,
      recipient: getCustomerKey(userId),
      is_confirmed: 1 as const,
      expires_at: context.now + NOTICE_LIFETIME_MS,
    };
    await storeNotice(trx, row, context.now);
  });
}

/** Presents notices in the language of the request, except those of deleted products. */
export async function presentNotices(
  db: Db,
  notices: readonly NoticeRow[],
  { language, country }: RequestContext,
): Promise<Notice[]> {
  const codes = notices.map(({ product_code }) => product_code);
  const products = await readSellableProducts(db, country.code, codes);
  return notices.flatMap(({ id, kind, country: noticeCountry, expires_at, product_code: productCode }) => {
    const product = products.get(productCode);
    if (!product) return [];
    const summary = { productCode, productName: product.name[language], slug: product.slug };
    return [{ id, kind, product: summary, country: noticeCountry, expiresAt: expires_at }];
  });
}

/**
 * Returns the product of a requested notice. Throws PRODUCT_NOT_FOUND, NOT_SOLD_HERE, or NOTICE_NOT_NEEDED
 * when a stock notice is requested for a product that is in stock.
 */
async function requireProduct(
  trx: Trx,
  { kind, productCode }: NoticeInput,
  { country, now }: RequestContext,
): Promise<SellableProduct> {
  const product = (await readSellableProducts(trx, country.code, [productCode])).get(productCode);
  if (!product) throw new AppError('PRODUCT_NOT_FOUND', { productCode });
  if (!product.price) throw new AppError('NOT_SOLD_HERE');
  const stock = await readStock(trx, country.code, [productCode], now);
  const isInStock = (stock.get(productCode)?.available ?? 0) > 0;
  if (kind === 'stock' && isInStock) throw new AppError('NOTICE_NOT_NEEDED');
  return product;
}

function createRow(
  { kind, productCode }: NoticeInput,
  { price }: SellableProduct,
  { country, language, now }: RequestContext,
) {
  return {
    id: createId(now),
    kind,
    country: country.code,
    product_code: productCode,
    language,
    user_id: null,
    email: null,
    base_amount: kind === 'price' && price ? getUnitAmount(price) : null,
    check_at: now,
    created_at: now,
  };
}

/** Stores a notice. Throws NOTICE_LIMIT when the recipient already has the maximum number of notices. */
async function storeNotice(trx: Trx, row: NoticeRow, now: number): Promise<NoticeRow> {
  const notice = await insertNotice(trx, row);
  const notices = await listNotices(trx, row.recipient, now);
  if (notice.id === row.id && notices.length > MAX_NOTICES)
    throw new AppError('NOTICE_LIMIT', { maximum: MAX_NOTICES });
  return notice;
}
