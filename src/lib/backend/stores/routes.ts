import { listStores } from '#lib/contract/stores.ts';
import type { Db } from '../db/database.ts';
import { requireDeliveryFacts } from '../delivery/product-facts.ts';
import { defineRoute, type Route } from '../gateway/request-context.ts';
import { readStoreStockLevels } from '../stock/reservations.ts';
import { hasReturnDropOff } from './drop-off-stores.ts';
import { presentStore } from './present-store.ts';
import { readStoreSearchTexts, readStores } from './queries.ts';

export function storeRoutes(db: Db): Route[] {
  return [
    defineRoute(listStores, async ({ query: { code, productCode, isDropoffStores } }, context) => {
      const { country, language } = context;
      const foundStores = await readStores(db, language, { country: country.code, code });
      const rows = isDropoffStores === 'true' ? foundStores.filter(hasReturnDropOff) : foundStores;
      const codes = rows.map((row) => row.code);
      const searchTexts = await readStoreSearchTexts(db, codes);
      const stores = rows.map((row) => presentStore(row, language, searchTexts.get(row.code)));
      if (productCode === undefined) return { stores };
      await requireDeliveryFacts(db, country.code, productCode);
      const stockLevels = await readStoreStockLevels(db, productCode);
      return {
        stores: stores.map((store) => ({
          ...store,
          pickupInfo: { stock: stockLevels.get(store.code) ?? ('none' as const) },
        })),
      };
    }),
  ];
}
