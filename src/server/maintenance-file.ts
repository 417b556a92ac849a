import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** File in DATA_DIR whose presence closes the shop; `npm run maintenance` creates and deletes it. */
export const MAINTENANCE_FILE = 'maintenance';

const CHECK_INTERVAL_MS = 1000;

/** Checks once a second whether the file exists, and returns a function that returns the last result. */
export function watchMaintenanceFile(dataDir: string): () => boolean {
  const file = join(dataDir, MAINTENANCE_FILE);
  let isUnderMaintenance = existsSync(file);
  const timer = setInterval(() => {
    isUnderMaintenance = existsSync(file);
  }, CHECK_INTERVAL_MS);
  timer.unref();
  return () => isUnderMaintenance;
}
