import type { CaseKind, CaseReason, CaseStatus } from '#lib/contract/contact/cases.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';

/** Tables of cases and the public forms. */
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
  cases: {
    id: string;
    /** Number shown to the customer. */
    number: string;
    /** Hash of content and day, so that a double submit is stored once. */
    fingerprint: string;
    kind: CaseKind;
    status: CaseStatus;
    reason: CaseReason | null;
    /** The guest or customer who opened it. */
    owner_id: string;
    /** Email address of a guest; null for a customer, whose account has it. */
    email: string | null;
    country: CountryCode;
    language: Language;
    order_id: string | null;
    /** Set for a product issue only. */
    order_line_id: string | null;
    created_at: number;
    updated_at: number;
  };
  case_messages: {
    id: string;
    case_id: string;
    /** Number within the case, from 1. */
    place: number;
    author: 'customer' | 'shop';
    /** The guest or customer who wrote it; null for the shop. */
    author_id: string | null;
    message: string;
    at: number;
  };
  newsletter_consents: {
    id: string;
    channel: 'email' | 'whatsapp';
    /** An email address in lower case, or a mobile number in E.164. */
    address: string;
    country: CountryCode;
    language: Language;
    /** The consent text that was accepted. */
    consent: string;
    consented_at: number;
  };
}
