import { stringify } from 'csv-stringify/sync';
import type { ProductRecord } from '#lib/contract/record.ts';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { flatten } from './columns.ts';

const inBoth = (name: string): string[] => [`${name}.en`, `${name}.ar`];
const inAll = (name: (country: string) => string[]): string[] => COUNTRY_CODES.flatMap(name);

/** The columns of a table of products, in the order in which a person would look for them. */
export function columnsOf(stores: readonly string[]): string[] {
  return [
    ...['productCode', 'variationProductCode', 'slug', 'brand', 'category'],
    ...['name', 'summary', 'description'].flatMap(inBoth),
    ...inAll((country) => [`prices.${country}.price`, `prices.${country}.salePrice`]),
    ...inAll((country) => [`stock.${country}`]),
    ...stores.map((code) => `storeStock.${code}`),
    ...['packSize', 'warranty', 'promotionBadge'].flatMap(inBoth),
    ...[
      'unitOfMeasure.amount',
      'unitOfMeasure.unit',
      'barcode',
      'maximumQuantity',
      'popularity',
      'createdAt',
    ],
    ...['returnDays', 'productType', 'shades', 'dietaryFlags', 'sizeChart', 'relatedProducts'],
    ...['options', 'properties', 'specifications', 'boxContents', 'productImages'],
    ...['illustration.kind', 'illustration.colour', 'illustration.accent'],
  ];
}

/** Products as lines of a CSV file, the names of the columns first. */
export async function* writeCsv(
  products: AsyncIterable<ProductRecord>,
  stores: readonly string[],
): AsyncGenerator<string> {
  const columns = columnsOf(stores);
  yield stringify([columns]);
  for await (const product of products) {
    const cells = new Map(flatten(product));
    yield stringify([columns.map((column) => cells.get(column) ?? '')]);
  }
}
