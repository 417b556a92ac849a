import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../cli/paths.mjs';

const fileOf = (name) => (path.isAbsolute(name) ? path.relative(ROOT, name) : name);

/**
 * Returns a line for each failed test, or for the whole file when it could not be loaded.
 * @param {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} report
 * @returns {string[]}
 */
export function listVitestFailures({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = fileOf(name);
    if (status === 'failed' && assertionResults.length === 0) return [`${file} could not be loaded`];
    const failed = assertionResults.filter((each) => each.status === 'failed');
    return failed.map(({ fullName }) => `${file} › ${fullName}`);
  });
}

/**
 * Returns a line for each failed or flaky test.
 * @param {{ suites?: any[] }} report
 * @returns {string[]}
 */
export function listPlaywrightFailures({ suites = [] }) {
  const ends = { unexpected: '', flaky: ' (passed at the second try)' };
  const nameIn = ({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status in ends)
        .map(({ projectName, status }) => `${projectName} ${file} › ${title}${ends[status]}`),
    ),
    ...inner.flatMap((each) => nameIn({ file, ...each })),
  ];
  return suites.flatMap(nameIn);
}

/**
 * Returns the failed tests of a step's report; none without a report.
 * @param {{ report?: string, name?: (report: any) => string[] }} step @returns {string[]}
 */
export const listStepFailures = ({ report, name }) =>
  report && name && existsSync(report) ? name(JSON.parse(readFileSync(report, 'utf8'))) : [];
