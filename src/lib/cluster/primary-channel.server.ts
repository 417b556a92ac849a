import cluster from 'node:cluster';
import type {
  ChangeSubject,
  MessageToPrimary,
  MessageToWorker,
  PrimaryCallName,
  PrimaryCalls,
} from './ipc-messages.ts';

/** A worker's connection to the primary process. */
export interface PrimaryChannel {
  /** Returns the reply; undefined when there is none within a second. */
  call<Name extends PrimaryCallName>(
    name: Name,
    body: PrimaryCalls[Name]['body'],
  ): Promise<PrimaryCalls[Name]['reply'] | undefined>;
  send(message: MessageToPrimary): void;
  /** Calls `onChange` when another worker has detected a change; returns `unsubscribe`. */
  subscribe(subject: ChangeSubject, onChange: () => void): () => void;
  /** Calls `listener` for each message of a kind. */
  on<Kind extends MessageToWorker['kind']>(
    kind: Kind,
    listener: (message: Extract<MessageToWorker, { kind: Kind }>) => void,
  ): void;
}

/** One end of the connection between two processes. */
export interface MessagePort {
  send(message: MessageToPrimary): void;
  onMessage(listener: (message: MessageToWorker) => void): void;
}

const CALL_TIMEOUT_MS = 1000;
const CHANNEL = Symbol.for('binaa.primary');

export function createPrimaryChannel(port: MessagePort): PrimaryChannel {
  const listeners = new Set<(message: MessageToWorker) => void>();
  const pending = new Map<number, (reply: unknown) => void>();
  let lastId = 0;

  port.onMessage((message) => {
    if (message.kind === 'reply') pending.get(message.id)?.(message.reply);
    else for (const listener of listeners) listener(message);
  });

  return {
    async call(name, body) {
      lastId += 1;
      const id = lastId;
      const { promise, resolve } = Promise.withResolvers<unknown>();
      const timer = setTimeout(resolve, CALL_TIMEOUT_MS, undefined);
      pending.set(id, resolve);
      port.send({ kind: 'call', id, name, body });
      const reply = await promise;
      clearTimeout(timer);
      pending.delete(id);
      return reply as PrimaryCalls[typeof name]['reply'] | undefined;
    },
    send: (message) => port.send(message),
    subscribe(subject, onChange) {
      const listener = (message: MessageToWorker) => {
        if (message.kind === 'changed' && message.subject === subject) onChange();
      };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    on(kind, listener) {
      listeners.add((message) => {
        if (message.kind === kind) listener(message as Parameters<typeof listener>[0]);
      });
    },
  };
}

// The front server and the site's bundle each load this module; they share one channel.
const globalScope = globalThis as { [CHANNEL]?: PrimaryChannel };

/** Returns the channel of this process; undefined in a shop of one process. */
export function openPrimaryChannel(): PrimaryChannel | undefined {
  if (!cluster.isWorker) return undefined;
  // Keeps the worker alive while nothing else does: opening a shared port depends on a message.
  process.channel?.ref();
  globalScope[CHANNEL] ??= createPrimaryChannel({
    // A message sent while the primary process ends is lost.
    send: (message) => process.send?.(message, undefined, {}, () => undefined),
    onMessage: (listener) => process.on('message', (message) => listener(message as MessageToWorker)),
  });
  return globalScope[CHANNEL];
}
