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
 * Throws FORBIDDEN when the request names another customer's account or email. These values grant nothing:
 * the employee status comes from the profile.
 */
export async function assertOwnIdentity(
  { accountId, employeeEmailId }: EndpointInput<typeof readCart>['query'],
  context: RequestContext,
  readCustomer: ReadCartCustomer | undefined,
): Promise<void> {
  if (accountId === undefined && employeeEmailId === undefined) return;
  if (context.sessionId === null || !readCustomer) throw new AppError('FORBIDDEN');
  const customer = await readCustomer(requireCallerId(context));
  const isOwn =
    (accountId === undefined || accountId === customer.accountId) &&
    (employeeEmailId === undefined || employeeEmailId.toLowerCase() === customer.email);
  if (!isOwn) throw new AppError('FORBIDDEN');
}

/** Returns the employee status of the caller's profile; false for guests. */
export async function isEmployeeCaller(
  context: RequestContext,
  readCustomer: ReadCartCustomer | undefined,
): Promise<boolean> {
  if (context.sessionId === null || !readCustomer) return false;
  return (await readCustomer(requireCallerId(context))).isEmployee;
}
