// Installs what is missing and runs all checks. Only the static import may be loaded by an old Node.
import { assertVersions } from './setup/check-versions.mjs';

assertVersions();
const { runTests } = await import('./test/run-tests.mjs');
await runTests(process.argv.slice(2));
