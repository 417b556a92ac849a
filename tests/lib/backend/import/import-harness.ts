import type { LocalizedText, SeedCatalog } from '#lib/backend/catalog/model.ts';
import type { Db } from '#lib/backend/db/database.ts';
import { exportCatalog, exportProducts, readStoreCodes } from '#lib/backend/export/export-catalog.ts';
import { writeCsv } from '#lib/backend/export/write-csv.ts';
import { readCsvRows } from '#lib/backend/import/files/read-csv.ts';
import { readJsonLines } from '#lib/backend/import/files/read-json-lines.ts';
import { type ImportOptions, importCatalog } from '#lib/backend/import/import-catalog.ts';
import type { ImportReport } from '#lib/backend/import/import-report.ts';
import type { ImportIssue } from '#lib/backend/import/records/validation-issue.ts';
import { createFixtureSeed, product } from '../backend-fixture.ts';
import { type TestDatabase, testDatabases } from '../databases.ts';

/** One database of each SQL dialect; SQLite in a file and in memory do not differ here. */
export const dialects: TestDatabase[] = testDatabases.filter(({ name }) => name !== 'SQLite in a file');

const toLocalizedText = (en: string, ar: string): LocalizedText => ({ en, ar });

const STORE_DETAILS: NonNullable<SeedCatalog['stores'][number]['details']> = {
  slug: 'second',
  services: ['tinting', 'key-cutting'],
  isDropoff: true,
  ramadanHours: [null, ...Array.from({ length: 6 }, (): [string, string] => ['10:00', '01:00'])],
};

/** The fixture with every kind of catalog data: variants, stores, a size chart, synonyms, photos. */
export function createCatalogSeed(): SeedCatalog {
  const seed = createFixtureSeed();
  const length = (metres: string) => [
    {
      attributeFqn: 'tenant~length',
      label: toLocalizedText('Length', 'الطول'),
      value: toLocalizedText(`${metres} m`, `${metres} م`),
    },
  ];
  const store = (code: string, position: number): SeedCatalog['stores'][number] => ({
    code,
    country: 'ae',
    position,
    lat: 25.1 + position / 7,
    lng: 55.2,
    phone: '+97141234567',
    name: toLocalizedText(`Store ${code}`, `متجر ${code}`),
    address: toLocalizedText('Street 12', 'شارع ١٢'),
    city: toLocalizedText('Dubai', 'دبي'),
    state: toLocalizedText('Dubai', 'دبي'),
    hours: [null, ...Array.from({ length: 6 }, (): [string, string] => ['08:30', '22:00'])],
  });
  const boots = product({
    code: 'T-BOOTS',
    sizeChart: 'shoes',
    dietary: ['vegan'],
    badge: toLocalizedText('New', 'جديد'),
    name: toLocalizedText('Boots, "Rock", 44', 'حذاء، «صخر»، ٤٤'),
    description: toLocalizedText(
      'First, a comma.\n\nThen "quotes"; and 5" of heel.',
      'أولًا، فاصلة.\n\nثم "تنصيص".',
    ),
    warranty: null,
    packSize: toLocalizedText('1 pair', 'زوج واحد'),
    barcode: '',
    related: ['T-TEN', 'T-GONE'],
    images: [
      {
        url: 'https://pictures.example/boots.jpg',
        alt: toLocalizedText('Boots, from the side', 'الحذاء من الجانب'),
      },
    ],
    storeStock: { 'AE-1': 4, 'AE-2': 0 },
    returnDays: 0,
    inTheBox: [],
    properties: [],
    specifications: [],
  });
  return {
    ...seed,
    products: [
      ...seed.products,
      boots,
      ...['1', '2', '3'].map((metres) =>
        product({ code: `T-PIPE-${metres}`, groupCode: 'T-PIPE-1', options: length(metres) }),
      ),
    ],
    sizeCharts: [
      {
        code: 'shoes',
        name: toLocalizedText('Shoes', 'أحذية'),
        note: toLocalizedText('Measure the foot.', 'قس القدم.'),
        columns: [toLocalizedText('EU', 'أوروبي'), toLocalizedText('Foot, cm', 'القدم، سم')],
        rows: [
          ['43', '27.5'],
          ['44', '28'],
          [toLocalizedText('Wide', 'عريض'), '29'],
        ],
      },
    ],
    stores: [store('AE-1', 1), { ...store('AE-2', 2), details: STORE_DETAILS }],
    synonyms: { en: [['drill', 'driver']], ar: [['مثقاب', 'دريل']] },
  };
}

/** A product record with the required fields only. */
export function productRecord(productCode: string, overrides: Record<string, unknown> = {}) {
  return {
    record: 'product',
    productCode,
    brand: 'rukn',
    category: 'drills',
    name: { en: `Drill ${productCode}`, ar: `مثقاب ${productCode}` },
    summary: { en: 'Drills.', ar: 'يثقب.' },
    description: { en: 'It drills.', ar: 'إنه يثقب.' },
    prices: { ae: { price: '100.00' }, kw: { price: '8.500' } },
    ...overrides,
  };
}

export function toLines(records: readonly unknown[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

/** Splits a file's content into chunks of `size` bytes. */
export async function* toChunks(content: string | Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content as string);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Collects all values of an iterable. */
export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

export interface ImportOutcome {
  report: ImportReport;
  issues: ImportIssue[];
}

type ImportSettings = Partial<Omit<ImportOptions, 'db' | 'rows'>> & { records?: string };

async function runImport(
  db: Db,
  rows: ImportOptions['rows'],
  overrides: ImportSettings,
): Promise<ImportOutcome> {
  const issues: ImportIssue[] = [];
  const report = await importCatalog({ db, rows, onIssue: (issue) => issues.push(issue), ...overrides });
  return { report, issues };
}

export function importLines(
  db: Db,
  content: string | Uint8Array,
  overrides: ImportSettings = {},
): Promise<ImportOutcome> {
  return runImport(db, readJsonLines(toChunks(content)), overrides);
}

export function importCsv(
  db: Db,
  content: string | Uint8Array,
  overrides: ImportSettings = {},
): Promise<ImportOutcome> {
  return runImport(db, readCsvRows(toChunks(content), overrides.records ?? 'product'), overrides);
}

export async function exportLines(db: Db): Promise<string> {
  return toLines(await collect(exportCatalog(db)));
}

export async function exportCsv(db: Db): Promise<string> {
  return (await collect(writeCsv(exportProducts(db), await readStoreCodes(db)))).join('');
}

export async function readVersion(db: Db) {
  return await db.selectFrom('catalog_version').selectAll().executeTakeFirstOrThrow();
}

/** All rows of the catalog tables, without timestamps. */
export async function readTables(db: Db): Promise<Record<string, string[]>> {
  const tables = [
    ...(['categories', 'category_texts', 'brands', 'brand_texts', 'shades', 'shade_texts'] as const),
    ...(['stores', 'store_texts', 'size_charts', 'synonyms', 'products', 'product_texts'] as const),
    ...(['prices', 'stock', 'store_stock', 'product_shades'] as const),
  ];
  const found: Record<string, string[]> = {};
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().execute();
    found[table] = rows.map((row) => JSON.stringify({ ...row, updated_at: undefined })).sort();
  }
  return found;
}
