// Browsers without BroadcastChannel notice changes by the cookie when a tab becomes visible.
const CHANNEL_NAME = 'binaa-cart';

let channel: BroadcastChannel | undefined;

/**
 * Subscribes to messages of other tabs: the country whose cart has changed, or an empty text after sign-out.
 */
export function subscribeToTabs(onMessage: (country: string) => void): void {
  closeTabChannel();
  if (!window.BroadcastChannel) return;
  channel = new BroadcastChannel(CHANNEL_NAME);
  channel.onmessage = ({ data }) => onMessage(data);
}

/** Sends a message to the other tabs. */
export function notifyTabs(country: string): void {
  channel?.postMessage(country);
}

/** Unsubscribes. An open channel would keep the page out of the back-forward cache. */
export function closeTabChannel(): void {
  channel?.close();
  channel = undefined;
}
