/**
 * Header of any call that changes a cart: a UUID of that change. Within 24 hours the same change of the same owner under
 * the same key is made once; sent again it answers the cart as it is then. A refused change leaves its key free. Another
 * change under a key that was used is IDEMPOTENCY_MISMATCH; what is no UUID is INVALID_REQUEST.
 */
export const IDEMPOTENCY_HEADER = 'x-idempotency-key';
