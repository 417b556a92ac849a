import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const scratch = path.join(tmpdir(), `binaa-vitest-${process.pid}`);

// Tests of code that keeps nothing in its modules: the files of a worker share them, which is a third faster.
const SHARED_SUBJECTS = 'backend|contract|format|images|invoice|loaders|locale|messages|paint|seo';
const SHARED_MODULES = [
  `tests/lib/@(${SHARED_SUBJECTS})/**/*.test.ts`,
  'tests/{architecture,content,scripts,server,support}/**/*.test.ts',
];
// Tests of the API open a shop for each file; they share their modules with each other only.
const API_TESTS = ['tests/lib/api/**/*.test.ts'];
// Exceptions: tests that replace or reload a module, or measure a child process, which starts with the memory of
// its parent.
const SEPARATE_MODULES = [
  'tests/lib/backend/search/worker/**/*.test.ts',
  'tests/lib/backend/import/large-import.test.ts',
  'tests/lib/api/cart/merge-guest-carts.test.ts',
  'tests/lib/api/forms/shell/locale.test.ts',
];

// Several times what the slowest test takes on a quiet machine.
const TIMEOUT_MS = 60_000;

// Needs real servers, which CI starts (scripts/test/run-tests.mjs).
export const SERVER_TESTS = process.env.DATABASE_URL_TEST
  ? []
  : ['tests/built-site/instances/two-instances.test.ts'];

/**
 * Defines a project with a scratch folder of its own; each test file gets a folder inside
 * (tests/support/setup.ts).
 */
const createProject = (
  name: string,
  include: string[],
  options: { environment?: string; timeoutMs?: number; isolate?: boolean; exclude?: string[] } = {},
) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: options.exclude ?? [],
    environment: options.environment ?? 'node',
    isolate: options.isolate ?? true,
    env: { SCRATCH_DIR: path.join(scratch, name) },
    testTimeout: options.timeoutMs ?? 10_000,
    hookTimeout: options.timeoutMs ?? 30_000,
  },
});

export default defineConfig({
  test: {
    allowOnly: false,
    globalSetup: ['tests/support/scratch-folder.ts'],
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    // As for the browser tests: CI repeats a failed test once and its report names it.
    retry: process.env.CI ? 1 : 0,
    // By default Vitest leaves one core free: on two cores that would be half.
    maxWorkers: '100%',
    // Settings of the machine must not influence tests: services, time zone, language.
    env: { TZ: 'UTC', LANG: 'C', SCRATCH_ROOT: scratch, DATABASE_URL: '', REDIS_URL: '', API_BASE_URL: '' },
    projects: [
      createProject(
        'unit',
        [
          'tests/lib/*.test.ts',
          `tests/lib/!(${SHARED_SUBJECTS}|api)/**/*.test.ts`,
          'tests/service-worker/**/*.test.ts',
          ...SEPARATE_MODULES,
        ],
        { timeoutMs: TIMEOUT_MS },
      ),
      createProject('backend', SHARED_MODULES, {
        timeoutMs: TIMEOUT_MS,
        exclude: SEPARATE_MODULES,
        isolate: false,
      }),
      createProject('api', API_TESTS, { timeoutMs: TIMEOUT_MS, exclude: SEPARATE_MODULES, isolate: false }),
      createProject('islands', ['tests/{islands,layouts}/**/*.test.{ts,tsx}'], { environment: 'happy-dom' }),
      // The first test that needs the built site may have to build it.
      createProject('contract', ['tests/{contract,built-site}/**/*.test.ts'], {
        timeoutMs: 300_000,
        exclude: SERVER_TESTS,
      }),
    ],
  },
});
