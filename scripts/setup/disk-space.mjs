import { statfs } from 'node:fs/promises';
import { CliError } from '../cli/cli-error.mjs';
import { ROOT } from '../cli/paths.mjs';

const GIGABYTE = 1024 ** 3;

/** @param {{ bavail: number, bsize: number }} disk @returns {string | undefined} */
export function findDiskProblem({ bavail, bsize }) {
  const free = (bavail * bsize) / GIGABYTE;
  if (free >= 1) return undefined;
  return `Less than 1 GB is free on this disk (${free.toFixed(2)} GB): make room, then try again.`;
}

export async function assertDiskSpace(folder = ROOT) {
  const problem = findDiskProblem(await statfs(folder));
  if (problem) throw new CliError(problem);
}
