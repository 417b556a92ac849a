// The one key of this browser. It is made here, never leaves the browser's own keeping, and cannot be read by script.

const DATABASE = 'binaa';
const STORE = 'keys';
const ID = 'state';
const ALGORITHM = 'AES-GCM';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    const fail = (event: Event): void => {
      event.preventDefault();
      reject(request.error ?? new Error('blocked'));
    };
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = fail;
    request.onblocked = fail;
  });
}

/** Does one thing with the store; what `act` hands over is the answer when all of it is written. */
async function withStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore, resolveWith: (value: T) => void) => void,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((resolve, reject) => {
      let answered: T;
      const transaction = database.transaction(STORE, mode);
      transaction.oncomplete = () => resolve(answered);
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      transaction.onerror = (event) => event.preventDefault();
      act(transaction.objectStore(STORE), (value) => {
        answered = value;
      });
    });
  } finally {
    // An open connection would keep other tabs from changing the database.
    database.close();
  }
}

function isKey(found: unknown): found is CryptoKey {
  return found instanceof CryptoKey && !found.extractable && found.algorithm.name === ALGORITHM;
}

/** The key; null when there is none. Throws where nothing can be kept: private windows, blocked storage. */
export function readEncryptionKey(): Promise<CryptoKey | null> {
  return withStore('readonly', (store, resolveWith) => {
    const request = store.get(ID);
    request.onsuccess = () => resolveWith(isKey(request.result) ? request.result : null);
  });
}

/** The key, made when there is none; of two tabs that make one at once, both get the first. Throws as `findKey`. */
export async function getOrCreateEncryptionKey(): Promise<CryptoKey> {
  const fresh = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return withStore('readwrite', (store, resolveWith) => {
    const request = store.get(ID);
    request.onsuccess = () => {
      if (isKey(request.result)) {
        resolveWith(request.result);
        return;
      }
      store.put(fresh, ID);
      resolveWith(fresh);
    };
  });
}

/** Forgets the key: what was sealed with it is lost for good. */
export function deleteEncryptionKey(): Promise<void> {
  return withStore('readwrite', (store, resolveWith) => {
    store.delete(ID);
    resolveWith(undefined);
  });
}
