import { createOwnCart, createOwnSavedItem, PRODUCT } from '../owned.ts';
import type { OwnershipRules } from './rule.ts';

const ITEM = { quantity: 1, product: { productCode: PRODUCT } };

export const CART_RULES: OwnershipRules = {
  readCart: { own: ({ userId }) => ({ params: { userId }, body: { userId } }) },
  addItem: {
    own: async (owner) => ({ params: { cartId: (await createOwnCart(owner)).cartId }, body: ITEM }),
  },
  addItems: {
    own: async (owner) => ({
      params: { cartId: (await createOwnCart(owner)).cartId },
      body: { items: [ITEM] },
    }),
  },
  setQuantity: {
    async own(owner) {
      const { cartId, lineItemId } = await createOwnCart(owner);
      return { params: { cartId, lineItemId, quantity: '2' } };
    },
  },
  replaceItem: {
    async own(owner) {
      const { cartId, lineItemId } = await createOwnCart(owner);
      return { params: { cartId, lineItemId }, body: ITEM };
    },
  },
  removeItem: {
    async own(owner) {
      const { cartId, lineItemId } = await createOwnCart(owner);
      return { params: { cartId, lineItemId } };
    },
  },
  removeItems: {
    async own(owner) {
      const { cartId, lineItemId } = await createOwnCart(owner);
      return { params: { cartId }, body: { lineItemIds: [lineItemId], savedItemIds: [] } };
    },
  },
  applyCoupon: {
    // The coupon is found only in the owner's own cart.
    own: async (owner) => ({ params: { cartId: (await createOwnCart(owner)).cartId, couponCode: 'NOSUCH' } }),
    status: 404,
  },
  removeCoupon: {
    own: async (owner) => ({ params: { cartId: (await createOwnCart(owner)).cartId, couponCode: 'NOSUCH' } }),
  },
  shareCart: { own: async (owner) => ({ params: { cartId: (await createOwnCart(owner)).cartId } }) },
  readSharedCart: { open: 'whoever has the link of a shared cart may read it' },
  saveItem: {
    async own(owner) {
      const { cartId, lineItemId } = await createOwnCart(owner);
      return { params: { cartId, lineItemId } };
    },
  },
  addSaved: {
    own: async (owner) => ({
      params: { cartId: (await createOwnCart(owner)).cartId },
      body: { items: [ITEM] },
    }),
  },
  removeSaved: { own: async (owner) => ({ params: await createOwnSavedItem(owner) }) },
  restoreItem: { own: async (owner) => ({ params: await createOwnSavedItem(owner) }) },
  createOrder: { own: async (owner) => ({ query: { cartId: (await createOwnCart(owner)).cartId } }) },
};
