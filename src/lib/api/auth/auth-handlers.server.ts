import type { CallInput, Result } from '#lib/client/client.ts';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import { type AuthStep, signOut } from '#lib/contract/auth/auth.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { ERROR_STATUSES } from '#lib/contract/errors.ts';
import { IdSchema } from '#lib/contract/fields.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { readDeviceToken } from '#lib/session/device-token.server.ts';
import type { BrowserRequest, RequestSession } from '#lib/session/request-session.server.ts';
import { UNKNOWN_CHALLENGE_ID } from '../current-ids.server.ts';
import { type ApiInput, proxySessionCall } from '../proxy.server.ts';
import { createErrorResult } from '../results.ts';
import { applyAuthStep, syncSessionProfile } from './apply-auth-step.server.ts';

/** Context of a browser API call: the request, its session and its locale. */
export interface ApiContext {
  browserRequest: BrowserRequest;
  requestSession: RequestSession;
  locale: Locale;
}

/** Makes a call for a browser; the result contains no token. */
export type ApiHandler = (
  endpoint: AnyEndpoint,
  input: ApiInput,
  context: ApiContext,
) => Promise<Result<unknown>>;

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Forwards a call with the session's ids and tokens. */
export const proxyCall: ApiHandler = (endpoint, input, { requestSession, locale }) =>
  proxySessionCall(endpoint, input, requestSession, locale);

async function applyStep(
  result: Result<unknown>,
  { browserRequest, locale }: ApiContext,
): Promise<Result<AuthStep>> {
  if (!result.ok) return result;
  const step = result.data as AuthStep;
  // Defence against a malformed reply: without tokens there is no session to start.
  if (step.kind === 'signed-in' && !step.tokens) return createErrorResult('INVALID_REPLY');
  return { ok: true, data: await applyAuthStep(step, browserRequest, locale) };
}

/** Handles calls that return an auth step, whose tokens are stored in the session. */
export const handleAuthStep: ApiHandler = async (endpoint, input, context) =>
  applyStep(await proxyCall(endpoint, input, context), context);

/** Handles a sign-in by password, adding the token of a known device. */
export const handleSignIn: ApiHandler = (endpoint, input, context) => {
  const deviceToken = readDeviceToken(context.browserRequest.cookies);
  const { deviceToken: _, ...body } = toRecord(input.body);
  if (deviceToken) body.deviceToken = deviceToken;
  return handleAuthStep(endpoint, { ...input, body }, context);
};

/** Handles a call about this session's challenge. A challenge of another session is forwarded as an unknown id. */
export const handleChallengeStep: ApiHandler = async (endpoint, input, context) => {
  const { requestSession } = context;
  const sessionChallengeId = requestSession.session?.challenge;
  const { challengeId } = input.params;
  const isSessionChallenge = challengeId === CURRENT_ID || challengeId === sessionChallengeId;
  const forwarded =
    !isSessionChallenge && IdSchema.safeParse(challengeId).success ? UNKNOWN_CHALLENGE_ID : challengeId;
  const params = { ...input.params, challengeId: forwarded };
  const result = await proxyCall(endpoint, { ...input, params }, context);
  if (sessionChallengeId && isSessionChallenge && !result.ok && result.error.code === 'CHALLENGE_NOT_FOUND') {
    requestSession.update((session) => {
      delete session.challenge;
    });
  }
  return await applyStep(result, context);
};

/** Handles calls that return the customer's profile, and updates the session from it. */
export const handleProfile: ApiHandler = async (endpoint, input, context) => {
  const result = await proxyCall(endpoint, input, context);
  if (result.ok) syncSessionProfile(result.data as Profile, context.browserRequest);
  return result;
};

/** Handles the check whether an account exists, on behalf of the session's guest. */
export const handleAccountIdentifier: ApiHandler = (endpoint, input, context) => {
  const body = toRecord(input.body);
  if (body.id === CURRENT_ID) body.id = context.requestSession.getOrCreateOwnerId();
  return proxyCall(endpoint, { ...input, body }, context);
};

/** Handles a sign-out. A session that has already ended counts as signed out. */
export const handleSignOut: ApiHandler = async (_, input, { requestSession }) => {
  if (!requestSession.account) return { ok: true, data: { errorCode: 0 } };
  const result = await requestSession.client.call(signOut, input as CallInput<typeof signOut>);
  const isSignedOut = result.ok
    ? result.data.errorCode === 0
    : result.error.status === ERROR_STATUSES.UNAUTHORIZED;
  if (!isSignedOut) return result;
  requestSession.endSession();
  return { ok: true, data: { errorCode: 0 } };
};
