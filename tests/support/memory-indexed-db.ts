type Row = Record<string, unknown>;

/** The part of IndexedDB that is needed to store a key: one database; values are stored by reference. */
export class MemoryIndexedDb {
  readonly stores = new Map<string, Row>();
  /** Opening fails, as in private windows of some browsers. */
  isClosed = false;
  /** Never responds, as a database that is locked by another tab. */
  neverResponds = false;

  open(): IDBOpenDBRequest {
    const request = {} as Record<string, unknown>;
    queueMicrotask(() => {
      if (this.neverResponds) return;
      if (this.isClosed) {
        callHandler(request, 'onerror');
        return;
      }
      const isNew = this.stores.size === 0;
      request.result = this.#connect();
      if (isNew) callHandler(request, 'onupgradeneeded');
      callHandler(request, 'onsuccess');
    });
    return request as unknown as IDBOpenDBRequest;
  }

  #connect(): Row {
    return {
      close: () => undefined,
      createObjectStore: (name: string) => this.stores.set(name, {}),
      transaction: (name: string) => this.#begin(this.stores.get(name) ?? {}),
    };
  }

  #begin(rows: Row): Row {
    const transaction: Row = {};
    let openRequests = 0;
    const createRequest = (action: () => unknown): Row => {
      const request: Row = {};
      openRequests += 1;
      queueMicrotask(() => {
        request.result = action();
        callHandler(request, 'onsuccess');
        openRequests -= 1;
        if (openRequests === 0) callHandler(transaction, 'oncomplete');
      });
      return request;
    };
    transaction.objectStore = () => ({
      get: (id: string) => createRequest(() => rows[id]),
      put: (value: unknown, id: string) =>
        createRequest(() => {
          rows[id] = value;
        }),
      delete: (id: string) =>
        createRequest(() => {
          delete rows[id];
        }),
    });
    return transaction;
  }
}

function callHandler(target: Row, handler: string): void {
  (target[handler] as ((event: Event) => void) | undefined)?.(new Event(handler));
}
