import { afterAll, beforeAll } from 'vitest';
import { handleFormPost } from '#lib/api/forms/handle-form.server.ts';
import { handleApiRequest } from '#lib/api/handle-request.server.ts';
import { type Backend, createBackend } from '#lib/backend/backend.ts';
import type { Db } from '#lib/backend/db/database.ts';
import type { Result } from '#lib/client/client.ts';
import type { SignUp } from '#lib/contract/auth/account-fields.ts';
import * as authContract from '#lib/contract/auth/auth.ts';
import { addItem, type Cart, readCart } from '#lib/contract/cart/cart.ts';
import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import { buildPath } from '#lib/contract/endpoint.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import { readMailbox } from '#lib/contract/sandbox.ts';
import { DEFAULT_LOCALE } from '#lib/locale/locale.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { createPublicClient } from '#lib/public-client.server.ts';
import { consumeFlash } from '#lib/session/flash.server.ts';
import { type Session, unsealSession } from '#lib/session/sealed-session.server.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../backend/databases.ts';
import { TestBrowser } from '../session/test-browser.ts';

export const PASSWORD = 'correct horse 1';
export const KEY = 'the key of this mailbox';

/** The backend behind the browser API of a test file. */
export const api = {
  db: undefined as unknown as Db,
  /** Names of the endpoints that were called. */
  calls: [] as string[],
  /** Entries of the backend's log, as JSON. */
  log: [] as string[],
  /** Returns a replacement for the backend's response, if any. */
  replaceResponse: undefined as ((request: Request) => Response | undefined) | undefined,
  /** Transforms the backend's response. */
  transformResponse: undefined as ((request: Request, reply: Response) => Response) | undefined,
};

let backend: Backend;

/** Opens a backend and makes it the commerce backend of this process. */
export function setUpApiHarness(): void {
  beforeAll(async () => {
    api.db = await openSeeded(testDatabases[0] as TestDatabase);
    backend = createBackend({
      database: api.db,
      formatErrorMessage: getErrorMessage,
      secrets: { token: 'the secret of this test' },
      log: (line) => {
        api.log.push(JSON.stringify(line));
        if (line.event === 'call') api.calls.push(line.name);
      },
      checkReplies: true,
      messaging: { site: 'http://localhost', mailboxKey: KEY },
      auth: {
        employeeEmailRule: { included: ['staff.binaa.example'], excluded: [] },
        scryptCost: { N: 16, r: 1, p: 1 },
        clientsPerNetwork: 100,
      },
    });
    const handle: Backend['handle'] = async (request, from) => {
      const reply = api.replaceResponse?.(request) ?? (await backend.handle(request, from));
      return api.transformResponse?.(request, reply) ?? reply;
    };
    const globalBackends = globalThis as { [key: symbol]: Backend | undefined };
    globalBackends[Symbol.for('binaa.backend')] = { ...backend, handle };
  });
  afterAll(() => backend?.close());
}

/** Returns how often an endpoint was called. */
export function countCalls({ name }: AnyEndpoint): number {
  return api.calls.filter((call) => call === name).length;
}

/** Calls the browser API as a page's script does. */
export async function send<E extends AnyEndpoint>(
  browser: TestBrowser,
  endpoint: E,
  input: Partial<EndpointInput<E>> = {},
  tag = 'en-ae',
): Promise<Result<EndpointReply<E>>> {
  const [locale = '', location = ''] = tag.split('-');
  const { method } = endpoint;
  const hasBody = method === 'POST' || method === 'PUT';
  const path = buildPath(endpoint.path, (input.params ?? {}) as Record<string, unknown>);
  const headers = {
    locale,
    location,
    'user-agent': AGENT,
    ...(hasBody && { 'content-type': 'application/json' }),
  };
  const body = hasBody ? JSON.stringify(input.body ?? {}) : null;
  const query = new URLSearchParams((input.query ?? {}) as Record<string, string>);
  const request = new Request(`http://localhost/api${path}?${query}`, { method, headers, body });
  const reply = await handleApiRequest(request, path, browser.createRequest(headers));
  const responseBody = (await reply.json()) as { data: EndpointReply<E>; error?: ApiError };
  return responseBody.error
    ? { ok: false, error: { ...responseBody.error, status: reply.status } }
    : { ok: true, data: responseBody.data };
}

const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

/** Posts a form as a page without script does; returns the redirect target. */
export async function sendForm(
  browser: TestBrowser,
  name: string,
  fields: Record<string, string>,
  tag = 'en-ae',
): Promise<string> {
  const body = new URLSearchParams({ locale: tag, ...fields });
  const request = new Request(`http://localhost/api/forms/${name}`, { method: 'POST', body });
  const reply = await handleFormPost(request, name, browser.createRequest({ 'user-agent': AGENT }));
  return reply.headers.get('location') ?? String(reply.status);
}

/** Returns the last form's flash message, without the list of empty fields. */
export function readFormFlash(browser: TestBrowser) {
  const message = consumeFlash(browser.createRequest().cookies);
  if (!message) return undefined;
  const { missing, ...flash } = message;
  return { flash, missing };
}

/** The last code that was sent to a recipient. */
export async function readSentCode(address: string): Promise<string> {
  const mailbox = await createPublicClient(DEFAULT_LOCALE).call(readMailbox, { body: { key: KEY } });
  const message = mailbox.ok
    ? mailbox.data.messages.find((message) => message.to === address && message.kind === 'code')
    : undefined;
  const code = /(?<!\d)\d{6}(?!\d)/.exec(message?.text ?? '')?.[0];
  if (!code) throw new Error(`No code went to ${address}`);
  return code;
}

let customerCount = 0;

/** Creates an account through the browser API. */
export async function createCustomer(overrides: Partial<SignUp> = {}): Promise<SignUp> {
  customerCount += 1;
  const mobile = `+97150${1_000_000 + customerCount}`;
  const newsletter = { email: false, whatsapp: false };
  const email = `huda${customerCount}@example.com`;
  const person = { name: 'Huda Al Ali', email, mobile, password: PASSWORD, newsletter, ...overrides };
  const browser = new TestBrowser();
  const started = await send(browser, authContract.signUp, { body: person });
  if (!started.ok) throw new Error(started.error.code);
  const code = await readSentCode(person.email);
  const verified = await send(browser, authContract.verifyCode, {
    params: { challengeId: 'current' },
    body: { code },
  });
  if (!verified.ok) throw new Error(verified.error.code);
  return person;
}

/** Signs in with a password. */
export function signIn(browser: TestBrowser, { email, password }: SignUp, tag = 'en-ae') {
  return send(browser, authContract.signIn, { body: { identifier: email, password } }, tag);
}

/** The session of a browser's cookie. */
export function readBrowserSession(browser: TestBrowser): Session | undefined {
  return unsealSession(browser.jar.get('binaa'));
}

/** Adds a product, with a shade if one is given. */
export function addToCart(
  browser: TestBrowser,
  productCode: string,
  quantity = 1,
  shade?: string,
  tag = 'en-ae',
) {
  const options = shade ? [{ attributeFQN: 'tenant~shade', value: shade }] : undefined;
  const body = { quantity, product: { productCode }, ...(options && { options }) };
  return send(browser, addItem, { params: { cartId: 'current' }, body }, tag);
}

/** Lines of a browser's cart as `code × quantity`, shades after a slash. */
export async function readLines(browser: TestBrowser, tag = 'en-ae'): Promise<string[]> {
  const params = { userId: 'current' };
  const cart = await send(browser, readCart, { params, body: params }, tag);
  return cart.ok ? toLines(cart.data) : [];
}

/** Lines as `code × quantity`, shades after a slash. */
export function toLines(cart: Pick<Cart, 'items'>): string[] {
  return cart.items
    .flatMap((group) => group.items)
    .map(({ product, quantity }) => {
      const shade = product.options[0]?.value.split('|')[1];
      return `${product.productCode}${shade ? `/${shade}` : ''} × ${quantity}`;
    })
    .sort();
}
