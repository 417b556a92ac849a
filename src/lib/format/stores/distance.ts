/** A point in decimal degrees. */
export interface GeoPoint {
  lat: number;
  lng: number;
}

const EARTH_RADIUS_KM = 6371;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres. */
export function getDistanceKm(from: GeoPoint, to: GeoPoint): number {
  const [lat, lng] = [toRadians(to.lat - from.lat), toRadians(to.lng - from.lng)];
  const haversine =
    Math.sin(lat / 2) ** 2 +
    Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(lng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Formats kilometres: `0.8`, `4.2`, `17`. */
export function formatKm(km: number): string {
  return km < 10 ? Math.max(0.1, km).toFixed(1) : String(Math.round(km));
}
