import { describe, expect, it } from 'vitest';
import { describeCustomer } from '#lib/api/analytics/describe-customer.server.ts';
import type { SessionAccount } from '#lib/session/sealed-session.server.ts';

const createAccount = (accountId: string, isEmployee = false) =>
  ({ accountId, isEmployee, employeeEmailId: 'omar@staff.binaa.example' }) as SessionAccount;

const describeTo = (consent: string | undefined, account: SessionAccount | undefined) =>
  describeCustomer({ get: () => consent && { value: consent } } as never, { account });

describe('What analytics learns of a customer', () => {
  it('is a token of the account and whether they are an employee', () => {
    const customer = describeTo('analytics', createAccount('account-1', true));
    expect(customer).toEqual({ isEmployee: true, userToken: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(JSON.stringify(customer)).not.toMatch(/account-1|omar/);
  });

  it('is the same for the same account, and differs between accounts', () => {
    const [first, again, other] = ['a', 'a', 'b'].map((id) => describeTo('analytics', createAccount(id)));
    expect(first).toEqual(again);
    expect(first?.userToken).not.toBe(other?.userToken);
  });

  it.each([undefined, 'none', ''])('is nothing with the consent %o', (consent) => {
    expect(describeTo(consent, createAccount('account-1'))).toBeNull();
  });

  it('is nothing for a guest', () => {
    expect(describeTo('analytics', undefined)).toBeNull();
  });
});
