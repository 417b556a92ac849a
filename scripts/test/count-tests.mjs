import { existsSync, readFileSync } from 'node:fs';

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A test file that could not be loaded has no failed test in it, and failed all the same.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Where a second try is allowed (in CI alone) Playwright's own list says which stories needed it.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors?: unknown[] }} report */
export function countPlaywright({ stats, errors = [] }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** What a step counts for: its tests where it has a report, itself where it has none. A report without a single
 * test is a failure, and so is a step that failed for a reason that no test shows.
 * @param {{ ok: boolean, report?: string, read?: (report: any) => { passed: number, failed: number } }} step */
export function countStep({ ok, report, read }) {
  if (!report || !read) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const json = readJson(report);
  if (!json) return { passed: 0, failed: 1 };
  const count = read(json);
  const empty = count.passed + count.failed === 0;
  return empty || (!ok && count.failed === 0) ? { ...count, failed: 1 } : count;
}
