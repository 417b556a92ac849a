import { type Migration, Migrator } from 'kysely';
import type { Db } from './database.ts';
import { catalog } from './migrations/001-catalog.ts';
import { commerce } from './migrations/002-commerce.ts';
import { sweep } from './migrations/003-sweep.ts';
import { assortment } from './migrations/004-assortment.ts';
import { contact } from './migrations/005-contact.ts';
import { search } from './migrations/006-search.ts';
import { lists } from './migrations/007-lists.ts';
import { prices } from './migrations/008-prices.ts';
import { accounts } from './migrations/009-accounts.ts';
import { messaging } from './migrations/010-messaging.ts';
import { cart } from './migrations/011-cart.ts';
import { services } from './migrations/011-services.ts';
import { wallets } from './migrations/012-wallets.ts';
import { wishlist } from './migrations/013-wishlist.ts';
import { saved } from './migrations/014-saved.ts';
import { wishlistItemSizes } from './migrations/015-wished-sizes.ts';
import { reservationSeries } from './migrations/016-reservation-series.ts';
import { deliverySlots } from './migrations/017-delivery-slots.ts';
import { orderLife } from './migrations/018-order-life.ts';
import { paymentProviders } from './migrations/019-payment-providers.ts';
import { walletPayments } from './migrations/020-wallet-payments.ts';
import { addresses } from './migrations/021-addresses.ts';
import { shipments } from './migrations/022-shipments.ts';
import { photos } from './migrations/023-photos.ts';
import { cases } from './migrations/024-cases.ts';
import { returns } from './migrations/025-returns.ts';
import { reviews } from './migrations/026-reviews.ts';
import { reviewRequests } from './migrations/026-reviews-requests.ts';
import { profile } from './migrations/027-profile.ts';
import { namedLists } from './migrations/028-lists.ts';
import { notices } from './migrations/028-notices.ts';
import { storeDetails } from './migrations/029-stores.ts';
import { orderLines } from './migrations/030-order-lines.ts';
import { analytics } from './migrations/031-analytics.ts';
import { untranslatedTexts } from './migrations/032-untranslated-texts.ts';
import { formerSlugs } from './migrations/033-former-slugs.ts';

// Listed in code, because a bundle has no folder to read. Append only.
const migrations: Record<string, Migration> = {
  '001-catalog': catalog,
  '002-commerce': commerce,
  '003-sweep': sweep,
  '004-assortment': assortment,
  '005-contact': contact,
  '006-search': search,
  '007-lists': lists,
  '008-prices': prices,
  '009-accounts': accounts,
  '010-messaging': messaging,
  '011-cart': cart,
  '011-services': services,
  '012-wallets': wallets,
  '013-wishlist': wishlist,
  '014-saved': saved,
  '015-wished-sizes': wishlistItemSizes,
  '016-reservation-series': reservationSeries,
  '017-delivery-slots': deliverySlots,
  '018-order-life': orderLife,
  '019-payment-providers': paymentProviders,
  '020-wallet-payments': walletPayments,
  '021-addresses': addresses,
  '022-shipments': shipments,
  '023-photos': photos,
  '024-cases': cases,
  '025-returns': returns,
  '026-reviews': reviews,
  '026-reviews-requests': reviewRequests,
  '027-profile': profile,
  '028-lists': namedLists,
  '028-notices': notices,
  '029-stores': storeDetails,
  '030-order-lines': orderLines,
  '031-analytics': analytics,
  '032-untranslated-texts': untranslatedTexts,
  '033-former-slugs': formerSlugs,
};

/**
 * Migrates the schema to the latest or the given version; returns the names of the applied migrations.
 * Several processes may call it concurrently.
 */
export async function migrateDatabase(db: Db, target?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await (target ? migrator.migrateTo(target) : migrator.migrateToLatest());
  if (error) throw error;
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}

/** Returns the name of the last migration that was applied; undefined for a database without a schema. */
export async function readLatestMigration(db: Db): Promise<string | undefined> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const appliedMigrations = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt);
  return appliedMigrations.at(-1)?.name;
}

/** False for a migration of a newer version of the shop. */
export function isKnownMigration(name: string): boolean {
  return Object.hasOwn(migrations, name);
}
