import { createHash } from 'node:crypto';
import { removeItems } from '#lib/contract/cart/bulk-items.ts';
import { COUNTRY_CODES, type CountryCode } from '#lib/locale/countries.ts';
import { getLocale, type Locale } from '#lib/locale/locale.ts';
import { type BrowserRequest, createRequestSession } from '#lib/session/request-session.server.ts';
import type { Session } from '#lib/session/sealed-session.server.ts';
import { createDetachedSession } from '#lib/session/session-cookie.server.ts';
import { addLines, type LineWithAddOns, listLinesWithAddOns } from './add-lines.server.ts';
import { applyCoupons } from './apply-coupons.server.ts';

// Serialises merges of one guest: concurrent sign-ins (a double click) must not add the lines twice.
const pendingMerges = new Map<string, Promise<unknown>>();

/** Returns an idempotency key for a batch of lines, the same in every process. */
function createIdempotencyKey(lines: readonly LineWithAddOns[], offset: number): string {
  const content = JSON.stringify([lines.map(({ id, quantity }) => [id, quantity]), offset]);
  const hash = createHash('sha256').update(content).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function listMovedIds(lines: readonly LineWithAddOns[], failedLines: readonly LineWithAddOns[]): string[] {
  return lines.filter((line) => !failedLines.includes(line)).map(({ id }) => id);
}

async function mergeCountryCart(
  country: CountryCode,
  guest: Session,
  browserRequest: BrowserRequest,
  locale: Locale,
) {
  const countryLocale = getLocale(locale.language, country);
  const guestSession = createRequestSession(browserRequest, countryLocale, createDetachedSession(guest));
  const guestCart = await guestSession.readCart();
  if (!guestCart?.ok) return [];
  // Saved items are added oldest first, so that the newest is at the top.
  const [lines, savedLines] = [
    listLinesWithAddOns(guestCart.data.items),
    listLinesWithAddOns(guestCart.data.savedItems).reverse(),
  ];
  if (lines.length + savedLines.length === 0) return [];
  const customerSession = createRequestSession(browserRequest, countryLocale);
  const customerCart = await customerSession.getOrCreateCart();
  if (!customerCart.ok) return [];
  const target = { session: customerSession, cart: customerCart.data, language: locale.language };
  const addedLines = await addLines(lines, {
    ...target,
    createIdempotencyKey: (offset) => createIdempotencyKey(lines, offset),
  });
  const addedSavedItems = await addLines(savedLines, {
    ...target,
    createIdempotencyKey: (offset) => createIdempotencyKey(savedLines, offset),
    isSaved: true,
  });
  // Coupons are applied again where the customer's cart accepts them.
  const couponMessages = await applyCoupons(guestCart.data.couponCodes, target);
  const body = {
    lineItemIds: listMovedIds(lines, addedLines.failedLines),
    savedItemIds: listMovedIds(savedLines, addedSavedItems.failedLines),
  };
  // In one call, so that concurrent readers see all lines or none.
  if (body.lineItemIds.length + body.savedItemIds.length > 0) {
    await guestSession.client.call(removeItems, { params: { cartId: guestCart.data.id }, body });
  }
  return [...addedLines.messages, ...addedSavedItems.messages, ...couponMessages];
}

async function mergeAll(guest: Session, browserRequest: BrowserRequest, locale: Locale): Promise<string[]> {
  const currentCountry = locale.country.code;
  const messages: string[] = [];
  for (const country of COUNTRY_CODES) {
    if (country !== currentCountry && !guest.carts[country]) continue;
    messages.push(...(await mergeCountryCart(country, guest, browserRequest, locale)));
  }
  return messages;
}

/**
 * Merges a guest's carts and saved items into the customer's, country by country, and empties the guest's.
 * Returns a message for each line that was not merged in full, and for each coupon that was rejected.
 */
export async function mergeGuestCarts(
  guest: Session,
  browserRequest: BrowserRequest,
  locale: Locale,
): Promise<string[]> {
  const { guestId } = guest;
  if (!guestId) return [];
  const previousMerge = pendingMerges.get(guestId) ?? Promise.resolve();
  const merge = previousMerge.then(() => mergeAll(guest, browserRequest, locale));
  const handledMerge = merge.catch(() => {});
  pendingMerges.set(guestId, handledMerge);
  void handledMerge.then(() => {
    if (pendingMerges.get(guestId) === handledMerge) pendingMerges.delete(guestId);
  });
  return await merge;
}
