import { type Transport, TransportError } from './transport.ts';

/** Settings of the SMS provider. */
export interface SmsWebhookConfig {
  url: string;
  /** Sent as a bearer token. */
  key: string;
  /** Sender name or number that a phone shows. Default: the provider's own. */
  sender?: string | undefined;
}

const TIMEOUT_MS = 10_000;

// The provider rejects this message; any other status may be temporary.
const PERMANENT_STATUSES = new Set([400, 413, 422]);

/**
 * Sends SMS by POST to a provider: `{ to, text, from? }`, with the same `idempotency-key` at every attempt.
 */
export function createSmsWebhookTransport({ url, key, sender }: SmsWebhookConfig): Transport {
  return {
    async send({ id, to, content }) {
      let status: number;
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            'idempotency-key': id,
          },
          body: JSON.stringify({ to, text: content.sms, ...(sender && { from: sender }) }),
          // A redirect would send the key to another URL.
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        status = response.status;
        await response.body?.cancel();
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
