import { createHash } from 'node:crypto';
import { removeItems } from '#lib/contract/cart/bulk-items.ts';
import { applyCoupon } from '#lib/contract/cart/coupons.ts';
import { COUNTRY_CODES, type CountryCode } from '#lib/locale/countries.ts';
import { getLocale, type Locale } from '#lib/locale/locale.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { type BrowserRequest, createRequestSession } from '#lib/session/request-session.server.ts';
import type { Session } from '#lib/session/session.server.ts';
import { createDetachedSession } from '#lib/session/session-cookie.server.ts';
import { addLines, type LineWithAddOns, listLinesWithAddOns } from './add-lines.server.ts';

// Serialises merges of one guest: concurrent sign-ins (a double click) must not add the lines twice.
const pendingMerges = new Map<string, Promise<unknown>>();

/** Returns an idempotency key for a batch of lines, the same in every process. */
function createIdempotencyKey(lines: readonly LineWithAddOns[], at: number): string {
  const facts = JSON.stringify([lines.map(({ id, quantity }) => [id, quantity]), at]);
  const hash = createHash('sha256').update(facts).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function listMovedIds(lines: readonly LineWithAddOns[], left: readonly LineWithAddOns[]): string[] {
  return lines.filter((line) => !left.includes(line)).map(({ id }) => id);
}

async function mergeCountryCart(
  country: CountryCode,
  guest: Session,
  visitor: BrowserRequest,
  locale: Locale,
) {
  const place = getLocale(locale.language, country);
  const leaving = createRequestSession(visitor, place, createDetachedSession(guest));
  const left = await leaving.readCart();
  if (!left?.ok) return [];
  // Saved items oldest first, so that the newest ends up on top.
  const [lines, saved] = [
    listLinesWithAddOns(left.data.items),
    listLinesWithAddOns(left.data.savedItems).reverse(),
  ];
  if (lines.length + saved.length === 0) return [];
  const arriving = createRequestSession(visitor, place);
  const found = await arriving.getOrCreateCart();
  if (!found.ok) return [];
  const aim = { session: arriving, cart: found.data, language: locale.language };
  const addedLines = await addLines(lines, { ...aim, createKey: (at) => createIdempotencyKey(lines, at) });
  const kept = await addLines(saved, {
    ...aim,
    createKey: (at) => createIdempotencyKey(saved, at),
    isSaved: true,
  });
  // Coupons are applied again where the customer's cart accepts them.
  const dropped: string[] = [];
  for (const couponCode of left.data.couponCodes) {
    const reply = await arriving.client.call(applyCoupon, { params: { cartId: found.data.id, couponCode } });
    if (reply.ok) continue;
    const why = getApiErrorMessage(reply.error, locale.language);
    dropped.push(getTranslate(locale.language)('cart:couponLeft', { code: couponCode, why }));
  }
  const body = {
    lineItemIds: listMovedIds(lines, addedLines.unsent),
    savedItemIds: listMovedIds(saved, kept.unsent),
  };
  // In one call, so that concurrent readers see all lines or none.
  if (body.lineItemIds.length + body.savedItemIds.length > 0) {
    await leaving.client.call(removeItems, { params: { cartId: left.data.id }, body });
  }
  return [...addedLines.messages, ...kept.messages, ...dropped];
}

async function mergeAll(guest: Session, visitor: BrowserRequest, locale: Locale): Promise<string[]> {
  const here = locale.country.code;
  const missed: string[] = [];
  for (const country of COUNTRY_CODES) {
    if (country !== here && !guest.carts[country]) continue;
    missed.push(...(await mergeCountryCart(country, guest, visitor, locale)));
  }
  return missed;
}

/**
 * Merges a guest's carts and saved items into the customer's, country by country, and empties the guest's.
 * Returns a message for each line that was not merged, or only in part.
 */
export async function mergeGuestCarts(
  guest: Session,
  visitor: BrowserRequest,
  locale: Locale,
): Promise<string[]> {
  const { guestId } = guest;
  if (!guestId) return [];
  const before = pendingMerges.get(guestId) ?? Promise.resolve();
  const merge = before.then(() => mergeAll(guest, visitor, locale));
  const done = merge.catch(() => {});
  pendingMerges.set(guestId, done);
  void done.then(() => {
    if (pendingMerges.get(guestId) === done) pendingMerges.delete(guestId);
  });
  return await merge;
}
