import type { checkEmployeeEmail } from '#lib/contract/auth/onboarding.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';
import { isSignedIn } from '../auth/signed-in.ts';

const KEY = 'binaa-customer';
const PATH: (typeof checkEmployeeEmail)['path'] = '/experience/onboarding/guest/v1/employee-email-identifier';

/** Who visits, as far as analytics knows: nothing that names a person. */
export interface CustomerStatus {
  customerType: 'guest' | 'customer';
  isEmployee: boolean;
  /** Whether it has changed since the last page of this tab. */
  isNew: boolean;
}

// Without the typed client, whose schemas are larger than all of analytics.
async function checkEmployee(): Promise<boolean> {
  const [language = '', country = ''] = document.documentElement.dataset.locale?.split('-') ?? [];
  try {
    const response = await fetch(`/api${PATH}`, { headers: { location: country, locale: language } });
    const { data } = (await response.json()) as { data?: EndpointReply<typeof checkEmployeeEmail> };
    return data?.isEmployee === true;
  } catch {
    return false;
  }
}

/** Forgets who visits. */
export function clearCustomerStatus(): void {
  sessionStorage.removeItem(KEY);
}

/** Reads who visits; asks the shop once a session whether a customer is an employee. */
export async function readCustomerStatus(): Promise<CustomerStatus> {
  const customerType = isSignedIn() ? 'customer' : 'guest';
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored?.startsWith(customerType))
      return { customerType, isEmployee: stored.endsWith('-employee'), isNew: false };
  } catch {
    // Storage is blocked: the customer is reported on each page.
  }
  const isEmployee = customerType === 'customer' && (await checkEmployee());
  try {
    sessionStorage.setItem(KEY, isEmployee ? 'customer-employee' : customerType);
  } catch {
    // As above.
  }
  return { customerType, isEmployee, isNew: true };
}
