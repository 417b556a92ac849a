import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A received message. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Unfolded headers by their lower-case names. */
  headers: Record<string, string>;
  /** The source of the message. */
  source: string;
}

/** A fake mail server. */
export interface SmtpServer {
  url: string;
  mails: ReceivedMail[];
  /** The response to RCPT; 250 accepts the message. */
  response: { rcpt: string };
  /** Number of accepted connections. */
  connections: number;
  close(): Promise<void>;
}

function readHeaders(source: string): Record<string, string> {
  const [head = ''] = source.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
}

const addressOf = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

/** Starts a server with the part of SMTP that a client needs to send mail without TLS. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const response = { rcpt: '250 taken' };
  const sockets = new Set<Socket>();
  let connections = 0;

  function serve(socket: Socket): void {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}));
    connections += 1;
    let rest = '';
    let from = '';
    let to: string[] = [];
    let isData = false;
    const reply = (line: string) => socket.write(`${line}\r\n`);

    function readMail(): boolean {
      const end = rest.indexOf('\r\n.\r\n');
      if (end < 0) return false;
      const source = rest.slice(0, end).replace(/^\.\./gm, '.');
      mails.push({ from, to, headers: readHeaders(source), source });
      rest = rest.slice(end + 5);
      isData = false;
      reply('250 queued');
      return true;
    }

    function readLine(): boolean {
      const end = rest.indexOf('\r\n');
      if (end < 0) return false;
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO') reply('250-stand-in\r\n250 8BITMIME');
      else if (verb === 'MAIL') {
        from = addressOf(line);
        to = [];
        reply('250 ok');
      } else if (verb === 'RCPT') {
        if (response.rcpt.startsWith('250')) to.push(addressOf(line));
        reply(response.rcpt);
      } else if (verb === 'DATA') {
        isData = true;
        reply('354 go on');
      } else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else reply('250 ok');
      return true;
    }

    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8');
      while (isData ? readMail() : readLine());
    });
    reply('220 stand-in');
  }

  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    response,
    get connections() {
      return connections;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
