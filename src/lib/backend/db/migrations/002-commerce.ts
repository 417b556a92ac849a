import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';
import { createTable, getColumnTypes, isPostgres } from './columns.ts';

export const commerce: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big } = getColumnTypes(db);
    await createTable(db, 'stock')
      .addColumn('product_code', text, (c) => c.notNull().references('products.code'))
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('quantity', int, (c) => c.notNull().check(sql`quantity >= 0`))
      .addPrimaryKeyConstraint('stock_key', ['product_code', 'country'])
      .execute();
    await createTable(db, 'carts')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('owner_id', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('created_at', big, (c) => c.notNull())
      .addColumn('updated_at', big, (c) => c.notNull())
      .addUniqueConstraint('carts_owner', ['owner_id', 'country'])
      .execute();
    await createTable(db, 'cart_lines')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('cart_id', text, (c) => c.notNull().references('carts.id'))
      .addColumn('place', int, (c) => c.notNull())
      .addColumn('product_code', text, (c) => c.notNull())
      .addColumn('shade_code', text)
      .addColumn('parent_id', text)
      .addColumn('quantity', int, (c) => c.notNull().check(sql`quantity > 0`))
      .addColumn('seen_amount', big, (c) => c.notNull())
      .addColumn('seen_name', text, (c) => c.notNull())
      .execute();
    await createTable(db, 'orders')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('order_number', text, (c) => c.unique())
      .addColumn('cart_id', text, (c) => c.notNull().references('carts.id'))
      .addColumn('owner_id', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('currency', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('subtotal', big, (c) => c.notNull())
      .addColumn('discount_total', big, (c) => c.notNull())
      .addColumn('shipping_subtotal', big, (c) => c.notNull())
      .addColumn('shipping_total', big, (c) => c.notNull())
      .addColumn('total', big, (c) => c.notNull())
      .addColumn('tax_total', big, (c) => c.notNull())
      .addColumn('tax_rate', int, (c) => c.notNull())
      .addColumn('guest', text)
      .addColumn('billing', text)
      .addColumn('fulfillment', text)
      .addColumn('created_at', big, (c) => c.notNull())
      .addColumn('updated_at', big, (c) => c.notNull())
      .addColumn('submitted_at', big)
      .addCheckConstraint('orders_add_up', sql`total = subtotal - discount_total + shipping_total`)
      .addCheckConstraint('orders_numbered', sql`status = 'Pending' or order_number is not null`)
      .execute();
    await createTable(db, 'order_lines')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('order_id', text, (c) => c.notNull().references('orders.id'))
      .addColumn('place', int, (c) => c.notNull())
      .addColumn('cart_line_id', text, (c) => c.notNull())
      .addColumn('parent_id', text)
      .addColumn('product_code', text, (c) => c.notNull())
      .addColumn('quantity', int, (c) => c.notNull().check(sql`quantity > 0`))
      .addColumn('list_amount', big, (c) => c.notNull())
      .addColumn('sale_amount', big)
      .addColumn('unit_amount', big, (c) => c.notNull())
      .addColumn('total', big, (c) => c.notNull())
      .addColumn('shade_code', text)
      .addColumn('snapshot', text, (c) => c.notNull())
      .execute();
    await createTable(db, 'stock_holds')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('order_id', text, (c) => c.notNull().references('orders.id'))
      .addColumn('product_code', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('quantity', int, (c) => c.notNull().check(sql`quantity > 0`))
      .addColumn('expires_at', big)
      .execute();
    await createTable(db, 'payments')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('order_id', text, (c) => c.notNull().references('orders.id'))
      .addColumn('idempotency_key', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('amount', big, (c) => c.notNull())
      .addColumn('currency', text, (c) => c.notNull())
      .addColumn('return_path', text, (c) => c.notNull())
      .addColumn('last4', text)
      .addColumn('refusal', text)
      .addColumn('expires_at', big, (c) => c.notNull())
      .addColumn('authorised_at', big)
      .addColumn('created_at', big, (c) => c.notNull())
      .addColumn('updated_at', big, (c) => c.notNull())
      .addUniqueConstraint('payments_idempotency', ['order_id', 'idempotency_key'])
      .execute();
    if (isPostgres(db)) await sql`create sequence order_numbers`.execute(db);
    else await sql`create table order_numbers (id integer primary key autoincrement) strict`.execute(db);
    // At most one open draft per cart, and one successful payment per order.
    await sql`create unique index orders_open on orders (cart_id) where status = 'Pending'`.execute(db);
    await sql`create unique index payments_taken on payments (order_id) where status in ('Authorised', 'Paid')`.execute(
      db,
    );
    const index = (name: string, table: string, columns: string[]) =>
      db.schema.createIndex(name).on(table).columns(columns).execute();
    await index('cart_lines_of', 'cart_lines', ['cart_id', 'place']);
    await index('orders_by_owner', 'orders', ['owner_id', 'created_at']);
    await index('order_lines_of', 'order_lines', ['order_id', 'place']);
    await index('stock_holds_of', 'stock_holds', ['order_id']);
    await index('stock_holds_by_product', 'stock_holds', ['product_code', 'country']);
    await index('stock_holds_by_end', 'stock_holds', ['expires_at']);
    await index('payments_by_status', 'payments', ['status', 'expires_at']);
  },
};
