import { createOwnCart, createOwnSavedItem, PRODUCT } from '../owned-objects.ts';
import type { OwnershipRules } from './ownership-rule.ts';

const ITEM = { quantity: 1, product: { productCode: PRODUCT } };

export const CART_RULES: OwnershipRules = {
  readCart: { createInput: ({ userId }) => ({ params: { userId }, body: { userId } }) },
  addItem: {
    createInput: async (owner) => ({ params: { cartId: (await createOwnCart(owner)).cartId }, body: ITEM }),
  },
  addItems: {
    createInput: async (owner) => ({
      params: { cartId: (await createOwnCart(owner)).cartId },
      body: { items: [ITEM] },
    }),
  },
  setQuantity: {
    async createInput(owner) {
      const { cartId, lineItemId } = await createOwnCart(owner);
      return { params: { cartId, lineItemId, quantity: '2' } };
    },
  },
  replaceItem: {
    async createInput(owner) {
      const { cartId, lineItemId } = await createOwnCart(owner);
      return { params: { cartId, lineItemId }, body: ITEM };
    },
  },
  removeItem: {
    async createInput(owner) {
      const { cartId, lineItemId } = await createOwnCart(owner);
      return { params: { cartId, lineItemId } };
    },
  },
  removeItems: {
    async createInput(owner) {
      const { cartId, lineItemId } = await createOwnCart(owner);
      return { params: { cartId }, body: { lineItemIds: [lineItemId], savedItemIds: [] } };
    },
  },
  applyCoupon: {
    // The coupon is found only in the owner's own cart.
    createInput: async (owner) => ({
      params: { cartId: (await createOwnCart(owner)).cartId, couponCode: 'NOSUCH' },
    }),
    status: 404,
  },
  removeCoupon: {
    createInput: async (owner) => ({
      params: { cartId: (await createOwnCart(owner)).cartId, couponCode: 'NOSUCH' },
    }),
  },
  shareCart: { createInput: async (owner) => ({ params: { cartId: (await createOwnCart(owner)).cartId } }) },
  readSharedCart: { exemptBecause: 'whoever has the link of a shared cart may read it' },
  saveItem: {
    async createInput(owner) {
      const { cartId, lineItemId } = await createOwnCart(owner);
      return { params: { cartId, lineItemId } };
    },
  },
  addSaved: {
    createInput: async (owner) => ({
      params: { cartId: (await createOwnCart(owner)).cartId },
      body: { items: [ITEM] },
    }),
  },
  removeSaved: { createInput: async (owner) => ({ params: await createOwnSavedItem(owner) }) },
  restoreItem: { createInput: async (owner) => ({ params: await createOwnSavedItem(owner) }) },
  createOrder: { createInput: async (owner) => ({ query: { cartId: (await createOwnCart(owner)).cartId } }) },
};
