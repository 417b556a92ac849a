import { beforeEach, describe, expect, it } from 'vitest';
import { runInTransaction } from '#lib/backend/db/database.ts';
import { bookTransaction } from '#lib/backend/wallet/ledger.ts';
import type { SignUp } from '#lib/contract/auth/account-fields.ts';
import { verifyCode } from '#lib/contract/auth/auth.ts';
import { addItem } from '#lib/contract/cart/cart.ts';
import { createOrder } from '#lib/contract/orders/orders.ts';
import { readMailbox } from '#lib/contract/sandbox.ts';
import * as walletContract from '#lib/contract/wallet/wallet.ts';
import { formatMoney } from '#lib/format/money.ts';
import { loadAccountOverview } from '#lib/loaders/account/overview.ts';
import { loadOrderWallet } from '#lib/loaders/wallet/order-wallet.ts';
import { DEFAULT_LOCALE, parseLocale } from '#lib/locale/locale.ts';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { createPublicClient } from '#lib/public-client.server.ts';
import { consumeFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { TestBrowser } from '../../../session/test-browser.ts';
import {
  api,
  createCustomer,
  readSentCode,
  send,
  sendForm,
  setUpApiHarness,
  signIn,
} from '../../api-harness.ts';

setUpApiHarness();

const PAYMENT_PAGE = '/en-ae/checkout/payment';
const texts = MESSAGE_RESOURCES.en.wallet;

/** Creates the context that a loader receives for a browser's request. */
function createPageContext(browser: TestBrowser, tag = 'en-ae') {
  const locale = parseLocale(tag) ?? DEFAULT_LOCALE;
  const request = browser.createRequest();
  return {
    locale,
    t: getTranslate(locale.language),
    requestSession: createRequestSession(request, locale),
    flashMessage: consumeFlash(request.cookies),
  };
}

async function readPin(mobile: string): Promise<string> {
  const result = await createPublicClient(DEFAULT_LOCALE).call(readMailbox, {
    body: { key: 'the key of this mailbox' },
  });
  const messages = result.ok ? result.data.messages : [];
  const message = messages.find(({ to, kind }) => to === mobile && kind === 'wallet-pin');
  return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
}

async function verifyMobile(browser: TestBrowser, { mobile }: SignUp): Promise<void> {
  await sendForm(browser, 'changeContact', { 'body.mobile': mobile, next: '/en-ae/my-account' });
  const code = await readSentCode(mobile);
  const verified = await send(browser, verifyCode, { params: { challengeId: 'current' }, body: { code } });
  if (!verified.ok) throw new Error(verified.error.code);
}

async function fillWallet({ mobile }: SignUp, amount: number): Promise<void> {
  const { id } = await api.db
    .selectFrom('wallets')
    .select('id')
    .where('mobile', '=', mobile)
    .executeTakeFirstOrThrow();
  const entry = { kind: 'reward', amount, orderId: null, reference: `reward ${id}` } as const;
  await runInTransaction(api.db, (trx) => bookTransaction(trx, id, entry, Date.now()));
}

describe('The wallet through the browser API', () => {
  let browser: TestBrowser;
  let person: SignUp;

  beforeEach(async () => {
    browser = new TestBrowser();
    person = await createCustomer();
    await signIn(browser, person);
  });

  const readBalance = () =>
    send(browser, walletContract.readWalletBalance, {
      query: { identifierType: 'phoneNumber', identifierValue: 'current' },
    });
  const startOrder = async () => {
    const product = { productCode: 'T-PLENTY' };
    await send(browser, addItem, { params: { cartId: 'current' }, body: { quantity: 2, product } });
    const order = await send(browser, createOrder, { query: { cartId: 'current' } });
    if (!order.ok) throw new Error(order.error.code);
    return order.data;
  };
  const loadWalletOf = (orderId: string) => loadOrderWallet(createPageContext(browser), orderId);

  it('is not found until the mobile number is verified, which the account page says and offers', async () => {
    expect(await readBalance()).toMatchObject({ error: { code: 'wallet_not_found', status: 404 } });
    const before = await loadAccountOverview(createPageContext(browser));
    expect(before).toMatchObject({
      model: { wallet: { state: 'number-unproven', mobileToVerify: person.mobile, wallet: null } },
    });
    await verifyMobile(browser, person);
    await fillWallet(person, 12_345);
    expect(await readBalance()).toMatchObject({ data: { balance: { amount: 12_345, currency: 'AED' } } });
    const after = await loadAccountOverview(createPageContext(browser));
    expect(after).toMatchObject({
      model: {
        wallet: {
          state: 'ready',
          mobileToVerify: null,
          wallet: {
            walletId: expect.stringMatching(/^BW-/),
            balance: 'AED\u00a0123.45',
            heldAmount: null,
            blocked: null,
            entries: [{ description: 'Reward', amount: '+AED\u00a0123.45' }],
          },
        },
      },
    });
  });

  it('is shown in Arabic', async () => {
    await verifyMobile(browser, person);
    await fillWallet(person, 500);
    const page = await loadAccountOverview(createPageContext(browser, 'ar-ae'));
    const wallet = page.kind === 'ok' ? page.model.wallet?.wallet : undefined;
    expect(wallet?.entries[0]).toMatchObject({ description: 'مكافأة', amount: '\u2066+5.00\u2069\u00a0د.إ' });
  });

  it('is not for guests', async () => {
    const guest = new TestBrowser();
    const product = { productCode: 'T-PLENTY' };
    await send(guest, addItem, { params: { cartId: 'current' }, body: { quantity: 1, product } });
    const balance = await send(guest, walletContract.readWalletBalance, {
      query: { identifierType: 'phoneNumber', identifierValue: 'current' },
    });
    expect(balance).toMatchObject({ ok: false, error: { code: 'FORBIDDEN' } });
    expect(await loadOrderWallet(createPageContext(guest), 'any')).toBeNull();
  });

  it('pays an order by forms alone', async () => {
    await verifyMobile(browser, person);
    await fillWallet(person, 5000);
    const order = await startOrder();
    const form = { orderId: order.id, next: PAYMENT_PAGE };
    expect(await loadWalletOf(order.id)).toMatchObject({ payable: { decimal: '50.00' }, pin: null });
    expect(await sendForm(browser, 'sendWalletPin', form)).toBe(PAYMENT_PAGE);
    const waiting = await loadWalletOf(order.id);
    expect(waiting).toMatchObject({ sendForm: { error: null }, pin: { sendsLeft: 4 } });
    const pinId = waiting?.pin?.id ?? '';
    const amount = '50';

    await sendForm(browser, 'payWithWallet', { ...form, amount, pinId, pin: '' });
    expect((await loadWalletOf(order.id))?.payForm.errors).toEqual({ pin: texts.pay.pinMissing });
    await sendForm(browser, 'payWithWallet', { ...form, amount, pinId, pin: '12' });
    expect((await loadWalletOf(order.id))?.payForm.errors).toEqual({ pin: texts.pay.pinWrong });
    const pin = await readPin(person.mobile);
    const wrong = pin === '000000' ? '111111' : '000000';
    await sendForm(browser, 'payWithWallet', { ...form, amount, pinId, pin: wrong });
    expect((await loadWalletOf(order.id))?.payForm.errors).toEqual({
      pin: 'Wrong PIN. You have 2 attempts left.',
    });

    const inArabicDigits = pin.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    await sendForm(browser, 'payWithWallet', { ...form, amount, pinId, pin: inArabicDigits });
    const paid = await loadWalletOf(order.id);
    expect(paid).toMatchObject({
      payment: { text: 'AED\u00a050.00' },
      pin: null,
      payForm: { errors: {}, error: null },
    });
    // Pressing the same button again changes nothing.
    await sendForm(browser, 'payWithWallet', { ...form, amount, pinId, pin });
    expect((await loadWalletOf(order.id))?.payForm.error).toBeNull();
    for (const secret of [pin, pinId, person.mobile, encodeURIComponent(person.mobile)]) {
      expect(api.log.join('\n')).not.toContain(secret);
    }
    expect(api.log.some((entry) => entry.includes('"name":"payWithWallet"'))).toBe(true);
    await sendForm(browser, 'removeOrderWallet', form);
    expect(await loadWalletOf(order.id)).toMatchObject({ payment: null, payable: { decimal: '50.00' } });
  });

  it('pays a part of the possible amount, and shows at the field why an amount cannot be paid', async () => {
    await verifyMobile(browser, person);
    await fillWallet(person, 5000);
    const order = await startOrder();
    const form = { orderId: order.id, next: PAYMENT_PAGE };
    await sendForm(browser, 'sendWalletPin', form);
    const pinId = (await loadWalletOf(order.id))?.pin?.id ?? '';
    const pin = await readPin(person.mobile);
    const readErrors = async (amount: string, tag = 'en-ae') => {
      await sendForm(browser, 'payWithWallet', { ...form, pinId, pin: '12', amount, locale: tag });
      const page = await loadOrderWallet(createPageContext(browser, tag), order.id);
      expect(page).toMatchObject({ payment: null, payForm: { values: { amount } } });
      return page?.payForm.errors;
    };
    const { pinWrong } = texts.pay;
    expect(await readErrors('')).toEqual({ amount: texts.pay.amountMissing, pin: pinWrong });
    const wrong = 'Please enter an amount above zero, such as \u2068AED\u00a050.00\u2069.';
    for (const amount of ['0', '-5', 'all', '1.005', '1.2.3']) {
      expect(await readErrors(amount)).toEqual({ amount: wrong, pin: pinWrong });
    }
    expect(await readErrors('50.01')).toEqual({
      amount: 'Your wallet balance is not enough for this amount: AED 50.00 is available.',
      pin: pinWrong,
    });
    const total = formatMoney(order.total, 'en');
    const tooMuch = String(order.total.amount / 100 + 0.01);
    expect(await readErrors(tooMuch)).toMatchObject({
      amount: `This is more than the order costs: \u2068${total}\u2069.`,
    });
    const arabic = MESSAGE_RESOURCES.ar.wallet;
    expect(await readErrors('', 'ar-ae')).toEqual({
      amount: arabic.pay.amountMissing,
      pin: arabic.pay.pinWrong,
    });
    expect((await readErrors('٥٠٫٠١', 'ar-ae'))?.amount).toBe(
      'رصيد محفظتك لا يكفي لهذا المبلغ: المتاح 50.00 د.إ.',
    );

    // None of these has used up the PIN.
    await sendForm(browser, 'payWithWallet', { ...form, pinId, pin, amount: '١٢٫٥' });
    const due = formatMoney({ ...order.total, amount: order.total.amount - 1250 }, 'en');
    expect(await loadWalletOf(order.id)).toMatchObject({ payment: { text: 'AED\u00a012.50' }, due });
  });

  it('shows the block with minutes and seconds', async () => {
    await verifyMobile(browser, person);
    await fillWallet(person, 5000);
    const order = await startOrder();
    const form = { orderId: order.id, next: PAYMENT_PAGE };
    await sendForm(browser, 'sendWalletPin', form);
    const pinId = (await loadWalletOf(order.id))?.pin?.id ?? '';
    const amount = '1';
    const wrong = (await readPin(person.mobile)) === '000000' ? '111111' : '000000';
    for (let count = 1; count <= 3; count += 1) {
      await sendForm(browser, 'payWithWallet', { ...form, amount, pinId, pin: wrong });
    }
    const blocked = await loadWalletOf(order.id);
    expect(blocked?.payForm.errors.pin).toBe(
      'You are blocked due multiple wrong attempts, please try after 60 min and 0 sec.',
    );
    expect(blocked?.blocked?.text).toMatch(/please try after (60 min and 0|59 min and 5\d) sec\.$/);
    expect(blocked?.pin).toBeNull();
    await sendForm(browser, 'sendWalletPin', form);
    expect((await loadWalletOf(order.id))?.sendForm.error).toMatch(/^You are blocked due multiple/);

    const phone = new TestBrowser();
    await signIn(phone, person);
    const readBlock = async (tag: string) =>
      (await loadOrderWallet(createPageContext(phone, tag), order.id))?.blocked;
    expect(await readBlock('en-ae')).toMatchObject({
      text: expect.stringMatching(
        /^Your wallet is blocked after wrong PINs on another device\. .* \d+ sec\.$/,
      ),
      template:
        'Your wallet is blocked after wrong PINs on another device. Please try again in {m} min and {s} sec.',
    });
    expect((await readBlock('ar-ae'))?.text).toMatch(/على جهاز آخر\. حاول بعد \d+ د و\d+ ث\.$/);
    const account = await loadAccountOverview(createPageContext(phone));
    expect(account).toMatchObject({
      model: { wallet: { wallet: { blocked: { text: expect.stringContaining('another device') } } } },
    });
  });

  it('redirects to pages of the shop only', async () => {
    expect(await sendForm(browser, 'sendWalletPin', { orderId: 'x', next: '//evil.example' })).toBe(
      PAYMENT_PAGE,
    );
  });
});
