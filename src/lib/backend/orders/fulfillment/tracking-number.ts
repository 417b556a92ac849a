import type { Carrier } from '#lib/contract/orders/shipment.ts';
import { calculateLuhnDigit } from '#lib/format/luhn.ts';

const CARRIER_PREFIXES: Record<Carrier, string> = {
  'parcel-service': 'GP',
  'own-van': 'BV',
  'chilled-van': 'BC',
};

/** Returns the tracking number of a shipment: the order's digits, the shipment's number and a check digit. */
export function createTrackingNumber(carrier: Carrier, orderNumber: string, shipment: number): string {
  const digits = `${orderNumber.replace(/\D/g, '')}${String(shipment).padStart(2, '0')}`;
  return `${CARRIER_PREFIXES[carrier]}${digits}${calculateLuhnDigit(digits)}`;
}
