import type { Country, CountryCode } from '#lib/locale/countries.ts';
import type { Goods } from '../catalog/goods.ts';
import type { Db, Trx } from '../db/database.ts';
import type { Service } from '../seed/types.ts';

const SHOP = { en: 'Binaa', ar: 'بناء' };

/** What services depend on in goods. */
type Subject = Pick<Goods, 'categories' | 'price'>;

/** Whether a service is for goods: of a category that it knows, and in its range of list prices. */
export function fits(service: Service, { categories, price }: Subject, country: CountryCode): boolean {
  if (!price) return false;
  const isOfCategory = categories.some((code) => service.categories.includes(code));
  const from = service.from[country] ?? 0;
  const to = service.to[country] ?? Number.POSITIVE_INFINITY;
  return isOfCategory && price.list >= from && price.list < to;
}

/** Services by code; what is none is left out. */
export async function readServices(db: Db | Trx, codes: readonly string[]): Promise<Map<string, Service>> {
  if (codes.length === 0) return new Map();
  const rows = await db.selectFrom('services').select('body').where('code', 'in', codes).execute();
  return new Map(rows.map(({ body }) => JSON.parse(body) as Service).map((it) => [it.code, it]));
}

/** The services that are offered with goods in a country. */
export async function readOffers(db: Db | Trx, goods: Subject, country: Country): Promise<Service[]> {
  const rows = await db.selectFrom('services').select('body').orderBy('code').execute();
  const services = rows.map(({ body }) => JSON.parse(body) as Service);
  return services.filter((service) => fits(service, goods, country.code));
}

/** A service as carts and orders know goods. */
export function goodsOfService(service: Service, country: CountryCode): Goods {
  return {
    code: service.code,
    name: service.name,
    service: service.kind,
    price: { list: service.prices[country], sale: null },
    ...{ slug: '', brand: SHOP, isPaint: false, returnDays: 0, categories: [], photograph: null, colour: '' },
    // As many as there are pieces of what it is for.
    maximum: Number.MAX_SAFE_INTEGER,
  };
}
