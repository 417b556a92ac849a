import type { WalletState } from '#lib/contract/wallet/wallet.ts';
import type { FormModel } from '../models/contact.ts';

/** An entry of the wallet's ledger. */
export interface WalletEntryModel {
  id: string;
  /** DD/MM/YYYY. */
  date: string;
  what: string;
  /** With its sign. */
  amount: string;
  /** Balance after it, isolated. */
  balance: string;
  /** Page of its order; null without one. */
  orderHref: string | null;
}

/** The wallet in the account. */
export interface AccountWalletModel {
  /** `other-currency` does not occur here. */
  state: WalletState;
  /** The customer's number, formatted and isolated; null while unknown. */
  mobile: string | null;
  /** The unverified number in E.164, to be confirmed by a code; null when there is none of this country. */
  mobileToVerify: string | null;
  /** Null until the number is verified. */
  wallet: {
    walletId: string;
    balance: string;
    /** Amounts held for orders that are being paid; null when there are none. */
    held: string | null;
    /** Why it cannot be used now, with the time that is left; null when it can. */
    blocked: string | null;
    entries: WalletEntryModel[];
  } | null;
}

/** The wallet in the payment step of the checkout. */
export interface OrderWalletModel {
  state: WalletState;
  orderId: string;
  walletId: string | null;
  available: string | null;
  /** The most that the wallet can pay of the order; null when it is nothing. */
  payable: { text: string; amount: number } | null;
  /** The message of a block after wrong PINs, with the time that is left. */
  blocked: string | null;
  /** Seconds until the block ends; 0 without one. */
  blockedIn: number;
  pin: {
    id: string;
    /** Masked number, isolated. */
    sentTo: string;
    /** Time such as `14:05` by the country's clock, isolated. */
    validUntil: string;
    expiresIn: number;
    resendIn: number;
    sendsLeft: number;
  } | null;
  /** What the wallet pays of the order; null when it pays nothing. */
  payment: { text: string; isTaken: boolean } | null;
  /** What remains to be paid otherwise; null when it is nothing. */
  due: string | null;
  /** After a failed post of the form that sends a PIN, or pays with it. */
  sendForm: FormModel;
  payForm: FormModel;
}
