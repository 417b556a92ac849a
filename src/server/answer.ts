import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, PageState } from '#lib/cache/page.ts';
import { createEncoder, type Encoder, isCompressible, pack, WORTH_COMPRESSING } from './encoder.ts';
import { absorb, addVary, type GivenHeaders, nameEncoding } from './headers.ts';

type Done = (error?: Error | null) => void;

// A page is drawn in milliseconds, in tens of them when many are asked for, and compressed in one piece;
// what takes longer or is larger goes out as it comes.
const PATIENCE_MS = 100;
const WHOLE = 512 * 1024;

// The response as everything behind the front writes it. Its head passes through `onHead`, which completes
// the headers or answers instead; its body is compressed when that pays.
export class Answer extends ServerResponse<IncomingMessage> {
  readonly hasQuery: boolean;
  readonly startedAt = performance.now();
  /** The encoding that the client takes. */
  encoding: Encoding = 'identity';
  /** Named in the log and on the error page. */
  reference?: string;
  /** Which kind of stored page this is, for the log. */
  cache?: PageState;
  /** Called once, before the head is sent. True: it has answered by itself. */
  onHead: (status: number) => boolean = () => false;

  #headed = false;
  #settled = false;
  #held: Buffer[] | undefined;
  #heldBytes = 0;
  #patience: NodeJS.Timeout | undefined;
  #encoder: Encoder | undefined;
  // Everything is written, and its last piece is being compressed.
  #ending = false;

  constructor(request: IncomingMessage, options?: unknown) {
    // Node passes options that its types do not show.
    super(...([request, options] as unknown as [IncomingMessage]));
    this.hasQuery = request.url?.includes('?') ?? false;
  }

  /** True once the front has answered: whatever the handler still writes is dropped. */
  get settled(): boolean {
    return this.#settled;
  }

  /** The front's own answer, in place of whatever the handler had begun but not sent. */
  settle(status: number, headers: Record<string, string | number>, body?: string | Uint8Array): void {
    if (this.#settled || this.headersSent) return;
    for (const name of this.getHeaderNames()) this.removeHeader(name);
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    if (status !== 204) this.setHeader('content-length', Buffer.byteLength(body ?? ''));
    this.#mute();
    this.onHead(status);
    super.writeHead(status);
    super.end(body);
  }

  /** From here on only `deliver` writes: a stored page is on its way. */
  expectDelivery(): void {
    this.#mute();
  }

  /** A complete answer whose headers were made before: nothing is added. */
  deliver(status: number, headers: string[], body: Uint8Array | undefined): void {
    if (this.headersSent || this.destroyed) return;
    for (const name of this.getHeaderNames()) this.removeHeader(name);
    this.#mute();
    super.writeHead(status, headers);
    super.end(body);
  }

  override writeHead(status: number, reason?: string | GivenHeaders, headers?: GivenHeaders): this {
    if (this.#settled) return this;
    absorb(this, typeof reason === 'string' ? headers : reason);
    this.statusCode = status;
    if (typeof reason === 'string') this.statusMessage = reason;
    this.#headed = true;
    if (this.onHead(status) || this.#settled) return this;
    if (this.#prepareCompression(this.statusCode)) return this;
    return super.writeHead(this.statusCode);
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Done, done?: Done): boolean {
    const callback = typeof encoding === 'function' ? encoding : done;
    if (!this.#headed && !this.#settled) this.writeHead(this.statusCode);
    if (this.#settled || this.#ending) {
      callback?.();
      return true;
    }
    const bytes = toBuffer(chunk, encoding);
    if (this.#encoder) return this.#encoder.write(bytes, callback);
    if (!this.#held) return super.write(bytes, callback as Done);
    this.#hold(bytes);
    if (this.#heldBytes > WHOLE) this.#startEncoder();
    else if (this.#heldBytes >= WORTH_COMPRESSING) this.#patience ??= this.#waitForEnd();
    callback?.();
    return true;
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), done?: () => void): this {
    const callback = [chunk, encoding, done].find((part) => typeof part === 'function') as
      | (() => void)
      | undefined;
    const bytes = chunk && typeof chunk !== 'function' ? toBuffer(chunk, encoding) : undefined;
    if (!this.#headed && !this.#settled) {
      if (bytes && !this.hasHeader('content-length')) this.setHeader('content-length', bytes.byteLength);
      this.writeHead(this.statusCode);
    }
    if (this.#settled || this.#ending) {
      callback?.();
      return this;
    }
    if (callback) this.once('finish', callback);
    if (this.#held) {
      if (bytes) this.#hold(bytes);
      const body = Buffer.concat(this.#drop());
      if (body.byteLength < WORTH_COMPRESSING) this.#endWhole(body);
      else this.#endPacked(body).catch(() => this.destroy());
    } else if (this.#encoder) {
      this.#encoder.end(bytes);
    } else {
      super.end(bytes);
    }
    return this;
  }

  #mute(): void {
    this.#settled = true;
    // The handler's words belong to the handler's status.
    this.statusMessage = '';
    this.#headed = true;
    this.#drop();
  }

  #prepareCompression(status: number): boolean {
    if (!isCompressible(this, status)) return false;
    addVary(this, 'accept-encoding');
    const length = this.getHeader('content-length');
    if (length !== undefined && Number(length) < WORTH_COMPRESSING) return false;
    if (this.encoding === 'identity' || this.req.method === 'HEAD') return false;
    this.removeHeader('content-length');
    this.#held = [];
    return true;
  }

  #hold(bytes: Buffer): void {
    this.#held?.push(bytes);
    this.#heldBytes += bytes.byteLength;
  }

  /** What was held, and is no longer. */
  #drop(): Buffer[] {
    const held = this.#held ?? [];
    this.#held = undefined;
    clearTimeout(this.#patience);
    return held;
  }

  #waitForEnd(): NodeJS.Timeout {
    return setTimeout(() => {
      if (this.#held && !this.destroyed) this.#startEncoder().flush();
    }, PATIENCE_MS);
  }

  #endWhole(body: Buffer): void {
    this.setHeader('content-length', body.byteLength);
    super.writeHead(this.statusCode);
    super.end(body);
  }

  async #endPacked(body: Buffer): Promise<void> {
    this.#ending = true;
    const packed = await pack(this.encoding, body);
    // Meanwhile the client may have left, or the front may have answered that this took too long.
    if (this.#settled || this.destroyed) return;
    nameEncoding(this, this.encoding);
    this.#endWhole(packed);
  }

  #startEncoder(): Encoder {
    const held = this.#drop();
    nameEncoding(this, this.encoding);
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
    for (const bytes of held) encoder.write(bytes);
    return encoder;
  }
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return chunk as Buffer;
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
}
