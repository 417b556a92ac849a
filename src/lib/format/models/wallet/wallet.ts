import type { WalletState } from '#lib/contract/wallet/wallet.ts';
import type { FormModel } from '../contact.ts';

/** An entry of the wallet's ledger. */
export interface WalletEntryModel {
  id: string;
  /** DD/MM/YYYY. */
  date: string;
  description: string;
  /** With its sign. */
  amount: string;
  isIncome: boolean;
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
  /** Unverified number in E.164, to be verified by a code; null when there is none of this country. */
  mobileToVerify: string | null;
  /** Null until the number is verified. */
  wallet: {
    walletId: string;
    balance: string;
    /** Amounts held for orders that are being paid; null when there are none. */
    heldAmount: string | null;
    /** Null when it can be used. */
    blocked: PinLockoutModel | null;
    entries: WalletEntryModel[];
  } | null;
}

/** A lockout after wrong PINs. */
export interface PinLockoutModel {
  /** Where the wrong PINs were entered and the remaining time of the lockout, as text. */
  text: string;
  /** The same with `{m}` and `{s}` for the time. */
  template: string;
  seconds: number;
}

/** The wallet in the payment step of the checkout. */
export interface OrderWalletModel {
  state: WalletState;
  orderId: string;
  walletId: string | null;
  available: string | null;
  /** Maximum amount that the wallet can pay of the order; null when it is zero. */
  payable: {
    text: string;
    /** Amount without currency, to be edited. */
    decimal: string;
    /** Symbol of the currency. */
    currency: string;
  } | null;
  /** A lockout after wrong PINs; null when the wallet can be used. */
  blocked: PinLockoutModel | null;
  pin: {
    id: string;
    /** Masked number, isolated. */
    sentTo: string;
    /** Time such as `14:05`, in the country's time zone. */
    validUntil: string;
    expiresIn: number;
    resendIn: number;
    sendsLeft: number;
  } | null;
  /** Amount that the wallet pays of the order; null when it is zero. */
  payment: { text: string } | null;
  /** Remaining amount for another method; null when it is zero. */
  due: string | null;
  /** Form that sends a PIN, with the errors of a failed post. */
  sendForm: FormModel;
  /** Form that pays with the PIN, with the errors of a failed post. */
  payForm: FormModel;
}
