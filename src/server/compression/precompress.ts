import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT_FILES = /\.(?:css|html|js|mjs|json|map|svg|txt|webmanifest|xml)$/;
// Smaller files fit into one packet either way.
const MIN_BYTES = 512;

export interface PrecompressStats {
  files: number;
  before: number;
  after: number;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

// Pages are many and change with each build: one quality step below the best takes a third of the time and
// adds 2 % to the size.
const isPage = (name: string) => name.endsWith('.html');

async function precompressFile(file: string, total: PrecompressStats): Promise<void> {
  const body = await readFile(file);
  if (body.byteLength < MIN_BYTES) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - (isPage(file) ? 1 : 0),
    [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  const [br, gz] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: 9 })]);
  if (br.byteLength < body.byteLength) await writeFile(`${file}.br`, br);
  if (gz.byteLength < body.byteLength) await writeFile(`${file}.gz`, gz);
  total.files += 1;
  total.before += body.byteLength;
  total.after += Math.min(br.byteLength, body.byteLength);
}

/** Writes .br and .gz beside every text file of a folder when they are smaller; in parallel on all cores. */
export async function precompress(folder: string): Promise<PrecompressStats> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT_FILES.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .values();
  const total: PrecompressStats = { files: 0, before: 0, after: 0 };
  const worker = async () => {
    for (const file of files) await precompressFile(file, total);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return total;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = resolve(process.argv[2] ?? join(process.env.BUILD_DIR ?? './dist', 'client'));
  const { files, before, after } = await precompress(folder);
  process.stdout.write(`Compressed ${files} files: ${kilobytes(before)} to ${kilobytes(after)}\n`);
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`;
}
