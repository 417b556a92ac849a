import { buildSeedCatalog } from '#lib/backend/seed/index.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../backend/databases.ts';
import { describeContract } from './cases.ts';
import { createBench, functionDoor } from './doors.ts';

for (const engine of testDatabases) {
  describeContract(`The function on ${engine.name}`, async () =>
    functionDoor(createBench(await openSeeded(engine))),
  );
}

describeContract("The function on the shop's own seed", async () =>
  functionDoor(createBench(await openSeeded(testDatabases[0] as TestDatabase, buildSeedCatalog()))),
);
