import type { readCart } from '#lib/contract/cart/cart.ts';
import type { EndpointInput } from '#lib/contract/endpoint.ts';
import { AppError } from '../gateway/app-error.ts';
import { type RequestContext, requireCallerId } from '../gateway/request-context.ts';

/** Profile facts of a customer that a cart needs. */
export interface CartCustomer {
  accountId: string;
  email: string;
  isEmployee: boolean;
}

/** Reads the profile of a customer. */
export type ReadCartCustomer = (userId: string) => Promise<CartCustomer>;

/**
 * Throws FORBIDDEN when the request names another customer's account or email. The claims themselves grant nothing; the
 * employee status comes from the profile.
 */
export async function assertOwnIdentity(
  { accountId, employeeEmailId }: EndpointInput<typeof readCart>['query'],
  call: RequestContext,
  readOwner: ReadCartCustomer | undefined,
): Promise<void> {
  if (accountId === undefined && employeeEmailId === undefined) return;
  if (call.session === null || !readOwner) throw new AppError('FORBIDDEN');
  const owner = await readOwner(requireCallerId(call));
  const isOwn =
    (accountId === undefined || accountId === owner.accountId) &&
    (employeeEmailId === undefined || employeeEmailId.toLowerCase() === owner.email);
  if (!isOwn) throw new AppError('FORBIDDEN');
}

/** Returns the employee status of the caller's profile; false for guests. */
export async function isEmployeeCaller(
  call: RequestContext,
  readOwner: ReadCartCustomer | undefined,
): Promise<boolean> {
  if (call.session === null || !readOwner) return false;
  return (await readOwner(requireCallerId(call))).isEmployee;
}
