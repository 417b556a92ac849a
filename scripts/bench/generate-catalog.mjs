/** A catalogue of as many products as wanted, made of a smaller one: each copy has a code, a slug, a name and a
 * barcode of its own, and its variants are among the copies.
 * @param {readonly Record<string, any>[]} records of an export, products last @param {number} count
 * @returns {Generator<string>} JSON lines: everything that is no product first */
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
    barcode: barcodeOf(index),
  };
}

/** EAN-13 of the range that is free for a shop's own use. */
function barcodeOf(number) {
  const digits = `29${String(number).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
