import { describe, expect, it } from 'vitest';
import { type BulkEnquiry, sendBulkEnquiry, subscribeNewsletter } from '#lib/contract/contact.ts';
import { call, type Door, EMIRATES, type Place } from '../harness/client.ts';

const KUWAIT: Place = { country: 'kw', language: 'ar' };
const SAUDI: Place = { country: 'sa', language: 'en' };

/** Returns a unique enquiry. */
const write = (other: Partial<BulkEnquiry> = {}): BulkEnquiry => ({
  enquiry: `400 litres of white masonry paint\nfor ${crypto.randomUUID()}`,
  companyName: 'Dar Al Jazeera Contracting',
  name: 'Huda Al Ali',
  emailAddress: 'huda@example.com',
  phone: '+971501234567',
  ...other,
});

/** Enquiries and the newsletter. */
export function describeContact(open: () => Door) {
  describe('a bulk enquiry', () => {
    it('gets a number, and the same one when it is sent twice', async () => {
      const body = write();
      const [first, second] = await Promise.all([
        call(open().shopper(), sendBulkEnquiry, { body }),
        call(open().shopper(), sendBulkEnquiry, { body: { ...body, emailAddress: 'HUDA@example.com' } }),
      ]);
      expect(first.data.enquiryNumber).toMatch(/^BE\d{2}-[0-9A-Z]{8}$/);
      expect(second.data).toEqual(first.data);
      const other = await call(open().shopper(), sendBulkEnquiry, { body: write() });
      expect(other.data.enquiryNumber).not.toBe(first.data.enquiryNumber);
    });

    it('accepts Arabic, several lines and numbers of its country', async () => {
      const enquiry = `٤٠٠ لتر دهان واجهات\r\nالموقع: السالمية ${crypto.randomUUID()}`;
      const body = write({ enquiry, companyName: 'شركة الجزيرة', name: 'هدى العلي', phone: '+96550012345' });
      const answer = await call(open().shopper(), sendBulkEnquiry, { body }, KUWAIT);
      expect([answer.status, answer.error]).toEqual([200, undefined]);
      const abroad = await call(open().shopper(), sendBulkEnquiry, { body }, SAUDI);
      expect(abroad.error?.details?.fields).toEqual([{ path: 'body.phone', rule: 'country' }]);
    });

    it('returns all validation errors at once', async () => {
      const body = write({ enquiry: ' \n ', companyName: ' ', name: '<b>', emailAddress: 'x', phone: '1' });
      const answer = await call(open().shopper(), sendBulkEnquiry, { body });
      const fields = (answer.error?.details?.fields ?? []) as { path: string }[];
      expect([answer.status, answer.error?.code]).toEqual([400, 'INVALID_REQUEST']);
      expect(new Set(fields.map(({ path }) => path))).toEqual(
        new Set(['companyName', 'emailAddress', 'enquiry', 'name', 'phone'].map((name) => `body.${name}`)),
      );
    });

    it.each([
      ['too long', { enquiry: 'x'.repeat(1501) }],
      ['control characters', { enquiry: 'one\u0000two' }],
      ['two lines of a company', { companyName: 'one\ntwo' }],
      ['a field that it does not know', { files: 'x' }],
    ])('is rejected with %s', async (_, other) => {
      const answer = await call(open().shopper(), sendBulkEnquiry, { body: { ...write(), ...other } });
      expect([answer.status, answer.error?.code]).toEqual([400, 'INVALID_REQUEST']);
    });
  });

  describe('the newsletter', () => {
    it('can be ordered by email or phone, with the same response when repeated', async () => {
      const emailAddress = `${crypto.randomUUID()}@Example.com`;
      const byMail = { channel: 'email' as const, emailAddress, consent: true as const };
      for (const place of [EMIRATES, EMIRATES, KUWAIT]) {
        const answer = await call(open().shopper(), subscribeNewsletter, { body: byMail }, place);
        expect([answer.status, answer.data]).toEqual([200, { channel: 'email' }]);
      }
      const byPhone = { channel: 'whatsapp' as const, phone: '+96550012345', consent: true as const };
      const answer = await call(open().shopper(), subscribeNewsletter, { body: byPhone }, KUWAIT);
      expect(answer.data).toEqual({ channel: 'whatsapp' });
    });

    it.each([
      ['no consent', { channel: 'email', emailAddress: 'a@b.co', consent: false }, ['consent']],
      ['nothing said of consent', { channel: 'email', emailAddress: 'a@b.co' }, ['consent']],
      ['no address', { channel: 'email', consent: true }, ['emailAddress']],
      ['neither', { channel: 'whatsapp' }, ['consent', 'phone']],
      [
        'the other channel’s address',
        { channel: 'whatsapp', emailAddress: 'a@b.co', consent: true },
        ['emailAddress', 'phone'],
      ],
      ['another country’s number', { channel: 'whatsapp', phone: '+96550012345', consent: true }, ['phone']],
    ])('is rejected with %s', async (_, body, expected) => {
      const answer = await call(open().shopper(), subscribeNewsletter, { body: body as never });
      const fields = (answer.error?.details?.fields ?? []) as { path: string }[];
      expect([answer.status, fields.map(({ path }) => path.slice(5)).sort()]).toEqual([400, expected]);
    });
  });
}
