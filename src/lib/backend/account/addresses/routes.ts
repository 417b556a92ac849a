import * as wire from '#lib/contract/account/saved-addresses.ts';
import { type Db, runInTransaction } from '../../db/database.ts';
import { defineRoute, type Route } from '../../gateway/request-context.ts';
import { listSavedAddresses, requireOwnContact } from './queries.ts';
import { addSavedAddress, removeSavedAddress, updateSavedAddress } from './service.ts';

/** Endpoints of a customer's address book. */
export function savedAddressRoutes(db: Db): Route[] {
  return [
    defineRoute(wire.readAddresses, async ({ params, query }, context) => {
      const userId = await requireOwnContact(db, { ...params, ...query }, context);
      return { addresses: await listSavedAddresses(db, userId) };
    }),
    defineRoute(wire.addAddress, ({ params, query, body }, context) =>
      runInTransaction(db, async (trx) => {
        const userId = await requireOwnContact(trx, { ...params, ...query }, context);
        return { addresses: await addSavedAddress(trx, userId, body, context.now) };
      }),
    ),
    defineRoute(wire.updateAddress, ({ params, query, body }, context) =>
      runInTransaction(db, async (trx) => {
        const userId = await requireOwnContact(trx, params, context);
        return { addresses: await updateSavedAddress(trx, userId, query.addressId, body, context.now) };
      }),
    ),
    defineRoute(wire.removeAddress, ({ params, query }, context) =>
      runInTransaction(db, async (trx) => {
        const userId = await requireOwnContact(trx, params, context);
        return { addresses: await removeSavedAddress(trx, userId, query.addressId) };
      }),
    ),
  ];
}
