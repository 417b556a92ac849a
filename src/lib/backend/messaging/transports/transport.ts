import type { Language } from '#lib/locale/locale.ts';
import type { RenderedMessage } from '../templates/render-message.ts';

/** A rendered message with its recipient. */
export interface OutgoingMessage {
  /** Id of the outbox row: the same at every attempt, so that a provider can recognise duplicates. */
  id: string;
  to: string;
  language: Language;
  content: RenderedMessage;
}

/** Sends messages by SMTP or an SMS provider. */
export interface Transport {
  /** Throws TransportError when the message was not accepted. */
  send(message: OutgoingMessage): Promise<void>;
  close(): void;
}

/** Why a message was not sent, without recipient and content. */
export class TransportError extends Error {
  override name = 'TransportError';
  /** `HTTP 503`, `EENVELOPE 550`, `ETIMEDOUT`. */
  readonly code: string;
  /** True when retrying is pointless. */
  readonly isPermanent: boolean;

  constructor(code: string, isPermanent = false) {
    super(code);
    this.code = code;
    this.isPermanent = isPermanent;
  }
}
