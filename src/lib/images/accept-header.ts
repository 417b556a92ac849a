/** Image formats that a browser accepts besides JPEG and PNG. */
export interface AcceptedFormats {
  avif: boolean;
  webp: boolean;
}

const OTHER_IMAGE_TYPES = /^image\/(?!\*$|avif$|webp$|svg\+xml$)/;

/**
 * Parses an Accept header. AVIF must be named. WebP is also accepted with a wildcard, unless other image
 * types are named: browsers too old for WebP send such headers.
 */
export function parseAccept(header: string | null): AcceptedFormats {
  if (!header?.trim()) return { avif: false, webp: true };
  const types = new Map(header.toLowerCase().split(',').map(parseMediaType));
  const accepts = (type: string) => (types.get(type) ?? 0) > 0;
  const isLegacyBrowser = [...types.keys()].some((type) => OTHER_IMAGE_TYPES.test(type));
  const webp = types.has('image/webp')
    ? accepts('image/webp')
    : !isLegacyBrowser && (accepts('image/*') || accepts('*/*'));
  return { avif: accepts('image/avif'), webp };
}

function parseMediaType(part: string): [type: string, quality: number] {
  const [type = '', ...parameters] = part.split(';').map((parameter) => parameter.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [type, quality === undefined ? 1 : Number(quality) || 0];
}
