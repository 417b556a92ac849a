// The browser's only key. It is generated here, stored in IndexedDB and not extractable.

const DATABASE = 'binaa';
const STORE = 'keys';
const ID = 'state';
const ALGORITHM = 'AES-GCM';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    const rejectRequest = (event: Event): void => {
      event.preventDefault();
      reject(request.error ?? new Error('blocked'));
    };
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = rejectRequest;
    request.onblocked = rejectRequest;
  });
}

/** Runs an operation in a transaction; resolves with its value when the transaction has completed. */
async function withStore<T>(
  mode: IDBTransactionMode,
  operation: (store: IDBObjectStore, resolveWith: (value: T) => void) => void,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((resolve, reject) => {
      let result: T;
      const transaction = database.transaction(STORE, mode);
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      transaction.onerror = (event) => event.preventDefault();
      operation(transaction.objectStore(STORE), (value) => {
        result = value;
      });
    });
  } finally {
    // An open connection would block upgrades of the database in other tabs.
    database.close();
  }
}

function isKey(value: unknown): value is CryptoKey {
  return value instanceof CryptoKey && !value.extractable && value.algorithm.name === ALGORITHM;
}

/**
 * Returns the key; null when there is none. Rejects where IndexedDB is unavailable, such as in private
 * windows.
 */
export function readEncryptionKey(): Promise<CryptoKey | null> {
  return withStore('readonly', (store, resolveWith) => {
    const request = store.get(ID);
    request.onsuccess = () => resolveWith(isKey(request.result) ? request.result : null);
  });
}

/**
 * Returns the key, generated when there is none; concurrent tabs get the same one. Rejects like
 * `readEncryptionKey`.
 */
export async function getOrCreateEncryptionKey(): Promise<CryptoKey> {
  const newKey = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
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
      store.put(newKey, ID);
      resolveWith(newKey);
    };
  });
}

/** Deletes the key: entries encrypted with it can never be read again. */
export function deleteEncryptionKey(): Promise<void> {
  return withStore('readwrite', (store, resolveWith) => {
    store.delete(ID);
    resolveWith(undefined);
  });
}
