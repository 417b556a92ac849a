import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { createOutbox } from '#lib/backend/messaging/outbox.ts';
import { sendDueNotices } from '#lib/backend/notices/job.ts';
import { createNoticeLinks } from '#lib/backend/notices/notice-links.ts';
import * as noticesContract from '#lib/contract/notices.ts';
import type { MailboxMessage } from '#lib/contract/sandbox.ts';
import { openSeeded, testDatabases } from './databases.ts';
import { createWishlistHarness, type WishlistHarness } from './wishlist/wishlist-harness.ts';

const SECRET = 'the secret of the tests, which opens nothing else';
const DAY = 24 * 3600_000;
const ARABIC = { country: 'ae', language: 'ar' } as const;

describe.each(testDatabases.filter(({ name }) => name !== 'SQLite in a file'))(
  'Notices, on $name',
  (database) => {
    let db: Db;
    let harness: WishlistHarness;
    let now = Date.now();
    let count = 0;
    const clock = () => now;
    const createBox = () =>
      createOutbox({ db, secret: SECRET, clock, site: 'http://shop', transports: {}, report: () => {} });
    const links = createNoticeLinks(SECRET);

    beforeAll(async () => {
      db = await openSeeded(database);
      harness = createWishlistHarness(db, clock);
    });
    afterAll(() => harness?.close());
    beforeEach(async () => {
      await db.deleteFrom('notices').execute();
      await setStock('T-NONE', 0);
    });

    const setStock = (code: string, quantity: number) =>
      db
        .updateTable('stock')
        .set({ quantity })
        .where('product_code', '=', code)
        .where('country', '=', 'ae')
        .execute();
    const run = async () => {
      now += 10 * 60_000;
      await sendDueNotices(db, { outbox: createBox(), links, now, isStopped: () => false });
    };
    const readMail = async (to: string): Promise<MailboxMessage[]> =>
      (await createBox().listMailbox()).filter((message) => message.to === to);
    const readToken = (message?: MailboxMessage) => message?.text?.match(/\/notices\/([\w.-]+)/)?.[1] ?? '';
    const createEmail = () => {
      count += 1;
      return `guest-${count}@binaa.example`;
    };
    const request = (
      emailAddress: string,
      kind: noticesContract.NoticeKind = 'stock',
      productCode = 'T-NONE',
    ) =>
      harness.visitor(noticesContract.requestNotice, { body: { kind, productCode, emailAddress } }, ARABIC);
    const visit = (
      endpoint: typeof noticesContract.confirmNotice | typeof noticesContract.stopNotices,
      token: string,
    ) => harness.visitor(endpoint, { body: { token } });
    const createCustomer = () => {
      count += 1;
      return harness.customer(`reader-${count}`);
    };

    it('use an address only after it is confirmed, and are sent once in the language of the request', async () => {
      const email = createEmail();
      expect((await request(email)).error).toBeUndefined();
      const [mail] = await readMail(email);
      expect([mail?.kind, mail?.language, mail?.text?.includes(email)]).toEqual([
        'notice-confirm',
        'ar',
        false,
      ]);
      await setStock('T-NONE', 5);
      await run();
      expect(await readMail(email)).toHaveLength(1);
      const token = readToken(mail);
      const link = await harness.visitor(noticesContract.readNoticeLink, { body: { token } });
      expect(link.data).toMatchObject({ purpose: 'confirm', notice: { kind: 'stock' } });
      expect((await visit(noticesContract.confirmNotice, token)).error).toBeUndefined();
      await Promise.all([run(), run()]);
      const [sent, ...rest] = await readMail(email);
      expect([sent?.kind, sent?.language, rest.length]).toEqual(['notice-stock', 'ar', 1]);
      await run();
      expect(await readMail(email)).toHaveLength(2);
      expect(await db.selectFrom('notices').selectAll().execute()).toEqual([]);
      expect((await visit(noticesContract.confirmNotice, token)).error?.code).toBe('NOTICE_NOT_FOUND');
    });

    it('are stopped by one link for all products, which confirms nothing', async () => {
      const email = createEmail();
      await request(email);
      await visit(noticesContract.confirmNotice, readToken((await readMail(email))[0]));
      await request(email, 'price', 'T-TEN');
      await setStock('T-NONE', 5);
      await run();
      const stop = readToken((await readMail(email)).find(({ kind }) => kind === 'notice-stock'));
      expect((await visit(noticesContract.confirmNotice, stop)).error?.code).toBe('NOTICE_NOT_FOUND');
      expect((await visit(noticesContract.stopNotices, `${stop}x`)).error?.code).toBe('NOTICE_NOT_FOUND');
      expect((await visit(noticesContract.stopNotices, stop)).error).toBeUndefined();
      expect((await visit(noticesContract.stopNotices, stop)).error).toBeUndefined();
      expect(await db.selectFrom('notices').selectAll().execute()).toEqual([]);
    });

    it('inform a customer of a lower price, not of the same or of a sold-out product', async () => {
      const layla = await createCustomer();
      const body = { kind: 'price', productCode: 'T-TEN' } as const;
      await layla.call(noticesContract.createNotice, { body });
      await layla.call(noticesContract.createNotice, { body });
      const { data } = await layla.call(noticesContract.readNotices);
      expect(data.notices).toMatchObject([{ kind: 'price', product: { productCode: 'T-TEN' } }]);
      const email = `${layla.accountId.replace('account-', '')}@binaa.example`;
      await run();
      expect(await readMail(email)).toEqual([]);
      const prices = db.updateTable('prices').where('product_code', '=', 'T-TEN').where('country', '=', 'ae');
      await prices.set({ sale_amount: 1 }).execute();
      const { quantity } = await db
        .selectFrom('stock')
        .select('quantity')
        .where('product_code', '=', 'T-TEN')
        .where('country', '=', 'ae')
        .executeTakeFirstOrThrow();
      await setStock('T-TEN', 0);
      await run();
      expect(await readMail(email)).toEqual([]);
      await setStock('T-TEN', quantity);
      await run();
      expect((await readMail(email)).map(({ kind }) => kind)).toEqual(['notice-price']);
      expect(await db.selectFrom('notices').selectAll().execute()).toEqual([]);
      await prices.set({ sale_amount: null }).execute();
    });

    it('are ended by their customer; another one finds none', async () => {
      const [layla, omar] = [await createCustomer(), await createCustomer()];
      await layla.call(noticesContract.createNotice, { body: { kind: 'stock', productCode: 'T-NONE' } });
      const noticeId = (await layla.call(noticesContract.readNotices)).data.notices[0]?.id ?? '';
      const end = (customer = layla, id = noticeId) =>
        customer.call(noticesContract.endNotice, { params: { noticeId: id } });
      const refused = [await end(omar), await end(layla, 'unknown')];
      expect(refused.map(({ error }) => error?.code)).toEqual(['NOTICE_NOT_FOUND', 'NOTICE_NOT_FOUND']);
      expect((await end()).error).toBeUndefined();
      expect((await end()).error?.code).toBe('NOTICE_NOT_FOUND');
    });

    it('are refused for a product in stock, an unknown product and an invalid address, and above the limit of an address', async () => {
      const email = createEmail();
      expect((await request(email, 'stock', 'T-TEN')).error?.code).toBe('NOTICE_NOT_NEEDED');
      expect((await request(email, 'stock', 'NO-SUCH')).error?.code).toBe('PRODUCT_NOT_FOUND');
      expect((await request('no address')).error?.code).toBe('INVALID_REQUEST');
      for (let sent = 2; sent < 5; sent += 1) await request(email);
      expect((await request(email)).error?.code).toBe('TOO_MANY_REQUESTS');
      expect((await readMail(email)).length).toBe(3);
    });

    it('end after 180 days, unconfirmed ones after two', async () => {
      const email = createEmail();
      await request(email);
      const token = readToken((await readMail(email))[0]);
      now += 3 * DAY;
      expect((await visit(noticesContract.confirmNotice, token)).error?.code).toBe('NOTICE_NOT_FOUND');
      const layla = await createCustomer();
      await layla.call(noticesContract.createNotice, { body: { kind: 'stock', productCode: 'T-NONE' } });
      await run();
      expect(await db.selectFrom('notices').select('email').execute()).toEqual([{ email: null }]);
      now += 181 * DAY;
      await run();
      expect(await db.selectFrom('notices').select('email').execute()).toEqual([]);
    });
  },
);
