import { mkdirSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';

/** Creates the folder that tests write into, and deletes it after the last test. */
export function setup(project: TestProject) {
  const folder = project.config.env.SCRATCH_ROOT;
  if (!folder) throw new Error('vitest.config.ts names no SCRATCH_ROOT');
  mkdirSync(folder, { recursive: true });
  return () => rmSync(folder, { recursive: true, force: true });
}
