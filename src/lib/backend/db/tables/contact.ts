import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';

/** What people write. */
export interface ContactTables {
  bulk_enquiries: {
    id: string;
    /** What its sender is told. */
    number: string;
    /** Of its words and its day: the same enquiry is kept once. */
    fingerprint: string;
    country: CountryCode;
    language: Language;
    name: string;
    company_name: string;
    email: string;
    phone: string;
    enquiry: string;
    created_at: number;
  };
  newsletter_consents: {
    id: string;
    channel: 'email' | 'whatsapp';
    /** An email address in lower case, or a mobile number in E.164. */
    address: string;
    country: CountryCode;
    language: Language;
    /** The words that were agreed to. */
    consent: string;
    consented_at: number;
  };
}
