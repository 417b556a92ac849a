/** Image formats that a browser accepts besides JPEG and PNG. */
export interface AcceptedFormats {
  avif: boolean;
  webp: boolean;
}

const OTHERS = /^image\/(?!\*$|avif$|webp$|svg\+xml$)/;

/**
 * Parses an Accept header. AVIF must be named. WebP is also accepted with a wildcard, unless other image
 * types are named: browsers too old for WebP send such headers.
 */
export function parseAccept(header: string | null): AcceptedFormats {
  if (!header?.trim()) return { avif: false, webp: true };
  const types = new Map(header.toLowerCase().split(',').map(readType));
  const takes = (type: string) => (types.get(type) ?? 0) > 0;
  const isOld = [...types.keys()].some((type) => OTHERS.test(type));
  const webp = types.has('image/webp') ? takes('image/webp') : !isOld && (takes('image/*') || takes('*/*'));
  return { avif: takes('image/avif'), webp };
}

function readType(part: string): [type: string, quality: number] {
  const [type = '', ...parameters] = part.split(';').map((word) => word.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [type, quality === undefined ? 1 : Number(quality) || 0];
}
