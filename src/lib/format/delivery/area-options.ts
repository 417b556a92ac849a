import type { DeliveryRegion } from '#lib/contract/delivery.ts';
import type { DeliveryAreaOption } from '../models/checkout.ts';

/** Returns the areas of a region as options of a select. */
export function toAreaOptions({ code: regionCode, areas }: DeliveryRegion): DeliveryAreaOption[] {
  return areas.map(({ code, name, service }) => ({
    value: code,
    label: name,
    region: regionCode.slice(regionCode.indexOf('-') + 1),
    isRestOfRegion: code.endsWith('-OTHER'),
    isServed: service !== 'not-served',
  }));
}
