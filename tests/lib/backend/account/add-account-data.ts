import { createId } from '#lib/backend/db/create-id.ts';
import { runInTransaction } from '#lib/backend/db/database.ts';
import { bookTransaction } from '#lib/backend/wallet/ledger.ts';
import type { OrderStatus } from '#lib/contract/orders/order-status.ts';
import type { AuthHarness, TestAccount } from '../auth/auth-harness.ts';
import { addCasesAndReturns } from './add-cases-and-returns.ts';

/** Adds an order with a line, a payment and its first event; returns its id. */
export async function addOrder(
  { db, now }: AuthHarness,
  { userId, person }: TestAccount,
  status: OrderStatus,
): Promise<string> {
  const id = createId();
  const cart_id = createId();
  const times = { created_at: now, updated_at: now };
  const cart = { id: cart_id, owner_id: userId, country: 'ae', ...times } as const;
  const hasCart = await db.selectFrom('carts').select('id').where('owner_id', '=', userId).executeTakeFirst();
  if (!hasCart) await db.insertInto('carts').values(cart).execute();
  const address = {
    ...({ countryCode: 'ae', emirate: 'DU', area: 'Al Barsha' } as const),
    ...({ deliveryAddress: 'Street of roses', buildingNo: '7', addressType: 'Residential' } as const),
  };
  const contact = { firstName: 'Huda', lastName: 'Al Ali', emailAddress: person.email, phone: person.mobile };
  const isPlaced = status !== 'Pending';
  const order = {
    ...({
      id,
      cart_id: hasCart?.id ?? cart_id,
      owner_id: userId,
      status,
      country: 'ae',
      currency: 'AED',
    } as const),
    ...({
      subtotal: 10_000,
      discount_total: 0,
      shipping_subtotal: 0,
      shipping_total: 0,
      total: 10_000,
    } as const),
    ...({ tax_total: 476, tax_rate: 5, payment_method: 'card', delivery_note: 'Ring twice' } as const),
    guest: null,
    billing: JSON.stringify({ ...contact, address: null }),
    fulfillment: JSON.stringify({ ...contact, address }),
    collection_contact: null,
    order_number: isPlaced ? `AE26-${id}` : null,
    submitted_at: isPlaced ? now : null,
    ...times,
  } as const;
  await db.insertInto('orders').values(order).execute();
  const product = { productCode: 'T-TEN', name: { en: 'Drill', ar: 'مثقاب' }, maximum: 9 };
  await db
    .insertInto('order_lines')
    .values({
      ...({ id: createId(), order_id: id, place: 0, cart_line_id: 'c', parent_id: null } as const),
      ...({
        product_code: 'T-TEN',
        quantity: 1,
        list_amount: 10_000,
        sale_amount: null,
        unit_amount: 10_000,
      } as const),
      ...({ total: 10_000, shade_code: null, snapshot: JSON.stringify(product) } as const),
    })
    .execute();
  const event = { id: createId(), order_id: id, place: 0, status, cause: 'customer', at: now } as const;
  await db.insertInto('order_events').values(event).execute();
  await db
    .insertInto('payments')
    .values({
      ...({
        id: createId(),
        order_id: id,
        idempotency_key: id,
        status: isPlaced ? 'Paid' : 'Pending',
      } as const),
      ...({
        amount: 10_000,
        currency: 'AED',
        return_path: '/',
        last4: '4242',
        refusal: null,
        expires_at: now,
      } as const),
      ...({ authorised_at: now, next_try: null, session_reference: null, session_result: null } as const),
      ...({
        redirect_url: null,
        provider_reference: null,
        capture_requested_at: null,
        next_check: null,
      } as const),
      ...times,
    })
    .execute();
  return id;
}

/** Gives a customer's wallet a reward. The number must be verified. */
export async function addReward({ db, now }: AuthHarness, userId: string, amount: number): Promise<string> {
  const { wallet_id: walletId } = await db
    .selectFrom('users')
    .select('wallet_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const entry = { kind: 'reward', amount, orderId: null, reference: createId() } as const;
  await runInTransaction(db, (trx) => bookTransaction(trx, walletId ?? '', entry, now));
  return walletId ?? '';
}

/**
 * Adds rows that refer to the customer to the tables of account, cart, lists, forms, messages, saved cards
 * and wallet PINs.
 */
export async function addAccountData(harness: AuthHarness, account: TestAccount): Promise<void> {
  const { db, now } = harness;
  const { userId, accountId, person, caller } = account;
  const times = { created_at: now, updated_at: now };
  const address = {
    ...({
      fullName: person.name,
      mobile: person.mobile,
      addressUse: 'Both',
      countryCode: 'ae',
      emirate: 'DU',
    } as const),
    ...({
      area: 'Al Barsha',
      deliveryAddress: 'Street of roses',
      buildingNo: '7',
      addressType: 'Residential',
    } as const),
  };
  await db
    .insertInto('saved_addresses')
    .values({
      ...({ id: createId(), user_id: userId, country: 'ae', content: JSON.stringify(address) } as const),
      ...({ is_default: 1, ...times } as const),
    })
    .execute();
  await db
    .insertInto('password_history')
    .values({ id: createId(), user_id: userId, password: 'a hash', created_at: now })
    .execute();
  const cartId = createId();
  await db
    .insertInto('carts')
    .values({ id: cartId, owner_id: userId, country: 'kw', ...times })
    .execute();
  const line = { cart_id: cartId, place: 0, product_code: 'T-TEN', shade_code: null, parent_id: null };
  for (const table of ['cart_lines', 'saved_lines'] as const) {
    const row = { ...line, id: createId(), quantity: 2, seen_amount: 1, seen_name: 'Drill' };
    await db.insertInto(table).values(row).execute();
  }
  await db
    .insertInto('cart_shares')
    .values({ token: createId(), cart_id: cartId, body: '[]', created_at: now, expires_at: now + 1 })
    .execute();
  await db
    .insertInto('cart_keys')
    .values({ owner_id: userId, key: 'a', fingerprint: 'x', missed: null, used_at: now })
    .execute();
  const list = { id: createId(), owner_id: userId, account_id: accountId, created_at: now };
  await db
    .insertInto('wishlists')
    .values([
      { ...list, name: null, name_key: '', share_token: createId(), share_expires_at: now + 1 },
      {
        ...list,
        id: createId(),
        name: 'Bathroom',
        name_key: 'bathroom',
        share_token: null,
        share_expires_at: null,
      },
    ])
    .execute();
  await db
    .insertInto('wishlist_items')
    .values({
      ...{
        id: createId(),
        wishlist_id: list.id,
        place: 1,
        product_code: 'T-TEN',
        shade_code: '',
        quantity: 3,
      },
      ...({ is_size_chosen: null, name: JSON.stringify({ en: 'Saw', ar: 'منشار' }) } as const),
    })
    .execute();
  await db
    .insertInto('newsletter_consents')
    .values({
      ...({
        id: createId(),
        channel: 'email',
        address: person.email,
        country: 'ae',
        language: 'en',
      } as const),
      ...({ consent: 'Yes, write to me', consented_at: now } as const),
    })
    .execute();
  await db
    .insertInto('bulk_enquiries')
    .values({
      ...({
        id: createId(),
        number: createId(),
        fingerprint: createId(),
        country: 'ae',
        language: 'en',
      } as const),
      ...({
        name: person.name,
        company_name: 'Ali & Co',
        email: person.email,
        phone: person.mobile,
      } as const),
      ...({ enquiry: '40 doors <b>please</b>', created_at: now } as const),
    })
    .execute();
  await db
    .insertInto('outbox')
    .values({
      ...({
        id: createId(),
        kind: 'welcome',
        channel: 'email',
        via: 'mailbox',
        recipient: person.email,
      } as const),
      ...({
        language: 'en',
        country: 'ae',
        facts: null,
        status: 'sent',
        tries: 1,
        next_try_at: now,
      } as const),
      ...({ expires_at: null, created_at: now, sent_at: now, error: null } as const),
    })
    .execute();
  await db
    .insertInto('sandbox_cards')
    .values({ id: createId(), customer_id: userId, last4: '4242', effect: 'approve' })
    .execute();
  const { wallet_id } = await db
    .selectFrom('users')
    .select('wallet_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const orderId = await addOrder(harness, account, 'Delivered');
  await addCasesAndReturns(harness, account, orderId);
  await db
    .insertInto('wallet_pins')
    .values({
      ...({
        id: createId(),
        wallet_id: wallet_id ?? '',
        order_id: orderId,
        session_id: caller.sessionId,
      } as const),
      ...{
        status: 'used',
        secret_hash: null,
        sends_left: 1,
        resend_at: now,
        expires_at: now,
        created_at: now,
      },
    })
    .execute();
}
