import type { Client } from '#lib/client/client.ts';
import {
  authoriseSandboxPayment,
  completeSandboxChallenge,
  paySandboxWithSavedCard,
} from '#lib/contract/sandbox.ts';

function readCard(form: URLSearchParams) {
  const readField = (name: string, length: number): string => (form.get(name) ?? '').trim().slice(0, length);
  return {
    cardNumber: readField('cardNumber', 40),
    expiry: readField('expiry', 9),
    cvc: readField('cvc', 6),
    cardholder: readField('cardholder', 60),
    pin: readField('pin', 6),
    keep: form.has('keep'),
  };
}

/** Submits a card; returns the URL to redirect to: the shop, or the page with the error. */
export async function submitSandboxCard(client: Client, id: string, form: URLSearchParams): Promise<string> {
  const result = await client.call(authoriseSandboxPayment, { params: { id }, body: readCard(form) });
  return result.ok ? result.data.location : `/sandbox/pay/${id}`;
}

/** Pays with a saved card; returns the URL to redirect to. */
export async function submitSavedCard(client: Client, id: string, form: URLSearchParams): Promise<string> {
  const body = { token: form.get('token') ?? '' };
  const result = await client.call(paySandboxWithSavedCard, { params: { id }, body });
  return result.ok ? result.data.location : `/sandbox/pay/${id}`;
}

/** Submits the customer's choice on a challenge or on Apple Pay's sheet: confirm, fail or cancel. */
export async function submitSandboxChallenge(
  client: Client,
  id: string,
  form: URLSearchParams,
): Promise<string> {
  const choice = form.get('answer');
  const answer = choice === 'confirm' || choice === 'fail' ? choice : 'cancel';
  const result = await client.call(completeSandboxChallenge, { params: { id }, body: { answer } });
  return result.ok ? result.data.location : `/sandbox/pay/${id}`;
}
