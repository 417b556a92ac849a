import type { checkEmployeeEmail, lookUpAccount } from '#lib/contract/auth/onboarding.ts';
import type { EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import { assertIdentifier, normalizeIdentifier } from '../auth/identifiers.ts';
import { consumeAttempt, consumeNetworkAttempt } from '../auth/limits/count-attempt.ts';
import { readProfile } from '../auth/users/user-profile.ts';
import { findUserByIdentifier } from '../auth/users/users.ts';
import { type RequestContext, requireCallerId } from '../gateway/request-context.ts';

/** Error code of the specification for an unknown account. */
export const ACCOUNT_NOT_FOUND_CODE = 403047;

/**
 * Returns whether an identifier has an account. Shares its attempt limit with sign-up and sign-in by code,
 * which reveal the same. The caller's id comes from the token; the id in the body is ignored.
 */
export async function checkIdentifier(
  auth: AuthContext,
  { identifier }: EndpointInput<typeof lookUpAccount>['body'],
  context: RequestContext,
): Promise<EndpointReply<typeof lookUpAccount>> {
  assertIdentifier(identifier);
  await consumeNetworkAttempt(auth, 'lookup', context);
  if (context.clientNetwork === null)
    await consumeAttempt(auth, 'lookup', requireCallerId(context), context.now);
  const user = await findUserByIdentifier(auth.db, normalizeIdentifier(identifier));
  return user
    ? { errorCode: 0, callId: context.referenceCode }
    : { errorCode: ACCOUNT_NOT_FOUND_CODE, callId: null };
}

/** Guests have no verified email address, so they are never employees. */
export async function readEmployeeStatus(
  auth: AuthContext,
  context: RequestContext,
): Promise<EndpointReply<typeof checkEmployeeEmail>> {
  if (context.sessionId === null) return { isEmployee: false, employeeEmailId: null };
  const { isEmployee, employeeEmailId } = await readProfile(auth, requireCallerId(context));
  return { isEmployee, employeeEmailId };
}
