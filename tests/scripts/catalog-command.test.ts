import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isValidBarcode } from '#lib/backend/import/records/barcode.ts';
import { generateCatalog } from '../../scripts/bench/generate-catalog.mjs';
import { parseArguments } from '../../scripts/catalog/catalog-command.mjs';
import { productRecord, toLines } from '../lib/backend/import/import-harness.ts';
import {
  runProgram,
  seedOwnCatalog,
  withFolder,
  writeProducts,
} from '../lib/backend/import/import-process.ts';

const IMPORT_COMMAND = 'scripts/catalog/import.mjs';
const EXPORT_COMMAND = 'scripts/catalog/export.mjs';
const OPTIONS = {
  'dry-run': { type: 'boolean' },
  complete: { type: 'boolean' },
  format: { type: 'string' },
  records: { type: 'string' },
  problems: { type: 'string' },
} as const;
const EXPORT_OPTIONS = { format: { type: 'string' }, untranslated: { type: 'boolean' } } as const;

let folder: string;
beforeAll(async () => {
  folder = await seedOwnCatalog();
});

const write = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

describe('The command line of import and export', () => {
  const read = (...args: string[]) => parseArguments(args, { ...OPTIONS, ...EXPORT_OPTIONS });

  it('takes the format from an option or from the file name', () => {
    expect(read('a.csv').flags.format).toBe('csv');
    for (const name of ['a.jsonl', 'a.NDJSON', 'a.json']) expect(read(name).flags.format).toBe('jsonl');
    for (const name of ['a.csv.gz', 'a.tsv', 'a.CSV.GZ']) expect(read(name).flags.format).toBe('csv');
    expect(read('a.jsonl.gz').flags.format).toBe('jsonl');
    expect(read('--untranslated').file).toBeUndefined();
    expect(read('a.txt', '--format', 'csv').flags.format).toBe('csv');
    expect(read('a.csv', '--problems', 'b.tsv', '--complete')).toEqual({
      file: join(process.cwd(), 'a.csv'),
      flags: { format: 'csv', complete: true, problems: join(process.cwd(), 'b.tsv') },
    });
  });

  it.each([
    [[], 'Name one file: see --help.'],
    [['a.csv', 'b.csv'], 'Name one file: see --help.'],
    [['-'], 'Standard input and output cannot be used here: name a file.'],
    [['a.csv', '--fast'], "Unknown option '--fast': see --help."],
    [['a.csv', '--format', 'xml'], '--format is one of jsonl, csv.'],
    [['a.csv', '--records', 'offer'], '--records is one of product, category, brand, shade, store, review.'],
    [['a.jsonl', '--records', 'brand'], '--records is for CSV: in JSON lines each record says what it is.'],
    [['a.csv', '--records', 'brand', '--complete'], '--complete is for products: nothing else is ever'],
    [['a.zip'], 'A .zip file cannot be used here: JSON lines or CSV can.'],
    [['a.gz'], 'a.gz does not say its format'],
    [['--untranslated', 'a.jsonl'], '--untranslated writes CSV: name a file that ends in .csv.'],
    [['--untranslated', '--format', 'csv'], '--format is not for --untranslated'],
    [['a.XLSX', '--dry-run'], 'A .xlsx file cannot be used here'],
    [['a.txt'], 'a.txt does not say its format by .jsonl or .csv: add --format.'],
    [['a.csv', '--problems', './a.csv'], '--problems names the file itself: choose another.'],
  ])('reports an invalid argument in one line: %j', (args, message) => {
    expect(() => read(...args)).toThrow(message);
  });
});

describe('The import command', () => {
  it('prints its usage', async () => {
    const { code, out } = await runProgram([IMPORT_COMMAND, '--help'], folder);
    expect(code).toBe(0);
    for (const flag of Object.keys(OPTIONS)) expect(out).toContain(`--${flag}`);
    expect(out).toContain('docs/catalog.md');
  });

  it.each([
    ['there is no such file', 'nowhere.jsonl', /^There is no file .*nowhere\.jsonl\.\n$/],
    ['it is a folder', 'folder.csv', /^.*folder\.csv is not a file\.\n$/],
  ])('exits with status 1 and one line when %s', async (_, name, message) => {
    mkdirSync(join(folder, 'folder.csv'), { recursive: true });
    const { code, out, err } = await runProgram([IMPORT_COMMAND, join(folder, name)], folder);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(message);
  });

  it('imports valid rows, and lists invalid ones in a file', async () => {
    const rows = Array.from({ length: 30 }, (_, index) =>
      productRecord(`T-X${index}`, { stock: { ae: -1 } }),
    );
    const file = write(
      'mixed.jsonl',
      toLines([...rows, productRecord('T-FINE'), productRecord('T-1', { productCode: 'T-\t1' })]),
    );
    const dry = await runProgram([IMPORT_COMMAND, file, '--dry-run'], folder);
    expect(dry.code).toBe(2);
    expect(dry.out).toContain('32 rows read: 1 would be added, 0 would be changed, 0 the same, 31 bad.');
    const { code, out, err } = await runProgram([IMPORT_COMMAND, file], folder);
    expect([code, err]).toEqual([2, '']);
    expect(out).toContain('32 rows read: 1 added, 0 changed, 0 the same, 31 bad.');
    expect(out).toMatch(/It took [\d.]+ s and \d+ MB of memory at most\./);
    expect(out.match(/^line \d+, stock\.ae: must be at least 0, not -1$/gm)).toHaveLength(20);
    const list = join(folder, 'imports', 'mixed.jsonl.problems.tsv');
    expect(out).toContain(`More are in ${list}.`);
    const lines = readFileSync(list, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(32);
    expect(lines[0]).toBe('line\tcolumn\tproblem');
    expect(lines[1]).toBe('1\tstock.ae\tmust be at least 0, not -1');
    // Control characters of a file's values are replaced.
    expect(lines[31]).toMatch(/^32\tproductCode\tmust be a code .*, not "T-\ufffd1"$/);
  });

  it('removes the issue list when there are no issues', async () => {
    const file = write('mended.csv', 'productCode,stock.ae\nT-TEN,many\n');
    const list = join(folder, 'own list.tsv');
    expect((await runProgram([IMPORT_COMMAND, file, '--problems', list], folder)).code).toBe(2);
    expect(existsSync(list)).toBe(true);
    const columns = 'productCode,brand,category,name.en,name.ar,summary.en,summary.ar';
    const head = `${columns},description.en,description.ar,prices.ae.price`;
    write('mended.csv', `${head}\nT-TEN,rukn,drills,Ten,عشرة,Ten,عشرة,Ten,عشرة,10\n`);
    const { code, out } = await runProgram([IMPORT_COMMAND, file, '--problems', list], folder);
    expect([code, existsSync(list)]).toEqual([0, false]);
    expect(out).toContain('1 rows read: 0 added, 1 changed, 0 the same, 0 bad.');
    expect((await runProgram([IMPORT_COMMAND, file], folder)).out).toContain('Nothing had to be written.');
  });

  it('prints its progress, also for a file of invalid rows only', async () => {
    for (const text of ['{"record":"product"}\n', '']) {
      const file = write('many-bad.jsonl', text.repeat(5000));
      const { code, out } = await runProgram([IMPORT_COMMAND, file], folder);
      expect(code).toBe(2);
      if (!text) expect(out).toContain('there is no row in the file');
      else expect(out.match(/^\d+% {2}[\d,]+ rows, [\d,]+ a second$/gm)?.length).toBeGreaterThanOrEqual(10);
    }
  });

  it('forwards a stop signal and prints where it stopped', async () => {
    const file = await writeProducts(folder, 3000);
    const run = await runProgram([IMPORT_COMMAND, file], folder, (out, child) => {
      if (/^\d+%/m.test(out) && !child.killed) child.kill('SIGTERM');
    });
    expect([run.code, run.err]).toEqual([130, '']);
    expect(run.out).toMatch(/Stopped after line [\d,]+: run it again/);
  });

  it('refuses to run for a shop whose catalog is elsewhere', async () => {
    const before = process.env.API_BASE_URL;
    const file = write('one.jsonl', toLines([productRecord('T-1')]));
    const run = await runProgram([IMPORT_COMMAND, file], folder, undefined, {
      API_BASE_URL: 'https://api.example',
    });
    expect(run).toMatchObject({ code: 1, err: expect.stringContaining('API_BASE_URL is set') });
    expect(process.env.API_BASE_URL).toBe(before);
  });
});

describe('The export command', () => {
  it('lists texts that lack a language, on the terminal and in a file', async () => {
    const ownDb = await seedOwnCatalog();
    const feed = join(ownDb, 'feed.jsonl');
    writeFileSync(feed, toLines([productRecord('T-EN', { name: { en: '=Only English' } })]));
    const imported = await runProgram([IMPORT_COMMAND, feed], ownDb);
    expect(imported.code).toBe(0);
    expect(imported.out).toContain('1 row has texts in one language only');
    const list = "record,name,field,language,text\nproduct,T-EN,name,ar,'=Only English\n";
    const printed = await runProgram([EXPORT_COMMAND, '--untranslated'], ownDb);
    expect([printed.code, printed.err]).toEqual([0, '']);
    expect(printed.out.endsWith(list)).toBe(true);
    const file = join(ownDb, 'missing.csv');
    expect((await runProgram([EXPORT_COMMAND, '--untranslated', file], ownDb)).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(list);
  });

  it('writes files that the import accepts, in both formats', async () => {
    const ownDb = await seedOwnCatalog();
    for (const name of ['all.jsonl', 'all.csv', 'all.csv.gz']) {
      const file = join(ownDb, name);
      const { code, out, err } = await runProgram([EXPORT_COMMAND, file], ownDb);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/\d+ rows written to .*\.\n$/);
      const reimport = await runProgram([IMPORT_COMMAND, file, '--complete'], ownDb);
      expect(reimport.out).toContain('Nothing had to be written.');
      expect(reimport.code).toBe(0);
    }
    await withFolder(ownDb, async (db) => {
      const { version } = await db.selectFrom('catalog_version').select('version').executeTakeFirstOrThrow();
      expect(version).toBe(2);
    });
  });

  it('prints its usage, and an error in one line', async () => {
    expect((await runProgram([EXPORT_COMMAND, '--help'], folder)).out).toContain('--format');
    mkdirSync(join(folder, 'a.csv'), { recursive: true });
    const cases: [string, RegExp][] = [
      [join(folder, 'a.csv'), /is a folder\.\n$/],
      [join(folder, 'none', 'a.csv'), /^There is no folder .*none\.\n$/],
    ];
    for (const [file, message] of cases) {
      const { code, err } = await runProgram([EXPORT_COMMAND, file], folder);
      expect(code).toBe(1);
      expect(err).toMatch(message);
    }
  });

  it('keeps an existing file unchanged when it is stopped', async () => {
    const old = write('old.jsonl', 'old\n');
    const run = await runProgram([EXPORT_COMMAND, old], folder, (out, child) => {
      if (out.includes('Database ready')) child.kill('SIGTERM');
    });
    // 143 when it is stopped before its signal handler is installed.
    if (run.code !== 0) expect([130, 143]).toContain(run.code);
    expect(readFileSync(old, 'utf8') === 'old\n').toBe(run.code !== 0);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

it('an enlarged catalog has unique codes, slugs, names and barcodes', () => {
  const records = ['T-1', 'T-2', 'T-3'].map((code) =>
    productRecord(code, { slug: code.toLowerCase(), variationProductCode: 'T-1', relatedProducts: ['T-2'] }),
  );
  const lines = [...generateCatalog([{ record: 'brand', slug: 'rukn' }, ...records], 1000)];
  const [brand, ...products] = lines.map((line) => JSON.parse(line));
  expect(brand).toEqual({ record: 'brand', slug: 'rukn' });
  expect(products).toHaveLength(1000);
  for (const read of ['productCode', 'slug', 'barcode'] as const) {
    expect(new Set(products.map((product) => product[read])).size).toBe(1000);
  }
  expect(new Set(products.map(({ name }) => name.ar)).size).toBe(1000);
  expect(products.every(({ barcode }) => isValidBarcode(barcode))).toBe(true);
  expect(products.at(-1)).toMatchObject({ productCode: 'T-1-x333', variationProductCode: 'T-1-x333' });
});
