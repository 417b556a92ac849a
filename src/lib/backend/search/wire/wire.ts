import { Fault } from '../../gateway/fault.ts';
import { type CallLine, callLine, messageOf, referenceOf } from '../../gateway/log.ts';
import type { Rate } from '../../gateway/rates.ts';
import { replyJson } from '../../gateway/reply.ts';
import { createAdmission } from './admission.ts';
import { type CallOptions, createCalls } from './calls.ts';
import { Refusal } from './refusal.ts';

export interface WireOptions extends Omit<CallOptions, 'admission'> {
  log: (line: CallLine) => void;
  /** Questions of one address. */
  rate: Rate;
}

/** Path below which the search provider's protocol is served. */
export const SEARCH_PREFIX = '/search/1/';

const URI_LIMIT = 8192;

/** Answers the calls of the search provider's clients under `/search/1/…`. */
export function createSearchWire(options: WireOptions) {
  const { clock, log } = options;
  const admission = createAdmission(options.rate);
  const find = createCalls({ ...options, admission });

  async function answer(request: Request, path: string, address: string | undefined, seen: { name: string }) {
    if (request.url.length > URI_LIMIT) throw new Refusal(414, 'The address is too long');
    admission.knock(address, clock());
    const call = find(request, path.slice(SEARCH_PREFIX.length), address);
    if (!call) throw new Refusal(404, 'There is no such call');
    seen.name = call.name;
    if (call.method !== request.method) {
      throw new Refusal(405, `The call is a ${call.method}`, { allow: call.method });
    }
    return await call.answer();
  }

  return async (
    request: Request,
    origin: { address?: string | undefined },
    { pathname }: URL,
  ): Promise<Response> => {
    const started = performance.now();
    const reference = referenceOf(request);
    const seen = { name: 'search.unknown' };
    let refusal: Refusal | undefined;
    let message: string | undefined;
    let body: object;
    try {
      body = await answer(request, pathname, origin.address, seen);
    } catch (error) {
      refusal = refusalOf(error, reference);
      if (refusal.status >= 500) message = messageOf(error);
      body = { message: refusal.message, status: refusal.status };
    }
    const headers = { ...refusal?.headers, 'x-reference-code': reference };
    const response = replyJson(refusal?.status ?? 200, body, headers);
    const code = refusal ? String(refusal.status) : null;
    const called = { reference, name: seen.name, method: request.method, code, message };
    log(callLine(called, response, started, clock()));
    return response;
  };
}

function refusalOf(error: unknown, reference: string): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof Fault && error.code === 'TOO_MANY_REQUESTS') {
    return new Refusal(429, 'Too many requests', error.headers);
  }
  return new Refusal(500, `Something went wrong here; reference ${reference}`);
}
