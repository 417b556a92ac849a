import type * as z from 'zod/mini';
import type { addItem } from '#lib/contract/cart/cart.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { isServiceEligible, readServices } from '../../catalog/add-on-services.ts';
import { hasShade, readSellableProducts, requiresShade } from '../../catalog/sellable-products.ts';
import { createId } from '../../db/create-id.ts';
import type { Db, Trx } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import { getUnitAmount } from '../../pricing/prices.ts';
import type { StoredCartLine } from './cart-lines.ts';
import { readShadeOption } from './shade-option.ts';

type AddItemBody = z.output<typeof addItem.body>;
type NewLineInput = Pick<AddItemBody, 'quantity' | 'product' | 'options' | 'parentItemId'>;

export interface LineCreationContext {
  country: CountryCode;
  language: Language;
  now: number;
  /** Possible parents of an add-on. */
  lines: readonly StoredCartLine[];
}

/** Validates an item and returns its line. Throws an `AppError` when the product cannot be bought as requested. */
export async function createLine(
  trx: Trx,
  item: NewLineInput,
  lineContext: LineCreationContext,
): Promise<StoredCartLine> {
  const { country, language, now } = lineContext;
  const requestedCode = item.product.productCode;
  const product = (await readSellableProducts(trx, country, [requestedCode])).get(requestedCode);
  if (!product) return await createAddOnLine(trx, item, lineContext);
  if (item.parentItemId !== undefined) throw new AppError('ADDON_UNKNOWN', { productCode: requestedCode });
  if (!product.price) throw new AppError('NOT_SOLD_HERE', { productCode: requestedCode });
  return {
    id: createId(now),
    productCode: product.code,
    shadeCode: await resolveShadeCode(trx, item),
    parentId: null,
    quantity: item.quantity,
    seenAmount: getUnitAmount(product.price),
    seenName: product.name[language],
  };
}

async function createAddOnLine(
  trx: Trx,
  item: NewLineInput,
  lineContext: LineCreationContext,
): Promise<StoredCartLine> {
  const { country, language, now, lines } = lineContext;
  const { productCode } = item.product;
  const service = (await readServices(trx, [productCode])).get(productCode);
  if (!service) throw new AppError('PRODUCT_NOT_FOUND', { productCode });
  if (item.parentItemId === undefined) throw new AppError('PARENT_REQUIRED', { productCode });
  const parent = lines.find((line) => line.id === item.parentItemId);
  if (!parent) throw new AppError('LINE_NOT_FOUND');
  const eligibleCodes = await filterEligibleAddOns(trx, parent.productCode, [productCode], country);
  if (eligibleCodes.length === 0) throw new AppError('ADDON_UNKNOWN', { productCode });
  return {
    id: createId(now),
    productCode,
    shadeCode: null,
    parentId: parent.id,
    quantity: parent.quantity,
    seenAmount: service.prices[country],
    seenName: service.name[language],
  };
}

/** Converts product codes to upper case where the catalog has only that spelling. */
export async function normalizeProductCodes(
  trx: Trx,
  items: readonly AddItemBody[],
  country: CountryCode,
): Promise<AddItemBody[]> {
  const codes = items.map(({ product }) => product.productCode);
  const products = await readSellableProducts(trx, country, [
    ...new Set(codes.flatMap((code) => [code, code.toUpperCase()])),
  ]);
  return items.map((item) => {
    const requestedCode = item.product.productCode;
    const upperCaseCode = requestedCode.toUpperCase();
    return products.has(requestedCode) || !products.has(upperCaseCode)
      ? item
      : { ...item, product: { productCode: upperCaseCode } };
  });
}

/** Makes the item an add-on of the line with `parentCode`, if given. Throws PARENT_REQUIRED without such a line. */
export function resolveParentLine(
  item: AddItemBody,
  lines: readonly StoredCartLine[],
  parentCode: string | undefined,
): AddItemBody {
  if (parentCode === undefined || item.parentItemId !== undefined) return item;
  const parent = lines.find((line) => line.parentId === null && line.productCode === parentCode);
  if (!parent) throw new AppError('PARENT_REQUIRED', { productCode: item.product.productCode });
  return { ...item, parentItemId: parent.id };
}

/** Throws ADDON_UNKNOWN unless the code belongs to a warranty. */
export async function assertWarranty(db: Db | Trx, productCode: string): Promise<void> {
  const service = (await readServices(db, [productCode])).get(productCode);
  if (service?.kind !== 'warranty') throw new AppError('ADDON_UNKNOWN', { productCode, service: 'warranty' });
}

/** Returns the codes of the services that can be sold with a product. */
export async function filterEligibleAddOns(
  trx: Trx,
  productCode: string,
  codes: readonly string[],
  country: CountryCode,
): Promise<string[]> {
  const product = (await readSellableProducts(trx, country, [productCode])).get(productCode);
  const services = await readServices(trx, codes);
  return codes.filter((code) => {
    const service = services.get(code);
    return product && service && isServiceEligible(service, product, country);
  });
}

async function resolveShadeCode(trx: Trx, { product, options }: NewLineInput): Promise<string | null> {
  const code = readShadeOption(options, 'body.options');
  if (code === null) {
    if (await requiresShade(trx, product.productCode)) throw new AppError('SHADE_REQUIRED', { ...product });
    return null;
  }
  if (!(await hasShade(trx, product.productCode, code))) throw new AppError('SHADE_UNKNOWN', { ...product });
  return code;
}
