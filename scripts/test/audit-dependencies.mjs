import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CliError } from '../cli/cli-error.mjs';
import { printLine } from '../cli/output.mjs';
import { ROOT } from '../cli/paths.mjs';

const TIMEOUT_MS = 60_000;
const REFUSED_SEVERITIES = ['high', 'critical'];

// npm prints its report and exits with status 1 when it finds something.
async function runAudit() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0'];
  try {
    return (await promisify(execFile)('npm', args, { cwd: ROOT, timeout: TIMEOUT_MS })).stdout;
  } catch (error) {
    return error.stdout ?? '';
  }
}

/**
 * Lists the packages with a severe vulnerability in a report of `npm audit`; undefined when the output is no
 * report, because the registry offers none or cannot be reached.
 * @param {string} output @returns {string[] | undefined}
 */
export function listVulnerabilities(output) {
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return undefined;
  }
  if (!report.vulnerabilities) return undefined;
  return Object.values(report.vulnerabilities)
    .filter(({ severity }) => REFUSED_SEVERITIES.includes(severity))
    .map(({ name, severity }) => `${name} (${severity})`);
}

/** Throws a CliError when a package that the shop uses at run time has a known severe vulnerability. */
export async function auditDependencies() {
  const vulnerabilities = listVulnerabilities(await runAudit());
  if (vulnerabilities === undefined) {
    printLine('    Not checked: the package registry offers no audit here.');
  } else if (vulnerabilities.length > 0) {
    throw new CliError(`Vulnerable packages: ${vulnerabilities.join(', ')}. "npm audit" says more.`);
  }
}
