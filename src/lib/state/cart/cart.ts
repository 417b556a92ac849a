import { createBrowserClient } from '#lib/client/browser-client.ts';
import type { CallInput, Client, Result } from '#lib/client/client.ts';
import { addItem, removeItem, setItemQuantity } from '#lib/contract/cart/cart.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { EndpointReply as ReplyOf } from '#lib/contract/endpoint.ts';
import { deferLinks } from '../shell/defer-navigation.ts';
import { hasCartCookie, readCartCount, readCartOwner, renderCartBadge } from './cart-count-cookie.ts';
import { $cart, setRenderedCart } from './cart-store.ts';
import type { RenderedLine } from './line-order.ts';
import {
  clearChangeQueue,
  connectChangeQueue,
  enqueueCartChange,
  flushOnPageHide,
  getQueueCountry,
  isPageHidden,
  restorePersistedChanges,
  resumeAfterPageShow,
  sendNextChange,
} from './queue/change-queue.ts';
import { $isCartOffline } from './queue/offline-status.ts';
import { CART_READ, type CartMutationEndpoint, type NewCartItem } from './queue/pending-changes.ts';
import { setPendingCookie } from './queue/pending-cookie.ts';
import { listPersistedKeys } from './queue/persisted-changes.ts';
import { type CartChangeResult, isNetworkError } from './queue/send-change.ts';
import { closeTabChannel, notifyTabs, subscribeToTabs } from './queue/tab-sync.ts';

export { $cart, type CartState } from './cart-store.ts';

const cartId = CURRENT_ID;

let cartOwner = '';
/** Whether another tab has changed the cart while this one was hidden. */
let isStale = false;

const hasPendingChanges = (): boolean => $cart.get().pendingChanges.length > 0;

/**
 * Connects the cart to a country and an API client. Islands call it on mount; only the first call has an
 * effect. Changes that were made before it, as components of lines mount before their island, are sent now,
 * after those restored from an earlier page.
 */
export function connectCart(locale: { language: string; country: string }, apiClient?: Client): void {
  const isFirst = !getQueueCountry();
  if (!isFirst && !apiClient) return;
  cartOwner = readCartOwner();
  connectChangeQueue(apiClient ?? createBrowserClient(locale), locale.country);
  subscribeToTabs(onTabMessage);
  if (isFirst) watchPage();
  void restorePersistedChanges();
}

function watchPage(): void {
  $cart.listen((state) => {
    renderCartBadge(state);
    if (!isPageHidden()) setPendingCookie($isCartOffline.get() ? [] : state.pendingChanges);
    if (state.cart) cartOwner = readCartOwner();
  });
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('online', onVisible);
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pagehide', onPageHide);
  deferLinks(whenCartSettled);
}

/** Sets the state with which the page was rendered, before any reply. The page may come from a cache. */
export function setInitialCart(page: { count: number; lines: readonly RenderedLine[] }): void {
  if ($cart.get().cart) return;
  setRenderedCart(page);
  onVisible();
}

/** Adds an item. Each addition is sent separately, so that one rejected addition does not affect the others. */
export function addToCart(item: NewCartItem): Promise<CartChangeResult> {
  return enqueueCartChange({ endpoint: addItem, input: { params: { cartId }, body: item } });
}

/** Sets a line's quantity. Of several queued changes of one line only the last is sent. */
export function setLineQuantity(lineId: string, quantity: number): Promise<CartChangeResult> {
  const params = { cartId, lineItemId: lineId, quantity: String(quantity) };
  return enqueueCartChange({ endpoint: setItemQuantity, input: { params } });
}

/** Removes a line. Queued changes of the line are dropped. */
export function removeCartLine(lineId: string): Promise<CartChangeResult> {
  return enqueueCartChange({ endpoint: removeItem, input: { params: { cartId, lineItemId: lineId } } });
}

/** Queues a cart call that only some pages use; the cart id in `input` is `current`. */
export function callCartEndpoint<E extends CartMutationEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Result<ReplyOf<E>>> {
  return enqueueCartChange({ endpoint, input }) as Promise<Result<ReplyOf<E>>>;
}

/** Reads the cart again, after the pending changes. */
export function refreshCart(): Promise<CartChangeResult> {
  return enqueueCartChange(CART_READ);
}

/** After sign-in: reloads the cart, which now belongs to the customer and includes the guest's lines. */
export function reloadCartAfterSignIn(country: string): void {
  if (getQueueCountry()) void refreshCart().then(() => notifyTabs(country));
  else renderCartBadge({ ...$cart.get(), count: readCartCount(country) });
}

// A page restored from the back-forward cache shows the cart as it was when the page was left.
function onPageShow(event: PageTransitionEvent): void {
  resumeAfterPageShow();
  if (!event.persisted) return;
  subscribeToTabs(onTabMessage);
  void refreshCart();
}

function onPageHide(): void {
  closeTabChannel();
  flushOnPageHide();
}

function onTabMessage(country: string): void {
  if (country === '') clearChangeQueue();
  if (country !== getQueueCountry()) return;
  isStale = true;
  onVisible();
}

// Reloads the cart when another tab has changed it: known from that tab's message, or from count and owner in
// the cookie. After sign-out there is no cookie.
function onVisible(): void {
  // Retries pending changes: the network may be available again.
  void sendNextChange();
  const country = getQueueCountry();
  if (!country || document.visibilityState === 'hidden') return;
  const isUpToDate = readCartCount(country) === $cart.get().count && readCartOwner() === cartOwner;
  if (!isStale && (hasPendingChanges() || isUpToDate)) return;
  isStale = false;
  if (!hasCartCookie()) clearChangeQueue();
  else {
    void refreshCart().then((reply) => {
      isStale ||= isNetworkError(reply);
    });
  }
}

/**
 * Returns a promise that resolves when no change is pending or the connection is lost, since changes are not
 * sent offline; undefined when that is already the case.
 */
export function whenCartSettled(): Promise<void> | undefined {
  if (!hasPendingChanges() || $isCartOffline.get()) return undefined;
  return new Promise((resolve) => {
    const unsubscribe = $cart.listen(({ pendingChanges }) => {
      if (pendingChanges.length > 0 && !$isCartOffline.get()) return;
      unsubscribe();
      resolve();
    });
  });
}

// Sends unsent changes of earlier pages as soon as any island on this page runs.
if (typeof document === 'object' && listPersistedKeys().length > 0) {
  const [language, country] = document.documentElement.dataset.locale?.split('-') ?? [];
  if (language && country) connectCart({ language, country });
}
