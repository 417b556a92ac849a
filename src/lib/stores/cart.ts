import { atom } from 'nanostores';
import { createBrowserClient } from '#lib/client/browser.ts';
import type { Client, Result } from '#lib/client/client.ts';
import { addItem, type Cart, readCart, removeItem, setQuantity } from '#lib/contract/cart.ts';
import { $added } from './added.ts';
import type { Change, NewItem } from './changes.ts';
import { hasCart, readCount, showCount } from './count.ts';
import { holdLinks, noteUnsettled, takeUnsettled } from './leaving.ts';
import { goodsOf, keepOrder, type PageLine, pageGoods } from './order.ts';
import { markPending } from './pending.ts';

/** What the browser knows of the cart: the last settled reply, and what is on its way. */
export interface CartState {
  /** Null until the first reply on this page. */
  cart: Cart | null;
  /** Pieces before the changes: of the reply, else of the page, else of the cookie. */
  count: number;
  /** Quantity of each line before the changes. */
  quantities: Readonly<Record<string, number>>;
  /** What the lines are of, in the order in which they first appeared. */
  order: readonly string[];
  /** Not settled yet, in the order of their sending; the first is in flight. */
  changes: readonly Change[];
}

type Reply = Result<Cart>;
type Waiting = { change: Change; settle: (reply: Reply) => void };

const nothing: CartState = { cart: null, count: 0, quantities: {}, order: [], changes: [] };

/** Visible is what `visibleCount` and `visibleLines` make of it. */
export const $cart = atom<CartState>(nothing);

let client: Client | undefined;
let country = '';
let queue: Waiting[] = [];
let isSending = false;
/** Whether the last reply was one of several. */
let isBurst = false;
let stopShowing: (() => void) | undefined;
let isHolding = false;
/** Whether the page is being left: what is on its way may settle unseen, or seem to have failed. */
let isLeft = false;

/**
 * Gives the store its country and its way to the server; islands call it when they mount, the first one counts.
 * A line mounts before its island does: what it asked for until now is sent now.
 */
export function connectCart(place: { language: string; country: string }, other?: Client): void {
  if (client && !other) return;
  if (client) queue = [];
  client = other ?? createBrowserClient(place);
  country = place.country;
  isSending = false;
  $cart.set({ ...nothing, count: readCount(place.country) });
  publish();
  stopShowing?.();
  stopShowing = $cart.listen((state) => {
    showCount(state);
    if (!isLeft) markPending(state);
  });
  window.addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onSight);
  window.addEventListener('pagehide', onHide);
  if (!isHolding) holdLinks(settling);
  isHolding = true;
  void send();
  if (takeUnsettled()) void refreshCart();
}

/** Tells the store what the page was drawn with, before any reply; it may have been drawn a while ago. */
export function seedCart(page: { count: number; lines: readonly PageLine[] }): void {
  const state = $cart.get();
  if (state.cart) return;
  const quantities = Object.fromEntries(page.lines.map((line) => [line.id, line.quantity]));
  $cart.set({ ...state, count: page.count, quantities, order: page.lines.map(pageGoods) });
  onSight();
}

/** Adds pieces. Every call is sent by itself: of five, those that fit are kept when one does not. */
export function addToCart(item: NewItem): Promise<Reply> {
  return enqueue({ kind: 'add', item });
}

/** Sets a line's quantity; of several for one line that wait, the last is sent. */
export function changeQuantity(lineId: string, quantity: number): Promise<Reply> {
  return enqueue({ kind: 'quantity', lineId, quantity });
}

/** Removes a line; what waited for it is no longer sent. */
export function removeFromCart(lineId: string): Promise<Reply> {
  return enqueue({ kind: 'remove', lineId });
}

/** Reads the cart again, behind what is on its way. */
export function refreshCart(): Promise<Reply> {
  return enqueue({ kind: 'read' });
}

// A page from the back-forward cache shows the cart of the moment it was left.
function onShow(event: PageTransitionEvent): void {
  isLeft = false;
  if (event.persisted) void refreshCart();
}

// Another page of this shop, in another tab, may have changed the cart; the cookie tells how many there are.
function onSight(): void {
  if (document.visibilityState === 'hidden' || queue.length > 0 || !hasCart()) return;
  if (readCount(country) !== $cart.get().count) void refreshCart();
}

// Who leaves the page has still done what they did: what waits is sent at once, its reply read by nobody.
function onHide(): void {
  const sender = client;
  const waits = queue.slice(isSending ? 1 : 0);
  if (!sender || queue.length === 0) return;
  noteUnsettled();
  publish();
  isLeft = true;
  queue = queue.filter((each) => !waits.includes(each));
  publish();
  for (const { change, settle } of waits) void call(sender, change).then(settle);
}

function settling(): Promise<void> | undefined {
  if (queue.length === 0) return undefined;
  return new Promise((resolve) => {
    const stop = $cart.listen(({ changes }) => {
      if (changes.length > 0) return;
      stop();
      resolve();
    });
  });
}

function enqueue(change: Change): Promise<Reply> {
  return new Promise((settle) => {
    const waits = queue.slice(isSending ? 1 : 0);
    const replaced = waits.filter((other) => replaces(change, other.change));
    queue = [...queue.filter((other) => !replaced.includes(other)), { change, settle: settleAll }];
    publish();
    void send();

    function settleAll(reply: Reply): void {
      // The latest last, as it was done.
      for (const other of replaced) other.settle(reply);
      settle(reply);
    }
  });
}

function replaces(change: Change, waiting: Change): boolean {
  if (change.kind === 'read') return waiting.kind === 'read';
  if (change.kind === 'add') return false;
  return waiting.kind === 'quantity' && waiting.lineId === change.lineId;
}

async function send(): Promise<void> {
  const first = queue[0];
  const sender = client;
  if (isSending || !first || !sender) return;
  isSending = true;
  const reply = await call(sender, first.change);
  // Another country's cart was connected meanwhile.
  if (client !== sender) return;
  isSending = false;
  queue = queue.slice(1);
  if (reply.ok) accept(reply.data);
  else publish();
  const { change } = first;
  if (reply.ok && change.kind === 'add') {
    $added.set([...$added.get(), { item: change.item, cart: reply.data }]);
  }
  first.settle(reply);
  // A lost answer says nothing of what was done: the truth is read, once, behind the rest.
  if (!reply.ok && reply.error.status !== 409 && first.change.kind !== 'read') void refreshCart();
  else void send();
}

function call(sender: Client, change: Change): Promise<Reply> {
  const cartId = 'current';
  if (change.kind === 'add') return sender.call(addItem, { params: { cartId }, body: change.item });
  if (change.kind === 'read') {
    return sender.call(readCart, { params: { userId: cartId }, body: { userId: cartId } });
  }
  const params = { cartId, lineItemId: change.lineId };
  if (change.kind === 'remove') return sender.call(removeItem, { params });
  return sender.call(setQuantity, { params: { ...params, quantity: String(change.quantity) } });
}

function accept(reply: Cart): void {
  // What the backend had to change is said once: in a burst of replies none of it may be passed over.
  const earlier = (isBurst && $cart.get().cart?.changes) || [];
  isBurst = queue.length > 0;
  const order = keepOrder($cart.get().order, reply.items.map(goodsOf));
  const items = [...reply.items].sort((a, b) => order.indexOf(goodsOf(a)) - order.indexOf(goodsOf(b)));
  const cart = { ...reply, items, changes: [...earlier, ...reply.changes] };
  const lines = cart.items.flatMap((group) => group.items);
  const quantities = Object.fromEntries(
    lines.filter((line) => line.parentItemId === null).map((line) => [line.id, line.quantity]),
  );
  $cart.set({ cart, count: cart.itemCount, quantities, order, changes: queue.map((each) => each.change) });
}

function publish(): void {
  $cart.set({ ...$cart.get(), changes: queue.map((each) => each.change) });
}
