/** The browser of a sign-in. */
export interface ClientDevice {
  userAgent: string | null | undefined;
  /** Issued at the browser's first sign-in. */
  deviceToken?: string | undefined;
}

/** Reads the browser's headers, which the storefront forwards. */
export function readClientDevice(headers: Headers): ClientDevice {
  return {
    userAgent: headers.get('user-agent'),
    deviceToken: headers.get('x-device-token') ?? undefined,
  };
}
