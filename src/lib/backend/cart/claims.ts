import type { readCart } from '#lib/contract/cart.ts';
import type { Input } from '#lib/contract/endpoint.ts';
import { type Call, callerOf } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';

/** A customer, as far as a cart is concerned. */
export interface Owner {
  accountId: string;
  email: string;
  isEmployee: boolean;
}

/** Says who a customer is. */
export type ReadOwner = (userId: string) => Promise<Owner>;

/**
 * What a caller says of himself gives him nothing, since the backend knows who works here; but a call in another's name
 * is a mistake that somebody must hear of: FORBIDDEN.
 */
export async function demandOwnClaims(
  { accountId, employeeEmailId }: Input<typeof readCart>['query'],
  call: Call,
  readOwner: ReadOwner | undefined,
): Promise<void> {
  if (accountId === undefined && employeeEmailId === undefined) return;
  if (call.session === null || !readOwner) throw new Fault('FORBIDDEN');
  const owner = await readOwner(callerOf(call));
  const isOwn =
    (accountId === undefined || accountId === owner.accountId) &&
    (employeeEmailId === undefined || employeeEmailId.toLowerCase() === owner.email);
  if (!isOwn) throw new Fault('FORBIDDEN');
}

/** Whether the caller works here: as a customer who is known to, whatever he says of himself. */
export async function isEmployee(call: Call, readOwner: ReadOwner | undefined): Promise<boolean> {
  if (call.session === null || !readOwner) return false;
  return (await readOwner(callerOf(call))).isEmployee;
}
