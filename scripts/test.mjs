// Installs what is missing and checks everything. Only what follows may be read by an old Node.
import { requireVersions } from './setup/versions.mjs';

requireVersions();
const { test } = await import('./test/main.mjs');
await test(process.argv.slice(2));
