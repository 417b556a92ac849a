import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { closeConnectionsAtExit } from '../../../src/server/cluster/unaccepted-connections.ts';

function createWorker() {
  const send = vi.fn<(message: unknown, handle?: unknown) => boolean>(() => true);
  const process = { send } as unknown as ChildProcess;
  const worker = Object.assign(new EventEmitter(), { process });
  closeConnectionsAtExit(worker as unknown as Parameters<typeof closeConnectionsAtExit>[0]);
  const passConnection = (handle?: object) => worker.process.send({ act: 'newconn' }, handle as never);
  return { worker, send, handOver: passConnection };
}

const createConnection = () => ({ close: vi.fn() });

it('closes the connection that was handed over last when the worker exits', () => {
  const { worker, send, handOver: passConnection } = createWorker();
  const [accepted, last] = [createConnection(), createConnection()];
  passConnection(accepted);
  passConnection(last);
  passConnection();
  expect(send).toHaveBeenCalledTimes(3);
  expect(last.close).not.toHaveBeenCalled();
  worker.emit('exit');
  expect(last.close).toHaveBeenCalledOnce();
  expect(accepted.close).not.toHaveBeenCalled();
});

it('closes a connection that is handed over after the exit, and does not send it', () => {
  const { worker, send, handOver: passConnection } = createWorker();
  worker.emit('exit');
  const lateConnection = createConnection();
  expect(passConnection(lateConnection)).toBe(false);
  expect(lateConnection.close).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});
