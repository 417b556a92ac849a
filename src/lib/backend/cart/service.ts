import type { RejectedItem } from '#lib/contract/cart/bulk-items.ts';
import type { Cart } from '#lib/contract/cart/cart.ts';
import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import { type Db, runInTransaction, type Trx } from '../db/database.ts';
import type { AppError } from '../gateway/app-error.ts';
import { defineRoute, type RequestContext, type Route, requireCallerId } from '../gateway/request-context.ts';
import type { ErrorMessageFormatter } from '../gateway/responses.ts';
import { isEmployeeCaller, type ReadCartCustomer } from './cart-customer.ts';
import type { CartCommand, CartContext, CartLines, ChangedLines } from './command.ts';
import { claimIdempotencyKey, readIdempotencyKey, saveRejectedItems } from './idempotency.ts';
import { presentRejectedItems } from './lines/build-lines.ts';
import type { StoredCartLine } from './lines/cart-lines.ts';
import { assertQuantityLimits } from './lines/quantity-limits.ts';
import { type LineChange, reconcileLines, reconcileSavedLines } from './lines/reconcile.ts';
import { requireCart, updateEmployeeFlag } from './locked-cart.ts';
import { type CartSnapshot, presentCart } from './present-cart.ts';
import {
  calculateCartDiscounts,
  getLineOffer,
  getQuantityLimits,
  type PricedCart,
  readPricedCart,
} from './priced-cart.ts';
import { type CartRow, readCartLines, saveCartLines, updateCart } from './queries.ts';

export interface CartDependencies {
  db: Db;
  formatErrorMessage: ErrorMessageFormatter;
  /** Undefined in a shop without accounts, where no caller is an employee. */
  readCustomer: ReadCartCustomer | undefined;
}

export type CartReply = Cart & { missed?: RejectedItem[] };

interface CartRequest {
  requestContext: RequestContext;
  /** Returns the cart, locked until the transaction ends. */
  lockCart: (trx: Trx) => Promise<CartRow>;
  /** Endpoint and input that identify a repeated request; undefined for requests that are safe to repeat. */
  identity?: { endpoint: string; input: unknown };
  createCommand?: (context: CartContext) => CartCommand | Promise<CartCommand>;
}

/** Defines a route that changes the caller's own cart, once for each idempotency key. */
export function defineCartMutation<E extends AnyEndpoint>(
  dependencies: CartDependencies,
  endpoint: E,
  createCommand: (input: EndpointInput<E>, context: CartContext) => CartCommand | Promise<CartCommand>,
): Route {
  return defineRoute(endpoint, async (input, requestContext) => {
    const { cartId, ...params } = input.params as { cartId: string };
    const reply = await handleCartRequest(dependencies, {
      requestContext,
      lockCart: (trx) => requireCart(trx, cartId, requireCallerId(requestContext)),
      identity: { endpoint: endpoint.name, input: [params, input.query, input.body] },
      createCommand: (context) => createCommand(input, context),
    });
    return reply as EndpointReply<E>;
  });
}

/** Applies a request to a cart in one transaction and returns the resulting cart. */
export async function handleCartRequest(
  dependencies: CartDependencies,
  request: CartRequest,
): Promise<CartReply> {
  const isEmployee = await isEmployeeCaller(request.requestContext, dependencies.readCustomer);
  return await runInTransaction(dependencies.db, (trx) =>
    applyCartCommand(trx, dependencies, request, isEmployee),
  );
}

async function applyCartCommand(
  trx: Trx,
  { formatErrorMessage }: CartDependencies,
  { requestContext, lockCart, identity, createCommand }: CartRequest,
  isEmployee: boolean,
): Promise<CartReply> {
  // Lock the cart.
  const locked = await updateEmployeeFlag(trx, await lockCart(trx), isEmployee);

  // Idempotency: a repeated request changes nothing; it returns the cart and the items rejected the first time.
  const key = identity ? readIdempotencyKey(requestContext, locked, identity) : null;
  const earlierRejections = key ? await claimIdempotencyKey(trx, key, requestContext.now) : undefined;

  // Build the lines of the change.
  const command =
    (!earlierRejections && (await createCommand?.({ trx, cart: locked, requestContext }))) || {};

  // Reconcile the lines with current prices and stock.
  const cart = await setCoupon(trx, locked, command.coupon);
  const storedSavedLines = await readCartLines(trx, cart.id, 'saved_lines');
  const pricedCart = await readPricedCart(trx, cart, requestContext.now, [
    ...storedSavedLines,
    ...(command.extraLines ?? []),
  ]);
  const reconciled = reconcileCart(pricedCart, storedSavedLines);

  // Change the lines within their quantity limits.
  const changed: ChangedLines = command.change?.(reconciled, pricedCart) ?? reconciled;
  assertQuantityLimits(reconciled.lines, changed.lines, (code) => getQuantityLimits(pricedCart, code));
  const cappedSavedLines = reconcileSavedLines(changed.saved, (code) => getLineOffer(pricedCart, code));

  // Save.
  await saveCartLines(trx, cart.id, pricedCart.lines, changed.lines, requestContext.now);
  await saveCartLines(
    trx,
    cart.id,
    storedSavedLines,
    cappedSavedLines.lines,
    requestContext.now,
    'saved_lines',
  );
  const couponError = checkCoupon({ ...pricedCart, lines: changed.lines }, command, requestContext.now);
  const updated = couponError ? await setCoupon(trx, cart, null) : cart;
  const rejectedItems = presentRejections([command, changed], formatErrorMessage, requestContext);
  if (key && rejectedItems) await saveRejectedItems(trx, key, rejectedItems);

  // Present.
  const knownLines = [...pricedCart.lines, ...storedSavedLines, ...changed.saved];
  const snapshot: CartSnapshot = {
    pricedCart: { ...pricedCart, cart: updated, lines: changed.lines },
    saved: cappedSavedLines.lines,
    changes: attachLines([...reconciled.changes, ...cappedSavedLines.changes], knownLines),
    removedCoupon: couponError && {
      code: cart.coupon_code ?? '',
      reason: formatErrorMessage(couponError.code, requestContext.language, couponError.details),
    },
  };
  const shownRejections = rejectedItems ?? (earlierRejections?.length ? earlierRejections : undefined);
  return { ...presentCart(snapshot, requestContext), ...(shownRejections && { missed: shownRejections }) };
}

/** Replaces the cart's coupon; null removes it, undefined changes nothing. */
async function setCoupon(trx: Trx, cart: CartRow, coupon: string | null | undefined): Promise<CartRow> {
  return coupon === undefined ? cart : await updateCart(trx, cart, { coupon_code: coupon });
}

/** Reconciles the lines of a cart and its saved items. */
function reconcileCart(
  cart: PricedCart,
  saved: readonly StoredCartLine[],
): CartLines & { changes: LineChange[] } {
  const getOffer = (code: string) => getLineOffer(cart, code);
  const inCart = reconcileLines(cart.lines, getOffer);
  const savedLines = reconcileSavedLines(saved, getOffer);
  return {
    lines: inCart.lines,
    saved: savedLines.lines,
    changes: [...inCart.changes, ...savedLines.changes],
  };
}

/**
 * Returns why the coupon must be removed; null if it stays. Throws the same error when the command requires
 * the coupon.
 */
function checkCoupon(cart: PricedCart, { requiresCoupon }: CartCommand, now: number): AppError | null {
  const { error } = calculateCartDiscounts(cart, now);
  if (!error) return null;
  if (requiresCoupon) throw error;
  // An empty cart keeps its coupon, because removed items may be added again.
  return cart.lines.length > 0 ? error : null;
}

/** Returns undefined for a command whose reply lists no rejected items. */
function presentRejections(
  [command, changed]: [CartCommand, ChangedLines],
  formatErrorMessage: ErrorMessageFormatter,
  requestContext: RequestContext,
): RejectedItem[] | undefined {
  if (!command.rejections) return undefined;
  const rejections = [...command.rejections, ...(changed.rejections ?? [])];
  return presentRejectedItems(rejections, formatErrorMessage, requestContext);
}

function attachLines(
  changes: readonly LineChange[],
  lines: readonly StoredCartLine[],
): CartSnapshot['changes'] {
  return changes.map((change) => ({
    change,
    line: lines.find((line) => line.id === change.lineId) as StoredCartLine,
  }));
}
