/** Which email addresses belong to employees; domains and addresses in lower case. */
export interface EmployeeEmailRule {
  /** Substrings of domains; empty means that there are no employees. */
  included: readonly string[];
  /** Domains, or addresses as `user@domain`; take precedence over `included`. */
  excluded: readonly string[];
}

/** Whether an email address is not excluded and its domain contains an included one. */
export function isEmployeeEmail(email: string, { included, excluded }: EmployeeEmailRule): boolean {
  const normalizedEmail = email.trim().toLowerCase();
  const at = normalizedEmail.lastIndexOf('@');
  if (at < 1) return false;
  const domain = normalizedEmail.slice(at + 1);
  if (excluded.some((entry) => entry === domain || entry === normalizedEmail)) return false;
  return included.some((entry) => entry !== '' && domain.includes(entry));
}
