import type { Server } from 'node:http';

/** Listens and returns the port. Rejects with a one-line error that names a remedy. */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once('error', (error: NodeJS.ErrnoException) =>
    reject(new Error(describeListenError(error, port, host))),
  );
  server.listen({ port, host }, () => {
    const address = server.address();
    resolve(typeof address === 'object' && address ? address.port : port);
  });
  return promise;
}

function describeListenError(error: NodeJS.ErrnoException, port: number, host?: string): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program; set PORT=${port + 1} or another free port.`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user; set PORT to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} is not an address of this machine.`;
    default:
      return `The server cannot listen on port ${port}: ${error.message}`;
  }
}
