import type { Input, Reply } from '#lib/contract/endpoint.ts';
import type { employeeEmailIdentifier, viewAccountIdentifier } from '#lib/contract/onboarding.ts';
import { type Call, callerOf } from '../gateway/call.ts';
import type { Parts } from './parts.ts';
import { readProfile } from './profile.ts';
import { findByIdentifier } from './queries.ts';
import { countAddress, countTry, demandIdentifier, plainIdentifier } from './rules.ts';

/** The specification's number for an account that there is not. */
export const NO_ACCOUNT = 403047;

/**
 * Whether somebody is known; counted with the questions that sign-up and code sign-in answer. The id that is sent opens
 * nothing: the token says who asks.
 */
export async function viewIdentifier(
  parts: Parts,
  { identifier }: Input<typeof viewAccountIdentifier>['body'],
  call: Call,
): Promise<Reply<typeof viewAccountIdentifier>> {
  demandIdentifier(identifier);
  await countAddress(parts, 'lookupFromAddress', call);
  if (call.address === null) await countTry(parts, 'lookupFromAddress', callerOf(call), call.now);
  const user = await findByIdentifier(parts.db, plainIdentifier(identifier));
  return user ? { errorCode: 0, callId: call.reference } : { errorCode: NO_ACCOUNT, callId: null };
}

/** A guest proves no address, so he is none. */
export async function viewEmployee(parts: Parts, call: Call): Promise<Reply<typeof employeeEmailIdentifier>> {
  if (call.session === null) return { isEmployee: false, employeeEmailId: null };
  const { isEmployee, employeeEmailId } = await readProfile(parts, callerOf(call));
  return { isEmployee, employeeEmailId };
}
