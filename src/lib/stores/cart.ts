import { createBrowserClient } from '#lib/client/browser.ts';
import type { CallInput, Client, Result } from '#lib/client/client.ts';
import { addItem, removeItem, setQuantity } from '#lib/contract/cart.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { Reply as ReplyOf } from '#lib/contract/endpoint.ts';
import { isNetwork, type Reply } from './calls.ts';
import { $cart, showPage } from './cart-state.ts';
import { type CartEndpoint, cartRead, type NewItem } from './changes.ts';
import { hasCart, readCount, readOwner, showCount } from './count.ts';
import { keptKeys } from './kept.ts';
import { holdLinks } from './leaving.ts';
import type { PageLine } from './order.ts';
import { markPending } from './pending.ts';
import {
  connectQueue,
  dropQueue,
  enqueue,
  getQueueCountry,
  isPageHidden,
  leaveQueue,
  returnToQueue,
  send,
  takeKept,
} from './queue.ts';
import { hearTabs, leaveTabs, tellTabs } from './tabs.ts';
import { $waiting } from './waiting.ts';

export { $cart, type CartState } from './cart-state.ts';

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
  owner = readOwner();
  connectQueue(other ?? createBrowserClient(place), place.country);
  hearTabs(onTold);
  if (isFirst) watchPage();
  void takeKept();
}

function watchPage(): void {
  $cart.listen((state) => {
    showCount(state);
    if (!isPageHidden()) markPending($waiting.get() ? [] : state.changes);
    if (state.cart) owner = readOwner();
  });
  window.addEventListener('pageshow', onShow);
  window.addEventListener('online', onSight);
  document.addEventListener('visibilitychange', onSight);
  window.addEventListener('pagehide', onHide);
  holdLinks(settling);
}

/** Tells the store what the page was drawn with, before any reply; it may have been drawn a while ago. */
export function seedCart(page: { count: number; lines: readonly PageLine[] }): void {
  if ($cart.get().cart) return;
  showPage(page);
  onSight();
}

/** Adds pieces. Every call is sent by itself: of five, those that fit are kept when one does not. */
export function addToCart(item: NewItem): Promise<Reply> {
  return enqueue({ endpoint: addItem, input: { params: { cartId }, body: item } });
}

/** Sets a line's quantity; of several for one line that wait, the last is sent. */
export function changeQuantity(lineId: string, quantity: number): Promise<Reply> {
  const params = { cartId, lineItemId: lineId, quantity: String(quantity) };
  return enqueue({ endpoint: setQuantity, input: { params } });
}

/** Removes a line; what waited for it is no longer sent. */
export function removeFromCart(lineId: string): Promise<Reply> {
  return enqueue({ endpoint: removeItem, input: { params: { cartId, lineItemId: lineId } } });
}

/** Changes the cart by a call that only some pages make, in its turn; `current` is the cart's id. */
export function changeCart<E extends CartEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Result<ReplyOf<E>>> {
  return enqueue({ endpoint, input }) as Promise<Result<ReplyOf<E>>>;
}

/** Reads the cart again, behind what is on its way. */
export function refreshCart(): Promise<Reply> {
  return enqueue(cartRead);
}

/** After somebody signed in: the cart is the customer's, with what the guest had in it. */
export function changeOwner(where: string): void {
  if (getQueueCountry()) void refreshCart().then(() => tellTabs(where));
  else showCount({ ...$cart.get(), count: readCount(where) });
}

/** After somebody signed out: what was in the cart is nobody's here any more, in no tab. */
export function dropCart(): void {
  dropQueue();
  // A page may have nothing of the cart but this.
  hearTabs(onTold);
  tellTabs('');
}

// A page from the back-forward cache shows the cart of the moment it was left.
function onShow(event: PageTransitionEvent): void {
  returnToQueue();
  if (!event.persisted) return;
  hearTabs(onTold);
  void refreshCart();
}

function onHide(): void {
  leaveTabs();
  leaveQueue();
}

function onTold(where: string): void {
  if (where === '') dropQueue();
  if (where !== getQueueCountry()) return;
  isStale = true;
  onSight();
}

// Another page of this shop, in another tab, may have changed the cart: it has said so, or the cookie tells how many
// there are, and whose. There is none any more after a sign-out.
function onSight(): void {
  // What waits is tried again: the network may be back.
  void send();
  const country = getQueueCountry();
  if (!country || document.visibilityState === 'hidden') return;
  const isSame = readCount(country) === $cart.get().count && readOwner() === owner;
  if (!isStale && (isBusy() || isSame)) return;
  isStale = false;
  if (!hasCart()) dropQueue();
  else {
    void refreshCart().then((reply) => {
      isStale ||= isNetwork(reply);
    });
  }
}

/**
 * What is on its way, until it has come; undefined when nothing is. While the network is away nothing settles, and
 * nobody is to wait for it.
 */
export function settling(): Promise<void> | undefined {
  if (!isBusy() || $waiting.get()) return undefined;
  return new Promise((resolve) => {
    const stop = $cart.listen(({ changes }) => {
      if (changes.length > 0 && !$waiting.get()) return;
      stop();
      resolve();
    });
  });
}

// What an earlier page left is sent as soon as anything on this one is alive, whatever it is.
if (typeof document === 'object' && keptKeys().length > 0) {
  const [language, where] = document.documentElement.dataset.locale?.split('-') ?? [];
  if (language && where) connectCart({ language, country: where });
}
