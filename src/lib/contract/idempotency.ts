/**
 * Request header of cart mutations: a UUID of the change. For 24 hours the same change of the same owner with
 * the same key runs once; repeating it returns the current cart. A rejected change does not use up its key.
 * Another change with a used key is IDEMPOTENCY_MISMATCH; a value that is not a UUID is INVALID_REQUEST.
 */
export const IDEMPOTENCY_HEADER = 'x-idempotency-key';
