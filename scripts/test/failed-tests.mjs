import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../cli/paths.mjs';

const REPEATED = ' (passed at the second try)';

const toRelativePath = (name) => (path.isAbsolute(name) ? path.relative(ROOT, name) : name);

/**
 * Returns a line for each failed test, for each that passed when it was repeated, and for each file that
 * could not be loaded.
 * @param {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} report
 * @returns {string[]}
 */
export function listVitestFailures({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = toRelativePath(name);
    if (status === 'failed' && assertionResults.length === 0) return [`${file} could not be loaded`];
    const failed = assertionResults.filter(
      ({ status, failureMessages = [] }) =>
        status === 'failed' || (status === 'passed' && failureMessages.length > 0),
    );
    return failed.map(
      ({ fullName, status }) => `${file} › ${fullName}${status === 'passed' ? REPEATED : ''}`,
    );
  });
}

/**
 * Returns a line for each failed or flaky test.
 * @param {{ suites?: any[] }} report
 * @returns {string[]}
 */
export function listPlaywrightFailures({ suites = [] }) {
  const suffixes = { unexpected: '', flaky: REPEATED };
  const listSuiteFailures = ({ file, specs = [], suites: nestedSuites = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status in suffixes)
        .map(({ projectName, status }) => `${projectName} ${file} › ${title}${suffixes[status]}`),
    ),
    ...nestedSuites.flatMap((entry) => listSuiteFailures({ file, ...entry })),
  ];
  return suites.flatMap(listSuiteFailures);
}

/**
 * Returns the failed tests of a step's report; none without a report.
 * @param {{ report?: string, listFailures?: (report: any) => string[] }} step @returns {string[]}
 */
export const listStepFailures = ({ report, listFailures }) =>
  report && listFailures && existsSync(report) ? listFailures(JSON.parse(readFileSync(report, 'utf8'))) : [];
