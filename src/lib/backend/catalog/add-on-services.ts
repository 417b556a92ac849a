import type { Country, CountryCode } from '#lib/locale/countries.ts';
import type { Db, Trx } from '../db/database.ts';
import type { AddOnService } from './model.ts';
import type { SellableProduct } from './sellable-products.ts';

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
  const rows = await db.selectFrom('services').select('body').orderBy('code').execute();
  const services = rows.map(({ body }) => JSON.parse(body) as AddOnService);
  return services.filter((service) => isServiceEligible(service, product, country.code));
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
