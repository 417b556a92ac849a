// A browser without channels finds out by the cookie, when a tab is seen again.
const NAME = 'binaa-cart';

let channel: BroadcastChannel | undefined;

/** Listens to the other tabs: a country's code is said when its cart has changed, nothing when its owner has left. */
export function subscribeToTabs(hear: (country: string) => void): void {
  closeTabChannel();
  if (!window.BroadcastChannel) return;
  channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => hear(data);
}

/** Tells the other tabs. */
export function notifyTabs(country: string): void {
  channel?.postMessage(country);
}

/** Stops listening: a page with an open channel is not kept for going back to. */
export function closeTabChannel(): void {
  channel?.close();
  channel = undefined;
}
