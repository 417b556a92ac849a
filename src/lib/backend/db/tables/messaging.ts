import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Flag } from '../flag.ts';

/** Tables of the outbox and of attempt limits. */
export interface MessagingTables {
  outbox: {
    id: string;
    kind: string;
    channel: 'email' | 'sms';
    /** Transport, or the mailbox page of a shop without one. */
    via: 'smtp' | 'webhook' | 'mailbox';
    /** An email address, or a mobile number in E.164. */
    recipient: string;
    language: Language;
    country: CountryCode;
    /** Encrypted message data; null once it is no longer needed. */
    facts: string | null;
    status: 'waiting' | 'sent' | 'failed';
    /** Attempts started so far. */
    tries: number;
    /** Time of the next attempt; during an attempt, the end of its lease. */
    next_try_at: number;
    /** Expiry of its code; null for messages without code. */
    expires_at: number | null;
    created_at: number;
    sent_at: number | null;
    /** Error code of the last attempt, without personal data. */
    error: string | null;
  };
  attempts: {
    /** A keyed hash. */
    key: string;
    /** Attempts within the window. */
    taken: number;
    /** End of the window. */
    resets_at: number;
  };
}

/** Tables of notices about stock and prices. */
export interface NoticeTables {
  /** Deleted when sent, ended or expired. */
  notices: {
    id: string;
    kind: 'stock' | 'price';
    country: CountryCode;
    product_code: string;
    language: Language;
    /** The customer; null for a guest. */
    user_id: string | null;
    /** A guest's email address; null for a customer, whose current one is used. */
    email: string | null;
    /** Key of the recipient, which does not reveal the email address. */
    recipient: string;
    /** Price at the request, in minor units; null for stock. */
    base_amount: number | null;
    is_confirmed: Flag;
    /** When stock and price are checked next. */
    check_at: number;
    created_at: number;
    expires_at: number;
  };
}
