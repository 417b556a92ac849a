import { type Transport, TransportError } from './transport.ts';

/** Where SMS are handed over. */
export interface SmsWebhookConfig {
  url: string;
  /** Sent as a bearer token. */
  key: string;
  /** Name or number that a telephone shows; the provider's own without it. */
  sender?: string | undefined;
}

const TIMEOUT_MS = 10_000;

// The provider refuses this very message; anything else may pass.
const PERMANENT_STATUSES = new Set([400, 413, 422]);

/** SMS by a call to a provider: `{ to, text, from? }`, with `idempotency-key` the same at every try. */
export function createSmsWebhookTransport({ url, key, sender }: SmsWebhookConfig): Transport {
  return {
    async send({ id, to, content }) {
      let status: number;
      try {
        const reply = await fetch(url, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            'idempotency-key': id,
          },
          body: JSON.stringify({ to, text: content.sms, ...(sender && { from: sender }) }),
          // The key is for this address and no other.
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        status = reply.status;
        await reply.body?.cancel();
      } catch (error) {
        const { name, cause } = error as { name: string; cause?: { code?: string } };
        throw new TransportError(cause?.code ?? name);
      }
      if (status < 200 || status > 299)
        throw new TransportError(`HTTP ${status}`, PERMANENT_STATUSES.has(status));
    },
    close() {},
  };
}
