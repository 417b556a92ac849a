import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_PAGE_PATHS, REFERENCE_PLACEHOLDER } from '#lib/messages/error-pages.ts';

/** A built page in the visitor's language, complete except for its headers. */
export interface ErrorPage {
  body: string;
  csp: string | undefined;
}

/** Returns the page of an error at a path; undefined where the build has none. */
export type FindErrorPage = (status: number, path: string, reference?: string) => ErrorPage | undefined;

const BUILT_STATUSES = [500, 503] as const;
const FILES = new RegExp(`^/[a-z]{2}-[a-z]{2}(?:${Object.values(ERROR_PAGE_PATHS).join('|')})/index\\.html$`);

/** Whether a file is an error page: those are sent only with their own status. */
export const isErrorPageFile = (file: string): boolean => FILES.test(file);

/** Creates the function that finds error pages. Each page is read once, when it is first needed. */
export function createErrorPageFinder(
  clientDir: string,
  files: ReadonlySet<string>,
  getCsp: (path: string) => string | undefined,
  rewriteOrigin: (text: string) => string,
): FindErrorPage {
  const bodies = new Map<string, string>();

  function readPage(path: string): string | undefined {
    const file = `${path}/index.html`;
    if (!files.has(file)) return undefined;
    const body = bodies.get(path) ?? rewriteOrigin(readFileSync(join(clientDir, file), 'utf8'));
    bodies.set(path, body);
    return body;
  }

  return (errorStatus, path, reference = '') => {
    const locale = /^\/[a-z]{2}-[a-z]{2}(?=\/|$)/.exec(path)?.[0];
    const status = BUILT_STATUSES.find((built) => built === errorStatus);
    if (!locale || !status) return undefined;
    const pagePath = locale + ERROR_PAGE_PATHS[status];
    const body = readPage(pagePath);
    return body === undefined
      ? undefined
      : { body: body.replace(REFERENCE_PLACEHOLDER, reference), csp: getCsp(pagePath) };
  };
}
