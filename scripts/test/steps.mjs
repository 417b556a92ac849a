import path from 'node:path';
import { withFileLock } from '../cli/file-lock.mjs';
import { CACHE_DIR, NODE_BIN, resolveFromRoot } from '../cli/paths.mjs';
import { runCommand } from '../cli/run-command.mjs';
import { TEST_BUILD_DIR, withoutExternalServices } from '../server/test-site.mjs';
import { buildSite } from '../setup/build.mjs';
import { auditDependencies } from './audit-dependencies.mjs';
import { countPlaywright, countVitest } from './count-tests.mjs';
import { listPlaywrightFailures, listVitestFailures } from './failed-tests.mjs';
import { timePlaywright, timeVitest } from './slowest-tests.mjs';

const createToolCommand = (...parts) => [NODE_BIN, resolveFromRoot('node_modules', ...parts)];

/**
 * Runs `astro check` first, as it writes the types of the content, and only on templates: the native compiler
 * checks everything else in a third of the time.
 */
async function checkTypes(env) {
  const astro = [
    ...createToolCommand('astro', 'bin', 'astro.mjs'),
    'check',
    '--tsconfig',
    'tsconfig.astro.json',
  ];
  await runCommand('templates', astro, { env });
  await runCommand('types', createToolCommand('typescript-native', 'bin', 'tsc'), { env });
}

const reports = path.join(CACHE_DIR, 'reports');
const unitReport = path.join(reports, 'unit.json');
const e2eReport = path.join(reports, 'e2e.json');
const visualReport = path.join(reports, 'visual.json');

/**
 * Steps of `npm test`, in the order of their stages. `needs` lists browsers, or servers that are used only
 * with CI set. The headless shell is faster; Lighthouse and the size budgets need the full Chromium.
 */
export const STEPS = [
  {
    id: 'lint',
    title: 'Format and lint',
    run: (env) =>
      runCommand(
        'lint',
        [...createToolCommand('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'],
        {
          env,
        },
      ),
  },
  { id: 'audit', title: 'Known vulnerabilities of packages', run: auditDependencies },
  {
    id: 'build',
    title: 'Build',
    run: () =>
      withFileLock(`${TEST_BUILD_DIR}.lock`, () =>
        buildSite({ folder: TEST_BUILD_DIR, env: withoutExternalServices(process.env) }),
      ),
  },
  {
    id: 'types',
    title: 'Types',
    run: checkTypes,
  },
  {
    id: 'size',
    title: 'Size budgets',
    needs: ['chromium'],
    run: (env) => runCommand('size', [NODE_BIN, resolveFromRoot('scripts', 'size.mjs')], { env }),
  },
  {
    id: 'unit',
    title: 'Units, backend, islands, contract, architecture',
    needs: ['servers', 'chromium'],
    report: unitReport,
    countTests: countVitest,
    listFailures: listVitestFailures,
    time: timeVitest,
    run: (env) => {
      const flags = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`];
      if (env.CHANGED_TESTS) flags.push('--changed', '--passWithNoTests');
      return runCommand('unit', [...createToolCommand('vitest', 'vitest.mjs'), 'run', ...flags], { env });
    },
  },
  {
    id: 'e2e',
    title: 'End-to-end tests in the browser',
    needs: ['headless-shell'],
    report: e2eReport,
    countTests: countPlaywright,
    listFailures: listPlaywrightFailures,
    time: timePlaywright,
    run: (env) => {
      const flags = ['--reporter=list,json'];
      if (env.CHANGED_TESTS) flags.push('--only-changed', '--pass-with-no-tests');
      return runCommand('e2e', [...createToolCommand('@playwright', 'test', 'cli.js'), 'test', ...flags], {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport },
      });
    },
  },
  {
    id: 'visual',
    title: 'Screenshots of each kind of page',
    needs: ['headless-shell'],
    report: visualReport,
    countTests: countPlaywright,
    listFailures: listPlaywrightFailures,
    time: timePlaywright,
    run: (env) =>
      runCommand(
        'visual',
        [
          ...createToolCommand('@playwright', 'test', 'cli.js'),
          'test',
          '--config=playwright.visual.config.ts',
          '--reporter=list,json',
        ],
        { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: visualReport } },
      ),
  },
];

/**
 * Groups of steps that run at the same time, in order. The size budgets mostly wait for browsers and leave a
 * core for the type check.
 */
const STAGES = [['lint'], ['audit'], ['build'], ['types', 'size'], ['unit'], ['e2e'], ['visual']];

/**
 * Groups steps into those that run at the same time.
 * @template {{ id: string }} Step @param {Step[]} steps @returns {Step[][]}
 */
export const groupIntoStages = (steps) =>
  STAGES.map((ids) => steps.filter(({ id }) => ids.includes(id))).filter((stage) => stage.length > 0);
