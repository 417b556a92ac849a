import type { Language } from '#lib/locale/locale.ts';
import type { RenderedMessage } from '../templates/render-message.ts';

/** A message that is ready to go. */
export interface OutgoingMessage {
  /** Of its row: the same at every try, so that a provider can tell a second one. */
  id: string;
  to: string;
  language: Language;
  content: RenderedMessage;
}

/** A way out of the shop. */
export interface Transport {
  /** Hands a message over, or throws a DeliveryFailure. */
  send(parcel: OutgoingMessage): Promise<void>;
  close(): void;
}

/** Why a message did not go out. It says nothing of whom it was for and what was in it. */
export class TransportError extends Error {
  override name = 'DeliveryFailure';
  /** `HTTP 503`, `EENVELOPE 550`, `ETIMEDOUT`. */
  readonly code: string;
  /** True when another try would end the same. */
  readonly isPermanent: boolean;

  constructor(code: string, isPermanent = false) {
    super(code);
    this.code = code;
    this.isPermanent = isPermanent;
  }
}
