import type { Language } from '#lib/locale/locale.ts';
import type { Written } from './templates/write.ts';

/** A message that is ready to go. */
export interface Parcel {
  /** Of its row: the same at every try, so that a provider can tell a second one. */
  id: string;
  to: string;
  language: Language;
  written: Written;
}

/** A way out of the shop. */
export interface Transport {
  /** Hands a message over, or throws a DeliveryFailure. */
  deliver(parcel: Parcel): Promise<void>;
  close(): void;
}

/** Why a message did not go out. It says nothing of whom it was for and what was in it. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  /** `HTTP 503`, `EENVELOPE 550`, `ETIMEDOUT`. */
  readonly code: string;
  /** True when another try would end the same. */
  readonly isFinal: boolean;

  constructor(code: string, isFinal = false) {
    super(code);
    this.code = code;
    this.isFinal = isFinal;
  }
}
