import type { Generated } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Flag } from './flag.ts';

/** Tables of people with an account. */
export interface AccountTables {
  /** The loyalty wallet belongs to a mobile number, whoever holds that; until one is proven, to its account. */
  wallets: {
    /** As it is shown: `BW-7K2M-Q4XD`. */
    id: string;
    /** E.164; null until its account has proven one. */
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
    /** In lower case; of a deleted account one that nobody can have. */
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
    /** When one of the two was last said. */
    newsletter_at: number | null;
    wallet_id: string | null;
    created_at: number;
    updated_at: number;
    /** The row stays for the orders; nobody can sign in to it. */
    deleted_at: number | null;
  };
  /** Ways to prove who one is: a password here, or a hosted provider's word. */
  credentials: {
    id: string;
    user_id: string;
    /** `credential` for a password, else the provider. */
    provider_id: string;
    /** Whom the provider means; of a password the user's own id. */
    subject: string;
    /** Hash. */
    password: string | null;
    /** The password comes from the shop before this one: right, it only opens the choice of a new one. */
    must_reset: Generated<Flag>;
    created_at: number;
    updated_at: number;
  };
  /** Hashes of passwords that an account had. */
  password_history: { id: string; user_id: string; password: string; created_at: number };
  sessions: {
    id: string;
    user_id: string;
    /** Of the app token; from the one before it this one can be derived, so that only one needs to be kept. */
    token_hash: string;
    /** Until when the app token before still works; null while the new one has not been used. */
    previous_until: number | null;
    rotated_at: number;
    created_at: number;
    seen_at: number;
    /** 0 once it was ended: the row says that somebody signed in here before. */
    idle_expires_at: number;
    absolute_expires_at: number;
    /** `Chrome · Windows`. */
    name: string;
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
  /** Codes that are waited for, and what is to happen when they are said. */
  challenges: {
    id: string;
    purpose: 'sign-in' | 'sign-up' | 'reset' | 'change-email' | 'change-mobile' | 'deletion';
    channel: 'email' | 'sms';
    /** Where the code goes. */
    address: string;
    country: CountryCode;
    language: Language;
    /** Null at sign-up, and when there is nobody: such a code is never right. */
    user_id: string | null;
    /** The session that began it, where it must also end it. */
    session_id: string | null;
    /** `proven`: the code was said, and a new password is awaited. */
    status: 'waiting' | 'proven' | 'used';
    /** Null when no code was made. */
    code_hash: string | null;
    tries_left: number;
    is_migrated: Generated<Flag>;
    /** JSON: what sign-up filled in, the password as its hash; at sign-in the number that a code proved before. */
    pending: string | null;
    /** To this address, as it stood at the last one. */
    sends_left: number;
    resend_at: number;
    expires_at: number;
    created_at: number;
  };
  /** When the last five codes went to an address, the newest first. */
  code_sends: {
    address_hash: string;
    first_at: number;
    second_at: number;
    third_at: number;
    fourth_at: number;
    fifth_at: number;
  };
}
