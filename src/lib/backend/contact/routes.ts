import { FooterSchema } from '#content/schemas/index.ts';
import { sendBulkEnquiry, subscribeNewsletter } from '#lib/contract/contact/contact.ts';
import { assertCountryMobile } from '../auth/identifiers.ts';
import type { createJsonReader } from '../content/json-reader.ts';
import { createId } from '../db/create-id.ts';
import type { Db } from '../db/database.ts';
import type { RateLimit } from '../gateway/rate-limits.ts';
import { defineRoute, type Route } from '../gateway/request-context.ts';
import { createEnquiryNumber, hashEnquiry } from './bulk-enquiry.ts';
import { insertEnquiry, insertNewsletterConsent } from './queries.ts';

/** Public form endpoints, rate limited per network address. */
export function contactRoutes(
  db: Db,
  readJson: ReturnType<typeof createJsonReader>,
  rateLimit: RateLimit,
): Route[] {
  const enquiry = defineRoute(sendBulkEnquiry, async ({ body }, { country, language, now }) => {
    assertCountryMobile(body.phone, country, 'body.phone');
    const enquiryNumber = await insertEnquiry(db, {
      id: createId(now),
      number: createEnquiryNumber(country, now),
      fingerprint: hashEnquiry(body, country, now),
      country: country.code,
      language,
      name: body.name,
      company_name: body.companyName,
      email: body.emailAddress,
      phone: body.phone,
      enquiry: body.enquiry,
      created_at: now,
    });
    return { enquiryNumber };
  });

  const subscription = defineRoute(subscribeNewsletter, async ({ body }, { country, language, now }) => {
    if (body.phone) assertCountryMobile(body.phone, country, 'body.phone');
    const { newsletter } = await readJson(language, 'footer', FooterSchema);
    await insertNewsletterConsent(db, {
      id: createId(now),
      channel: body.channel,
      // In practice no mailbox depends on case, and each subscriber is stored once.
      address: (body.phone ?? body.emailAddress ?? '').toLowerCase(),
      country: country.code,
      language,
      consent: newsletter.consent,
      consented_at: now,
    });
    return { channel: body.channel };
  });

  return [enquiry, subscription].map((route) => ({ ...route, rateLimit }));
}
