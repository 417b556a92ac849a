import type { ErrorStatus } from '../response/error-page.ts';
import { isApiPath } from './limits.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const PAGE_METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

export function listAllowedMethods(path: string): string[] {
  return isApiPath(path) ? METHODS : PAGE_METHODS;
}

/** Returns 405 for a known method that the path does not allow, 501 for an unknown one. */
export function getMethodError(method: string, path: string): ErrorStatus | undefined {
  if (listAllowedMethods(path).includes(method)) return undefined;
  return METHODS.includes(method) || method === 'TRACE' || method === 'CONNECT' ? 405 : 501;
}
