import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { createRouter } from '#lib/contract/router.ts';
import { readBody } from './body.ts';
import type { Call, Route } from './call.ts';
import { authorise, type Customers } from './caller.ts';
import { decode } from './decode.ts';
import { Fault } from './fault.ts';
import { createLimit, type Limit } from './limit.ts';
import { type CallLine, callLine, messageOf, referenceOf } from './log.ts';
import { networkOf } from './network.ts';
import { languageOf, placeOf } from './place.ts';
import type { Rates } from './rates.ts';
import { type ErrorWords, faultOf, replyData, replyFault } from './reply.ts';

export interface GatewayOptions {
  routes: readonly Route[];
  secret: string;
  /** Who is signed in; without it nobody is. */
  customers?: Customers | undefined;
  words: ErrorWords;
  clock: () => number;
  log: (line: CallLine) => void;
  rates: Rates;
  /** Checks replies against the contract: in tests and while developing. */
  checkReplies: boolean;
}

const URI_LIMIT = 8192;

/** Answers a call. `address` is the peer's, which bounds how much it may ask. */
export type Handle = (
  request: Request,
  from?: { address?: string | undefined },
  url?: URL,
) => Promise<Response>;

/** Answers the requests below one path of the backend; the URL is passed on, so that it is parsed once. */
export type PathHandler = (
  request: Request,
  origin: { address?: string | undefined },
  url: URL,
) => Promise<Response>;

export function createGateway(options: GatewayOptions): Handle {
  const findRoute = createRouteFinder(options.routes);
  const callers = createLimit(options.rates.caller);
  const addresses = createLimit(options.rates.address);
  const strict = new Map<Route, Limit>(
    options.routes.flatMap((route) => (route.rate ? [[route, createLimit(route.rate)]] : [])),
  );

  async function answer(
    request: Request,
    url: URL,
    address: string | undefined,
    seen: { name: string },
    reference: string,
  ) {
    if (request.url.length > URI_LIMIT) throw new Fault('URI_TOO_LONG');
    const now = options.clock();
    // Before anything that costs more: a token proves nothing, since anybody may ask for another one.
    if (address !== undefined) addresses.take(address, now);
    const { route, params } = findRoute(request.method, url.pathname);
    seen.name = route.endpoint.name;
    if (address !== undefined) strict.get(route)?.take(address, now);
    const caller = await authorise(route.endpoint, request.headers, {
      ...{ secret: options.secret, customers: options.customers, now },
      take: (subject) => callers.take(subject, now),
    });
    const call: Call = {
      caller: caller?.id ?? null,
      session: caller?.session ?? null,
      address: address ?? null,
      ...placeOf(request.headers),
      reference,
      now,
      headers: request.headers,
    };
    const body = await readBody(request);
    const data = await route.handle(decode(route.endpoint, { params, query: url.searchParams, body }), call);
    if (options.checkReplies) checkReply(route.endpoint, data);
    return data;
  }

  return async (request, { address: peer } = {}, url = new URL(request.url)) => {
    const address = peer === undefined ? undefined : networkOf(peer);
    const started = performance.now();
    const reference = referenceOf(request);
    const headers = { 'x-reference-code': reference };
    const seen = { name: 'unknown' };
    let fault: Fault | undefined;
    let message: string | undefined;
    let response: Response;
    try {
      response = replyData(await answer(request, url, address, seen, reference), headers);
    } catch (thrown) {
      fault = faultOf(thrown, reference);
      if (!(thrown instanceof Fault)) message = messageOf(thrown);
      response = replyFault(fault, languageOf(request.headers), options.words, headers);
    }
    const called = { reference, name: seen.name, method: request.method, code: fault?.code ?? null, message };
    options.log(callLine(called, response, started, options.clock()));
    return response;
  };
}

/** Returns the route of a call; throws UNKNOWN_CALL, or METHOD_NOT_ALLOWED with the methods that the path allows. */
function createRouteFinder(routes: readonly Route[]) {
  const match = createRouter(
    routes.map((route) => ({ method: route.endpoint.method, path: route.endpoint.path, route })),
  );
  return (method: string, path: string): { route: Route; params: Record<string, string> } => {
    const found = match(method, path);
    if (!found) throw new Fault('UNKNOWN_CALL');
    if ('allowedMethods' in found) {
      throw new Fault('METHOD_NOT_ALLOWED', undefined, { allow: found.allowedMethods.join(', ') });
    }
    return { route: found.endpoint.route, params: found.params };
  };
}

function checkReply(endpoint: AnyEndpoint, data: unknown): void {
  const result = endpoint.reply.safeParse(data);
  if (result.success) return;
  const paths = result.error.issues.map((issue) => `${issue.path.map(String).join('.')} (${issue.code})`);
  throw new Error(`${endpoint.name} answers against its contract: ${paths.join(', ')}`);
}
