import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../lib/backend/databases.ts';
import { describeContract } from './harness/describe-contract.ts';
import { createFunctionClient, createFunctionHarness } from './harness/function-client.ts';

for (const engine of testDatabases) {
  describeContract(`The backend handler on ${engine.name}`, async () =>
    createFunctionClient(createFunctionHarness(await openSeeded(engine))),
  );
}

describeContract("The backend handler on the shop's own seed", async () =>
  createFunctionClient(
    createFunctionHarness(await openSeeded(testDatabases[0] as TestDatabase, buildSeedCatalog())),
  ),
);
