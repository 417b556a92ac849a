import type { AccountTables } from './account-tables.ts';
import type { CartTables } from './cart-tables.ts';
import type { CatalogTables } from './catalog-tables.ts';
import type { ContactTables } from './contact-tables.ts';
import type { MessagingTables } from './messaging-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { SearchTables } from './search-tables.ts';
import type { StockTables } from './stock-tables.ts';
import type { WishlistTables } from './wishlist-tables.ts';

/** All tables. Times are epoch milliseconds, money is integer minor units, flags are 0 or 1, JSON is TEXT. */
export interface Tables
  extends AccountTables,
    CartTables,
    CatalogTables,
    ContactTables,
    MessagingTables,
    OrderTables,
    SearchTables,
    StockTables,
    WishlistTables {}
