import { matchPath } from '#lib/contract/endpoint.ts';
import type { Route } from './call.ts';
import { Fault } from './fault.ts';

export interface Match {
  route: Route;
  params: Record<string, string>;
}

/** Finds the route of a call; throws UNKNOWN_CALL, or METHOD_NOT_ALLOWED with the methods that would do. */
export function createTable(routes: readonly Route[]): (method: string, path: string) => Match {
  // A written-out segment goes before a field in its place: `orders/customer/…` before `orders/{id}/…`.
  const sorted = [...routes].sort((a, b) => fields(a) - fields(b));
  return (method, path) => {
    const allowed: string[] = [];
    for (const route of sorted) {
      const params = matchPath(route.endpoint.path, path);
      if (!params) continue;
      if (route.endpoint.method === method) return { route, params };
      allowed.push(route.endpoint.method);
    }
    if (allowed.length === 0) throw new Fault('UNKNOWN_CALL');
    throw new Fault('METHOD_NOT_ALLOWED', undefined, { allow: [...new Set(allowed)].join(', ') });
  };
}

function fields(route: Route): number {
  return route.endpoint.path.split('{').length;
}
