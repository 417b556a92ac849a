import { createBrowserClient } from '#lib/client/browser-client.ts';
import type { CallInput, Client, Result } from '#lib/client/client.ts';
import { addItem, removeItem, setItemQuantity } from '#lib/contract/cart/cart.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { EndpointReply as ReplyOf } from '#lib/contract/endpoint.ts';
import { deferLinks } from '../shell/defer-navigation.ts';
import { hasCartCookie, readCartCount, readCartOwner, renderCartBadge } from './cart-cookie.ts';
import { $cart, setRenderedCart } from './cart-store.ts';
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
} from './change-queue.ts';
import type { RenderedLine } from './line-order.ts';
import { $isCartOffline } from './offline-status.ts';
import { CART_READ, type CartMutationEndpoint, type NewCartItem } from './pending-changes.ts';
import { setPendingCookie } from './pending-cookie.ts';
import { listPersistedKeys } from './persisted-changes.ts';
import { type CartResult, isNetworkError } from './send-change.ts';
import { closeTabChannel, notifyTabs, subscribeToTabs } from './tab-sync.ts';

export { $cart, type CartState } from './cart-store.ts';

const cartId = CURRENT_ID;

let owner = '';
/** Whether another tab has changed the cart while nobody looked at this one. */
let isStale = false;

const isBusy = (): boolean => $cart.get().changes.length > 0;

/**
 * Gives the store its country and its way to the server; islands call it when they mount, the first one counts.
 * A line mounts before its island does: what it asked for until now is sent now, behind what an earlier page left.
 */
export function connectCart(place: { language: string; country: string }, other?: Client): void {
  const isFirst = !getQueueCountry();
  if (!isFirst && !other) return;
  owner = readCartOwner();
  connectChangeQueue(other ?? createBrowserClient(place), place.country);
  subscribeToTabs(onTabMessage);
  if (isFirst) watchPage();
  void restorePersistedChanges();
}

function watchPage(): void {
  $cart.listen((state) => {
    renderCartBadge(state);
    if (!isPageHidden()) setPendingCookie($isCartOffline.get() ? [] : state.changes);
    if (state.cart) owner = readCartOwner();
  });
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('online', onVisible);
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pagehide', onPageHide);
  deferLinks(whenCartSettled);
}

/** Tells the store what the page was drawn with, before any reply; it may have been drawn a while ago. */
export function setInitialCart(page: { count: number; lines: readonly RenderedLine[] }): void {
  if ($cart.get().cart) return;
  setRenderedCart(page);
  onVisible();
}

/** Adds pieces. Every call is sent by itself: of five, those that fit are kept when one does not. */
export function addToCart(item: NewCartItem): Promise<CartResult> {
  return enqueueCartChange({ endpoint: addItem, input: { params: { cartId }, body: item } });
}

/** Sets a line's quantity; of several for one line that wait, the last is sent. */
export function setLineQuantity(lineId: string, quantity: number): Promise<CartResult> {
  const params = { cartId, lineItemId: lineId, quantity: String(quantity) };
  return enqueueCartChange({ endpoint: setItemQuantity, input: { params } });
}

/** Removes a line; what waited for it is no longer sent. */
export function removeCartLine(lineId: string): Promise<CartResult> {
  return enqueueCartChange({ endpoint: removeItem, input: { params: { cartId, lineItemId: lineId } } });
}

/** Changes the cart by a call that only some pages make, in its turn; `current` is the cart's id. */
export function callCartEndpoint<E extends CartMutationEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Result<ReplyOf<E>>> {
  return enqueueCartChange({ endpoint, input }) as Promise<Result<ReplyOf<E>>>;
}

/** Reads the cart again, behind what is on its way. */
export function refreshCart(): Promise<CartResult> {
  return enqueueCartChange(CART_READ);
}

/** After somebody signed in: the cart is the customer's, with what the guest had in it. */
export function reloadCartAfterSignIn(where: string): void {
  if (getQueueCountry()) void refreshCart().then(() => notifyTabs(where));
  else renderCartBadge({ ...$cart.get(), count: readCartCount(where) });
}

/** After somebody signed out: what was in the cart is nobody's here any more, in no tab. */
export function clearCart(): void {
  clearChangeQueue();
  // A page may have nothing of the cart but this.
  subscribeToTabs(onTabMessage);
  notifyTabs('');
}

// A page from the back-forward cache shows the cart of the moment it was left.
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

function onTabMessage(where: string): void {
  if (where === '') clearChangeQueue();
  if (where !== getQueueCountry()) return;
  isStale = true;
  onVisible();
}

// Another page of this shop, in another tab, may have changed the cart: it has said so, or the cookie tells how many
// there are, and whose. There is none any more after a sign-out.
function onVisible(): void {
  // What waits is tried again: the network may be back.
  void sendNextChange();
  const country = getQueueCountry();
  if (!country || document.visibilityState === 'hidden') return;
  const isSame = readCartCount(country) === $cart.get().count && readCartOwner() === owner;
  if (!isStale && (isBusy() || isSame)) return;
  isStale = false;
  if (!hasCartCookie()) clearChangeQueue();
  else {
    void refreshCart().then((reply) => {
      isStale ||= isNetworkError(reply);
    });
  }
}

/**
 * What is on its way, until it has come; undefined when nothing is. While the network is away nothing settles, and
 * nobody is to wait for it.
 */
export function whenCartSettled(): Promise<void> | undefined {
  if (!isBusy() || $isCartOffline.get()) return undefined;
  return new Promise((resolve) => {
    const stop = $cart.listen(({ changes }) => {
      if (changes.length > 0 && !$isCartOffline.get()) return;
      stop();
      resolve();
    });
  });
}

// What an earlier page left is sent as soon as anything on this one is alive, whatever it is.
if (typeof document === 'object' && listPersistedKeys().length > 0) {
  const [language, where] = document.documentElement.dataset.locale?.split('-') ?? [];
  if (language && where) connectCart({ language, country: where });
}
