import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';

/** Message that contains the transaction status: `I` outside a transaction. */
const READY_FOR_QUERY = Buffer.from([0x5a, 0, 0, 0, 5]);
const ROLLBACK = Buffer.from('Q\0\0\0\rROLLBACK\0', 'latin1');

/**
 * Serves PGlite over TCP, so that other processes use it as PostgreSQL. Its only session belongs to one
 * connection at a time, from a statement to the end of its transaction. As in a server, the transaction of a
 * client that disappears is rolled back.
 */
export async function servePglite(dataFolder: Uint8Array): Promise<{ url: string; close(): Promise<void> }> {
  const database = await PGlite.create({ loadDataDir: new Blob([dataFolder as BlobPart]) });
  const session = createSession(database);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let work = Promise.resolve();
    const takeMessages = createMessageReader();
    socket.on('data', (data: Buffer) => {
      const messages = takeMessages(data);
      work = work.then(async () => {
        if (messages.length === 0) return;
        const reply = await session.exchange(socket, messages);
        if (!socket.destroyed) socket.write(reply);
      });
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      void work.then(() => session.leave(socket));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await database.close();
    },
  };
}

/** Returns a function that takes bytes of a client, and returns the messages that they complete. */
function createMessageReader(): (data: Buffer) => Buffer {
  let rest: Buffer = Buffer.alloc(0);
  // The first message has no type byte before its length.
  let typeBytes = 0;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    let end = 0;
    while (rest.length >= end + typeBytes + 4) {
      const next = end + typeBytes + rest.readInt32BE(end + typeBytes);
      if (next > rest.length) break;
      end = next;
      typeBytes = 1;
    }
    const messages = rest.subarray(0, end);
    rest = rest.subarray(end);
    return messages;
  };
}

/** The session that connections use in turn. */
function createSession(database: PGlite) {
  let holder: Socket | undefined;
  const waiting: (() => void)[] = [];
  const free = () => {
    holder = undefined;
    waiting.shift()?.();
  };
  const send = (data: Uint8Array) => database.execProtocolRaw(new Uint8Array(data));
  return {
    async exchange(socket: Socket, data: Uint8Array): Promise<Uint8Array> {
      while (holder !== undefined && holder !== socket) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      holder = socket;
      const reply = Buffer.from(await send(data));
      const isReady = reply.subarray(-6, -1).equals(READY_FOR_QUERY);
      if (isReady && reply.at(-1) === 'I'.charCodeAt(0)) free();
      return reply;
    },
    async leave(socket: Socket) {
      if (holder !== socket) return;
      await send(ROLLBACK);
      free();
    },
  };
}
