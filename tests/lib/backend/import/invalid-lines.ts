import { productRecord } from './import-harness.ts';
import type { InvalidRow } from './invalid-rows.ts';

const text = JSON.stringify(productRecord('T-BROKEN'));
const validLine = JSON.stringify(productRecord('T-WHOLE'));
const deepArray = '['.repeat(200_000);

/** Lines that are not records. */
export const INVALID_LINES: InvalidRow[] = [
  ['a cut row', '{"record":"product","brand":', '29', /ends in the middle: write it in one line/],
  ['a text without its end', '{"record": "product', '12', /no closing quotation mark/],
  ['a comma after the last field', '{"record": "product",}', '22', /no comma stands after the last/],
  ['a comma after the row', `${validLine},`, String(validLine.length + 1), /one record a line/],
  ['two rows in a line', `${validLine} ${validLine}`, String(validLine.length + 2), /one record a line/],
  ['a name without quotes', '{record: "product"}', '2', /name of a field is missing here, in double/],
  ['single quotes', "{'record': 'product'}", '2', /name of a field is missing here, in double/],
  ['no colon', '{"record" "product"}', '11', /a colon is missing/],
  ['no comma between fields', '{"record": "product" "slug": 1}', '22', /a comma or } is missing/],
  ['no comma in a list', '{"shades": ["a" "b"]}', '17', /a comma or ] is missing/],
  ['a word that is not JSON', '{"slug": None}', '10', /a value is missing here: text stands in double/],
  ['a number with a leading zero', '{"popularity": 007}', '17', /a comma or } is missing/],
  ['a tab inside a text', '{"slug": "a\tb"}', '12', /write it as \\t/],
  ['a lone backslash', '{"slug": "C:\\drills"}', '13', /a backslash must be doubled/],
  ['a list in place of a row', JSON.stringify([productRecord('T-BROKEN')]), '1', /must be an object in { }/],
  ['null', 'null', '1', /must be an object in { }/],
  ['a text in place of a row', '"T-1"', '1', /must be an object in { }/],
  ['deep brackets', deepArray, '1001', /nested more than 1,000 deep/],
  ['a number without its end', '{"popularity": 1.}', '16', /number that begins here is not complete/],
  ['a comment', '{"popularity": 1} // none', '19', /one record a line/],
  [
    'deep brackets in a field',
    text.replace('{', `{"slug": ${deepArray}${deepArray.replaceAll('[', ']')}, `),
    'slug',
    /must be a text/,
  ],
  [
    'bytes of another alphabet',
    Buffer.concat([Buffer.from('{"slug": "'), Buffer.from([0xe3, 0xc7])]),
    '11',
    /not UTF-8: save/,
  ],
  ['a zero byte', '{"slug": "a\0"}', '12', /a zero byte: the file is damaged/],
  [
    'a line of 1.5 MB',
    `{"slug": "${'a'.repeat(1_500_000)}"}`,
    '',
    /has 1,500,012 bytes and may have 1,048,576/,
  ],
];
