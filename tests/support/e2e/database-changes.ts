import path from 'node:path';
import Database from 'better-sqlite3';

function withDatabase<Result>(work: (db: Database.Database) => Result): Result {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('E2E_DATA_DIR is not set: it is the data folder of the shop under test');
  const db = new Database(path.join(folder, 'binaa.db'));
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** Sets the stock of a product directly in the database; returns the previous stock. */
export function setStock(productCode: string, country: string, quantity: number): number {
  return withDatabase((db) => {
    const where = 'where product_code = ? and country = ?';
    const row = db.prepare(`select quantity from stock ${where}`).get(productCode, country);
    db.prepare(`update stock set quantity = ? ${where}`).run(quantity, productCode, country);
    return (row as { quantity: number }).quantity;
  });
}

/**
 * Makes a guest's notices due for the next maintenance run, as if some minutes had passed since their last
 * check.
 */
export function makeNoticesDue(email: string): void {
  withDatabase((db) => db.prepare('update notices set check_at = 0 where email = ?').run(email));
}
