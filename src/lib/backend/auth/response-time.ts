import { setTimeout as wait } from 'node:timers/promises';

// Longer than such a request takes on either database, even when a network sends as many concurrent requests
// as its limit allows.
const MIN_RESPONSE_MS = 400;

/** Delays the result to a minimum time, so that the duration does not reveal whether a message was sent. */
export async function padResponseTime<T>(promise: Promise<T>): Promise<T> {
  const [result] = await Promise.all([promise, wait(MIN_RESPONSE_MS)]);
  return result;
}
