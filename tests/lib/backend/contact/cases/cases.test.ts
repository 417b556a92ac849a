import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerCase, listOpenCases } from '#lib/backend/contact/cases/cases.ts';
import { storePhoto } from '#lib/backend/photos/service.ts';
import * as casesContract from '#lib/contract/contact/cases.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { listIssueLines } from '#lib/format/orders/product-issues.ts';
import { testDatabases } from '../../databases.ts';
import { createPicture } from '../../photos/photo-files.ts';
import {
  type CaseHarness,
  createAccount,
  DAY,
  deliverOrders,
  openCaseHarness,
  placeOrder,
} from './case-harness.ts';

type Caller = { callerId: string; isCustomer?: boolean };

const TEXT = 'The handle came off on the first day. <b>Bold</b> & broken.';

describe.each(testDatabases)('Cases on $name', (database) => {
  let harness: CaseHarness;
  let sara: Caller;
  let mona: Caller;
  let order: Order;
  let guest: Caller;
  let number: string;
  let lineId: string;
  beforeAll(async () => {
    harness = await openCaseHarness(database);
    sara = await createAccount(harness, 'sara');
    mona = await createAccount(harness, 'mona');
    ({ order, guest } = await placeOrder(harness));
    number = order.orderNumber as string;
    lineId = (order.items[0] as { id: string }).id;
  }, 90_000);
  afterAll(() => harness?.close());

  const openCase = (
    body: Partial<Parameters<typeof casesContract.openCase.body.parse>[0] & object>,
    caller: Caller,
  ) => harness.call(casesContract.openCase, { body: { message: TEXT, ...body } as never }, caller);
  const read = (caseNumber: string, caller: Caller) =>
    harness.call(casesContract.readCase, { params: { caseNumber } }, caller);
  const reply = (caseNumber: string, message: string, caller: Caller, token?: string) =>
    harness.call(casesContract.replyToCase, { params: { caseNumber }, body: { message, token } }, caller);
  const sendAnswer = (caseNumber: string, text: string, isSolved = false) =>
    answerCase(
      { ...harness, db: harness.backend.db },
      { number: caseNumber, text, isSolved, now: harness.now },
    );
  const store = async ({ callerId }: Caller) =>
    (
      await storePhoto(harness.backend.db, {
        ownerId: callerId,
        bytes: await createPicture(8, 8).png().toBuffer(),
        now: harness.now,
      })
    ).photoId;
  const getToken = () => {
    const { data } = harness.sent.at(-1) as { data: { path: string } };
    return new URL(data.path, 'http://shop.test').searchParams.get('token') ?? '';
  };

  it('are open, answered, open again by a message, and solved', async () => {
    const { caseNumber } = (await openCase({}, sara)).data;
    expect((await read(caseNumber, sara)).data).toMatchObject({
      kind: 'general',
      status: 'open',
      reason: null,
    });
    expect(harness.sent.at(-1)).toMatchObject({ kind: 'case-opened', to: { email: 'sara@example.com' } });
    expect((await listOpenCases(harness.backend.db)).map((found) => found.caseNumber)).toContain(caseNumber);
    expect(await sendAnswer(caseNumber, 'We look at it.')).toBe(true);
    expect((await read(caseNumber, sara)).data.status).toBe('answered');
    expect(harness.sent.at(-1)).toMatchObject({
      kind: 'case-answered',
      language: 'en',
      data: { answer: 'We look at it.', path: `/my-account/cases/${caseNumber}` },
    });
    expect((await reply(caseNumber, 'And when do you know more?', sara)).data.status).toBe('open');
    const solved = await harness.call(casesContract.solveCase, { params: { caseNumber }, body: {} }, sara);
    expect(solved.data.status).toBe('solved');
    const reopened = await reply(caseNumber, 'It has come off again.', sara);
    expect(reopened.data.status).toBe('open');
    expect(reopened.data.messages.map(({ author }) => author)).toEqual([
      'customer',
      'shop',
      'customer',
      'customer',
    ]);
    expect(reopened.data.messages[0]?.text).toBe(TEXT);
    await sendAnswer(caseNumber, 'A new one is on its way.', true);
    expect((await read(caseNumber, sara)).data.status).toBe('solved');
  });

  it('are opened, continued and answered once, however often the same request is sent', async () => {
    const message = 'Sent twice by a nervous finger.';
    const opened = await Promise.all([1, 2].map(() => openCase({ message }, sara)));
    const [first, second] = opened.map(({ data }) => data.caseNumber) as [string, string];
    expect(first).toBe(second);
    const mails = () => harness.sent.filter(({ data }) => 'number' in data && data.number === first).length;
    expect(mails()).toBe(1);
    await Promise.all([1, 2].map(() => reply(first, 'One more thing to say.', sara)));
    expect((await read(first, sara)).data.messages).toHaveLength(2);
    expect([await sendAnswer(first, 'Noted.'), await sendAnswer(first, 'Noted.')]).toEqual([true, false]);
    expect(mails()).toBe(2);
  });

  it('about a product need a delivery, a reason, and a deadline that has not passed', async () => {
    expect((await openCase({ orderNumber: number, lineId, reason: 'damaged' }, guest)).error).toBe(
      'ISSUE_NOT_DELIVERED',
    );
    const later = (order.submittedAt as number) + 12 * DAY;
    await deliverOrders(harness, later);
    const { data } = await harness.backend.client.visitor().send({
      method: 'GET',
      path: `/experience/account/guest/v1/my-account/orders/guest-order?orderNo=${number}&email=huda@example.com`,
    });
    const [line] = listIssueLines(data as Order, later);
    const until = line?.until as string;
    const endOfDay = Date.parse(`${until}T23:59:59+04:00`);
    harness.now = endOfDay;
    expect((await openCase({ orderNumber: number, lineId }, guest)).details).toEqual({
      fields: [{ path: 'body.reason', rule: 'required' }],
    });
    const photoIds = [await store(guest)];
    const opened = await openCase({ orderNumber: number, lineId, reason: 'damaged', photoIds }, guest);
    expect(opened.error).toBeUndefined();
    harness.now = endOfDay + 1000;
    const lateCase = await openCase({ orderNumber: number, lineId, reason: 'faulty' }, guest);
    expect([lateCase.error, lateCase.details]).toEqual(['ISSUE_TOO_LATE', { until }]);
    expect((await openCase({ orderNumber: number }, guest)).error).toBeUndefined();
    expect((await openCase({ orderNumber: number, lineId: 'other', reason: 'faulty' }, guest)).error).toBe(
      'ORDER_NOT_FOUND',
    );
  });

  it('of guests can be read only by the link in their emails, and move to the account that claims the order', async () => {
    const message = 'Where has my parcel got to?';
    const { caseNumber } = (await openCase({ orderNumber: number, email: 'huda@example.com', message }, mona))
      .data;
    expect((await read(caseNumber, guest)).data?.orderNumber).toBe(number);
    const opened = await openCase({ orderNumber: number, message: 'The driver did not ring.' }, guest);
    expect(harness.sent.at(-1)).toMatchObject({ to: { email: 'huda@example.com' } });
    const token = getToken();
    const readLinked = (linkToken: string, caseOf = opened.data.caseNumber) =>
      harness.call(casesContract.readLinkedCase, { body: { caseNumber: caseOf, token: linkToken } });
    expect((await readLinked(token)).data.messages).toHaveLength(1);
    const orderToken = await harness.links.sign(order.id, harness.now);
    for (const rejected of [
      await readLinked(orderToken),
      await readLinked(token, caseNumber),
      await readLinked('a.b.c'),
      await reply(opened.data.caseNumber, 'I am not Huda at all.', sara),
      await read(opened.data.caseNumber, sara),
      await read('CS26-22222222', sara),
    ])
      expect(rejected.error).toBe('CASE_NOT_FOUND');
    expect((await reply(opened.data.caseNumber, 'It is me, with the link.', mona, token)).data.status).toBe(
      'open',
    );
    await harness.backend.db
      .updateTable('orders')
      .set({ owner_id: sara.callerId })
      .where('id', '=', order.id)
      .execute();
    const listed = await harness.call(casesContract.listCases, { query: { orderNumber: number } }, sara);
    expect(listed.data.cases.map((found) => found.caseNumber)).toContain(opened.data.caseNumber);
    await sendAnswer(opened.data.caseNumber, 'He rings tomorrow.');
    expect(harness.sent.at(-1)).toMatchObject({ to: { email: 'sara@example.com' } });
  });

  it('refuse the order, the photo and the email address of another person', async () => {
    const other = await placeOrder(harness);
    const orderNumber = other.order.orderNumber as string;
    for (const credentials of [{}, { email: 'sara@example.com' }, { token: 'a.b.c' }])
      expect((await openCase({ orderNumber, ...credentials }, sara)).error).toBe('ORDER_NOT_FOUND');
    expect((await openCase({ orderNumber: 'AE26-999999-9' }, sara)).error).toBe('ORDER_NOT_FOUND');
    const before = harness.sent.length;
    const photoIds = [await store(mona)];
    expect((await openCase({ photoIds, message: 'With a borrowed photo.' }, sara)).error).toBe(
      'PHOTO_NOT_FOUND',
    );
    expect((await openCase({ message: 'A guest without address.' }, guest)).details).toEqual({
      fields: [{ path: 'body.email', rule: 'required' }],
    });
    expect(harness.sent).toHaveLength(before);
  });

  it('show their photos only to the person who sent them', async () => {
    const [photoId] = [await store(mona)];
    const { caseNumber } = (await openCase({ photoIds: [photoId], message: 'See the photo, please.' }, mona))
      .data;
    const [message] = (await read(caseNumber, mona)).data.messages;
    expect(message).toMatchObject({ photoCount: 1, photos: [{ photoId, width: 8, height: 8 }] });
  });
});
