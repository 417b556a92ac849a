/**
 * Generates a catalog of `count` products from a smaller one. Each copy has its own code, slug, name and
 * barcode, and variants are copied together. Records other than products come first.
 * @param {readonly Record<string, any>[]} records of an export, products last @param {number} count
 * @returns {Generator<string>} JSON lines
 */
export function* generateCatalog(records, count) {
  const products = records.filter(({ record }) => record === 'product');
  for (const record of records) if (record.record !== 'product') yield `${JSON.stringify(record)}\n`;
  for (let index = 0; index < count; index += 1) {
    const product = products[index % products.length];
    yield `${JSON.stringify(copy(product, Math.floor(index / products.length), index))}\n`;
  }
}

function copy(product, round, index) {
  const suffixCode = (text) => (round === 0 ? text : `${text}-x${round}`);
  const suffixName = (text) => (round === 0 ? text : `${text} (${round})`);
  return {
    ...product,
    productCode: suffixCode(product.productCode),
    variationProductCode: suffixCode(product.variationProductCode),
    slug: suffixCode(product.slug),
    name: { en: suffixName(product.name.en), ar: suffixName(product.name.ar) },
    relatedProducts: product.relatedProducts.map(suffixCode),
    barcode: createBarcode(index),
  };
}

/** Returns an EAN-13 of the range for internal use. */
function createBarcode(number) {
  const digits = `29${String(number).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
