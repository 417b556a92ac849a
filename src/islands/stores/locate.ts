import type { GeoPoint } from '#lib/format/stores/distance.ts';

// A position of the last five minutes is good enough, and street precision is not needed.
const POSITION_OPTIONS: PositionOptions = { maximumAge: 300_000, timeout: 10_000 };
const PERMISSION_DENIED = 1;
const TIMEOUT = 3;

/** Returns the visitor's position; rejects with a `GeolocationPositionError`. */
export function locate(): Promise<GeoPoint> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      POSITION_OPTIONS,
    );
  });
}

/** Whether `locate` failed because the visitor did not allow it. */
export function isLocationDenied(error: unknown): boolean {
  return (error as GeolocationPositionError | undefined)?.code === PERMISSION_DENIED;
}

/** Returns why `locate` failed. */
export function getLocationFailure(error: unknown): 'denied' | 'unavailable' | 'timeout' {
  if (isLocationDenied(error)) return 'denied';
  return (error as GeolocationPositionError | undefined)?.code === TIMEOUT ? 'timeout' : 'unavailable';
}
