import path from 'node:path';
import Database from 'better-sqlite3';

/** Has the next maintenance check a guest's notices, as if some minutes had passed since their last check. */
export function makeNoticesDue(email: string): void {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('E2E_DATA_DIR is not set: it is the data folder of the shop under test');
  const db = new Database(path.join(folder, 'binaa.db'));
  try {
    db.prepare('update notices set check_at = 0 where email = ?').run(email);
  } finally {
    db.close();
  }
}
