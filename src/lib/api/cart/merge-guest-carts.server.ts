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

// Two sign-ins of one guest (a second click) must not bring his goods twice.
const pendingMerges = new Map<string, Promise<unknown>>();

/** A name of the change that brings these very lines, the same in every process that they are brought by. */
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
  // Of what was saved the oldest comes first, so that the newest is the newest again.
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
  // A coupon comes along where there is room for it, and where it may be used.
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
  // All at once: whoever reads it meanwhile finds what was brought, or nothing.
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
 * Brings what a guest gathered into the carts of the customer that the visitor has become, country by country, and what
 * he saved for later with it. Answers in words what could not come along, or came in part. The guest's carts are empty
 * afterwards.
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
