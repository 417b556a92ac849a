import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { countPlaywright, countStep, countVitest } from '../../../scripts/test/count-tests.mjs';
import {
  listPlaywrightFailures,
  listStepFailures,
  listVitestFailures,
} from '../../../scripts/test/failed-tests.mjs';
import { parseOptions, parseSteps } from '../../../scripts/test/run-tests.mjs';
import { listSlowest, timePlaywright, timeStep, timeVitest } from '../../../scripts/test/slowest-tests.mjs';
import { groupIntoStages, STEPS } from '../../../scripts/test/steps.mjs';

const write = (name: string, json: object) => {
  const file = path.join(process.env.DATA_DIR ?? '', name);
  writeFileSync(file, JSON.stringify(json));
  return file;
};

const nameOf = ({ id }: { id: string }) => id;

it('a test file that does not load is a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [] },
  ];
  expect(countVitest({ numPassedTests: 2, numFailedTests: 0, testResults })).toEqual({
    passed: 2,
    failed: 1,
  });
});

it('a browser test that passes at the second attempt counts as passed, and an error outside of all tests is a failure', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 2 });
});

it('a step without a report counts as one test', () => {
  expect(countStep({ ok: true })).toEqual({ passed: 1, failed: 0 });
  expect(countStep({ ok: false })).toEqual({ passed: 0, failed: 1 });
});

it('a step that ran no test, wrote no report, or failed without a failed test is a failure', () => {
  const count = (json: object, ok: boolean) =>
    countStep({ ok, report: write('r.json', json), countTests: (report) => report });
  expect(count({ passed: 4, failed: 0 }, true)).toEqual({ passed: 4, failed: 0 });
  expect(count({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 });
  expect(count({ passed: 4, failed: 0 }, false)).toEqual({ passed: 4, failed: 1 });
  expect(count({ passed: 4, failed: 2 }, false)).toEqual({ passed: 4, failed: 2 });
  expect(countStep({ ok: true, report: 'nowhere.json', countTests: (report) => report })).toEqual({
    passed: 0,
    failed: 1,
  });
});

it('failed tests are listed by name at the end, and so are retried ones', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a cart adds' },
    { status: 'failed', fullName: 'a cart forgets' },
    { status: 'passed', fullName: 'a cart waits', failureMessages: ['too late'] },
  ];
  const testResults = [
    { name: path.resolve('tests/a.test.ts'), status: 'failed', assertionResults },
    { name: path.resolve('tests/b.test.ts'), status: 'failed', assertionResults: [] },
  ];
  expect(listVitestFailures({ testResults })).toEqual([
    'tests/a.test.ts › a cart forgets',
    'tests/a.test.ts › a cart waits (passed at the second try)',
    'tests/b.test.ts could not be loaded',
  ]);

  const createSpec = (title: string, status: string) => ({ title, tests: [{ projectName: 'ar', status }] });
  const inner = { file: 'c.spec.ts', specs: [createSpec('slow', 'flaky')] };
  const specs = [createSpec('well', 'expected'), createSpec('badly', 'unexpected')];
  expect(listPlaywrightFailures({ suites: [{ file: 'c.spec.ts', specs, suites: [inner] }] })).toEqual([
    'ar c.spec.ts › badly',
    'ar c.spec.ts › slow (passed at the second try)',
  ]);
  expect(listStepFailures({ report: 'nowhere.json', listFailures: () => ['never'] })).toEqual([]);
});

it('steps are selected by name', () => {
  expect(parseSteps(['--only', 'unit,e2e']).map(nameOf)).toEqual(['unit', 'e2e']);
  expect(parseSteps([]).map(nameOf)).toEqual([
    'lint',
    'audit',
    'build',
    'types',
    'size',
    'unit',
    'e2e',
    'visual',
  ]);
  expect(() => parseSteps(['--only', 'everything'])).toThrow('There is no step everything.');
  expect(() => parseSteps(['--fast'])).toThrow('There is no flag --fast');
});

it('steps that leave a core to each other run at the same time, and none is left out', () => {
  const listIds = (steps: { id: string }[]) => steps.map(({ id }) => id);
  expect(groupIntoStages(parseSteps(['--only', 'size,types,e2e'])).map(listIds)).toEqual([
    ['size', 'types'],
    ['e2e'],
  ]);
  expect(groupIntoStages(STEPS).flat()).toEqual(STEPS);
});

it('the ten slowest tests are listed, unit and browser tests together', () => {
  const assertionResults = Array.from({ length: 12 }, (_, index) => ({
    fullName: `unit ${index}`,
    duration: index,
  }));
  const units = timeVitest({ testResults: [{ name: path.resolve('tests/a.test.ts'), assertionResults }] });
  const results = [{ duration: 4 }, { duration: 5 }];
  const specs = [{ title: 'buys', tests: [{ projectName: 'ar', results }] }];
  const browserTests = timePlaywright({ suites: [{ file: 'c.spec.ts', suites: [{ specs }] }] });
  expect(browserTests).toEqual([{ name: 'ar c.spec.ts › buys', ms: 9 }]);
  const slowest = listSlowest([...units, ...browserTests]);
  expect(slowest).toHaveLength(10);
  expect(slowest.slice(0, 3)).toEqual([
    { name: 'tests/a.test.ts › unit 11', ms: 11 },
    { name: 'tests/a.test.ts › unit 10', ms: 10 },
    { name: 'tests/a.test.ts › unit 9', ms: 9 },
  ]);
  expect(slowest).toContainEqual(browserTests[0]);
  expect(timeStep({})).toEqual([]);
  expect(timeStep({ report: 'nowhere.json', time: timeVitest })).toEqual([]);
});

it('a run of changed tests may have none', () => {
  const report = write('empty.json', { numPassedTests: 0, numFailedTests: 0, testResults: [] });
  const step = { ok: true, report, countTests: countVitest };
  expect(countStep(step)).toEqual({ passed: 0, failed: 1 });
  expect(countStep({ ...step, mayBeEmpty: true })).toEqual({ passed: 0, failed: 0 });
  expect(countStep({ ...step, ok: false, mayBeEmpty: true })).toEqual({ passed: 0, failed: 1 });
});

it('--full can be combined with any selection of steps', () => {
  const every = { isFull: false, isChangedOnly: false };
  expect(parseOptions([])).toEqual({ ...every, steps: STEPS });
  expect(parseOptions(['--full'])).toEqual({ ...every, steps: STEPS, isFull: true });
  const steps = parseSteps(['--only', 'unit']);
  expect(parseOptions(['--only', 'unit', '--full'])).toEqual({ ...every, steps, isFull: true });
  expect(parseOptions(['--only', 'unit', '--changed'])).toEqual({ ...every, steps, isChangedOnly: true });
  expect(parseOptions(['--changed']).steps.map(nameOf)).toEqual(['lint', 'types', 'unit', 'e2e']);
  expect(() => parseOptions(['--only', 'visual', '--changed'])).toThrow('--changed runs only');
  expect(parseOptions(['--full', '--only', 'unit'])).toEqual({ ...every, steps, isFull: true });
});
