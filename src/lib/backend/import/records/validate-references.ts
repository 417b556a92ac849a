import type { CatalogReferences } from '../catalog-references.ts';
import type { ProductInput } from './product-from-record.ts';
import { RowValidationError, type ValidationIssue } from './validation-issue.ts';

const LEAF_LEVEL = 3;
const MOST = 12;

/** Throws `RowValidationError` if a product refers to unknown codes. */
export function assertReferencesExist({ product, shades }: ProductInput, known: CatalogReferences): void {
  const faults: ValidationIssue[] = [];
  const check = (isThere: boolean, column: string, what: string, code: string) => {
    const message = `there is no ${what} ${code}: it must come before, or be in the shop already`;
    if (!isThere) faults.push({ column, message });
  };
  const level = known.categories.get(product.category)?.level;
  check(level !== undefined, 'category', 'category', product.category);
  if (level !== undefined && level !== LEAF_LEVEL) {
    const message = `${product.category} is of level ${level}, and products stand on level ${LEAF_LEVEL}`;
    faults.push({ column: 'category', message });
  }
  check(known.brands.has(product.brand), 'brand', 'brand', product.brand);
  for (const [index, code] of shades.entries()) {
    check(known.shades.has(code), `shades.${index}`, 'shade', code);
  }
  for (const code of Object.keys(product.storeStock)) {
    check(known.stores.has(code), `storeStock.${code}`, 'store', code);
  }
  if (product.sizeChart !== null) {
    check(known.sizeCharts.has(product.sizeChart), 'sizeChart', 'size chart', product.sizeChart);
  }
  if (faults.length > 0) throw new RowValidationError(faults.slice(0, MOST));
}
