/** Number of orders that the vans of a zone deliver in one time slot. */
export const DEFAULT_SLOT_CAPACITY = 20;

/** Zones with another capacity, by region code such as `AE-DU`. */
const ZONE_CAPACITIES: Readonly<Record<string, number>> = {};

export function getSlotCapacity(zone: string): number {
  return ZONE_CAPACITIES[zone] ?? DEFAULT_SLOT_CAPACITY;
}
