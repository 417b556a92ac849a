import { describe, expect, it } from 'vitest';
import { type BulkEnquiry, sendBulkEnquiry, subscribeNewsletter } from '#lib/contract/contact/contact.ts';
import { type ContractClient, callEndpoint, EMIRATES, type Market } from '../harness/client.ts';

const KUWAIT: Market = { country: 'kw', language: 'ar' };
const SAUDI: Market = { country: 'sa', language: 'en' };

/** Returns a unique enquiry. */
const createEnquiry = (other: Partial<BulkEnquiry> = {}): BulkEnquiry => ({
  enquiry: `400 litres of white masonry paint\nfor ${crypto.randomUUID()}`,
  companyName: 'Dar Al Jazeera Contracting',
  name: 'Huda Al Ali',
  emailAddress: 'huda@example.com',
  phone: '+971501234567',
  ...other,
});

/** Tests bulk enquiries and the newsletter. */
export function describeContact(getClient: () => ContractClient) {
  describe('a bulk enquiry', () => {
    it('gets a number, and the same one when it is sent twice', async () => {
      const body = createEnquiry();
      const [first, second] = await Promise.all([
        callEndpoint(getClient().visitor(), sendBulkEnquiry, { body }),
        callEndpoint(getClient().visitor(), sendBulkEnquiry, {
          body: { ...body, emailAddress: 'HUDA@example.com' },
        }),
      ]);
      expect(first.data.enquiryNumber).toMatch(/^BE\d{2}-[0-9A-Z]{8}$/);
      expect(second.data).toEqual(first.data);
      const other = await callEndpoint(getClient().visitor(), sendBulkEnquiry, { body: createEnquiry() });
      expect(other.data.enquiryNumber).not.toBe(first.data.enquiryNumber);
    });

    it('accepts Arabic, several lines and numbers of its country', async () => {
      const enquiry = `٤٠٠ لتر دهان واجهات\r\nالموقع: السالمية ${crypto.randomUUID()}`;
      const body = createEnquiry({
        enquiry,
        companyName: 'شركة الجزيرة',
        name: 'هدى العلي',
        phone: '+96550012345',
      });
      const response = await callEndpoint(getClient().visitor(), sendBulkEnquiry, { body }, KUWAIT);
      expect([response.status, response.error]).toEqual([200, undefined]);
      const otherCountryResponse = await callEndpoint(
        getClient().visitor(),
        sendBulkEnquiry,
        { body },
        SAUDI,
      );
      expect(otherCountryResponse.error?.details?.fields).toEqual([{ path: 'body.phone', rule: 'country' }]);
    });

    it('returns all validation errors at once', async () => {
      const body = createEnquiry({
        enquiry: ' \n ',
        companyName: ' ',
        name: '<b>',
        emailAddress: 'x',
        phone: '1',
      });
      const response = await callEndpoint(getClient().visitor(), sendBulkEnquiry, { body });
      const fields = (response.error?.details?.fields ?? []) as { path: string }[];
      expect([response.status, response.error?.code]).toEqual([400, 'INVALID_REQUEST']);
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
      const response = await callEndpoint(getClient().visitor(), sendBulkEnquiry, {
        body: { ...createEnquiry(), ...other },
      });
      expect([response.status, response.error?.code]).toEqual([400, 'INVALID_REQUEST']);
    });
  });

  describe('the newsletter', () => {
    it('can be ordered by email or phone, with the same response when repeated', async () => {
      const emailAddress = `${crypto.randomUUID()}@Example.com`;
      const byMail = { channel: 'email' as const, emailAddress, consent: true as const };
      for (const market of [EMIRATES, EMIRATES, KUWAIT]) {
        const response = await callEndpoint(
          getClient().visitor(),
          subscribeNewsletter,
          { body: byMail },
          market,
        );
        expect([response.status, response.data]).toEqual([200, { channel: 'email' }]);
      }
      const byPhone = { channel: 'whatsapp' as const, phone: '+96550012345', consent: true as const };
      const response = await callEndpoint(
        getClient().visitor(),
        subscribeNewsletter,
        { body: byPhone },
        KUWAIT,
      );
      expect(response.data).toEqual({ channel: 'whatsapp' });
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
      const response = await callEndpoint(getClient().visitor(), subscribeNewsletter, {
        body: body as never,
      });
      const fields = (response.error?.details?.fields ?? []) as { path: string }[];
      expect([response.status, fields.map(({ path }) => path.slice(5)).sort()]).toEqual([400, expected]);
    });
  });
}
