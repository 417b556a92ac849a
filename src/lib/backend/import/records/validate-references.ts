import type { CatalogReferences } from '../catalog-references.ts';
import type { ProductInput } from './product-from-record.ts';
import { RowValidationError, type ValidationIssue } from './validation-issue.ts';

const LEAF_LEVEL = 3;
const MAX_ISSUES = 12;

/** Throws `RowValidationError` if a product refers to unknown codes or to a category that is no leaf. */
export function assertReferencesExist(
  { product, shades }: ProductInput,
  references: CatalogReferences,
): void {
  const issues: ValidationIssue[] = [];
  const addIssueUnless = (exists: boolean, column: string, label: string, code: string) => {
    const message = `there is no ${label} ${code}: it must come before, or be in the shop already`;
    if (!exists) issues.push({ column, message });
  };
  const level = references.categories.get(product.category)?.level;
  const ancestor = references.leafAncestors.get(product.category);
  if (level === undefined && ancestor) {
    const message = `${product.category} is below level ${LEAF_LEVEL}, the last one: name ${ancestor}`;
    issues.push({ column: 'category', message });
  } else addIssueUnless(level !== undefined, 'category', 'category', product.category);
  if (level !== undefined && level !== LEAF_LEVEL) {
    const message = `${product.category} is of level ${level}, and products stand on level ${LEAF_LEVEL}`;
    issues.push({ column: 'category', message });
  }
  addIssueUnless(references.brands.has(product.brand), 'brand', 'brand', product.brand);
  for (const [index, code] of shades.entries()) {
    addIssueUnless(references.shades.has(code), `shades.${index}`, 'shade', code);
  }
  for (const code of Object.keys(product.storeStock)) {
    addIssueUnless(references.stores.has(code), `storeStock.${code}`, 'store', code);
  }
  if (product.sizeChart !== null) {
    addIssueUnless(
      references.sizeCharts.has(product.sizeChart),
      'sizeChart',
      'size chart',
      product.sizeChart,
    );
  }
  if (issues.length > 0) throw new RowValidationError(issues.slice(0, MAX_ISSUES));
}
