import type { Client } from '#lib/client/client.ts';
import {
  authoriseSandboxPayment,
  completeSandboxChallenge,
  paySandboxWithSavedCard,
} from '#lib/contract/sandbox.ts';

function readCard(form: URLSearchParams) {
  const read = (name: string, length: number): string => (form.get(name) ?? '').trim().slice(0, length);
  return {
    cardNumber: read('cardNumber', 40),
    expiry: read('expiry', 9),
    cvc: read('cvc', 6),
    cardholder: read('cardholder', 60),
    pin: read('pin', 6),
    keep: form.has('keep'),
  };
}

/** Submits a card and returns where to redirect: back to the shop, or to the page with the error. */
export async function submitSandboxCard(client: Client, id: string, form: URLSearchParams): Promise<string> {
  const result = await client.call(authoriseSandboxPayment, { params: { id }, body: readCard(form) });
  return result.ok ? result.data.location : `/sandbox/pay/${id}`;
}

/** Pays with a card that the customer has saved; returns where to redirect. */
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
