import { createOwnWishlist, PRODUCT } from '../owned-objects.ts';
import type { OwnershipRules } from './ownership-rule.ts';

const ITEMS = [{ quantity: 1, product: { productCode: PRODUCT } }];

export const WISHLIST_RULES: OwnershipRules = {
  createWishlist: {
    createInput: ({ accountId }) => ({
      body: { customerAccountId: accountId, name: 'my_wishlist_hardware' },
    }),
  },
  readWishlists: { createInput: ({ accountId }) => ({ params: { customerAccountId: accountId } }) },
  addWishlistItems: {
    async createInput(owner) {
      const { wishlistId } = await createOwnWishlist(owner);
      return { params: { wishlistId }, body: { items: ITEMS } };
    },
  },
  mergeWishlist: {
    async createInput(owner) {
      const { wishlistId } = await createOwnWishlist(owner);
      return { params: { wishlistId }, body: { items: ITEMS } };
    },
  },
  setWishlistItem: {
    createInput: async (owner) => ({ params: await createOwnWishlist(owner), body: { quantity: 2 } }),
  },
  removeWishlistItem: { createInput: async (owner) => ({ params: await createOwnWishlist(owner) }) },
  removeWishlistItems: {
    async createInput(owner) {
      const { wishlistId, wishlistItemId } = await createOwnWishlist(owner);
      return { params: { wishlistId }, body: { itemIds: [wishlistItemId] } };
    },
  },
  shareWishlist: {
    createInput: async (owner) => ({ params: { wishlistId: (await createOwnWishlist(owner)).wishlistId } }),
  },
  unshareWishlist: {
    createInput: async (owner) => ({ params: { wishlistId: (await createOwnWishlist(owner)).wishlistId } }),
  },
  readSharedWishlist: { exemptBecause: 'whoever has the link of a shared list may read it' },
};
