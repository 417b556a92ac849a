import type { Country, CountryCode } from '#lib/locale/countries.ts';
import type { Db, Trx } from '../db/database.ts';
import type { AddOnService } from './model.ts';
import { readSellableProducts, type SellableProduct } from './sellable-products.ts';

const SHOP_NAME = { en: 'Binaa', ar: 'بناء' };

type EligibilityFacts = Pick<SellableProduct, 'categories' | 'price'>;

/** True when the product is in one of the service's categories and its list price is in the service's range. */
export function isServiceEligible(
  service: AddOnService,
  { categories, price }: EligibilityFacts,
  country: CountryCode,
): boolean {
  if (!price) return false;
  const isOfCategory = categories.some((code) => service.categories.includes(code));
  const from = service.from[country] ?? 0;
  const to = service.to[country] ?? Number.POSITIVE_INFINITY;
  return isOfCategory && price.list >= from && price.list < to;
}

/** Reads services by code; codes that are not services are left out. */
export async function readServices(
  db: Db | Trx,
  codes: readonly string[],
): Promise<Map<string, AddOnService>> {
  if (codes.length === 0) return new Map();
  const rows = await db.selectFrom('services').select('body').where('code', 'in', codes).execute();
  return new Map(
    rows.map(({ body }) => JSON.parse(body) as AddOnService).map((service) => [service.code, service]),
  );
}

/** Lists the services that are offered with a product in a country. */
export async function listEligibleServices(
  db: Db | Trx,
  product: EligibilityFacts,
  country: Country,
): Promise<AddOnService[]> {
  const services = await listServices(db);
  return services.filter((service) => isServiceEligible(service, product, country.code));
}

/** Lists the warranties that are offered with each of the products in a country. */
export async function listEligibleWarranties(
  db: Db | Trx,
  codes: readonly string[],
  country: Country,
): Promise<Map<string, AddOnService[]>> {
  const [services, products] = await Promise.all([
    listServices(db),
    readSellableProducts(db, country.code, codes),
  ]);
  const warranties = services.filter(({ kind }) => kind === 'warranty');
  return new Map(
    [...products].map(([code, product]) => [
      code,
      warranties.filter((service) => isServiceEligible(service, product, country.code)),
    ]),
  );
}

async function listServices(db: Db | Trx): Promise<AddOnService[]> {
  const rows = await db.selectFrom('services').select('body').orderBy('code').execute();
  return rows.map(({ body }) => JSON.parse(body) as AddOnService);
}

/** Represents a service as a sellable product, for carts and orders. */
export function createServiceProduct(service: AddOnService, country: CountryCode): SellableProduct {
  return {
    code: service.code,
    name: service.name,
    service: service.kind,
    price: { list: service.prices[country], sale: null },
    slug: '',
    brand: SHOP_NAME,
    isPaint: false,
    returnDays: 0,
    categories: [],
    photoUrl: null,
    colour: '',
    // Bounded by the quantity of the parent line only.
    maxQuantity: Number.MAX_SAFE_INTEGER,
  };
}
