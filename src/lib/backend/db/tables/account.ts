import type { Generated } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Flag } from '../flag.ts';

/** Tables of customer accounts. */
export interface AccountTables {
  /** A loyalty wallet belongs to a verified mobile number; until one is verified, to its account. */
  wallets: {
    /** `BW-7K2M-Q4XD`. */
    id: string;
    /** E.164; null until its account has verified one. */
    mobile: string | null;
    country: CountryCode;
    /** Minor units of the country's currency. */
    balance: Generated<number>;
    created_at: number;
  };
  users: {
    /** The `userId` of carts and orders. */
    id: string;
    customer_account_id: string;
    contact_id: string;
    name: string;
    /** In lower case; unusable in a deleted account. */
    email: string;
    email_verified: Flag;
    /** E.164. */
    mobile: string | null;
    mobile_verified: Generated<Flag>;
    image: string | null;
    gender: 'male' | 'female' | 'other' | null;
    language: Language | null;
    country: CountryCode | null;
    newsletter_email: Generated<Flag>;
    newsletter_whatsapp: Generated<Flag>;
    /** When each consent was last given or withdrawn. */
    newsletter_email_at: number | null;
    newsletter_whatsapp_at: Generated<number | null>;
    /** `1990-02-28`. */
    birthday: Generated<string | null>;
    wallet_id: string | null;
    created_at: number;
    updated_at: number;
    /** Deleted accounts keep their row for their orders, without credentials. */
    deleted_at: number | null;
  };
  /** Passwords, and links to a hosted identity provider. */
  credentials: {
    id: string;
    user_id: string;
    /** `credential` for a password, else the provider's name. */
    provider_id: string;
    /** The provider's user id; for a password, the user's own id. */
    subject: string;
    /** Hash. */
    password: string | null;
    /** 1 for a password of the previous shop, which only allows choosing a new one. */
    must_reset: Generated<Flag>;
    created_at: number;
    updated_at: number;
  };
  /** Hashes of previous passwords. */
  password_history: { id: string; user_id: string; password: string; created_at: number };
  sessions: {
    id: string;
    user_id: string;
    /** Hash of the current refresh token. It can be derived from the previous one, so only one is stored. */
    token_hash: string;
    /** Time until which the previous refresh token is valid; null until the current one was used. */
    previous_until: number | null;
    rotated_at: number;
    created_at: number;
    seen_at: number;
    /** 0 for an ended session, whose row stays as a record of an earlier sign-in. */
    idle_expires_at: number;
    absolute_expires_at: number;
    /** `Chrome · Windows`. */
    name: string;
    /** Time of the customer's last confirmation by a code since sign-in; null without one. */
    confirmed_at: Generated<number | null>;
  };
  /** Keys of identity tokens; the private part is encrypted. */
  jwks: {
    id: string;
    public_key: string;
    private_key: string;
    alg: string | null;
    crv: string | null;
    created_at: number;
    expires_at: number | null;
  };
  /** One-time codes and the data for the steps after them. */
  challenges: {
    id: string;
    purpose: 'sign-in' | 'sign-up' | 'reset' | 'change-email' | 'change-mobile' | 'deletion' | 'confirm';
    channel: 'email' | 'sms';
    /** Email address or mobile number of the recipient. */
    address: string;
    country: CountryCode;
    language: Language;
    /** Null at sign-up, and for an unknown recipient, whose code is never correct. */
    user_id: string | null;
    /** When set, only this session can enter the code. */
    session_id: string | null;
    /** `proven`: verified; a new password can be chosen. */
    status: 'waiting' | 'proven' | 'used';
    /** Null when no code was sent. */
    code_hash: string | null;
    tries_left: number;
    is_migrated: Generated<Flag>;
    /**
     * JSON: the form of sign-up, with the password's hash; at sign-in, the number that a previous code
     * verified.
     */
    pending: string | null;
    /** Codes that may still be sent to this recipient within the hour, as of the last one. */
    sends_left: number;
    resend_at: number;
    expires_at: number;
    created_at: number;
  };
  /** Address books. */
  saved_addresses: {
    id: string;
    user_id: string;
    country: CountryCode;
    /** JSON of `SavedAddressInputSchema` without `isDefault`. */
    content: string;
    /** 1 for one address of each country. */
    is_default: Flag;
    created_at: number;
    updated_at: number;
  };
  /** When the last five codes were sent to a recipient, newest first. */
  code_sends: {
    address_hash: string;
    first_at: number;
    second_at: number;
    third_at: number;
    fourth_at: number;
    fifth_at: number;
  };
}
