// Installs what is missing and checks everything. Only what follows may be read by an old Node.
import { assertVersions } from './setup/versions.mjs';

assertVersions();
const { runTests } = await import('./test/main.mjs');
await runTests(process.argv.slice(2));
