// Prepares and starts the shop; see README.md. Only the static import may be loaded by an old Node.
import { assertVersions } from './setup/check-versions.mjs';

assertVersions();
const { startShop } = await import('./server/start-shop.mjs');
await startShop();
