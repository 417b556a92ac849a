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

/** The specification's number for an account that there is not. */
export const ACCOUNT_NOT_FOUND_CODE = 403047;

/**
 * Whether somebody is known; counted with the questions that sign-up and code sign-in answer. The id that is sent opens
 * nothing: the token says who asks.
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

/** A guest proves no address, so he is none. */
export async function readEmployeeStatus(
  parts: AuthContext,
  call: RequestContext,
): Promise<EndpointReply<typeof checkEmployeeEmail>> {
  if (call.session === null) return { isEmployee: false, employeeEmailId: null };
  const { isEmployee, employeeEmailId } = await readProfile(parts, requireCallerId(call));
  return { isEmployee, employeeEmailId };
}
