import { readStoredCustomer, type StoredCustomer, storeCustomer } from '#lib/analytics/stored-customer.ts';
import { isSignedIn } from '../auth/signed-in.ts';

/** The customer, or guest; `isNew` when it has changed since the last page of this tab. */
export interface CustomerStatus extends StoredCustomer {
  isNew: boolean;
}

const UNKNOWN_CUSTOMER = { isEmployee: false, userToken: null };

/** Returns undefined when the request fails. */
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

/** Returns the status of the customer; for a signed-in customer it is requested once per tab. */
export async function readCustomerStatus(): Promise<CustomerStatus> {
  const customerType = isSignedIn() ? 'customer' : 'guest';
  const stored = readStoredCustomer();
  if (stored?.customerType === customerType) return { ...stored, isNew: false };
  const facts = customerType === 'customer' ? await fetchCustomer() : UNKNOWN_CUSTOMER;
  const customer: StoredCustomer = { customerType, ...(facts ?? UNKNOWN_CUSTOMER) };
  // After a failure the next page requests it again.
  if (facts) storeCustomer(customer);
  return { ...customer, isNew: true };
}
