/** What a browser says of itself when somebody signs in. */
export interface ClientDevice {
  userAgent: string | null | undefined;
  /** What it was given when somebody signed in with it before. */
  deviceToken?: string | undefined;
}

/** The browser behind a call: the shop passes on what it knows of it. */
export function readClientDevice(headers: Headers): ClientDevice {
  return {
    userAgent: headers.get('user-agent'),
    deviceToken: headers.get('x-device-token') ?? undefined,
  };
}
