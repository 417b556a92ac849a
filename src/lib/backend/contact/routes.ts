import { FooterSchema } from '#content/schemas/index.ts';
import { sendBulkEnquiry, subscribeNewsletter } from '#lib/contract/contact.ts';
import { demandMobile } from '../accounts/rules.ts';
import type { createFiles } from '../content/files.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { defineRoute, type Route } from '../gateway/call.ts';
import type { Rate } from '../gateway/rates.ts';
import { keepConsent, keepEnquiry } from './queries.ts';
import { fingerprintOf, newEnquiryNumber } from './rules.ts';

/** What people write to the shop. Anybody may, so each address may only so often. */
export function contactRoutes(db: Db, read: ReturnType<typeof createFiles>, rate: Rate): Route[] {
  const enquiry = defineRoute(sendBulkEnquiry, async ({ body }, { country, language, now }) => {
    demandMobile(body.phone, country, 'body.phone');
    const enquiryNumber = await keepEnquiry(db, {
      id: newId(now),
      number: newEnquiryNumber(country, now),
      fingerprint: fingerprintOf(body, country, now),
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
    if (body.phone) demandMobile(body.phone, country, 'body.phone');
    const { newsletter } = await read(language, 'footer', FooterSchema);
    await keepConsent(db, {
      id: newId(now),
      channel: body.channel,
      // Nobody's mail differs by case in practice, and the same person should be there once.
      address: (body.phone ?? body.emailAddress ?? '').toLowerCase(),
      country: country.code,
      language,
      consent: newsletter.consent,
      consented_at: now,
    });
    return { channel: body.channel };
  });

  return [enquiry, subscription].map((route) => ({ ...route, rate }));
}
