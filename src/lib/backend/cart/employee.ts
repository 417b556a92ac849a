import type { readCart } from '#lib/contract/cart/cart.ts';
import type { EndpointInput } from '#lib/contract/endpoint.ts';
import { AppError } from '../gateway/app-error.ts';
import { type RequestContext, requireCallerId } from '../gateway/request-context.ts';

/** A customer, as far as a cart is concerned. */
export interface CartCustomer {
  accountId: string;
  email: string;
  isEmployee: boolean;
}

/** Says who a customer is. */
export type ReadCartCustomer = (userId: string) => Promise<CartCustomer>;

/**
 * What a caller says of himself gives him nothing, since the backend knows who works here; but a call in another's name
 * is a mistake that somebody must hear of: FORBIDDEN.
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

/** Whether the caller works here: as a customer who is known to, whatever he says of himself. */
export async function isEmployeeCaller(
  call: RequestContext,
  readOwner: ReadCartCustomer | undefined,
): Promise<boolean> {
  if (call.session === null || !readOwner) return false;
  return (await readOwner(requireCallerId(call))).isEmployee;
}
