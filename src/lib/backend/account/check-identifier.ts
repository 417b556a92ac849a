import type { checkEmployeeEmail, lookUpAccount } from '#lib/contract/auth/onboarding.ts';
import type { EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import {
  assertIdentifier,
  consumeAttempt,
  consumeNetworkAttempt,
  normalizeIdentifier,
} from '../auth/identifiers.ts';
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
  parts: AuthContext,
  { identifier }: EndpointInput<typeof lookUpAccount>['body'],
  call: RequestContext,
): Promise<EndpointReply<typeof lookUpAccount>> {
  assertIdentifier(identifier);
  await consumeNetworkAttempt(parts, 'lookupFromAddress', call);
  if (call.address === null)
    await consumeAttempt(parts, 'lookupFromAddress', requireCallerId(call), call.now);
  const user = await findUserByIdentifier(parts.db, normalizeIdentifier(identifier));
  return user
    ? { errorCode: 0, callId: call.reference }
    : { errorCode: ACCOUNT_NOT_FOUND_CODE, callId: null };
}

/** Guests have no verified email address, so they are never employees. */
export async function readEmployeeStatus(
  parts: AuthContext,
  call: RequestContext,
): Promise<EndpointReply<typeof checkEmployeeEmail>> {
  if (call.session === null) return { isEmployee: false, employeeEmailId: null };
  const { isEmployee, employeeEmailId } = await readProfile(parts, requireCallerId(call));
  return { isEmployee, employeeEmailId };
}
