import { useState } from 'react';
import { formatKm, type GeoPoint, getDistanceKm } from '#lib/format/stores/distance.ts';
import { isLocationDenied, locate } from '../stores/locate.ts';

type NearestStatus = 'unsorted' | 'locating' | 'nearest' | 'denied' | 'unavailable';

interface NearestStores<Store> {
  /** Stores in the given order, or nearest first; unavailable ones stay last. */
  stores: { store: Store; km: string | null }[];
  status: NearestStatus;
  /** Asks the browser for the position; it is not sent to the server. */
  sortByDistance: () => void;
}

/** Sorts stores by distance when the visitor asks for it. */
export function useNearestStores<Store extends { geo: GeoPoint }>(
  stores: readonly Store[],
  isAvailable: (store: Store) => boolean,
): NearestStores<Store> {
  const [position, setPosition] = useState<GeoPoint>();
  const [status, setStatus] = useState<NearestStatus>('unsorted');

  function sortByDistance(): void {
    if (status === 'locating') return;
    setStatus('locating');
    locate().then(
      (point) => {
        setPosition(point);
        setStatus('nearest');
      },
      (error: unknown) => setStatus(isLocationDenied(error) ? 'denied' : 'unavailable'),
    );
  }

  if (!position) return { stores: stores.map((store) => ({ store, km: null })), status, sortByDistance };
  const storesByDistance = stores.map((store) => ({ store, distance: getDistanceKm(position, store.geo) }));
  storesByDistance.sort(
    (a, b) => Number(isAvailable(b.store)) - Number(isAvailable(a.store)) || a.distance - b.distance,
  );
  return {
    stores: storesByDistance.map(({ store, distance }) => ({ store, km: formatKm(distance) })),
    status,
    sortByDistance,
  };
}
