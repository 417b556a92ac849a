import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';

/** A backup that cannot be made or restored; its message is one sentence for the operator, without a full stop. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const BackupFileSchema = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z.-]*$/)),
  bytes: z.int(),
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
});

const ManifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** The last migration of the schema. */
  migration: z.string(),
  files: z.array(BackupFileSchema),
});

/** Describes the content of a backup; written last, so that a folder without it is not a backup. */
export type BackupManifest = z.output<typeof ManifestSchema>;
type BackupFile = z.output<typeof BackupFileSchema>;

const MANIFEST = 'backup.json';

/** Writes the manifest of a folder whose files are complete. */
export async function writeManifest(
  folder: string,
  names: readonly string[],
  details: Pick<BackupManifest, 'createdAt' | 'database' | 'migration'>,
): Promise<void> {
  const files: BackupFile[] = [];
  for (const name of names) files.push(await describeFile(folder, name));
  const manifest: BackupManifest = { format: 1, ...details, files };
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

/** Reads the manifest of a backup; throws a BackupError when there is none. */
export function readManifest(folder: string): BackupManifest {
  const file = join(folder, MANIFEST);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new BackupError(`${folder} is no backup: it has no ${MANIFEST}`);
  }
  const result = z.safeParse(ManifestSchema, parseJson(text));
  if (!result.success) throw new BackupError(`${file} is damaged, or of another version of this program`);
  return result.data;
}

/** Compares each file with the manifest; throws a BackupError with the name of the first one that differs. */
export async function verifyFiles(folder: string, manifest: BackupManifest): Promise<void> {
  for (const expected of manifest.files) {
    const actual = await describeFile(folder, expected.name).catch(() => undefined);
    if (!actual) throw new BackupError(`${expected.name} is missing in ${folder}`);
    if (actual.sha256 !== expected.sha256)
      throw new BackupError(
        `${expected.name} in ${folder} is not what was backed up: it is damaged or changed`,
      );
  }
}

async function describeFile(folder: string, name: string): Promise<BackupFile> {
  const file = join(folder, name);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { name, bytes: statSync(file).size, sha256: hash.digest('hex') };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
