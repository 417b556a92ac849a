import { createOwnDraft, createOwnWalletPin } from '../owned.ts';
import type { OwnershipRules } from './rule.ts';

const getIdentifier = ({ mobile }: { mobile: string }) => ({
  identifierType: 'phoneNumber',
  identifierValue: mobile,
});

export const WALLET_RULES: OwnershipRules = {
  readWalletBalance: { own: (owner) => ({ query: getIdentifier(owner) }) },
  readOrderWallet: { own: async (owner) => ({ params: { id: (await createOwnDraft(owner)).id } }) },
  removeOrderWallet: { own: async (owner) => ({ params: { id: (await createOwnDraft(owner)).id } }) },
  sendWalletPin: {
    own: async (owner) => ({ body: { ...getIdentifier(owner), orderId: (await createOwnDraft(owner)).id } }),
  },
  verifyWalletPin: {
    async own(owner) {
      const pinId = await createOwnWalletPin(owner);
      return { body: { pinId, pin: '000000' } };
    },
    status: 403,
  },
  payWithWallet: {
    async own(owner) {
      const { id, total } = await createOwnDraft(owner);
      return { body: { orderId: id, amount: total, pinToken: 'no-token', referenceNumber: `wallet-${id}` } };
    },
    ignores: ['pinToken'],
    status: 403,
  },
};
