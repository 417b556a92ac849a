import { readStoredCustomer, type StoredCustomer, storeCustomer } from '#lib/analytics/stored-customer.ts';
import { isSignedIn } from '../auth/signed-in.ts';

/** Who visits; `isNew` when it has changed since the last page of this tab. */
export interface CustomerStatus extends StoredCustomer {
  isNew: boolean;
}

const UNKNOWN = { isEmployee: false, userToken: null };

/** Returns undefined when the shop cannot be asked. */
async function fetchCustomer(): Promise<Omit<StoredCustomer, 'customerType'> | undefined> {
  try {
    const response = await fetch('/api/analytics/customer');
    return response.status === 200
      ? ((await response.json()) as Omit<StoredCustomer, 'customerType'>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Reads who visits; asks the shop once a tab about a customer who is signed in. */
export async function readCustomerStatus(): Promise<CustomerStatus> {
  const customerType = isSignedIn() ? 'customer' : 'guest';
  const stored = readStoredCustomer();
  if (stored?.customerType === customerType) return { ...stored, isNew: false };
  const facts = customerType === 'customer' ? await fetchCustomer() : UNKNOWN;
  const customer: StoredCustomer = { customerType, ...(facts ?? UNKNOWN) };
  // Without an answer the next page asks again.
  if (facts) storeCustomer(customer);
  return { ...customer, isNew: true };
}
