import { expect } from 'vitest';
import type { Owner } from '../../../lib/backend/ownership/callers.ts';
import type { ApiResponse, Visitor } from '../../harness/client.ts';

/** A guest, and customers with an account, a wallet and a verified number. */
export interface AccountCallers {
  guest(): Visitor;
  customer(): Promise<Owner>;
}

/** Expects a call to be rejected with a status and a code. */
export function expectError({ status, error }: ApiResponse, expected: [number, string]): void {
  expect([status, error?.code]).toEqual(expected);
}
