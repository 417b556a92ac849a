import type { DeliveryPromise } from '#lib/contract/delivery.ts';
import type { Country, CountryCode, DeliveryArea } from '#lib/locale/countries.ts';
import { EXPRESS_DELIVERY, FOOD_DELIVERY, STANDARD_DELIVERY } from '#lib/locale/delivery-promises.ts';

/** Department code of products with next-day food delivery. */
export const FOOD_DEPARTMENT = 'food';

// Areas with express delivery, and the areas whose stores are near enough to deliver there on the same day.
const SERVED_FROM: Record<CountryCode, Record<string, readonly string[]>> = {
  ae: { DU: ['DU', 'SH'], AZ: ['AZ'], SH: ['SH', 'DU'], AJ: ['SH', 'DU'] },
  kw: {
    KU: ['KU', 'FA'],
    HA: ['KU', 'FA'],
    FA: ['FA', 'KU'],
    MU: ['FA', 'AH'],
    AH: ['AH', 'FA'],
    JA: ['JA', 'FA'],
  },
  sa: { '01': ['01'], '02': ['02'], '03': ['03'], '04': ['04'] },
  bh: {
    13: ['15', '17', '14'],
    15: ['15', '17'],
    17: ['17', '15', '14'],
    14: ['14', '17'],
  },
  qa: { DA: ['DA', 'RA'], RA: ['RA', 'DA'], WA: ['WA', 'DA'], ZA: ['RA', 'DA'], US: ['RA', 'DA'] },
  om: { MA: ['MA'] },
};

/** Product facts that a delivery promise depends on. */
export interface DeliverySubject {
  isFood: boolean;
  /** Names, in either language, of the areas whose stores have the product. */
  areasInStock: ReadonlySet<string>;
}

/** Returns when a product arrives in an area. */
export function getDeliveryPromise(
  country: Country,
  area: DeliveryArea,
  { isFood, areasInStock }: DeliverySubject,
): DeliveryPromise {
  if (isFood) return FOOD_DELIVERY;
  const servingAreas = SERVED_FROM[country.code][area.code] ?? [];
  const isStocked = country.areas.some(
    ({ code, en, ar }) => servingAreas.includes(code) && (areasInStock.has(en) || areasInStock.has(ar)),
  );
  return isStocked ? EXPRESS_DELIVERY : STANDARD_DELIVERY;
}

/** Formats an area's ISO 3166-2 code, e.g. `AE-DU`. */
export function formatAreaCode(country: Country, area: DeliveryArea): string {
  return `${country.code.toUpperCase()}-${area.code}`;
}
