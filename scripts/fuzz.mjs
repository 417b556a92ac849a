import { readMemory } from './bench/process-memory.mjs';
import { CliError, runMain } from './cli/cli-error.mjs';
import { parseFlags } from './cli/flags.mjs';
import { printLine, red } from './cli/output.mjs';
import { fuzzShop } from './fuzz/send-requests.mjs';
import { startTestSite } from './server/test-site.mjs';

const HELP = `npm run fuzz [-- --runs <n>] [--seed <n>] [--url <origin>]

Sends random requests, made from the contract, to a shop of its own: half of the calls as the schemas allow, half with
something broken, besides forms, pages and searches. Exits with status 1 when a response is a server error, has a stack trace
or takes longer than two seconds.
  --runs  number of requests, 50,000 by default
  --seed  the same seed sends the same requests; printed with each fault
  --url   a running shop instead
`;

const MAX_PRINTED = 20;

function readOptions() {
  const text = { type: 'string' };
  const { values } = parseFlags({
    options: { runs: text, seed: text, url: text, help: { type: 'boolean' } },
  });
  for (const name of ['runs', 'seed']) {
    if (values[name] !== undefined && !/^[1-9]\d{0,8}$/.test(values[name])) {
      throw new CliError(`--${name} is a whole number above 0.`);
    }
  }
  return values;
}

await runMain(async () => {
  const { help, url, runs = '50000', seed = String(Date.now() % 1_000_000) } = readOptions();
  if (help) {
    printLine(HELP);
    return 0;
  }
  // All requests come from one network address, so its limits are raised.
  const site = url ? undefined : await startTestSite({ env: { ADDRESS_CROWD: '1000' } });
  const origin = url ?? site.url;
  const memory = [];
  try {
    const { sent, statuses, faults } = await fuzzShop({
      origin,
      runs: Number(runs),
      seed: Number(seed),
      onProgress: (count) => {
        const megabytes = site && count % 5000 === 0 && readMemory(site.server.pid);
        if (megabytes) memory.push(megabytes);
      },
    });
    const counts = [...statuses].toSorted(([a], [b]) => a - b);
    printLine(
      `${sent} requests, seed ${seed}: ${counts.map(([status, count]) => `${count} × ${status}`).join(', ')}`,
    );
    if (memory.length > 0) printLine(`Memory every 5,000 requests, MB: ${memory.join(', ')}`);
    for (const { request, fault } of faults.slice(0, MAX_PRINTED)) {
      printLine(red(`${fault}: ${request.method} ${request.path} ${request.body ?? ''}`.slice(0, 600)));
    }
    printLine(faults.length > 0 ? red(`${faults.length} faults`) : 'No faults.');
    return faults.length > 0 ? 1 : 0;
  } finally {
    await site?.stop();
  }
});
