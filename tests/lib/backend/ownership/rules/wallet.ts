import { createOwnDraft, createOwnWalletPin } from '../owned-objects.ts';
import type { OwnershipRules } from './ownership-rule.ts';

const getIdentifier = ({ mobile }: { mobile: string }) => ({
  identifierType: 'phoneNumber',
  identifierValue: mobile,
});

export const WALLET_RULES: OwnershipRules = {
  readWalletBalance: { createInput: (owner) => ({ query: getIdentifier(owner) }) },
  readOrderWallet: { createInput: async (owner) => ({ params: { id: (await createOwnDraft(owner)).id } }) },
  removeOrderWallet: { createInput: async (owner) => ({ params: { id: (await createOwnDraft(owner)).id } }) },
  sendWalletPin: {
    createInput: async (owner) => ({
      body: { ...getIdentifier(owner), orderId: (await createOwnDraft(owner)).id },
    }),
  },
  verifyWalletPin: {
    async createInput(owner) {
      const pinId = await createOwnWalletPin(owner);
      return { body: { pinId, pin: '000000' } };
    },
    status: 403,
  },
  payWithWallet: {
    async createInput(owner) {
      const { id, total } = await createOwnDraft(owner);
      return { body: { orderId: id, amount: total, pinToken: 'no-token', referenceNumber: `wallet-${id}` } };
    },
    ignores: ['pinToken'],
    status: 403,
  },
};
