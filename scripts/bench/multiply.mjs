/** A catalogue of as many products as wanted, made of a smaller one: each copy has a code, a slug, a name and a
 * barcode of its own, and its variants are among the copies.
 * @param {readonly Record<string, any>[]} records of an export, products last @param {number} count
 * @returns {Generator<string>} JSON lines: everything that is no product first */
export function* multiply(records, count) {
  const products = records.filter(({ record }) => record === 'product');
  for (const record of records) if (record.record !== 'product') yield `${JSON.stringify(record)}\n`;
  for (let made = 0; made < count; made += 1) {
    const product = products[made % products.length];
    yield `${JSON.stringify(copy(product, Math.floor(made / products.length), made))}\n`;
  }
}

function copy(product, round, made) {
  const mark = (text) => (round === 0 ? text : `${text}-x${round}`);
  const say = (text) => (round === 0 ? text : `${text} (${round})`);
  return {
    ...product,
    productCode: mark(product.productCode),
    variationProductCode: mark(product.variationProductCode),
    slug: mark(product.slug),
    name: { en: say(product.name.en), ar: say(product.name.ar) },
    relatedProducts: product.relatedProducts.map(mark),
    barcode: barcodeOf(made),
  };
}

/** EAN-13 of the range that is free for a shop's own use. */
function barcodeOf(number) {
  const digits = `29${String(number).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
