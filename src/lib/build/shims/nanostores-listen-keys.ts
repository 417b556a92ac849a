// Replaces a part of nanostores in the bundle: the shop subscribes to whole stores, never to single keys.

function throwUnsupported(): never {
  throw new Error('A store is listened to as a whole');
}

export const listenKeys = throwUnsupported;
export const subscribeKeys = throwUnsupported;
