import * as wire from '#lib/contract/wishlist/lists.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import { defineRoute, type Route, requireCallerId } from '../../gateway/request-context.ts';
import { presentWishlist } from '../present-wishlist.ts';
import { presentLists } from './present-lists.ts';
import { readLists } from './queries.ts';
import { createNamedList, deleteNamedList, renameNamedList, transferItems } from './service.ts';

/** Endpoints of a customer's lists. */
export function listsRoutes(db: Db): Route[] {
  return [
    defineRoute(wire.readLists, async (_, context) => ({
      lists: await presentLists(db, requireCallerId(context), context),
    })),
    defineRoute(wire.createList, async ({ body }, context) => ({
      list: await createNamedList(db, body.name, context),
    })),
    defineRoute(wire.readList, async ({ params }, context) => {
      const lists = await readLists(db, requireCallerId(context));
      const list = lists.find(({ id }) => id === params.wishlistId);
      if (!list) throw new AppError('WISHLIST_NOT_FOUND');
      return await presentWishlist(db, list, context);
    }),
    defineRoute(wire.renameList, async ({ params, body }, context) => ({
      list: await renameNamedList(db, { id: params.wishlistId, name: body.name }, context),
    })),
    defineRoute(wire.deleteList, async ({ params }, context) => {
      await deleteNamedList(db, params.wishlistId, context);
      return {};
    }),
    defineRoute(wire.transferListItems, ({ params, body }, context) =>
      transferItems(db, params.wishlistId, body, context),
    ),
  ];
}
