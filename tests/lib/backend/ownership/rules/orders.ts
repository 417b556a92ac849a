import { EMIRATES } from '../../../../contract/harness/client.ts';
import { createRecipient } from '../../../../contract/harness/purchase-steps.ts';
import { createOwnBareDraft, createOwnDraft, createOwnOrder } from '../owned-objects.ts';
import type { OwnershipRules } from './ownership-rule.ts';

const { address: _, ...CONTACT } = createRecipient(EMIRATES);

export const ORDER_RULES: OwnershipRules = {
  readOrder: { createInput: async (owner) => ({ params: { id: (await createOwnOrder(owner)).id } }) },
  cancelOrder: {
    createInput: async (owner) => ({ params: { id: (await createOwnOrder(owner)).orderNumber } }),
  },
  previewCancellation: {
    async createInput(owner) {
      const { id, items } = await createOwnOrder(owner);
      return { params: { id }, body: { lines: [{ lineId: items[0]?.id, quantity: 1 }] } };
    },
  },
  cancelLines: {
    async createInput(owner) {
      const { id, items, total } = await createOwnOrder(owner);
      return { params: { id }, body: { lines: [{ lineId: items[0]?.id, quantity: 1 }], total } };
    },
  },
  guestOrder: { exemptBecause: 'number and email address together are what opens it, for everybody alike' },
  readLinkedOrder: { exemptBecause: 'the signed token is the credential, and it is bound to the number' },
  listOrders: {
    createInput: ({ userId }) => ({ query: { userId } }),
    customersOnly: true,
  },
  setGuestCustomer: {
    createInput: async (owner) => ({ body: { ...CONTACT, orderId: (await createOwnBareDraft(owner)).id } }),
  },
  setBilling: {
    createInput: async (owner) => ({
      params: { id: (await createOwnBareDraft(owner)).id },
      body: createRecipient(EMIRATES),
    }),
  },
  setFulfillment: {
    createInput: async (owner) => ({
      params: { id: (await createOwnBareDraft(owner)).id },
      query: { isReturnOrder: 'false' },
      body: { fulfillmentMethod: 'Ship', fulfillmentContact: createRecipient(EMIRATES) },
    }),
  },
  setCollectionStore: {
    createInput: async (owner) => ({
      params: { id: (await createOwnBareDraft(owner)).id },
      body: { storeCode: 'AE-01', contact: CONTACT },
    }),
  },
  setDeliveryNote: {
    createInput: async (owner) => ({
      params: { orderId: (await createOwnBareDraft(owner)).id },
      body: { id: 'the-note', text: 'Ring twice' },
    }),
    ignores: ['id'],
  },
  setPaymentMethod: {
    createInput: async (owner) => ({
      params: { id: (await createOwnDraft(owner)).id },
      body: { method: 'card' },
    }),
  },
  applyOrderCoupon: {
    createInput: async (owner) => ({ params: { id: (await createOwnBareDraft(owner)).id, code: 'NOSUCH' } }),
    status: 404,
  },
  removeOrderCoupon: {
    createInput: async (owner) => ({ params: { id: (await createOwnBareDraft(owner)).id, code: 'NOSUCH' } }),
  },
  actOnOrder: {
    createInput: async (owner) => ({
      params: { id: (await createOwnDraft(owner)).id },
      body: { actionName: 'SubmitOrder' },
    }),
    status: 402,
  },
  readPaymentMethods: {
    createInput: async (owner) => ({ params: { id: (await createOwnBareDraft(owner)).id } }),
  },
  createPaymentSession: {
    async createInput(owner) {
      const { id } = await createOwnDraft(owner);
      const returnPath = `/en-ae/checkout/return/${id}`;
      return { params: { id }, body: { method: 'card', returnPath, idempotencyKey: `key-${id}` } };
    },
    ignores: ['idempotencyKey'],
  },
  confirmPayment: {
    createInput: async (owner) => ({ params: { id: (await createOwnBareDraft(owner)).id }, body: {} }),
  },
  cancelPaymentSession: {
    createInput: async (owner) => ({ params: { id: (await createOwnBareDraft(owner)).id } }),
  },
  orderDeliveryOptions: {
    createInput: async (owner) => ({
      params: { id: (await createOwnBareDraft(owner)).id },
      query: { area: 'AE-DU-BARSHA' },
    }),
  },
  collectionStores: {
    createInput: async (owner) => ({ body: { orderId: (await createOwnBareDraft(owner)).id } }),
  },
  readSandboxPayment: { exemptBecause: 'the test provider’s page knows the payment by its address alone' },
  authoriseSandboxPayment: {
    exemptBecause: 'the test provider’s page knows the payment by its address alone',
  },
  completeSandboxChallenge: {
    exemptBecause: 'the test provider’s page knows the payment by its address alone',
  },
  paySandboxWithSavedCard: {
    exemptBecause: 'the test provider’s page knows the payment by its address alone',
  },
};
