import { existsSync, readFileSync } from 'node:fs';

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * Counts the tests of a Vitest report. A file that could not be loaded counts as a failed test.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report
 */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/**
 * Counts the tests of a Playwright report. A flaky test counts as passed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors?: unknown[] }} report
 */
export function countPlaywright({ stats, errors = [] }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * Counts a step's tests, or the step itself when it has no report. An empty report counts as a failure, and
 * so does a failed step without a failed test. With `mayBeEmpty`, no test at all is no failure.
 * @param {{ ok: boolean, mayBeEmpty?: boolean, report?: string, countTests?: (report: any) => { passed: number, failed: number } }} step
 */
export function countStep({ ok, mayBeEmpty = false, report, countTests }) {
  if (!report || !countTests) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const json = readJson(report);
  if (!json) return { passed: 0, failed: ok && mayBeEmpty ? 0 : 1 };
  const count = countTests(json);
  const empty = count.passed + count.failed === 0;
  return (empty && !(ok && mayBeEmpty)) || (!ok && count.failed === 0) ? { ...count, failed: 1 } : count;
}
