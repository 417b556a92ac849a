import type {
  AttributeEntity,
  DietaryFlag,
  LocalizedText,
  Product,
  ProductPhoto,
  UnitOfMeasure,
} from '../catalog/model.ts';
import type { Db } from '../db/database.ts';
import type { ProductInput } from '../import/records/product-from-record.ts';
import type { IllustrationKind } from '../media/illustrations.ts';

type Properties = { attributeFQN: string; name: string; values: string[] }[];

/** Returns up to `limit` sold products whose codes follow `after`, by code, as the import reads them. */
export async function readProducts(db: Db, after: string, limit: number): Promise<ProductInput[]> {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('code', '>', after)
    .where('is_sold', '=', 1)
    .orderBy('code')
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const codes = rows.map(({ code }) => code);
  const texts = Map.groupBy(
    await db.selectFrom('product_texts').selectAll().where('product_code', 'in', codes).execute(),
    (row) => row.product_code,
  );
  const prices = Map.groupBy(
    await db.selectFrom('prices').selectAll().where('product_code', 'in', codes).execute(),
    (row) => row.product_code,
  );
  const stock = Map.groupBy(
    await db.selectFrom('stock').selectAll().where('product_code', 'in', codes).execute(),
    (row) => row.product_code,
  );
  const stores = Map.groupBy(
    await db
      .selectFrom('store_stock')
      .selectAll()
      .where('product_code', 'in', codes)
      .orderBy('store_code')
      .execute(),
    (row) => row.product_code,
  );
  const shades = Map.groupBy(
    await db
      .selectFrom('product_shades')
      .selectAll()
      .where('product_code', 'in', codes)
      .orderBy('position')
      .execute(),
    (row) => row.product_code,
  );
  return rows.map((row) => {
    const productTexts = texts.get(row.code) ?? [];
    const getText = (field: 'name' | 'summary' | 'description'): LocalizedText =>
      mergeLanguages(productTexts, (text) => text[field]);
    const getOptionalText = (field: 'warranty' | 'pack_size' | 'badge'): LocalizedText | null =>
      productTexts.some((text) => text[field] !== null)
        ? mergeLanguages(productTexts, (text) => text[field] ?? '')
        : null;
    const getAttributes = (field: 'facts' | 'specifications' | 'options') =>
      toAttributes(mergeLanguages(productTexts, (text) => JSON.parse(text[field]) as Properties));
    const product: Product = {
      code: row.code,
      slug: row.slug,
      brand: row.brand_slug,
      category: row.category_code,
      groupCode: row.group_code,
      options: getAttributes('options'),
      kind: row.kind as IllustrationKind,
      colour: row.colour,
      accent: row.accent,
      type: row.product_type,
      isPaint: row.is_paint === 1,
      name: getText('name'),
      summary: getText('summary'),
      description: getText('description'),
      properties: getAttributes('facts'),
      specifications: getAttributes('specifications'),
      inTheBox: zipLanguages(mergeLanguages(productTexts, (text) => JSON.parse(text.box) as string[])),
      warranty: getOptionalText('warranty'),
      packSize: getOptionalText('pack_size'),
      unit:
        row.unit === null
          ? null
          : { amount: row.unit_amount as number, unit: row.unit as UnitOfMeasure['unit'] },
      barcode: row.barcode,
      maxQuantity: row.max_quantity,
      popularity: row.popularity,
      createdAt: Number(row.created_at),
      returnDays: row.return_days,
      badge: getOptionalText('badge'),
      sizeChart: row.size_chart,
      dietary: JSON.parse(row.dietary) as DietaryFlag[],
      prices: Object.fromEntries(
        (prices.get(row.code) ?? []).map((price) => [
          price.country,
          {
            listPrice: Number(price.list_amount),
            salePrice: price.sale_amount === null ? null : Number(price.sale_amount),
          },
        ]),
      ) as Product['prices'],
      stock: Object.fromEntries(
        (stock.get(row.code) ?? []).map((level) => [level.country, level.quantity]),
      ) as Product['stock'],
      storeStock: Object.fromEntries(
        (stores.get(row.code) ?? []).map((level) => [level.store_code, level.quantity]),
      ),
      related: JSON.parse(row.related) as string[],
      images: JSON.parse(row.images) as ProductPhoto[],
      untranslated: mergeLanguages(productTexts, (text) => JSON.parse(text.untranslated) as string[]),
    };
    return { product, shades: (shades.get(row.code) ?? []).map((shade) => shade.shade_code) };
  });
}

function mergeLanguages<Row extends { language: 'en' | 'ar' }, Value>(
  rows: readonly Row[],
  read: (row: Row) => Value,
): { en: Value; ar: Value } {
  const readLanguage = (language: 'en' | 'ar') => read(rows.find((row) => row.language === language) as Row);
  return { en: readLanguage('en'), ar: readLanguage('ar') };
}

const zipLanguages = ({ en, ar }: { en: string[]; ar: string[] }): LocalizedText[] =>
  en.map((word, index) => ({ en: word, ar: ar[index] ?? '' }));

const toAttributes = ({ en, ar }: { en: Properties; ar: Properties }): AttributeEntity[] =>
  en.map(({ attributeFQN, name, values }, index) => ({
    attributeFqn: attributeFQN,
    label: { en: name, ar: ar[index]?.name ?? '' },
    value: { en: values[0] ?? '', ar: ar[index]?.values[0] ?? '' },
  }));
