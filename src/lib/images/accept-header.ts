/** What a browser takes besides the formats that all of them take. */
export interface AcceptedFormats {
  avif: boolean;
  webp: boolean;
}

const OTHERS = /^image\/(?!\*$|avif$|webp$|svg\+xml$)/;

/**
 * Reads an Accept header. AVIF is for those that name it. WebP also for those that take anything, unless they
 * name other pictures: that is how browsers write which are too old for it.
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
