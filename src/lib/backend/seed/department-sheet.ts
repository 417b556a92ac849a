// HTML page of all products of a department, to check their illustrations.
import type { Category, Product } from '../catalog/model.ts';
import { drawProduct } from '../media/draw-product.ts';
import type { ProductView } from '../media/facts/product-views.ts';
import { isIllustrationKind } from '../media/illustrations.ts';
import { buildSeedCatalog } from './build-seed.ts';
import { escapeText, formatBothLanguages, formatImage, formatSheet } from './illustration-sheet.ts';
import { createAppearance } from './product-appearance.ts';

const VIEWS: ProductView[] = [1, 2, 3, 4];

/** Returns the codes of the departments that can be shown. */
export function listDepartmentCodes(): string[] {
  return buildSeedCatalog().categories.flatMap(({ catCode }) => catCode ?? []);
}

/**
 * Builds an HTML document of a department's products by category, each with its views and its name; variants
 * only where they are drawn differently. Throws for an unknown department.
 */
export function buildDepartmentSheet(catCode: string): string {
  const { categories, products } = buildSeedCatalog();
  const department = categories.find((category) => category.catCode === catCode);
  if (!department) throw new Error(`There is no department ${catCode}.`);
  const sections = listLeaves(categories, department.code).map(({ code, name }): [string, string, string] => [
    code,
    escapeText(name.en),
    formatProducts(products.filter(({ category }) => category === code)),
  ]);
  return formatSheet(sections);
}

function listLeaves(categories: readonly Category[], code: string): Category[] {
  const children = categories.filter(({ parent }) => parent === code);
  const matchingCategories = categories.filter((category) => category.code === code);
  return children.length === 0
    ? matchingCategories
    : children.flatMap((child) => listLeaves(categories, child.code));
}

function formatProducts(products: readonly Product[]): string {
  const drawnProducts = new Set<string>();
  return products
    .flatMap((product) => {
      const { kind, ...appearance } = createAppearance(product);
      if (!isIllustrationKind(kind)) return [];
      const images = VIEWS.flatMap((view) => {
        const svg = drawProduct({ ...appearance, kind, view });
        return svg === null ? [] : [svg];
      });
      const [first = ''] = images;
      if (drawnProducts.has(first)) return [];
      drawnProducts.add(first);
      const cells = images.map((svg, index) => formatImage(svg, `${product.code} ${index + 1}`));
      return `<figure class="views">${cells.join('')}<figcaption>${formatBothLanguages(product.name)} <code>${product.code} ${kind}</code></figcaption></figure>`;
    })
    .join('\n');
}
