import { type AnyEndpoint, matchPath } from './endpoint.ts';

type Route = Pick<AnyEndpoint, 'method' | 'path'>;

/** The endpoint of a request, with the decoded fields of its path. */
export interface RouteMatch<E> {
  endpoint: E;
  params: Record<string, string>;
}

/** The path exists, but not with the method of the request. */
export interface MethodMismatch {
  allowedMethods: string[];
}

/** Returns undefined for an unknown path. */
export type Router<E> = (method: string, pathname: string) => RouteMatch<E> | MethodMismatch | undefined;

function countParams({ path }: Route): number {
  return path.split('{').length - 1;
}

/**
 * Creates the function that finds the endpoint of a request. A path with fewer parameters takes precedence:
 * `orders/customer/…` before `orders/{id}/…`.
 */
export function createRouter<E extends Route>(endpoints: readonly E[]): Router<E> {
  const byPrecedence = [...endpoints].sort((a, b) => countParams(a) - countParams(b));
  return function match(method, pathname) {
    const allowedMethods = new Set<string>();
    for (const endpoint of byPrecedence) {
      const params = matchPath(endpoint.path, pathname);
      if (!params) continue;
      if (endpoint.method === method) return { endpoint, params };
      allowedMethods.add(endpoint.method);
    }
    return allowedMethods.size > 0 ? { allowedMethods: [...allowedMethods] } : undefined;
  };
}
