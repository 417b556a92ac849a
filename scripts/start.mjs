// Everything from a fresh clone to an open shop; see README.md. Only what follows may be read by an old Node.
import { assertVersions } from './setup/versions.mjs';

assertVersions();
const { startShop } = await import('./setup/start.mjs');
await startShop();
