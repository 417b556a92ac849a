import type { AccountTables } from './tables/account.ts';
import type { AnalyticsTables } from './tables/analytics.ts';
import type { CartTables } from './tables/cart.ts';
import type { CatalogTables } from './tables/catalog.ts';
import type { ContactTables } from './tables/contact.ts';
import type { DeliveryTables } from './tables/delivery.ts';
import type { MessagingTables, NoticeTables } from './tables/messaging.ts';
import type { OrderTables } from './tables/orders.ts';
import type { PaymentTables } from './tables/payment.ts';
import type { PhotoTables } from './tables/photos.ts';
import type { ReturnTables } from './tables/returns.ts';
import type { ReviewTables } from './tables/reviews.ts';
import type { SearchTables } from './tables/search.ts';
import type { StockTables } from './tables/stock.ts';
import type { WalletTables } from './tables/wallet.ts';
import type { WishlistTables } from './tables/wishlist.ts';

/** All tables. Times are epoch milliseconds, money is integer minor units, flags are 0 or 1, JSON is TEXT. */
export interface Tables
  extends AccountTables,
    AnalyticsTables,
    CartTables,
    CatalogTables,
    ContactTables,
    DeliveryTables,
    MessagingTables,
    NoticeTables,
    OrderTables,
    PaymentTables,
    PhotoTables,
    ReturnTables,
    ReviewTables,
    SearchTables,
    StockTables,
    WalletTables,
    WishlistTables {}
