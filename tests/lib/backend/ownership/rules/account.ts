import { createOwnAddress, HOME } from '../owned-objects.ts';
import type { OwnershipRules } from './ownership-rule.ts';

const CHALLENGE = 'a challenge is known to the browser that started it, and opens with its code alone';

export const ACCOUNT_RULES: OwnershipRules = {
  createToken: { exemptBecause: 'a guest chooses their id when they get their first token' },
  openSession: { exemptBecause: 'the identity provider’s token is the credential' },
  refreshTokens: { exemptBecause: 'the refresh token is the credential' },
  readChallenge: { exemptBecause: CHALLENGE },
  resendCode: { exemptBecause: CHALLENGE },
  verifyCode: { exemptBecause: CHALLENGE },
  choosePassword: { exemptBecause: CHALLENGE },
  signIn: { exemptBecause: 'password and identifier are the credential; a device’s token opens nothing' },
  signUp: {
    exemptBecause: 'an order becomes the account’s by its confirmed email address, not by its number',
  },
  viewAccountIdentifier: {
    exemptBecause: 'the id in the body is ignored; the answer is the same for everybody',
  },
  consent: {
    createInput: ({ email }) => ({
      body: {
        customer_ids: { email_id: email },
        attributes: [{ type: 'consent', category: 'newsletter_email', mode: 'valid' }],
      },
    }),
  },
  removeDevice: { createInput: ({ sessionId }) => ({ params: { deviceId: sessionId } }) },
  readMailbox: { exemptBecause: 'the test mailbox opens by its key, in the sandbox alone' },
  readAddresses: {
    createInput: ({ accountId, contactId }) => ({ params: { accountId }, query: { contactId } }),
  },
  addAddress: {
    createInput: ({ accountId, contactId }) => ({ params: { accountId }, query: { contactId }, body: HOME }),
  },
  updateAddress: {
    createInput: async (owner) => ({
      params: { accountId: owner.accountId, contactId: owner.contactId },
      query: { addressId: await createOwnAddress(owner) },
      body: HOME,
    }),
  },
  removeAddress: {
    createInput: async (owner) => ({
      params: { accountId: owner.accountId, contactId: owner.contactId },
      query: { addressId: await createOwnAddress(owner) },
    }),
  },
};
