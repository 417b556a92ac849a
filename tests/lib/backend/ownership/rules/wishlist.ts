import { createOwnWishlist, PRODUCT } from '../owned.ts';
import type { OwnershipRules } from './rule.ts';

const ITEMS = [{ quantity: 1, product: { productCode: PRODUCT } }];

export const WISHLIST_RULES: OwnershipRules = {
  createWishlist: {
    own: ({ accountId }) => ({ body: { customerAccountId: accountId, name: 'my_wishlist_hardware' } }),
  },
  readWishlists: { own: ({ accountId }) => ({ params: { customerAccountId: accountId } }) },
  addWishlistItems: {
    async own(owner) {
      const { wishlistId } = await createOwnWishlist(owner);
      return { params: { wishlistId }, body: { items: ITEMS } };
    },
  },
  mergeWishlist: {
    async own(owner) {
      const { wishlistId } = await createOwnWishlist(owner);
      return { params: { wishlistId }, body: { items: ITEMS } };
    },
  },
  setWishlistItem: {
    own: async (owner) => ({ params: await createOwnWishlist(owner), body: { quantity: 2 } }),
  },
  removeWishlistItem: { own: async (owner) => ({ params: await createOwnWishlist(owner) }) },
  removeWishlistItems: {
    async own(owner) {
      const { wishlistId, wishlistItemId } = await createOwnWishlist(owner);
      return { params: { wishlistId }, body: { itemIds: [wishlistItemId] } };
    },
  },
  shareWishlist: {
    own: async (owner) => ({ params: { wishlistId: (await createOwnWishlist(owner)).wishlistId } }),
  },
  unshareWishlist: {
    own: async (owner) => ({ params: { wishlistId: (await createOwnWishlist(owner)).wishlistId } }),
  },
  readSharedWishlist: { open: 'whoever has the link of a shared list may read it' },
};
