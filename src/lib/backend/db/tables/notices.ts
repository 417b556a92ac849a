import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Flag } from './flag.ts';

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
    /** A guest's address; null for a customer, whose current one is used. */
    email: string | null;
    /** Key of the recipient, which does not reveal the address. */
    recipient: string;
    /** Price at the request, in minor units; null for stock. */
    base_amount: number | null;
    is_confirmed: Flag;
    /** When stock and price are looked at next. */
    check_at: number;
    created_at: number;
    expires_at: number;
  };
}
