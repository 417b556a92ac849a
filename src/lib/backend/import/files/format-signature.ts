const SIGNATURES: [bytes: number[], message: string][] = [
  [[0xff, 0xfe], 'the file is in UTF-16: save it as UTF-8'],
  [[0xfe, 0xff], 'the file is in UTF-16: save it as UTF-8'],
  [[0x1f, 0x8b], 'the file is compressed (gzip): unpack it first'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'the file is compressed (zstd): unpack it first'],
  [[0x50, 0x4b, 0x03, 0x04], 'the file is a spreadsheet or a zip archive: save the table as CSV in UTF-8'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'the file is a spreadsheet: save the table as CSV in UTF-8'],
];

/** Returns a message if the first four bytes show that the file is not readable text. */
export function detectUnsupportedFile(head: Uint8Array): string | undefined {
  const known = SIGNATURES.find(([bytes]) => bytes.every((byte, index) => head[index] === byte));
  if (known) return known[1];
  // UTF-16 without a byte order mark: every other byte of ASCII text is zero.
  const isWide = head.length >= 2 && (head[0] === 0) !== (head[1] === 0);
  return isWide ? 'the file is in UTF-16: save it as UTF-8' : undefined;
}
