// Installs what is missing and checks everything. Only what follows may be read by an old Node.
import { assertVersions } from './setup/check-versions.mjs';

assertVersions();
const { runTests } = await import('./test/run-tests.mjs');
await runTests(process.argv.slice(2));
