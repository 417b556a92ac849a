import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';

/** Tables of the public forms. */
export interface ContactTables {
  bulk_enquiries: {
    id: string;
    /** Reference number shown to the sender. */
    number: string;
    /** Hash of content and day, so that a double submit is stored once. */
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
    /** The text that was agreed to. */
    consent: string;
    consented_at: number;
  };
}
