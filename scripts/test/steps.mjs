import path from 'node:path';
import { build } from '../setup/build.mjs';
import { withLock } from '../setup/lock.mjs';
import { CACHE, fromRoot, NODE } from '../setup/paths.mjs';
import { run } from '../setup/run.mjs';
import { TEST_BUILD, withoutServices } from '../site.mjs';
import { countPlaywright, countVitest } from './count.mjs';
import { namePlaywright, nameVitest } from './names.mjs';
import { timePlaywright, timeVitest } from './slowest-tests.mjs';

const tool = (...parts) => [NODE, fromRoot('node_modules', ...parts)];
const reports = path.join(CACHE, 'reports');
const unit = path.join(reports, 'unit.json');
const stories = path.join(reports, 'e2e.json');

/** What `npm test` does, in the order of how soon a step says that something is wrong.
 * `needs` names what has to be there first: a browser, or servers when CI is set. Of the two browsers the headless shell is
 * the faster one; Lighthouse and the size budgets need the whole Chromium. */
export const STEPS = [
  {
    id: 'lint',
    title: 'Format and lint',
    run: (env) =>
      run('lint', [...tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'], { env }),
  },
  {
    id: 'types',
    title: 'Types',
    run: (env) => run('types', [...tool('astro', 'bin', 'astro.mjs'), 'check'], { env }),
  },
  {
    id: 'build',
    title: 'Build',
    run: () =>
      withLock(`${TEST_BUILD}.lock`, () => build({ folder: TEST_BUILD, env: withoutServices(process.env) })),
  },
  {
    id: 'unit',
    title: 'Units, backend, islands, contract, architecture',
    needs: ['servers', 'chromium'],
    report: unit,
    read: countVitest,
    name: nameVitest,
    time: timeVitest,
    run: (env) => {
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unit}`];
      return run('unit', [...tool('vitest', 'vitest.mjs'), 'run', ...reporters], { env });
    },
  },
  {
    id: 'size',
    title: 'Size budgets',
    needs: ['chromium'],
    run: (env) => run('size', [NODE, fromRoot('scripts', 'size.mjs')], { env }),
  },
  {
    id: 'e2e',
    title: 'Stories in the browser',
    needs: ['headless-shell'],
    report: stories,
    read: countPlaywright,
    name: namePlaywright,
    time: timePlaywright,
    run: (env) =>
      run('e2e', [...tool('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'], {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: stories },
      }),
  },
];
