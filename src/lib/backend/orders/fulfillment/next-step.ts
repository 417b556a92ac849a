import {
  COLLECTION_PERIOD_MS,
  type OrderStatus,
  type OrderStatusActor,
} from '#lib/contract/orders/order-status.ts';
import type { ShipmentStatus } from '#lib/contract/orders/shipment.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import { getCollectionTime, type ShipmentTimes } from './times.ts';

/** The data of a shipment that its next step depends on. */
export interface ShipmentProgress extends ShipmentTimes {
  number: number;
  status: ShipmentStatus;
}

/** The data of a submitted order that its next step depends on. */
export interface OrderProgress {
  status: OrderStatus;
  method: 'Ship' | 'Pickup';
  country: CountryCode;
  /** Planned time of packing. */
  packingDue: number;
  /** Planned time from which it is ready for collection. */
  readyDue: number;
  /** When its status last changed. */
  statusSince: number;
  shipments: readonly ShipmentProgress[];
}

/** The next change of an order or of one of its shipments. */
export type FulfillmentStep = { at: number; cause: OrderStatusActor } & (
  | { status: 'Packed' | 'ReadyForCollection' | 'Collected' | 'Cancelled'; shipment: null }
  | { status: Exclude<ShipmentStatus, 'Packed'>; shipment: number }
);

/**
 * Who comes to the store in the simulation of fulfillment: with `nobody` orders are not collected and returns
 * are not dropped off, until they are cancelled.
 */
export type SimulatedActor = 'customer' | 'nobody';

/** Returns the next step of an order and when it is due; null when the job has nothing left to do. */
export function getNextStep(
  order: OrderProgress,
  simulatedCollectionBy: SimulatedActor,
): FulfillmentStep | null {
  switch (order.status) {
    case 'Accepted':
      return { status: 'Packed', shipment: null, at: order.packingDue, cause: 'warehouse' };
    case 'Packed':
      return order.method === 'Pickup'
        ? { status: 'ReadyForCollection', shipment: null, at: order.readyDue, cause: 'store' }
        : getNextShipmentStep(order.shipments);
    case 'Dispatched':
    case 'OutForDelivery':
      return getNextShipmentStep(order.shipments);
    case 'ReadyForCollection':
      return getCollectionStep(order, simulatedCollectionBy);
    default:
      return null;
  }
}

function getCollectionStep(
  { country, statusSince }: OrderProgress,
  simulatedCollectionBy: SimulatedActor,
): FulfillmentStep {
  if (simulatedCollectionBy === 'customer') {
    const at = getCollectionTime(country, statusSince);
    return { status: 'Collected', shipment: null, at, cause: 'store' };
  }
  return { status: 'Cancelled', shipment: null, at: statusSince + COLLECTION_PERIOD_MS, cause: 'store' };
}

function getShipmentStep(shipment: ShipmentProgress): FulfillmentStep | null {
  const { number, status, dispatchDue, outForDeliveryDue, deliveryDue } = shipment;
  switch (status) {
    case 'Packed':
      return { status: 'Dispatched', shipment: number, at: dispatchDue, cause: 'warehouse' };
    case 'Dispatched':
      return { status: 'OutForDelivery', shipment: number, at: outForDeliveryDue, cause: 'carrier' };
    case 'OutForDelivery':
      return { status: 'Delivered', shipment: number, at: deliveryDue, cause: 'carrier' };
    default:
      return null;
  }
}

function getNextShipmentStep(shipments: readonly ShipmentProgress[]): FulfillmentStep | null {
  const steps = shipments.map(getShipmentStep).filter((step) => step !== null);
  return steps.sort((a, b) => a.at - b.at)[0] ?? null;
}

/** Returns the status of an order for delivery, derived from those of its shipments. */
export function getShippedStatus(statuses: readonly ShipmentStatus[]): OrderStatus {
  if (statuses.every((status) => status === 'Delivered')) return 'Delivered';
  if (statuses.includes('OutForDelivery')) return 'OutForDelivery';
  return statuses.every((status) => status === 'Packed') ? 'Packed' : 'Dispatched';
}
