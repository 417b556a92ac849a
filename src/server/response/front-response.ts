import { type IncomingMessage, ServerResponse } from 'node:http';
import type { CacheStatus, Encoding } from '#lib/cache/cached-page.ts';
import {
  type ContentEncoder,
  compressBody,
  createEncoder,
  isCompressible,
  MIN_COMPRESS_BYTES,
} from '../compression/compress.ts';
import type { FindErrorPage } from '../static/error-page-files.ts';
import { addVary, type HeadersInput, setContentEncoding, setHeaders } from './headers.ts';

type WriteCallback = (error?: Error | null) => void;

// Pages render within milliseconds, or tens of them under load, and are compressed as a whole. What takes
// longer or is larger is streamed.
const MAX_BUFFER_MS = 100;
const MAX_BUFFER_BYTES = 512 * 1024;

// The response that all code behind the front server writes to. `onBeforeHeaders` completes the headers or
// responds instead; the body is compressed when that is worthwhile.
export class FrontResponse extends ServerResponse<IncomingMessage> {
  readonly hasQuery: boolean;
  readonly startedAt = performance.now();
  /** The negotiated encoding. */
  encoding: Encoding = 'identity';
  /** Shown in the log and on the error page. */
  referenceCode?: string;
  /** Finds the built page of an error. */
  findErrorPage?: FindErrorPage;
  /** How the page cache served the page, for the log. */
  cacheStatus?: CacheStatus;
  /** The shop is closed for maintenance: its 503 is not an error. */
  isMaintenance = false;
  /** Called once before the headers are sent. Returns true when it has responded itself. */
  onBeforeHeaders: (status: number) => boolean = () => false;

  #hasHead = false;
  #hasResponded = false;
  #bufferedChunks: Buffer[] | undefined;
  #bufferedBytes = 0;
  #bufferTimer: NodeJS.Timeout | undefined;
  #encoder: ContentEncoder | undefined;
  // The body is complete and being compressed.
  #isEnding = false;

  constructor(request: IncomingMessage, options?: unknown) {
    // Node passes options that its types do not declare.
    super(...([request, options] as unknown as [IncomingMessage]));
    this.hasQuery = request.url?.includes('?') ?? false;
  }

  /** True once the front server has responded: further writes of the handler are ignored. */
  get hasResponded(): boolean {
    return this.#hasResponded;
  }

  /** Responds in place of what the handler has written but not sent. */
  respond(status: number, headers: Record<string, string | number>, body?: string | Uint8Array): void {
    if (this.#hasResponded || this.headersSent) return;
    for (const name of this.getHeaderNames()) this.removeHeader(name);
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    if (status !== 204) this.setHeader('content-length', Buffer.byteLength(body ?? ''));
    this.#ignoreHandler();
    this.onBeforeHeaders(status);
    super.writeHead(status);
    super.end(body);
  }

  /** Ignores further writes of the handler, until `respondWithCachedPage`. */
  lockForCachedPage(): void {
    this.#ignoreHandler();
  }

  /** Sends a complete response with prebuilt headers; adds none. */
  respondWithCachedPage(status: number, headers: string[], body: Uint8Array | undefined): void {
    if (this.headersSent || this.destroyed) return;
    for (const name of this.getHeaderNames()) this.removeHeader(name);
    this.#ignoreHandler();
    super.writeHead(status, headers);
    super.end(body);
  }

  override writeHead(status: number, reason?: string | HeadersInput, headers?: HeadersInput): this {
    if (this.#hasResponded) return this;
    setHeaders(this, typeof reason === 'string' ? headers : reason);
    this.statusCode = status;
    if (typeof reason === 'string') this.statusMessage = reason;
    this.#hasHead = true;
    if (this.onBeforeHeaders(status) || this.#hasResponded) return this;
    if (this.#prepareCompression(this.statusCode)) return this;
    return super.writeHead(this.statusCode);
  }

  override write(chunk: unknown, encoding?: BufferEncoding | WriteCallback, done?: WriteCallback): boolean {
    const callback = typeof encoding === 'function' ? encoding : done;
    if (!this.#hasHead && !this.#hasResponded) this.writeHead(this.statusCode);
    if (this.#hasResponded || this.#isEnding) {
      callback?.();
      return true;
    }
    const bytes = toBuffer(chunk, encoding);
    if (this.#encoder) return this.#encoder.write(bytes, callback);
    if (!this.#bufferedChunks) return super.write(bytes, callback as WriteCallback);
    this.#buffer(bytes);
    if (this.#bufferedBytes > MAX_BUFFER_BYTES) this.#startEncoder();
    else if (this.#bufferedBytes >= MIN_COMPRESS_BYTES) this.#bufferTimer ??= this.#waitForEnd();
    callback?.();
    return true;
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), done?: () => void): this {
    const callback = [chunk, encoding, done].find((part) => typeof part === 'function') as
      | (() => void)
      | undefined;
    const bytes = chunk && typeof chunk !== 'function' ? toBuffer(chunk, encoding) : undefined;
    if (!this.#hasHead && !this.#hasResponded) {
      if (bytes && !this.hasHeader('content-length')) this.setHeader('content-length', bytes.byteLength);
      this.writeHead(this.statusCode);
    }
    if (this.#hasResponded || this.#isEnding) {
      callback?.();
      return this;
    }
    if (callback) this.once('finish', callback);
    if (this.#bufferedChunks) {
      if (bytes) this.#buffer(bytes);
      const body = Buffer.concat(this.#takeBuffer());
      if (body.byteLength < MIN_COMPRESS_BYTES) this.#endComplete(body);
      else this.#endCompressed(body).catch(() => this.destroy());
    } else if (this.#encoder) {
      this.#encoder.end(bytes);
    } else {
      super.end(bytes);
    }
    return this;
  }

  #ignoreHandler(): void {
    this.#hasResponded = true;
    // The handler's status message belongs to its own status.
    this.statusMessage = '';
    this.#hasHead = true;
    this.#takeBuffer();
  }

  #prepareCompression(status: number): boolean {
    if (!isCompressible(this, status)) return false;
    addVary(this, 'accept-encoding');
    const length = this.getHeader('content-length');
    if (length !== undefined && Number(length) < MIN_COMPRESS_BYTES) return false;
    if (this.encoding === 'identity' || this.req.method === 'HEAD') return false;
    this.removeHeader('content-length');
    this.#bufferedChunks = [];
    return true;
  }

  #buffer(bytes: Buffer): void {
    this.#bufferedChunks?.push(bytes);
    this.#bufferedBytes += bytes.byteLength;
  }

  /** Empties the buffer and returns its chunks. */
  #takeBuffer(): Buffer[] {
    const chunks = this.#bufferedChunks ?? [];
    this.#bufferedChunks = undefined;
    clearTimeout(this.#bufferTimer);
    return chunks;
  }

  #waitForEnd(): NodeJS.Timeout {
    return setTimeout(() => {
      if (this.#bufferedChunks && !this.destroyed) this.#startEncoder().flush();
    }, MAX_BUFFER_MS);
  }

  #endComplete(body: Buffer): void {
    this.setHeader('content-length', body.byteLength);
    super.writeHead(this.statusCode);
    super.end(body);
  }

  async #endCompressed(body: Buffer): Promise<void> {
    this.#isEnding = true;
    const compressed = await compressBody(this.encoding, body);
    // Meanwhile the client may have disconnected, or the response timeout may have fired.
    if (this.#hasResponded || this.destroyed) return;
    setContentEncoding(this, this.encoding);
    this.#endComplete(compressed);
  }

  #startEncoder(): ContentEncoder {
    const chunks = this.#takeBuffer();
    setContentEncoding(this, this.encoding);
    super.writeHead(this.statusCode);
    const encoder = createEncoder(this.encoding);
    this.#encoder = encoder;
    encoder.on('data', (bytes: Buffer) => {
      if (!super.write(bytes)) encoder.pause();
    });
    this.on('drain', () => encoder.resume());
    encoder.on('drain', () => this.emit('drain'));
    encoder.once('end', () => super.end());
    encoder.once('error', () => this.destroy());
    this.once('close', () => encoder.destroy());
    for (const bytes of chunks) encoder.write(bytes);
    return encoder;
  }
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return chunk as Buffer;
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
}
