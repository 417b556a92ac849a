import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../cli/paths.mjs';

const MAX_SLOWEST = 10;

/**
 * Returns the duration of each test in a Vitest report.
 * @param {{ testResults: { name: string, assertionResults: { fullName: string, duration?: number | null }[] }[] }} report
 * @returns {{ name: string, ms: number }[]}
 */
export function timeVitest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) => {
    const file = path.isAbsolute(name) ? path.relative(ROOT, name) : name;
    return assertionResults.map(({ fullName, duration }) => ({
      name: `${file} › ${fullName}`,
      ms: duration ?? 0,
    }));
  });
}

/**
 * Returns the duration of each test in a Playwright report, retries included.
 * @param {{ suites?: any[] }} report @returns {{ name: string, ms: number }[]}
 */
export function timePlaywright({ suites = [] }) {
  const listTimes = ({ file, specs = [], suites: nestedSuites = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `${projectName} ${file} › ${title}`,
        ms: results.reduce((total, { duration }) => total + duration, 0),
      })),
    ),
    ...nestedSuites.flatMap((suite) => listTimes({ file, ...suite })),
  ];
  return suites.flatMap(listTimes);
}

/**
 * Returns the durations of a step's tests; none without a report.
 * @param {{ report?: string, time?: (report: any) => { name: string, ms: number }[] }} step
 */
export const timeStep = ({ report, time }) =>
  report && time && existsSync(report) ? time(JSON.parse(readFileSync(report, 'utf8'))) : [];

/**
 * Returns the ten slowest tests, slowest first.
 * @param {{ name: string, ms: number }[]} times
 */
export const listSlowest = (times) => times.toSorted((a, b) => b.ms - a.ms).slice(0, MAX_SLOWEST);
