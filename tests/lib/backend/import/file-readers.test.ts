import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readCsvRows } from '#lib/backend/import/files/read-csv.ts';
import { readJsonLines } from '#lib/backend/import/files/read-json-lines.ts';
import type { RawRow } from '#lib/backend/import/files/row.ts';
import { collect, toChunks } from './import-harness.ts';

const jsonRows = (content: string | Uint8Array, size?: number): Promise<RawRow[]> =>
  collect(readJsonLines(toChunks(content, size)));
const csvRows = (content: string | Uint8Array, record = 'product', size?: number): Promise<RawRow[]> =>
  collect(readCsvRows(toChunks(content, size), record));

/** Issues as `line column: message`, and the values of readable rows. */
function summarizeRows(rows: readonly RawRow[]): unknown[] {
  return rows.map(({ line, value, issues }) =>
    issues?.length ? issues.map(({ column, message }) => `${line} ${column}: ${message}`).join('\n') : value,
  );
}

const encodeUtf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('The reader of JSON lines', () => {
  it.each([1, 2, 3, 7, 1000])('returns the same records for chunks of %i bytes', async (size) => {
    const text = '\ufeff{"a":"بناء"}\r\n\n  \n{"b":[1,2]}\n{"c":"😀"}';
    const rows = await jsonRows(text, size);
    expect(rows.map(({ line, value }) => [line, value])).toEqual([
      [1, { a: 'بناء' }],
      [4, { b: [1, 2] }],
      [5, { c: '😀' }],
    ]);
    expect(rows.at(-1)?.endByte).toBe(Buffer.byteLength(text));
  });

  it.each([
    ['a list', '[\n{"a":1},\n{"a":2}\n]'],
    ['a list in one line', '[{"a":1},{"a":2}]'],
    ['a record over several lines', '{\n  "a": 1\n}\n'],
  ])('reports %s once', async (_, text) => {
    expect(summarizeRows(await jsonRows(text))).toEqual([
      '1 1: write one record a line, without brackets around them or commas between them',
    ]);
  });

  it('reports a file that ends within a record', async () => {
    for (const end of ['{"a":', '{"a":"x', '{"a":"\\', '{"a":"\\u00', '{"a":{"b":1']) {
      expect(summarizeRows(await jsonRows(`{"a":1}\n${end}`))).toEqual([
        { a: 1 },
        `2 ${end.length + 1}: the file ends in the middle of this record`,
      ]);
    }
    // A last line without a line end is read too, or is invalid for another reason.
    expect(summarizeRows(await jsonRows('{"a":1}'))).toEqual([{ a: 1 }]);
    expect(summarizeRows(await jsonRows('{"a":1}}'))).toEqual([
      expect.stringContaining('1 8: something follows'),
    ]);
  });

  it('reads a line of 200 MB without affecting the others', async () => {
    async function* bytes() {
      yield Buffer.from('{"a":1}\n{"a":"');
      const chunk = Buffer.alloc(1024 * 1024, 'x');
      for (let megabyte = 0; megabyte < 200; megabyte += 1) yield chunk;
      yield Buffer.from('"}\n{"a":2}\n');
    }
    const rows = await collect(readJsonLines(bytes()));
    expect(summarizeRows(rows)).toEqual([
      { a: 1 },
      expect.stringMatching(/^2 : the line has 209,715,208/),
      { a: 2 },
    ]);
  });

  it('reports positions in characters when a byte is not UTF-8', async () => {
    const [row] = await jsonRows(Buffer.concat([Buffer.from('{"a":"بنا\ufffd'), Buffer.from([0xff, 0x22])]));
    expect(row?.issues?.[0]?.column).toBe('11');
  });
});

describe('A compressed file', () => {
  const text = Array.from({ length: 3000 }, (_, index) => `{"a":${index},"b":"${Math.sin(index)}"}\n`).join(
    '',
  );
  const packed = gzipSync(text);

  it.each([1, 1000])('is read as it is unpacked, %i bytes at a time', async (size) => {
    const rows = await jsonRows(packed, size);
    expect(rows).toEqual(await jsonRows(text));
    expect(rows).toHaveLength(3000);
  });

  it('of CSV is read in the same way', async () => {
    const rows = await csvRows(gzipSync('\ufeffproductCode;slug\nT-1;t-1\n'));
    expect(summarizeRows(rows)).toEqual([{ record: 'product', productCode: 'T-1', slug: 't-1' }]);
  });

  it.each([
    ['ends in the middle', packed.subarray(0, packed.length / 2)],
    ['has other bytes in it', Buffer.from(packed).fill(0xff, packed.length / 2, packed.length / 2 + 40)],
  ])('is reported once when it %s', async (_, bytes) => {
    const last = (await jsonRows(bytes)).at(-1);
    expect(last?.issues).toEqual([
      { column: '', message: 'the file is damaged or cut off (gzip): nothing can be read from here on' },
    ]);
  });

  it('can be read in part', async () => {
    for await (const { value } of readJsonLines(toChunks(packed))) {
      expect(value).toEqual({ a: 0, b: '0' });
      break;
    }
  });
});

describe('A file in another format', () => {
  it.each([
    [
      'UTF-16 with a byte order mark',
      Buffer.concat([Buffer.from([0xff, 0xfe]), encodeUtf16('{"a":1}\n{"a":2}\n')]),
      'UTF-16',
    ],
    ['big-endian UTF-16', Buffer.concat([Buffer.from([0xfe, 0xff]), encodeUtf16('x\n').swap16()]), 'UTF-16'],
    ['UTF-16 without a byte order mark', encodeUtf16('{"a":1}\n{"a":2}\n'), 'UTF-16'],
    ['gzip that is damaged', Buffer.from([0x1f, 0x8b, 8, 0, 10, 1, 2, 10]), 'gzip'],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004 and the rest\nof it'), 'spreadsheet'],
  ])('is recognised: %s', async (_, bytes, words) => {
    for (const rows of [await jsonRows(bytes), await csvRows(bytes), await jsonRows(bytes, 1)]) {
      expect(summarizeRows(rows)).toEqual([expect.stringMatching(new RegExp(`^1 : the file is .*${words}`))]);
    }
  });

  it('has no rows when it is empty', async () => {
    expect([await jsonRows(''), await csvRows('')]).toEqual([[], []]);
  });

  it('is reported when lines end with a carriage return alone', async () => {
    const message = expect.stringMatching(/^1 \d+: a carriage return alone ends no line/);
    expect(summarizeRows(await jsonRows('{"a":1}\r{"a":2}\r'))).toEqual([message]);
    expect(summarizeRows(await csvRows('productCode,slug\rT-1,t-1\r'))).toEqual([message]);
  });
});

describe('The CSV reader', () => {
  const HEAD = 'productCode,slug,name.en,shades,stock.ae,storeStock.AE.1,options';
  const rest = ',,,,,';

  it.each([1, 5, 1000])(
    'reads cells, quotes and line breaks as in RFC 4180, %i bytes at a time',
    async (size) => {
      const text =
        `\ufeff${HEAD}\r\nT-1,t-1,"Drill, ""big"", 5\r\n\r\nlong",A|B ,7,3,"[{""a"":1}]"\r\n` +
        `\r\n,,,,,,\r\nT-2,"",${rest.slice(1)}\r\n`;
      expect(summarizeRows(await csvRows(text, 'product', size))).toEqual([
        {
          record: 'product',
          productCode: 'T-1',
          slug: 't-1',
          name: { en: 'Drill, "big", 5\n\nlong' },
          shades: ['A', 'B'],
          stock: { ae: 7 },
          storeStock: { 'AE.1': 3 },
          options: [{ a: 1 }],
        },
        { record: 'product', productCode: 'T-2' },
      ]);
    },
  );

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('reads a file that is separated by %s', async (_, separator) => {
    const rows = [
      ['\ufeffproductCode', 'name.en', 'stock.ae'],
      ['T-1', 'Drill, big', '7'],
      ['T-2', `"Drill${separator} ""small"" "`, ''],
      ['T-3'],
    ];
    const text = rows.map((cells) => `${cells.join(separator)}\r\n`).join('');
    expect(summarizeRows(await csvRows(text))).toEqual([
      { record: 'product', productCode: 'T-1', name: { en: 'Drill, big' }, stock: { ae: 7 } },
      { record: 'product', productCode: 'T-2', name: { en: `Drill${separator} "small"` } },
      '4 name.en: the row has 1 cells for 3 columns: it is cut off here',
    ]);
  });

  it('removes the apostrophe that protects a cell from being read as a formula', async () => {
    const cells = ["'=1+1", "'+9", "'-x", "'@a", "''=b", "'tis"];
    const rows = await csvRows(`productCode,name.en\n${cells.map((cell) => `T,${cell}\n`).join('')}`);
    const names = rows.map(({ value }) => (value as { name: { en: string } }).name.en);
    expect(names).toEqual(['=1+1', '+9', '-x', '@a', "'=b", "'tis"]);
  });

  it('ignores empty cells after the last column', async () => {
    const rows = await csvRows('productCode,slug,,\nT-1,t-1,,\nT-2,t-2\n');
    expect(summarizeRows(rows)).toEqual([
      { record: 'product', productCode: 'T-1', slug: 't-1' },
      { record: 'product', productCode: 'T-2', slug: 't-2' },
    ]);
  });

  it.each([
    ['is missing', 'slug,brand', '1 productCode: the first line must name the columns'],
    [
      'is separated by pipes',
      'productCode|slug',
      '1 productCode: there is no such column: cells are separated by commas, semicolons or tabs, not by |',
    ],
    ['is there twice', 'productCode,slug,slug', '1 slug: the column is there twice'],
    ['has no name', 'productCode,,slug', '1 2: the column has no name'],
    ['is not known', 'productCode,color', '1 color: there is no such column: remove it'],
    ['is written in another case', 'productCode,Slug', '1 Slug: there is no such column: write slug'],
    ['is named __proto__', 'productCode,__proto__.x', '1 __proto__.x: there is no such column'],
    ['has an open quote', 'productCode,"slug', '1 : a quotation mark opens this cell and none closes it'],
  ])('stops at the header when a column %s', async (_, head, message) => {
    expect(summarizeRows(await csvRows(`${head}\nT-1,t-1\n`))).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['too few cells', `T-1,t-1`, '2 name.en: the row has 2 cells for 7 columns: it is cut off here'],
    [
      'too many cells',
      `T-1,t-1,Drill, big${rest}`,
      '2 8: the row has 9 cells for 7 columns: a text with a comma must be in',
    ],
    ['a quote inside', `T-1,t-1,5" drill,,,,`, '2 name.en: a quotation mark inside a cell'],
    ['a blank before a quote', `T-1,t-1, "Drill",,,,`, '2 name.en: a quotation mark inside a cell'],
    ['something behind a quote', `T-1,t-1,"Drill"s,,,,`, '2 name.en: something follows the closing'],
    ['no number', `T-1,t-1,,,many,,`, '2 stock.ae: must be a number in the digits 0 to 9, not "many"'],
    ['Arabic digits', `T-1,t-1,,,١٢,,`, '2 stock.ae: must be a number in the digits 0 to 9, not "١٢"'],
    ['hexadecimal digits', `T-1,t-1,,,0x10,,`, '2 stock.ae: must be a number'],
    ['no JSON', `T-1,t-1,,,,,red`, '2 options: the cell must hold a list as JSON'],
    ['a zero byte', `T-1,t-1,a\0b,,,,`, '2 10: a zero byte'],
  ])('reports %s', async (_, row, message) => {
    const rows = summarizeRows(await csvRows(`${HEAD}\n${row}\nT-2${rest},\n`));
    expect(rows).toEqual([expect.stringContaining(message), { record: 'product', productCode: 'T-2' }]);
  });

  it('reports each invalid cell', async () => {
    const [row] = await csvRows(`${HEAD}\nT-1,,,,a,b,c\n`);
    expect(row?.issues?.map(({ column }) => column)).toEqual(['stock.ae', 'storeStock.AE.1', 'options']);
    expect(row?.value).toEqual({ record: 'product', productCode: 'T-1' });
  });

  it.each([
    ['a row without quotes', 'T-2,t-2,,,,,', 1],
    ['a row with quotes', 'T-2,"t-2",,,,,', 1],
    ['a thousand rows', Array(1000).fill('T-2,t-2,,,,,').join('\n'), 1000],
    ['another row with an unclosed quote', 'T-3,"t-3,,,,,\nT-2,t-2,,,,,', 1],
    ['bytes that are no UTF-8', Buffer.from([0x54, 0xff, 0x0a, ...Buffer.from('T-2,t-2,,,,,')]), 1],
  ])('drops one row for an unclosed quote, before %s', async (_, next, validRows) => {
    const text = Buffer.concat([Buffer.from(`${HEAD}\nT-1,t-1,"Drill,,,,\n`), Buffer.from(next as string)]);
    const rows = await csvRows(text);
    expect(summarizeRows(rows)[0]).toBe('2 name.en: a quotation mark opens this cell and none closes it');
    const values = rows.filter(({ value }) => value !== undefined);
    expect(values).toHaveLength(validRows);
    expect(values[0]?.value).toEqual({ record: 'product', productCode: 'T-2', slug: 't-2' });
  });

  it('reads an empty parent cell as a department', async () => {
    const rows = await csvRows('code,parent,position\ngarden,,3\nhoses,garden,1\n', 'category');
    expect(summarizeRows(rows)).toEqual([
      { record: 'category', code: 'garden', parent: null, position: 3 },
      { record: 'category', code: 'hoses', parent: 'garden', position: 1 },
    ]);
  });
});
