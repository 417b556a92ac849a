import { createList } from '#lib/contract/wishlist/lists.ts';
import { callEndpoint } from '../../../../contract/harness/client.ts';
import type { Owner } from '../callers.ts';
import { createOwnWishlist } from '../owned-objects.ts';
import type { OwnershipRules } from './ownership-rule.ts';

let listCount = 0;

const createName = () => {
  listCount += 1;
  return `Bathroom ${listCount}`;
};

async function createOwnList(owner: Owner): Promise<{ wishlistId: string }> {
  const { data } = await callEndpoint(owner, createList, { body: { name: createName() } });
  return { wishlistId: data.list.id };
}

export const LIST_RULES: OwnershipRules = {
  readList: { createInput: async (owner) => ({ params: await createOwnList(owner) }) },
  renameList: {
    createInput: async (owner) => ({ params: await createOwnList(owner), body: { name: createName() } }),
  },
  deleteList: { createInput: async (owner) => ({ params: await createOwnList(owner) }) },
  transferListItems: {
    async createInput(owner) {
      const { wishlistId, wishlistItemId } = await createOwnWishlist(owner);
      const targetId = (await createOwnList(owner)).wishlistId;
      return { params: { wishlistId }, body: { targetId, itemIds: [wishlistItemId], isCopy: true } };
    },
  },
};
