// Everything from a fresh clone to an open shop; see README.md. Only what follows may be read by an old Node.
import { requireVersions } from './setup/versions.mjs';

requireVersions();
const { start } = await import('./setup/start.mjs');
await start();
