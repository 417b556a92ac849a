import { buildSeed } from '#lib/backend/seed/index.ts';
import { type Engine, engines, openFilled } from '../backend/databases.ts';
import { describeContract } from './cases.ts';
import { createBench, functionDoor } from './doors.ts';

for (const engine of engines) {
  describeContract(`The function on ${engine.name}`, async () =>
    functionDoor(createBench(await openFilled(engine))),
  );
}

describeContract("The function on the shop's own seed", async () =>
  functionDoor(createBench(await openFilled(engines[0] as Engine, buildSeed()))),
);
