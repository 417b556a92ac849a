// Everything from a fresh clone to an open shop; see README.md. Only what follows may be read by an old Node.
import { assertVersions } from './setup/check-versions.mjs';

assertVersions();
const { startShop } = await import('./server/start-shop.mjs');
await startShop();
