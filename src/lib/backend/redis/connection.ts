import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { RedisClientType } from '@redis/client';

/** Connection to an optional Redis server: no method throws while the server is unreachable. */
export interface RedisConnection {
  /**
   * Returns the result of `command`; undefined while Redis is unreachable, after an error or after 250 ms.
   */
  run<Result>(command: (client: RedisClientType) => Promise<Result>): Promise<Result | undefined>;
  /** Calls `onMessage` for each message on a channel, also after a reconnect; returns `unsubscribe`. */
  subscribe(channel: string, onMessage: (message: string) => void): () => void;
  close(): void;
}

export interface RedisOptions {
  url: string;
  /** Called when Redis becomes unreachable and when it is back: not once per command. */
  report: (status: 'unavailable' | 'available', error?: unknown) => void;
}

const COMMAND_TIMEOUT_MS = 250;
// After a failed command, Redis is not used for a second, so that an unresponsive server delays few requests.
const RETRY_PAUSE_MS = 1000;
const MAX_RECONNECT_MS = 1000;
const CONNECT_TIMEOUT_MS = 2000;
const PING_INTERVAL_MS = 1000;
const SOCKET_TIMEOUT_MS = 5000;

/** Connects in the background and reconnects forever. */
export function connectRedis({ url, report }: RedisOptions): RedisConnection {
  const listeners = new Map<string, Set<(message: string) => void>>();
  let isAvailable: boolean | undefined;
  let pausedUntil = 0;
  let isClosed = false;

  function setAvailable(value: boolean, error?: unknown): void {
    if (isClosed || isAvailable === value) return;
    // The first connection is not reported.
    if (!value || isAvailable === false) report(value ? 'available' : 'unavailable', error);
    isAvailable = value;
  }

  function onMessage(message: string, channel: string): void {
    for (const listener of listeners.get(channel) ?? []) listener(message);
  }

  let commands: RedisClientType | undefined;
  // A subscription needs a separate connection; the client subscribes again after a reconnect.
  let subscriber: RedisClientType | undefined;

  function openClient({ createClient }: typeof import('@redis/client')): void {
    if (isClosed) return;
    commands = createClient(createClientOptions(url, true)) as RedisClientType;
    subscriber = createClient(createClientOptions(url, false)) as RedisClientType;
    commands.on('ready', () => setAvailable(true));
    commands.on('error', (error) => setAvailable(false, error));
    // Errors are reported by the other connection.
    subscriber.on('error', () => undefined);
    for (const client of [commands, subscriber]) client.connect().catch(() => undefined);
    for (const channel of listeners.keys()) subscriber.subscribe(channel, onMessage).catch(() => undefined);
  }

  // Loaded here, as most shops have no Redis.
  import('@redis/client').then(openClient).catch((error: unknown) => setAvailable(false, error));

  return {
    async run(command) {
      if (isClosed || !commands?.isReady || performance.now() < pausedUntil) return undefined;
      const timeout = new AbortController();
      try {
        const result = await Promise.race([
          command(commands),
          wait(COMMAND_TIMEOUT_MS, undefined, { signal: timeout.signal, ref: false }).then(async () => {
            // When this process was busy, the reply may have arrived and not been read yet.
            await setImmediate();
            throw new Error(`Redis did not reply within ${COMMAND_TIMEOUT_MS} ms`);
          }),
        ]);
        setAvailable(true);
        return result;
      } catch (error) {
        pausedUntil = performance.now() + RETRY_PAUSE_MS;
        setAvailable(false, error);
        return undefined;
      } finally {
        timeout.abort();
      }
    },
    subscribe(channel, listener) {
      const existingListeners = listeners.get(channel);
      const channelListeners = existingListeners ?? new Set();
      listeners.set(channel, channelListeners.add(listener));
      if (!existingListeners) subscriber?.subscribe(channel, onMessage).catch(() => undefined);
      return () => channelListeners.delete(listener);
    },
    close() {
      isClosed = true;
      for (const client of [commands, subscriber]) client?.destroy();
    },
  };
}

function createClientOptions(url: string, rejectsWhileUnreachable: boolean) {
  return {
    url,
    disableOfflineQueue: rejectsWhileUnreachable,
    pingInterval: PING_INTERVAL_MS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      reconnectStrategy: (retries: number) => Math.min(MAX_RECONNECT_MS, 50 * 2 ** Math.min(retries, 5)),
    },
  };
}
