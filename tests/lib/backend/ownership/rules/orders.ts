import { EMIRATES } from '../../../../contract/harness/client.ts';
import { recipient } from '../../../../contract/harness/purchase-steps.ts';
import { createOwnBareDraft, createOwnDraft, createOwnOrder } from '../owned.ts';
import type { OwnershipRules } from './rule.ts';

const { address: _, ...CONTACT } = recipient(EMIRATES);

export const ORDER_RULES: OwnershipRules = {
  readOrder: { own: async (owner) => ({ params: { id: (await createOwnOrder(owner)).id } }) },
  cancelOrder: { own: async (owner) => ({ params: { id: (await createOwnOrder(owner)).orderNumber } }) },
  previewCancellation: {
    async own(owner) {
      const { id, items } = await createOwnOrder(owner);
      return { params: { id }, body: { lines: [{ lineId: items[0]?.id, quantity: 1 }] } };
    },
  },
  cancelLines: {
    async own(owner) {
      const { id, items, total } = await createOwnOrder(owner);
      return { params: { id }, body: { lines: [{ lineId: items[0]?.id, quantity: 1 }], total } };
    },
  },
  guestOrder: { open: 'number and email address together are what opens it, for everybody alike' },
  readLinkedOrder: { open: 'the signed token is the credential, and it is bound to the number' },
  listOrders: {
    own: ({ userId }) => ({ query: { userId } }),
    customersOnly: true,
  },
  setGuestCustomer: {
    own: async (owner) => ({ body: { ...CONTACT, orderId: (await createOwnBareDraft(owner)).id } }),
  },
  setBilling: {
    own: async (owner) => ({
      params: { id: (await createOwnBareDraft(owner)).id },
      body: recipient(EMIRATES),
    }),
  },
  setFulfillment: {
    own: async (owner) => ({
      params: { id: (await createOwnBareDraft(owner)).id },
      query: { isReturnOrder: 'false' },
      body: { fulfillmentMethod: 'Ship', fulfillmentContact: recipient(EMIRATES) },
    }),
  },
  setCollectionStore: {
    own: async (owner) => ({
      params: { id: (await createOwnBareDraft(owner)).id },
      body: { storeCode: 'AE-01', contact: CONTACT },
    }),
  },
  setDeliveryNote: {
    own: async (owner) => ({
      params: { orderId: (await createOwnBareDraft(owner)).id },
      body: { id: 'the-note', text: 'Ring twice' },
    }),
    ignores: ['id'],
  },
  setPaymentMethod: {
    own: async (owner) => ({ params: { id: (await createOwnDraft(owner)).id }, body: { method: 'card' } }),
  },
  applyOrderCoupon: {
    own: async (owner) => ({ params: { id: (await createOwnBareDraft(owner)).id, code: 'NOSUCH' } }),
    status: 404,
  },
  removeOrderCoupon: {
    own: async (owner) => ({ params: { id: (await createOwnBareDraft(owner)).id, code: 'NOSUCH' } }),
  },
  actOnOrder: {
    own: async (owner) => ({
      params: { id: (await createOwnDraft(owner)).id },
      body: { actionName: 'SubmitOrder' },
    }),
    status: 402,
  },
  readPaymentMethods: { own: async (owner) => ({ params: { id: (await createOwnBareDraft(owner)).id } }) },
  createPaymentSession: {
    async own(owner) {
      const { id } = await createOwnDraft(owner);
      const returnPath = `/en-ae/checkout/return/${id}`;
      return { params: { id }, body: { method: 'card', returnPath, idempotencyKey: `key-${id}` } };
    },
    ignores: ['idempotencyKey'],
  },
  confirmPayment: {
    own: async (owner) => ({ params: { id: (await createOwnBareDraft(owner)).id }, body: {} }),
  },
  cancelPaymentSession: { own: async (owner) => ({ params: { id: (await createOwnBareDraft(owner)).id } }) },
  orderDeliveryOptions: {
    own: async (owner) => ({
      params: { id: (await createOwnBareDraft(owner)).id },
      query: { area: 'AE-DU-BARSHA' },
    }),
  },
  collectionStores: { own: async (owner) => ({ body: { orderId: (await createOwnBareDraft(owner)).id } }) },
  readSandboxPayment: { open: 'the test provider’s page knows the payment by its address alone' },
  authoriseSandboxPayment: { open: 'the test provider’s page knows the payment by its address alone' },
  completeSandboxChallenge: { open: 'the test provider’s page knows the payment by its address alone' },
  paySandboxWithSavedCard: { open: 'the test provider’s page knows the payment by its address alone' },
};
