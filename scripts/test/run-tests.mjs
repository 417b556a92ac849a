import { rmSync } from 'node:fs';
import { CliError, runMain } from '../cli/cli-error.mjs';
import { getInterruptSignal } from '../cli/interrupt-signal.mjs';
import { bold, dim, formatSeconds, green, printLine, red } from '../cli/output.mjs';
import { createNodeEnv } from '../cli/paths.mjs';
import { withoutExternalServices } from '../server/test-site.mjs';
import { ensureChromium, ensureHeadlessShell } from '../services/chromium.mjs';
import { startPostgres } from '../services/postgres.mjs';
import { startRedis } from '../services/redis.mjs';
import { prepareShop } from '../setup/prepare.mjs';
import { countStep } from './count-tests.mjs';
import { listStepFailures } from './failed-tests.mjs';
import { listSlowest, timeStep } from './slowest-tests.mjs';
import { groupIntoStages, STEPS } from './steps.mjs';

const HELP = `npm test [-- --only <step>[,<step>]] [--changed] [--full]

Steps: ${STEPS.map(({ id }) => id).join(', ')}. With CI set, the tests also run on a real PostgreSQL and a real Redis.
  --changed   only the tests that import a file changed since the last commit, and changed browser tests
  --full      repeat the tests of crashes, races and random changes as often as CI does
`;

// Steps of `--changed`; the others check the shop as a whole.
const CHANGED_STEPS = ['lint', 'types', 'unit', 'e2e'];

const BROWSERS = { chromium: ensureChromium, 'headless-shell': ensureHeadlessShell };

// Maximum number of failures listed per step; a broken build fails all tests.
const MAX_FAILURES_LISTED = 50;

export function parseSteps(args) {
  const [flag, list] = args;
  if (flag === undefined) return STEPS;
  if (flag !== '--only' || !list)
    throw new CliError(`There is no flag ${args.join(' ')}: see npm test -- --help.`);
  return list.split(',').map((id) => {
    const step = STEPS.find((candidate) => candidate.id === id);
    if (!step)
      throw new CliError(
        `There is no step ${id}. Steps: ${STEPS.map((candidate) => candidate.id).join(', ')}.`,
      );
    return step;
  });
}

/** @param {string[]} args */
export function parseOptions(args) {
  const isChangedOnly = args.includes('--changed');
  const steps = parseSteps(args.filter((flag) => flag !== '--full' && flag !== '--changed'));
  const chosen = isChangedOnly ? steps.filter(({ id }) => CHANGED_STEPS.includes(id)) : steps;
  if (chosen.length === 0) throw new CliError(`--changed runs only ${CHANGED_STEPS.join(', ')}.`);
  return {
    steps: chosen,
    isFull: args.includes('--full'),
    isChangedOnly,
  };
}

/** @returns {Promise<{ createStepEnv: (step: { needs?: string[] }) => NodeJS.ProcessEnv, stop: () => Promise<void> }>} */
async function startServices({ steps, isFull, isChangedOnly }) {
  const needs = new Set(steps.flatMap((step) => step.needs ?? []));
  const env = createNodeEnv({ ...withoutExternalServices(process.env), ASTRO_TELEMETRY_DISABLED: '1' });
  if (isFull) env.FULL_TESTS = '1';
  if (isChangedOnly) env.CHANGED_TESTS = '1';
  const started = [];
  const paths = {};
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()));
  };
  try {
    for (const [need, ensure] of Object.entries(BROWSERS)) if (needs.has(need)) paths[need] = await ensure();
    if (needs.has('servers') && process.env.CI) {
      for (const start of [startPostgres, startRedis]) started.push(await start());
      [env.DATABASE_URL_TEST, env.REDIS_URL_TEST] = started.map((server) => server.url);
    }
    const createStepEnv = ({ needs: stepNeeds = [] }) => {
      const browser = stepNeeds.find((need) => need in paths);
      return browser ? { ...env, CHROMIUM_PATH: paths[browser] } : env;
    };
    return { createStepEnv, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function runStep(step, env) {
  const start = Date.now();
  if (step.report) rmSync(step.report, { force: true });
  let failure = '';
  try {
    await step.run(env);
  } catch (error) {
    getInterruptSignal().throwIfAborted();
    failure =
      error instanceof CliError ? `${error.log ?? ''}\n${error.message}` : String(error.stack ?? error);
  }
  const count = countStep({
    ok: failure === '',
    mayBeEmpty: Boolean(env.CHANGED_TESTS),
    report: step.report,
    countTests: step.countTests,
  });
  const durationMs = Date.now() - start;
  if (failure) printLine(failure.trim().replace(/^/gm, '    '));
  printLine(`  ${step.title}: ${formatCount(count)} ${dim(`(${formatSeconds(durationMs)})`)}`);
  return { title: step.title, durationMs, names: listStepFailures(step), times: timeStep(step), ...count };
}

async function runStage(stage, createStepEnv) {
  printLine(`\n  ${bold(stage.map(({ title }) => title).join(' + '))}`);
  return Promise.all(stage.map((step) => runStep(step, createStepEnv(step))));
}

const formatCount = ({ passed, failed }) =>
  failed === 0 ? green(`✓ ${passed} passed`) : red(`✗ ${failed} failed, ${passed} passed`);

function printSummary(results, durationMs) {
  const width = Math.max(...results.map(({ title }) => title.length));
  const sum = (name) => results.reduce((total, result) => total + result[name], 0);
  printLine('\n  Summary');
  for (const result of results) {
    printLine(
      `    ${result.title.padEnd(width)}  ${formatSeconds(result.durationMs).padStart(8)}  ${formatCount(result)}`,
    );
    for (const name of result.names.slice(0, MAX_FAILURES_LISTED)) printLine(red(`      ${name}`));
    const hiddenCount = result.names.length - MAX_FAILURES_LISTED;
    if (hiddenCount > 0) printLine(red(`      and ${hiddenCount} more`));
  }
  printLine(`    ${'Together'.padEnd(width)}  ${formatSeconds(durationMs).padStart(8)}\n`);
  const slowest = listSlowest(results.flatMap(({ times }) => times));
  if (slowest.length > 0) printLine('  Slowest cases');
  for (const { name, ms } of slowest) printLine(`    ${formatSeconds(ms).padStart(8)}  ${name}`);
  if (slowest.length > 0) printLine();
  printLine(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

export const runTests = (args) =>
  runMain(async () => {
    if (args.includes('--help')) {
      printLine(HELP);
      return 0;
    }
    const options = parseOptions(args);
    printLine(`\n  ${bold('Binaa')}: checking everything`);
    await prepareShop({ data: false, site: false });
    const { createStepEnv, stop } = await startServices(options);
    try {
      const results = [];
      const start = Date.now();
      for (const stage of groupIntoStages(options.steps))
        results.push(...(await runStage(stage, createStepEnv)));
      return printSummary(results, Date.now() - start);
    } finally {
      await stop();
    }
  });
