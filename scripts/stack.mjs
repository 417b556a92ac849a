// Starts a shop of several instances; see docs/cluster.md. Only the static import may be loaded by an old Node.
import { assertVersions } from './setup/check-versions.mjs';

assertVersions();
const { startStack } = await import('./stack/start-stack.mjs');
await startStack(process.argv.slice(2));
