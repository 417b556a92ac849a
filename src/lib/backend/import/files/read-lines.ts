import type { ValidationIssue } from '../records/validation-issue.ts';
import { decompress, isDecompressionError } from './decompress.ts';

/** Maximum bytes of a line; a product with all its texts takes about 8000. */
export const MAX_LINE_BYTES = 1_048_576;

const NEWLINE = 0x0a;

/** A line of a file, or why it cannot be read. */
export type FileLine = {
  /** From 1. */
  number: number;
  /** Byte offset of the end of the line. */
  end: number;
  /** False for a last line without a line break. */
  hasLineBreak: boolean;
} & ({ text: string; issue?: undefined } | { issue: ValidationIssue; text?: undefined });

/**
 * Streams the lines of a plain or gzip file, with at most one in memory. Ends early for unsupported and for
 * damaged files.
 */
export async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FileLine> {
  let lastLine: FileLine | undefined;
  try {
    for await (const line of splitLines(decompress(bytes))) {
      lastLine = line;
      yield line;
    }
  } catch (error) {
    if (!isDecompressionError(error)) throw error;
    const message = 'the file is damaged or cut off (gzip): nothing can be read from here on';
    yield {
      number: (lastLine?.number ?? 0) + 1,
      end: lastLine?.end ?? 0,
      hasLineBreak: false,
      issue: { column: '', message },
    };
  }
}

async function* splitLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FileLine> {
  let parts: Uint8Array[] = [];
  let length = 0;
  let number = 1;
  let end = 0;
  const firstBytes: number[] = [];

  function finishLine(hasLineBreak: boolean): FileLine {
    const position = { number, end, hasLineBreak };
    const line = Buffer.concat(parts);
    const isLong = length > MAX_LINE_BYTES;
    const read = isLong ? { issue: createLengthIssue(length) } : decode(line);
    [parts, length, number] = [[], 0, number + 1];
    return { ...position, ...read };
  }

  for await (const chunk of bytes) {
    for (let at = 0; firstBytes.length < 4 && at < chunk.length; at += 1)
      firstBytes.push(chunk[at] as number);
    let from = 0;
    while (from < chunk.length) {
      const at = chunk.indexOf(NEWLINE, from);
      const to = at === -1 ? chunk.length : at;
      length += to - from;
      // Overlong lines are counted but not stored.
      if (length <= MAX_LINE_BYTES) parts.push(chunk.subarray(from, to));
      else parts = [];
      end += to - from + (at === -1 ? 0 : 1);
      from = to + 1;
      if (at === -1) continue;
      const unsupported = number === 1 && detectUnsupportedFile(Uint8Array.from(firstBytes));
      if (unsupported)
        return yield { number, end, hasLineBreak: true, issue: { column: '', message: unsupported } };
      yield finishLine(true);
    }
  }
  const unsupported = number === 1 && detectUnsupportedFile(Uint8Array.from(firstBytes));
  if (unsupported) yield { number, end, hasLineBreak: false, issue: { column: '', message: unsupported } };
  else if (length > 0) yield finishLine(false);
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): { text: string } | { issue: ValidationIssue } {
  let text: string;
  try {
    text = decoder.decode(bytes).replace(/\r$/, '');
  } catch {
    return { issue: createEncodingIssue(bytes) };
  }
  const zeroByte = text.indexOf('\0');
  if (zeroByte !== -1) {
    return { issue: { column: String(zeroByte + 1), message: 'a zero byte: the file is damaged here' } };
  }
  const carriageReturn = text.indexOf('\r');
  if (carriageReturn === -1) return { text };
  const message = 'a carriage return alone ends no line: save the file with the line ends of Unix or Windows';
  return { issue: { column: String(carriageReturn + 1), message } };
}

function createLengthIssue(length: number): ValidationIssue {
  const [actual, maximum] = [length, MAX_LINE_BYTES].map((bytes) => bytes.toLocaleString('en'));
  const message = `the line has ${actual} bytes and may have ${maximum}: is a line break or a quotation mark missing?`;
  return { column: '', message };
}

function createEncodingIssue(bytes: Buffer): ValidationIssue {
  const text = bytes.toString('utf8');
  const isInFile = (at: number) => {
    const byte = Buffer.byteLength(text.slice(0, at));
    return bytes[byte] === 0xef && bytes[byte + 1] === 0xbf && bytes[byte + 2] === 0xbd;
  };
  // Skips replacement characters that the file itself contains.
  let at = text.indexOf('\ufffd');
  while (at !== -1 && isInFile(at)) at = text.indexOf('\ufffd', at + 1);
  return { column: String(at + 1), message: 'the bytes here are not UTF-8: save the file as UTF-8' };
}
const SIGNATURES: [bytes: number[], message: string][] = [
  [[0xff, 0xfe], 'the file is in UTF-16: save it as UTF-8'],
  [[0xfe, 0xff], 'the file is in UTF-16: save it as UTF-8'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'the file is compressed (zstd): unpack it first'],
  [[0x50, 0x4b, 0x03, 0x04], 'the file is a spreadsheet or a zip archive: save the table as CSV in UTF-8'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'the file is a spreadsheet: save the table as CSV in UTF-8'],
];

/** Returns a message if the first four bytes show that the file is not readable text. */
export function detectUnsupportedFile(firstBytes: Uint8Array): string | undefined {
  const signature = SIGNATURES.find(([bytes]) => bytes.every((byte, index) => firstBytes[index] === byte));
  if (signature) return signature[1];
  // UTF-16 without a byte order mark: every other byte of ASCII text is zero.
  const isUtf16 = firstBytes.length >= 2 && (firstBytes[0] === 0) !== (firstBytes[1] === 0);
  return isUtf16 ? 'the file is in UTF-16: save it as UTF-8' : undefined;
}
