// Replaces a part of nanostores in the bundle: the shop subscribes to whole stores, never to single keys.

function throwUnsupported(): never {
  throw new Error('Only listening to a whole store is supported');
}

export const listenKeys = throwUnsupported;
export const subscribeKeys = throwUnsupported;
