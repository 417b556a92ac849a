/** The customer's data for analytics, without data that identify a person. */
export interface StoredCustomer {
  customerType: 'guest' | 'customer';
  isEmployee: boolean;
  /** Keyed hash of a customer's account; null for a guest. */
  userToken: string | null;
}

const KEY = 'binaa-customer';

/**
 * Browser only: returns the customer stored for this tab; null before the first event, or where storage is blocked.
 */
export function readStoredCustomer(): StoredCustomer | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredCustomer | null;
  } catch {
    return null;
  }
}

/** Browser only: stores the customer for this tab; null removes it. */
export function storeCustomer(customer: StoredCustomer | null): void {
  try {
    if (customer) sessionStorage.setItem(KEY, JSON.stringify(customer));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the customer is reported again on each page.
  }
}
