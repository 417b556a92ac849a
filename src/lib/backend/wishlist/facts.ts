import type * as z from 'zod/mini';
import type { WishSchema } from '#lib/contract/wishlist.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import { readShadeOption } from '../cart/shade-option.ts';
import { type Goods, readGoods } from '../catalog/goods.ts';
import type { Db, Trx } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { Fault } from '../gateway/fault.ts';
import type { Entry } from './rules.ts';

type Wish = z.output<typeof WishSchema>;

/** What the catalogue says of goods that are wished for. */
export interface Facts {
  /** What is sold somewhere, priced for the call's country. */
  goods: Map<string, Goods>;
  /** Codes of those that want a shade. */
  tintable: Set<string>;
  canBeTinted(productCode: string, shadeCode: string): boolean;
}

type Line = Pick<Entry, 'productCode' | 'shadeCode'>;
type Asked = Line & Pick<Entry, 'isSizeChosen'>;

export async function readFacts(db: Db | Trx, country: CountryCode, lines: readonly Line[]): Promise<Facts> {
  const codes = [...new Set(lines.map(({ productCode }) => productCode))];
  const all = await readGoods(db, country, codes);
  const gone = await readUnsold(db, [...all.keys()]);
  const goods = new Map([...all].filter(([code]) => !gone.has(code)));
  const shades = [...new Set(lines.flatMap(({ shadeCode }) => shadeCode ?? []))];
  const paints = [...goods.keys()];
  const pairs = await readTinted(db, paints, shades);
  return {
    goods,
    tintable: await readTintable(db, paints),
    canBeTinted: (productCode, shadeCode) => pairs.has(`${productCode}|${shadeCode}`),
  };
}

async function readUnsold(db: Db | Trx, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .selectFrom('products')
    .select('code')
    .where('code', 'in', codes)
    .where('is_sold', '=', 0)
    .execute();
  return new Set(rows.map(({ code }) => code));
}

async function readTintable(db: Db | Trx, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .selectFrom('products as p')
    .select('p.code')
    .where('p.code', 'in', codes)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('product_shades as s').select('s.shade_code').whereRef('s.product_code', '=', 'p.code'),
      ),
    )
    .execute();
  return new Set(rows.map(({ code }) => code));
}

async function readTinted(
  db: Db | Trx,
  codes: readonly string[],
  shades: readonly string[],
): Promise<Set<string>> {
  if (codes.length === 0 || shades.length === 0) return new Set();
  const rows = await db
    .selectFrom('product_shades')
    .select(['product_code', 'shade_code'])
    .where('product_code', 'in', codes)
    .where('shade_code', 'in', shades)
    .execute();
  return new Set(rows.map((row) => `${row.product_code}|${row.shade_code}`));
}

/** A wish as its request asks for it. */
export function linesOf(wishes: readonly Wish[]): Asked[] {
  return wishes.map(({ product, options, isSizeChosen = null }, index) => ({
    ...{ productCode: product.productCode, isSizeChosen },
    shadeCode: readShadeOption(options, `body.items.${index}.options`),
  }));
}

/** Refuses a shade that a product cannot have. */
export function demandTint({ canBeTinted }: Facts, { productCode, shadeCode }: Line): void {
  if (shadeCode === null || canBeTinted(productCode, shadeCode)) return;
  throw new Fault('SHADE_UNKNOWN', { productCode });
}

/** The entry that a line would become, without a shade that it cannot have; null when nobody sells it. */
export function newEntry(
  { goods, canBeTinted }: Facts,
  { productCode, shadeCode, isSizeChosen }: Asked,
  quantity: number,
  now: number,
): Entry | null {
  const found = goods.get(productCode);
  if (!found) return null;
  const shade = shadeCode !== null && canBeTinted(productCode, shadeCode) ? shadeCode : null;
  return { id: newId(now), productCode, shadeCode: shade, quantity, isSizeChosen, name: found.name };
}
