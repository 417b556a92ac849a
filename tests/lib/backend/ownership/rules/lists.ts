import { createList } from '#lib/contract/wishlist/lists.ts';
import { callEndpoint } from '../../../../contract/harness/client.ts';
import type { Owner } from '../callers.ts';
import { createOwnWishlist } from '../owned.ts';
import type { OwnershipRules } from './rule.ts';

let listCount = 0;

const createName = () => {
  listCount += 1;
  return `Bathroom ${listCount}`;
};

async function ownList(owner: Owner): Promise<{ wishlistId: string }> {
  const { data } = await callEndpoint(owner, createList, { body: { name: createName() } });
  return { wishlistId: data.list.id };
}

export const LIST_RULES: OwnershipRules = {
  readList: { own: async (owner) => ({ params: await ownList(owner) }) },
  renameList: { own: async (owner) => ({ params: await ownList(owner), body: { name: createName() } }) },
  deleteList: { own: async (owner) => ({ params: await ownList(owner) }) },
  transferListItems: {
    async own(owner) {
      const { wishlistId, wishlistItemId } = await createOwnWishlist(owner);
      const targetId = (await ownList(owner)).wishlistId;
      return { params: { wishlistId }, body: { targetId, itemIds: [wishlistItemId], isCopy: true } };
    },
  },
};
