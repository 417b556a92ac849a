import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';

/** What goes out to people, and how often somebody tried something. */
export interface MessagingTables {
  outbox: {
    id: string;
    kind: string;
    channel: 'email' | 'sms';
    /** By what it goes out: a provider, or the mailbox page of a shop that has none. */
    via: 'smtp' | 'webhook' | 'mailbox';
    /** An email address, or a mobile number in E.164. */
    recipient: string;
    language: Language;
    country: CountryCode;
    /** Encrypted; null once nobody needs it. */
    facts: string | null;
    status: 'waiting' | 'sent' | 'failed';
    /** Begun so far. */
    tries: number;
    /** When it is tried again; while a try is under way, when somebody else may take it over. */
    next_try_at: number;
    /** When its code is worth nothing; null for what holds no code. */
    expires_at: number | null;
    created_at: number;
    sent_at: number | null;
    /** Why the last try failed, without anything of whom it was for. */
    error: string | null;
  };
  attempts: {
    /** A keyed hash. */
    key: string;
    /** Since the window began. */
    taken: number;
    /** When the window ends. */
    resets_at: number;
  };
}
