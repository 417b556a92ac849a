// Stands in for a part of nanostores in the bundle: stores of this shop are listened to as a whole, never by a key.

function refuse(): never {
  throw new Error('A store is listened to as a whole');
}

export const listenKeys = refuse;
export const subscribeKeys = refuse;
