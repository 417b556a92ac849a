import type { Duplex } from 'node:stream';
import { ERROR_PAGE_CSP, type ErrorStatus, renderErrorBody } from './error-page.ts';
import type { HeaderList } from './headers.ts';

const REASONS: Partial<Record<ErrorStatus, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  414: 'URI Too Long',
  431: 'Request Header Fields Too Large',
  501: 'Not Implemented',
};

interface ParseError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/** Responds to input that Node cannot parse: too slow, too long, or not HTTP. */
export function handleClientError(error: ParseError, socket: Duplex, defaultHeaders: HeaderList): void {
  // A response already in progress on this connection must not be followed by another.
  const isResponding = (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent;
  if (error.code === 'ECONNRESET' || !socket.writable || isResponding) {
    socket.destroy();
    return;
  }
  const status = getErrorStatus(error);
  const { type, body } = renderErrorBody(status, '');
  const head = [
    `HTTP/1.1 ${status} ${REASONS[status]}`,
    ...defaultHeaders.map(([name, value]) => `${name}: ${value}`),
    `content-security-policy: ${ERROR_PAGE_CSP}`,
    'cache-control: no-store',
    `content-type: ${type}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function getErrorStatus({ code, rawPacket }: ParseError): ErrorStatus {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_INVALID_METHOD') return isHttpRequest(rawPacket) ? 501 : 400;
  if (code !== 'HPE_HEADER_OVERFLOW') return 400;
  const firstLine = rawPacket?.indexOf('\n') ?? 0;
  return firstLine < 0 || firstLine > 8192 ? 414 : 431;
}

function isHttpRequest(packet: Buffer | undefined): boolean {
  return /^[A-Z]{1,20} \S+ HTTP\/1\.\d\r\n/.test(packet?.toString('latin1', 0, 8192) ?? '');
}
