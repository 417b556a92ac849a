import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
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
import { createTable } from './table.ts';

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
export type Handle = (request: Request, from?: { address?: string | undefined }) => Promise<Response>;

export function createGateway(options: GatewayOptions): Handle {
  const find = createTable(options.routes);
  const callers = createLimit(options.rates.caller);
  const addresses = createLimit(options.rates.address);
  const strict = new Map<Route, Limit>(
    options.routes.flatMap((route) => (route.rate ? [[route, createLimit(route.rate)]] : [])),
  );

  async function answer(
    request: Request,
    address: string | undefined,
    seen: { name: string },
    reference: string,
  ) {
    if (request.url.length > URI_LIMIT) throw new Fault('URI_TOO_LONG');
    const url = new URL(request.url);
    const now = options.clock();
    // Before anything that costs more: a token proves nothing, since anybody may ask for another one.
    if (address !== undefined) addresses.take(address, now);
    const { route, params } = find(request.method, url.pathname);
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

  return async (request, { address: peer } = {}) => {
    const address = peer === undefined ? undefined : networkOf(peer);
    const started = performance.now();
    const reference = referenceOf(request);
    const headers = { 'x-reference-code': reference };
    const seen = { name: 'unknown' };
    let fault: Fault | undefined;
    let message: string | undefined;
    let response: Response;
    try {
      response = replyData(await answer(request, address, seen, reference), headers);
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

function checkReply(endpoint: AnyEndpoint, data: unknown): void {
  const result = endpoint.reply.safeParse(data);
  if (result.success) return;
  const paths = result.error.issues.map((issue) => `${issue.path.map(String).join('.')} (${issue.code})`);
  throw new Error(`${endpoint.name} answers against its contract: ${paths.join(', ')}`);
}
