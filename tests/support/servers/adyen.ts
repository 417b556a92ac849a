import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ADYEN_CALLS, type AdyenSession, findSessionProblem } from './adyen-schema.ts';

export const ADYEN_HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
export const ADYEN_API_KEY = 'AQE-test-key';

interface StoredSession {
  id: string;
  body: AdyenSession;
  status: 'active' | 'completed' | 'paymentPending' | 'refused' | 'canceled' | 'expired';
  pspReference: string;
}

interface Modification {
  kind: 'captures' | 'refunds' | 'reversals';
  pspReference: string;
  payment: string;
  reference: string;
  value: number | null;
}

/** How the server behaves: as documented, too slow, down, or as if another program responded. */
export type AdyenMode = 'normal' | 'slow' | 'down' | 'garbage';

type NotificationFields = {
  eventCode: string;
  success?: boolean;
  pspReference: string;
  originalReference?: string;
  merchantReference: string;
  merchantAccountCode?: string;
  amount: { currency: string; value: number };
  reason?: string;
  cardSummary?: string;
};

/** Test double of Adyen's Checkout API; rejects requests that do not match its schema. */
export async function startAdyenServer() {
  const sessions = new Map<string, StoredSession>();
  const modifications: Modification[] = [];
  /** Rejected requests, with the reason. */
  const problems: string[] = [];
  const replies = new Map<string, { body: string; text: string }>();
  let mode: AdyenMode = 'normal';
  let counter = 0;
  const createReference = () => {
    counter += 1;
    return `PSP${String(counter).padStart(13, '0')}`;
  };

  function refuse(status: number, message: string) {
    problems.push(message);
    return {
      status,
      text: JSON.stringify({ status, errorCode: '14_030', message, errorType: 'validation' }),
    };
  }

  function createSession(body: AdyenSession) {
    const problem = findSessionProblem(body);
    if (problem) return refuse(422, problem);
    const session = { id: `CS${createReference()}`, body, status: 'active' as const };
    sessions.set(session.id, { ...session, pspReference: createReference() });
    const url = `${origin()}/pay/${session.id}`;
    return { status: 201, text: JSON.stringify({ ...body, id: session.id, url }) };
  }

  function readSession(url: URL) {
    const session = sessions.get(url.pathname.split('/').at(-1) ?? '');
    const result = url.searchParams.get('sessionResult');
    if (!session || result !== `result-${session.id}`) return refuse(422, 'sessionResult does not match');
    const { id, status, pspReference, body } = session;
    const payments =
      status === 'completed' ? [{ pspReference, resultCode: 'Authorised', amount: body.amount }] : undefined;
    return { status: 200, text: JSON.stringify({ id, reference: body.reference, status, payments }) };
  }

  function modify(
    kind: Modification['kind'],
    payment: string,
    body: { reference: string; amount?: { value: number } },
  ) {
    const session = [...sessions.values()].find((stored) => stored.pspReference === payment);
    if (!session) return refuse(422, `Original pspReference ${payment} is unknown`);
    const pspReference = createReference();
    const value = body.amount?.value ?? null;
    modifications.push({ kind, pspReference, payment, reference: body.reference, value });
    const reply = { merchantAccount: 'BinaaTest', paymentPspReference: payment, pspReference, ...body };
    return { status: 201, text: JSON.stringify({ ...reply, status: 'received' }) };
  }

  function handleWrite(path: string, key: string | undefined, text: string) {
    const [, version, resource = '', payment = '', action = ''] = path.split('/');
    const call = resource === 'sessions' ? 'sessions' : (action as Modification['kind']);
    const schema = ADYEN_CALLS[call];
    if (version !== 'v72' || !schema) return refuse(404, `No such call: ${path}`);
    if (!key || key.length > 64) return refuse(400, `${path} has no idempotency key of 1 to 64 characters`);
    const earlierReply = replies.get(key);
    if (earlierReply)
      return earlierReply.body === text
        ? { status: 201, text: earlierReply.text }
        : refuse(422, 'key of another call');
    const parsed = schema.safeParse(JSON.parse(text));
    if (!parsed.success) return refuse(422, `${path}: ${parsed.error.message}`);
    const reply =
      call === 'sessions'
        ? createSession(parsed.data as AdyenSession)
        : modify(call, payment, parsed.data as { reference: string });
    if (reply.status === 201) replies.set(key, { body: text, text: reply.text });
    return reply;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://adyen.test');
    let text = '';
    for await (const chunk of request) text += chunk;
    if (mode === 'down') return void response.socket?.destroy();
    if (mode === 'slow') return;
    if (mode === 'garbage') return void response.end('<html>Bad gateway</html>');
    const { headers, method } = request;
    const reply =
      headers['x-api-key'] !== ADYEN_API_KEY
        ? refuse(401, 'Unauthorized')
        : method === 'GET'
          ? readSession(url)
          : handleWrite(url.pathname, headers['idempotency-key'] as string | undefined, text);
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.text);
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: origin(),
    sessions,
    modifications,
    problems,
    setMode: (next: AdyenMode) => {
      mode = next;
    },
    /** Sets the result of the provider's page; returns the parameter of the return URL. */
    finish(sessionId: string, status: StoredSession['status']): string {
      (sessions.get(sessionId) as StoredSession).status = status;
      return `result-${sessionId}`;
    },
    /** Returns the notification of a session's authorisation. */
    notifyAuthorisation(sessionId: string, changes: Partial<NotificationFields> = {}): string {
      const { body, pspReference } = sessions.get(sessionId) as StoredSession;
      const { reference: merchantReference, amount } = body;
      const fields = {
        eventCode: 'AUTHORISATION',
        pspReference,
        merchantReference,
        amount,
        cardSummary: '1142',
      };
      return createNotification({ ...fields, ...changes });
    },
    /** Returns the notification of the result of a capture, refund or reversal. */
    notifyModification(modification: Modification, changes: Partial<NotificationFields> = {}): string {
      const session = [...sessions.values()].find((stored) => stored.pspReference === modification.payment);
      const { body } = session as StoredSession;
      const codes = { captures: 'CAPTURE', refunds: 'REFUND', reversals: 'CANCEL_OR_REFUND' };
      return createNotification({
        eventCode: codes[modification.kind],
        pspReference: modification.pspReference,
        originalReference: modification.payment,
        merchantReference: modification.reference,
        amount: { ...body.amount, value: modification.value ?? body.amount.value },
        ...changes,
      });
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type AdyenServer = Awaited<ReturnType<typeof startAdyenServer>>;

/** A signed notification as the provider posts it. */
export function createNotification({ success = true, cardSummary, ...fields }: NotificationFields): string {
  const item = {
    eventDate: '2026-11-23T09:00:00+01:00',
    merchantAccountCode: 'BinaaTest',
    originalReference: '',
    success: String(success),
    ...fields,
  };
  const signed = [
    item.pspReference,
    item.originalReference,
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':');
  const key = Buffer.from(ADYEN_HMAC_KEY, 'hex');
  const hmacSignature = createHmac('sha256', key).update(signed, 'utf8').digest('base64');
  const additionalData = { hmacSignature, ...(cardSummary && { cardSummary }) };
  return JSON.stringify({
    live: 'false',
    notificationItems: [{ NotificationRequestItem: { ...item, additionalData } }],
  });
}
