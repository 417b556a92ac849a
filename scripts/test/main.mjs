import { rmSync } from 'node:fs';
import { requireChromium, requireHeadlessShell } from '../chromium.mjs';
import { startPostgres } from '../postgres.mjs';
import { startRedis } from '../redis.mjs';
import { interruption } from '../setup/interruption.mjs';
import { withRuntime } from '../setup/paths.mjs';
import { prepare } from '../setup/prepare.mjs';
import { Refusal, runMain } from '../setup/refusal.mjs';
import { bold, dim, green, red, say, seconds } from '../setup/say.mjs';
import { withoutServices } from '../site.mjs';
import { countStep } from './count.mjs';
import { nameStep } from './names.mjs';
import { listSlowest, timeStep } from './slowest-tests.mjs';
import { STEPS } from './steps.mjs';

const HELP = `npm test [-- --only <step>[,<step>]] [--full]

Steps: ${STEPS.map(({ id }) => id).join(', ')}. With CI set, the tests also run on a real PostgreSQL and a real Redis.
  --full   repeat the tests of crashes, races and random changes as often as CI does
`;

const BROWSERS = { chromium: requireChromium, 'headless-shell': requireHeadlessShell };

// A build that is broken fails everything; nobody reads a thousand names.
const MOST_NAMES = 50;

export function chooseSteps(args) {
  const [flag, list] = args;
  if (flag === undefined) return STEPS;
  if (flag !== '--only' || !list)
    throw new Refusal(`There is no flag ${args.join(' ')}: see npm test -- --help.`);
  return list.split(',').map((id) => {
    const step = STEPS.find((each) => each.id === id);
    if (!step)
      throw new Refusal(`There is no step ${id}. Steps: ${STEPS.map((each) => each.id).join(', ')}.`);
    return step;
  });
}

/** @param {string[]} args */
export function parseOptions(args) {
  const steps = chooseSteps(args.filter((flag) => flag !== '--full'));
  return { steps, isFull: args.includes('--full') };
}

/** @returns {Promise<{ envFor: (step: { needs?: string[] }) => NodeJS.ProcessEnv, stop: () => Promise<void> }>} */
async function provide({ steps, isFull }) {
  const needs = new Set(steps.flatMap((step) => step.needs ?? []));
  const env = withRuntime({ ...withoutServices(process.env), ASTRO_TELEMETRY_DISABLED: '1' });
  if (isFull) env.FULL_TESTS = '1';
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
    const envFor = ({ needs: own = [] }) => {
      const browser = own.find((need) => need in paths);
      return browser ? { ...env, CHROMIUM_PATH: paths[browser] } : env;
    };
    return { envFor, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function runStep(step, env) {
  const start = Date.now();
  if (step.report) rmSync(step.report, { force: true });
  say(`\n  ${bold(step.title)}`);
  let failure = '';
  try {
    await step.run(env);
  } catch (error) {
    interruption().throwIfAborted();
    failure =
      error instanceof Refusal ? `${error.log ?? ''}\n${error.message}` : String(error.stack ?? error);
  }
  const count = countStep({ ok: failure === '', report: step.report, read: step.read });
  const took = Date.now() - start;
  if (failure) say(failure.trim().replace(/^/gm, '    '));
  say(`  ${tally(count)} ${dim(`(${seconds(took)})`)}`);
  return { title: step.title, took, names: nameStep(step), times: timeStep(step), ...count };
}

const tally = ({ passed, failed }) =>
  failed === 0 ? green(`✓ ${passed} passed`) : red(`✗ ${failed} failed, ${passed} passed`);

function summarise(results) {
  const width = Math.max(...results.map(({ title }) => title.length));
  const sum = (name) => results.reduce((total, result) => total + result[name], 0);
  say('\n  Summary');
  for (const result of results) {
    say(`    ${result.title.padEnd(width)}  ${seconds(result.took).padStart(8)}  ${tally(result)}`);
    for (const name of result.names.slice(0, MOST_NAMES)) say(red(`      ${name}`));
    const more = result.names.length - MOST_NAMES;
    if (more > 0) say(red(`      and ${more} more`));
  }
  say(`    ${'Together'.padEnd(width)}  ${seconds(sum('took')).padStart(8)}\n`);
  const slowest = listSlowest(results.flatMap(({ times }) => times));
  if (slowest.length > 0) say('  Slowest cases');
  for (const { name, ms } of slowest) say(`    ${seconds(ms).padStart(8)}  ${name}`);
  if (slowest.length > 0) say();
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

export const test = (args) =>
  runMain(async () => {
    if (args.includes('--help')) {
      say(HELP);
      return 0;
    }
    const options = parseOptions(args);
    say(`\n  ${bold('Binaa')}: checking everything`);
    await prepare({ data: false, site: false });
    const { envFor, stop } = await provide(options);
    try {
      const results = [];
      for (const step of options.steps) results.push(await runStep(step, envFor(step)));
      return summarise(results);
    } finally {
      await stop();
    }
  });
