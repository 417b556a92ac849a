import type { CallInput, Result } from '#lib/client/client.ts';
import type { Profile } from '#lib/contract/account.ts';
import type { AnyEndpoint, Reply } from '#lib/contract/endpoint.ts';
import { ERRORS, type ErrorCode } from '#lib/contract/error.ts';
import { IdSchema } from '#lib/contract/fields.ts';
import { readAccount, type Step, signIn, signOut } from '#lib/contract/identity.ts';
import { viewAccountIdentifier } from '#lib/contract/onboarding.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { readDevice } from '#lib/session/device.server.ts';
import type { Shopper, Visitor } from '#lib/session/shopper.server.ts';
import { CURRENT, callForShopper, type DoorInput } from './current.server.ts';
import { followProfile, takeStep } from './enter.server.ts';
import { callForWishlist, isOfWishlist } from './wishlist.server.ts';

/** Somebody at the door: what he may do stands in his session. */
export interface Caller {
  visitor: Visitor;
  shopper: Shopper;
  locale: Locale;
}

function fail(code: ErrorCode): Result<never> {
  return { ok: false, error: { code, status: ERRORS[code], message: '' } };
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** What the call takes besides what the browser said: only the session knows it. */
function complete(endpoint: AnyEndpoint, input: DoorInput, { visitor, shopper }: Caller): DoorInput {
  if (endpoint === (signIn as AnyEndpoint)) {
    const deviceToken = readDevice(visitor.cookies);
    const { deviceToken: _, ...body } = fields(input.body);
    return { ...input, body: { ...body, ...(deviceToken && { deviceToken }) } };
  }
  if (endpoint === (viewAccountIdentifier as AnyEndpoint)) {
    const body = fields(input.body);
    return { ...input, body: { ...body, ...(body.id === CURRENT && { id: shopper.open() }) } };
  }
  return input;
}

const isStep = (endpoint: AnyEndpoint) => endpoint.reply === (signIn as AnyEndpoint).reply;
const isProfile = (endpoint: AnyEndpoint) => endpoint.reply === (readAccount as AnyEndpoint).reply;

// Another browser's code opens nothing here: it is asked for as one that there is not.
const NONE = 'none';

async function callForChallenge<E extends AnyEndpoint>(
  endpoint: E,
  input: DoorInput,
  { shopper }: Caller,
): Promise<Result<Reply<E>>> {
  const own = shopper.session?.challenge;
  const { challengeId } = input.params;
  const isOwn = challengeId === CURRENT || challengeId === own;
  const id = isOwn ? (own ?? NONE) : IdSchema.safeParse(challengeId).success ? NONE : challengeId;
  const params = { ...input.params, challengeId: id };
  const result = await shopper.client.call(endpoint, { ...input, params } as CallInput<E>);
  if (own && isOwn && !result.ok && result.error.code === 'CHALLENGE_NOT_FOUND') {
    shopper.update((it) => {
      delete it.challenge;
    });
  }
  return result;
}

async function callSignOut(input: DoorInput, { shopper }: Caller): Promise<Result<Reply<typeof signOut>>> {
  if (!shopper.account) return { ok: true, data: { errorCode: 0 } };
  const result = await shopper.client.call(signOut, input as CallInput<typeof signOut>);
  // Whose session has ended already is signed out.
  const isOver = result.ok ? result.data.errorCode === 0 : result.error.status === ERRORS.UNAUTHORIZED;
  if (isOver) shopper.leave();
  return isOver ? { ok: true, data: { errorCode: 0 } } : result;
}

/** Calls an endpoint for a browser: its own ids for `current`, and no token in what it is told. */
export async function callAtDoor<E extends AnyEndpoint>(
  endpoint: E,
  given: DoorInput,
  caller: Caller,
): Promise<Result<Reply<E>>> {
  const { visitor, shopper, locale } = caller;
  if (endpoint === (signOut as AnyEndpoint)) {
    return (await callSignOut(given, caller)) as Result<Reply<E>>;
  }
  if (isOfWishlist(endpoint)) return await callForWishlist(endpoint, given, shopper);
  const input = complete(endpoint, given, caller);
  const result =
    'challengeId' in input.params
      ? await callForChallenge(endpoint, input, caller)
      : await callForShopper(endpoint, input, shopper, locale);
  if (!result.ok) return result;
  if (isProfile(endpoint)) followProfile(result.data as Profile, visitor);
  if (!isStep(endpoint)) return result;
  const step = result.data as Step;
  // Nobody is signed in by words alone.
  if (step.kind === 'signed-in' && !step.tokens) return fail('INVALID_REPLY');
  return { ok: true, data: (await takeStep(step, visitor, locale)) as Reply<E> };
}
