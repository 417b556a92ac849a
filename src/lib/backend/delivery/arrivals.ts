import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import type { ArrivalsByService, deliveryArrivals } from '#lib/contract/delivery.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';
import type { Country } from '#lib/locale/countries.ts';
import { findRegionCode, listServingRegions, SERVICE_REGIONS } from '#lib/locale/delivery/areas.ts';
import { type DeliveryArrival, type DeliveryLine, planDelivery } from '#lib/locale/delivery/delivery-plan.ts';
import type { Db } from '../db/database.ts';
import { sumQuantities } from '../stock/reservations.ts';
import type { DeliveryFacts } from './product-facts.ts';
import { readProductFacts, readStoreStock, type StoreStockRow } from './queries.ts';

interface ArrivalItem {
  productCode: string;
  quantity: number;
  hasAssembly?: boolean | undefined;
}

/** Lines of an item, and the regions whose nearby stores have its whole quantity. */
interface StockedItem {
  productCode: string;
  lines: Omit<DeliveryLine, 'isStockedNearby'>[];
  nearRegions: readonly string[];
}

/** Returns when items that are ordered now arrive, individually and together. */
export async function readArrivalsByService(
  db: Db,
  country: Country,
  items: readonly ArrivalItem[],
  now: number,
): Promise<EndpointReply<typeof deliveryArrivals>> {
  const quantities = sumQuantities(items);
  const codes = [...quantities.keys()];
  const [facts, stock] = await Promise.all([
    readProductFacts(db, country.code, codes),
    readStoreStock(db, country.code, codes),
  ]);
  const stockByCode = Map.groupBy(stock, ({ productCode }) => productCode);
  const stockedItems = items.flatMap((item): StockedItem[] => {
    const productFacts = facts.get(item.productCode);
    if (!productFacts) return [];
    const { productCode } = item;
    const quantity = quantities.get(productCode) ?? 0;
    const nearRegions = listNearRegions(country, stockByCode.get(productCode) ?? [], quantity);
    return [{ productCode, lines: toLines(item, productFacts), nearRegions }];
  });
  return {
    items: stockedItems.map((item) => ({
      productCode: item.productCode,
      arrivals: planArrivals(country, [item], now),
    })),
    all: stockedItems.length > 0 ? planArrivals(country, stockedItems, now) : null,
  };
}

/**
 * Lists the facts that the delivery time of products depends on, by code; those not sold in the country are
 * left out.
 */
export async function readProductDelivery(
  db: Db,
  country: Country,
  codes: readonly string[],
): Promise<Map<string, NonNullable<ProductSummary['delivery']>>> {
  if (codes.length === 0) return new Map();
  const [facts, stock] = await Promise.all([
    readProductFacts(db, country.code, codes),
    readStoreStock(db, country.code, codes),
  ]);
  const stockByCode = Map.groupBy(stock, ({ productCode }) => productCode);
  return new Map(
    [...facts].map(([code, { isFood, isLarge, isTinted }]) => [
      code,
      {
        kind: isFood ? 'food' : isLarge ? 'large' : isTinted ? 'tinted' : 'usual',
        nearRegions: isFood || isLarge ? [] : listNearRegions(country, stockByCode.get(code) ?? [], 1),
      },
    ]),
  );
}

function toLines({ productCode, hasAssembly }: ArrivalItem, facts: DeliveryFacts): StockedItem['lines'] {
  const product = { ...facts, productCode, isAssembly: false };
  return hasAssembly ? [product, { ...product, isAssembly: true }] : [product];
}

/**
 * Returns the express regions whose nearby stores together have a quantity, by code without the country, such
 * as `DU`.
 */
function listNearRegions({ code }: Country, stock: readonly StoreStockRow[], quantity: number): string[] {
  const rows = stock.map((row) => ({ region: findRegionCode(code, row.region), quantity: row.quantity }));
  return SERVICE_REGIONS[code]
    .map((region) => region.code)
    .filter((region) => {
      const servingRegions = listServingRegions(region);
      const nearbyRows = rows.filter((row) => row.region && servingRegions.includes(row.region));
      return servingRegions.length > 0 && nearbyRows.reduce((sum, row) => sum + row.quantity, 0) >= quantity;
    })
    .map((region) => region.slice(region.indexOf('-') + 1));
}

/** Plans items that are delivered together: on the same day only if each of them is in stock nearby. */
function planArrivals(country: Country, items: readonly StockedItem[], now: number): ArrivalsByService {
  const plan = (isStockedNearby: boolean): DeliveryArrival => {
    const lines = items.flatMap((item) => item.lines.map((line) => ({ ...line, isStockedNearby })));
    const plannedArrival = planDelivery(country, 'express', lines, now);
    if (!plannedArrival) throw new Error('express areas are served');
    return plannedArrival.arrival;
  };
  // Food is delivered from its own stores, regardless of the stock of others.
  const nonFoodItems = items.filter(({ lines }) => lines.some(({ isFood }) => !isFood));
  const [firstRegions, ...otherRegions] = nonFoodItems.map(({ nearRegions }) => nearRegions);
  const commonRegions = (firstRegions ?? []).filter((region) =>
    otherRegions.every((regions) => regions.includes(region)),
  );
  const [express, standard] = [plan(true), plan(false)];
  const isExpressFaster = express.firstDate !== standard.firstDate || express.lastDate !== standard.lastDate;
  return { express, standard, expressRegions: isExpressFaster ? commonRegions : [] };
}
