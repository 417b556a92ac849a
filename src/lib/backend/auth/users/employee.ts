/** Whose address at work makes an employee; domains and addresses in lower case. */
export interface EmployeeEmailRule {
  /** Parts of domains; none means nobody. */
  included: readonly string[];
  /** Domains, or addresses as `user@domain`; they come first. */
  excluded: readonly string[];
}

/** Whether an address is an employee's: not excluded, and of a domain that contains an included one. */
export function isEmployeeEmail(email: string, { included, excluded }: EmployeeEmailRule): boolean {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return false;
  const domain = address.slice(at + 1);
  if (excluded.some((it) => it === domain || it === address)) return false;
  return included.some((it) => it !== '' && domain.includes(it));
}
