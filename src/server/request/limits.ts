export interface Limits {
  /** Characters of path and query. */
  maxUrlLength: number;
  /** Bytes of all request headers. */
  maxHeaderBytes: number;
  /** Bytes of a request's body. */
  maxBodyBytes: number;
  /** Bytes of a body sent to /api. */
  maxApiBodyBytes: number;
  /** Bytes of a form with photos. */
  maxUploadBytes: number;
  /** Forms with photos that are received or handled at a time. */
  maxUploads: number;
  /** Pages rendered at a time, and requests that wait for a render: in total, and per network address. */
  maxRendering: number;
  maxWaiting: number;
  maxWaitingPerNetworkAddress: number;
  /** Milliseconds within which the headers, and the whole request, must arrive. */
  headersTimeMs: number;
  requestTimeMs: number;
  /** Milliseconds within which a response must start. */
  responseTimeMs: number;
  /** Milliseconds for which an idle connection stays open. */
  keepAliveMs: number;
  /** Milliseconds that requests in flight get at shutdown. */
  drainMs: number;
}

export const DEFAULT_LIMITS: Limits = {
  maxUrlLength: 4096,
  maxHeaderBytes: 32 * 1024,
  maxBodyBytes: 1024 * 1024,
  maxApiBodyBytes: 64 * 1024,
  // Four photos of 8 MB, and the text.
  maxUploadBytes: 33 * 1024 * 1024,
  maxUploads: 6,
  // Renders that wait for a remote API overlap; with the embedded backend they run one after the other.
  maxRendering: 16,
  maxWaiting: 256,
  maxWaitingPerNetworkAddress: 64,
  headersTimeMs: 10_000,
  requestTimeMs: 30_000,
  responseTimeMs: 10_000,
  // Longer than the usual proxy's 60 s: the proxy must be the first to close.
  keepAliveMs: 65_000,
  drainMs: 10_000,
};

/** Whether a path takes a form with photos: the name of such a form ends with `WithPhotos`. */
export function isUploadPath(path: string): boolean {
  return /^\/api\/forms\/\w+WithPhotos$/.test(path);
}

export function getMaxBodyBytes(path: string, limits: Limits): number {
  if (isUploadPath(path)) return limits.maxUploadBytes;
  return isApiPath(path) ? limits.maxApiBodyBytes : limits.maxBodyBytes;
}

export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** Whether a path is a page, whose rendering is bounded: neither an API call nor an image. */
export function isPagePath(path: string): boolean {
  return !isApiPath(path) && !path.startsWith('/media/');
}
