import path from 'node:path';
import Database from 'better-sqlite3';

/** Puts pieces of a product on a country's shelf, past the shop: nobody sells out by browsing. Answers how many there were. */
export function setStock(productCode: string, country: string, quantity: number): number {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('E2E_DATA_DIR names the data of the shop that the stories use');
  const db = new Database(path.join(folder, 'binaa.db'));
  try {
    const where = 'where product_code = ? and country = ?';
    const row = db.prepare(`select quantity from stock ${where}`).get(productCode, country);
    db.prepare(`update stock set quantity = ? ${where}`).run(quantity, productCode, country);
    return (row as { quantity: number }).quantity;
  } finally {
    db.close();
  }
}
