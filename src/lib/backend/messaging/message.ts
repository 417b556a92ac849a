import type { ChallengePurpose } from '#lib/contract/auth/auth.ts';
import type { MESSAGE_KINDS } from '#lib/contract/sandbox.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';

/** Template data by kind of message; `name` is for the greeting. */
export interface MessageData {
  /** `expiresAt`: epoch milliseconds as text. */
  code: { code: string; purpose: ChallengePurpose; expiresAt: string };
  /** `expiresAt`: epoch milliseconds as text. */
  'wallet-pin': { code: string; expiresAt: string };
  welcome: { name?: string | undefined };
  'password-changed': { name?: string | undefined };
  /**
   * `device` as in the list of devices (`Chrome · Windows`), empty when unknown; `at`: epoch milliseconds as
   * text.
   */
  'new-device': { name?: string | undefined; device: string; at: string };
  /** Sent to the previous email address; `sentTo` is the new contact, masked. */
  'contact-changed': { name?: string | undefined; what: 'email' | 'mobile'; sentTo: string };
  'account-deleted': { name?: string | undefined };
  /**
   * `order`: JSON of the order as its customer sees it; `store`: JSON of the store where it is collected, or
   * `null`; `token` gives access to the order by a link.
   */
  'order-placed': { order: string; store: string; token: string };
  /** Like `order-placed`, with the new status and the number of the shipment, empty for the whole order. */
  'order-status': { order: string; store: string; token: string; status: string; shipment: string };
  /** `path` leads to the case: in the account, or with the token of a guest's case. */
  'case-opened': { number: string; path: string };
  'case-answered': { number: string; path: string; answer: string };
  /** The return and the store for its drop-off, as JSON. */
  'return-status': { return: string; store: string; firstName: string };
  /** `number`: the order number; `token` gives access to the page with its reviews by a link. */
  'review-request': { name: string; number: string; token: string };
  /** `token` confirms the notice by a link. */
  'notice-confirm': { notice: 'stock' | 'price'; product: string; token: string };
  /** `token` ends all notices of the recipient by a link. */
  'notice-stock': { product: string; slug: string; token: string };
  /** Like `notice-stock`, with the formatted prices now and at the request. */
  'notice-price': { product: string; slug: string; token: string; price: string; before: string };
}

export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** An email address, or a mobile number in E.164. */
export type MessageRecipient = { email: string } | { mobile: string };

/** A message of any kind. */
export type Message = {
  [Kind in MessageKind]: {
    kind: Kind;
    to: MessageRecipient;
    language: Language;
    country: CountryCode;
    data: MessageData[Kind];
  };
}[MessageKind];

/** Channels that messages can be sent by. */
export interface AvailableChannels {
  email: boolean;
  /** False with SMTP but without an SMS provider: codes by SMS must then be rejected. */
  sms: boolean;
}
