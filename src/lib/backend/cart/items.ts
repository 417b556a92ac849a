import type * as z from 'zod/mini';
import type { addItem } from '#lib/contract/cart.ts';
import { SHADE_OPTION } from '#lib/contract/options.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { canBeTinted, isTintable, readGoods } from '../catalog/goods.ts';
import type { Trx } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { Fault, invalidFields } from '../gateway/fault.ts';
import { unitAmount } from '../pricing/rules.ts';
import { type SeenLine, shadeCodeOf } from './rules.ts';

type NewItem = z.output<typeof addItem.body>;

/** The line that an item would become; refuses goods that cannot be bought as asked. */
export async function newLine(
  trx: Trx,
  item: NewItem,
  country: CountryCode,
  language: Language,
  now: number,
): Promise<SeenLine> {
  const asked = item.product.productCode;
  const goods = (await readGoods(trx, country, [asked])).get(asked);
  if (!goods) throw new Fault('PRODUCT_NOT_FOUND', { productCode: asked });
  if (!goods.price) throw new Fault('NOT_SOLD_HERE', { productCode: asked });
  return {
    id: newId(now),
    productCode: goods.code,
    shadeCode: await shadeOf(trx, item),
    parentId: item.parentItemId ?? null,
    quantity: item.quantity,
    seenAmount: unitAmount(goods.price),
    seenName: goods.name[language],
  };
}

async function shadeOf(trx: Trx, { product, options = [] }: NewItem): Promise<string | null> {
  const unknown = options.findIndex((option) => option.attributeFQN !== SHADE_OPTION);
  if (unknown !== -1) {
    throw invalidFields([{ path: `body.options.${unknown}.attributeFQN`, rule: 'unknown' }]);
  }
  if (options.length > 1) throw invalidFields([{ path: 'body.options', rule: 'repeated' }]);
  const [chosen] = options;
  if (!chosen) {
    if (await isTintable(trx, product.productCode)) throw new Fault('SHADE_REQUIRED', { ...product });
    return null;
  }
  const code = shadeCodeOf(chosen.value);
  if (!(await canBeTinted(trx, product.productCode, code))) throw new Fault('SHADE_UNKNOWN', { ...product });
  return code;
}
