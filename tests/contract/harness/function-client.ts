import { type Backend, createBackend } from '#lib/backend/backend.ts';
import type { Db } from '#lib/backend/db/database.ts';
import type { LogEntry } from '#lib/backend/gateway/request-log.ts';
import type { BackendOptions } from '#lib/backend/services.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { UNLIMITED_RATES } from '../../support/servers/unlimited-rates.ts';
import type { ContractClient } from './client.ts';
import { createTokenClient } from './token-client.ts';

export const SECRET = 'the secret of the tests, which opens nothing else';

export interface FunctionHarness {
  backend: Backend;
  log: LogEntry[];
}

/** A backend over a database, with its log collected. */
export function createFunctionHarness(
  db: Db,
  clock: () => number = Date.now,
  options: Pick<BackendOptions, 'payment' | 'disabledDeliveryMethods'> = {},
): FunctionHarness {
  const log: LogEntry[] = [];
  const backend = createBackend({
    database: db,
    formatErrorMessage: getErrorMessage,
    secrets: { token: SECRET },
    clock,
    log: (line) => log.push(line),
    ...options,
    checkReplies: true,
    rateLimits: UNLIMITED_RATES,
  });
  return { backend, log };
}

/** Calls the backend's request handler directly, from an IP address or from an unknown one. */
export function createFunctionClient({ backend }: FunctionHarness, address?: string): ContractClient {
  const fetch = (request: Request) => backend.handle(request, { address });
  return createTokenClient('http://commerce.test', fetch, SECRET, () => backend.close());
}
