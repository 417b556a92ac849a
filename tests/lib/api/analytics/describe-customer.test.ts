import { describe, expect, it } from 'vitest';
import { describeCustomer } from '#lib/api/analytics/describe-customer.server.ts';
import type { SessionAccount } from '#lib/session/sealed-session.server.ts';

const createAccount = (accountId: string, isEmployee = false) =>
  ({ accountId, isEmployee, employeeEmailId: 'omar@staff.binaa.example' }) as SessionAccount;

const describeWithConsent = (consent: string | undefined, account: SessionAccount | undefined) =>
  describeCustomer({ get: () => consent && { value: consent } } as never, { account });

describe('The customer data that analytics receives', () => {
  it('is a token of the account and whether they are an employee', () => {
    const customer = describeWithConsent('analytics', createAccount('account-1', true));
    expect(customer).toEqual({ isEmployee: true, userToken: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(JSON.stringify(customer)).not.toMatch(/account-1|omar/);
  });

  it('is the same for the same account, and differs between accounts', () => {
    const [first, repeated, other] = ['a', 'a', 'b'].map((id) =>
      describeWithConsent('analytics', createAccount(id)),
    );
    expect(first).toEqual(repeated);
    expect(first?.userToken).not.toBe(other?.userToken);
  });

  it.each([undefined, 'none', ''])('is nothing with the consent %o', (consent) => {
    expect(describeWithConsent(consent, createAccount('account-1'))).toBeNull();
  });

  it('is nothing for a guest', () => {
    expect(describeWithConsent('analytics', undefined)).toBeNull();
  });
});
