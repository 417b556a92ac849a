import { savedAddressRoutes } from '#lib/backend/account/addresses/routes.ts';
import { accountRoutes } from '#lib/backend/account/routes.ts';
import { type AccountService, createAccountService } from '#lib/backend/account/service.ts';
import { createAttemptLimiter } from '#lib/backend/auth/limits/attempt-limiter.ts';
import { authRoutes } from '#lib/backend/auth/routes.ts';
import { createSessionService, type SessionService } from '#lib/backend/auth/sessions/session-service.ts';
import type { ScryptCost } from '#lib/backend/auth/users/password-hash.ts';
import { dataExportRoutes } from '#lib/backend/data-export/routes.ts';
import type { Db } from '#lib/backend/db/database.ts';
import { AppError } from '#lib/backend/gateway/app-error.ts';
import type { RequestContext } from '#lib/backend/gateway/request-context.ts';
import type { Message } from '#lib/backend/messaging/message.ts';
import { createOutbox } from '#lib/backend/messaging/outbox.ts';
import * as accountContract from '#lib/contract/account/account.ts';
import type { SignUp } from '#lib/contract/auth/account-fields.ts';
import * as authContract from '#lib/contract/auth/auth.ts';
import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { openMigrated, type TestDatabase } from '../databases.ts';

export const NOON = Date.parse('2026-11-20T12:00:00+04:00');
export const FAST_HASHING: ScryptCost = { N: 16, r: 1, p: 1 };
export const PASSWORD = 'correct horse 1';

/** The result of a call: its data, or the code of its error. */
export interface CallResult<Data> {
  data: Data;
  error?: string;
  details?: Record<string, unknown> | undefined;
}

export interface AuthHarness {
  db: Db;
  accounts: AccountService;
  sessions: SessionService;
  /** All messages that were sent, the newest last. */
  sent: Message[];
  now: number;
  /** The last code that was sent to a recipient. */
  readSentCode(address: string): string;
  call<E extends AnyEndpoint>(
    endpoint: E,
    partialInput: Partial<EndpointInput<E>>,
    context?: Partial<RequestContext>,
  ): Promise<CallResult<EndpointReply<E>>>;
  close(): Promise<void>;
}

interface HarnessOptions {
  cost?: ScryptCost;
  sms?: boolean;
}

/** Opens the auth services on a database, with the dependencies that they have in the shop. */
export async function openAuthHarness(
  database: TestDatabase,
  { cost: scryptCost = FAST_HASHING, sms = true }: HarnessOptions = {},
): Promise<AuthHarness> {
  const db = await openMigrated(database);
  const secret = 'the secret of this test';
  const sent: Message[] = [];
  const clock = () => harness.now;
  const createdOutbox = createOutbox({
    db,
    secret,
    clock,
    site: 'http://shop.test',
    transports: {},
    report: ({ error }) => {
      throw error;
    },
  });
  const outbox = {
    getChannels: () => ({ email: true, sms }),
    send: async (...[message, trx]: Parameters<typeof createdOutbox.send>) => {
      await createdOutbox.send(message, trx);
      sent.push(message);
    },
  };
  const sessions = createSessionService({ db, clock, secret, outbox });
  const attemptLimiter = createAttemptLimiter(db, secret);
  const employee = { included: ['staff.binaa.example'], excluded: ['guest@staff.binaa.example'] };
  const accounts = createAccountService({
    db,
    secret,
    outbox,
    attemptLimiter,
    sessions,
    config: { employeeEmailRule: employee, scryptCost },
  });
  const routes = [
    ...authRoutes(accounts.auth, accounts.verifyChallenge),
    ...accountRoutes(accounts),
    ...savedAddressRoutes(db),
    ...dataExportRoutes(db),
  ];
  const harness: AuthHarness = {
    db,
    accounts,
    sessions,
    sent,
    now: NOON,
    readSentCode(address) {
      const found = sent.findLast(
        (message) =>
          message.kind === 'code' &&
          ('email' in message.to ? message.to.email : message.to.mobile) === address,
      );
      if (found?.kind !== 'code') throw new Error(`No code went to ${address}`);
      return found.data.code;
    },
    async call(endpoint, partialInput, context = {}) {
      const route = routes.find((route) => route.endpoint === (endpoint as AnyEndpoint));
      if (!route) throw new Error(`Nothing answers ${endpoint.name}`);
      try {
        const input = { params: {}, query: {}, body: {}, ...partialInput } as never;
        const data = (await route.handle(input, createRequestContext(harness.now, context))) as EndpointReply<
          typeof endpoint
        >;
        endpoint.reply.parse(data);
        return { data };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { data: undefined as never, error: error.code, details: error.details };
      }
    },
    close: async () => {
      await createdOutbox.close();
      await db.destroy();
    },
  };
  return harness;
}

function createRequestContext(now: number, context: Partial<RequestContext>): RequestContext {
  const market = { country: COUNTRIES.ae, language: 'en' as const };
  const anonymousCaller = { callerId: null, sessionId: null, clientNetwork: null };
  return {
    ...market,
    ...anonymousCaller,
    referenceCode: crypto.randomUUID(),
    now,
    headers: new Headers(),
    ...context,
  };
}

let accountCount = 0;

/** Returns unique sign-up data. */
export function createSignUpInput(other: Partial<SignUp> = {}): SignUp {
  accountCount += 1;
  return {
    name: 'Huda Al Ali',
    email: `huda${accountCount}@example.com`,
    mobile: `+97150${String(1_000_000 + accountCount)}`,
    password: PASSWORD,
    newsletter: { email: true, whatsapp: false },
    ...other,
  };
}

/** Returns the challenge of a reply that asks for a code or a new password. */
export function getChallenge({ data }: CallResult<authContract.AuthStep>): authContract.Challenge {
  if (data?.kind !== 'code' && data?.kind !== 'new-password') throw new Error('No challenge');
  return data.challenge;
}

export interface TestAccount {
  person: SignUp;
  userId: string;
  accountId: string;
  tokens: authContract.SessionTokens;
  /** Caller and session for calls of this account. */
  caller: { callerId: string; sessionId: string };
}

/** Creates an account and signs in. */
export async function signUp(harness: AuthHarness, other: Partial<SignUp> = {}): Promise<TestAccount> {
  const person = createSignUpInput(other);
  const response = await harness.call(authContract.signUp, { body: person });
  const { id } = getChallenge(response);
  const code = harness.readSentCode(person.email.toLowerCase());
  return toTestAccount(
    person,
    await harness.call(authContract.verifyCode, { params: { challengeId: id }, body: { code } }),
  );
}

/** Creates an account whose number is verified. */
export async function signUpVerified(
  harness: AuthHarness,
  other: Partial<SignUp> = {},
): Promise<TestAccount> {
  const member = await signUp(harness, other);
  await verifyMobile(harness, member, member.person.mobile);
  return member;
}

/** Verifies a mobile number. */
export async function verifyMobile(
  harness: AuthHarness,
  { caller }: TestAccount,
  mobile: string,
): Promise<CallResult<authContract.AuthStep>> {
  const { id } = getChallenge(
    await harness.call(accountContract.changeContact, { body: { mobile } }, caller),
  );
  const codeInput = { params: { challengeId: id }, body: { code: harness.readSentCode(mobile) } };
  return await harness.call(authContract.verifyCode, codeInput, caller);
}

export function toTestAccount(person: SignUp, { data }: CallResult<authContract.AuthStep>): TestAccount {
  if (data?.kind !== 'signed-in' || !data.tokens) throw new Error('Not signed in');
  const { userId, accountId } = data.profile;
  const [sessionId = ''] = data.tokens.appToken.split('.');
  return { person, userId, accountId, tokens: data.tokens, caller: { callerId: userId, sessionId } };
}
