import { createHash } from 'node:crypto';
import { removeItems } from '#lib/contract/bulk.ts';
import { applyCoupon } from '#lib/contract/coupon.ts';
import { COUNTRY_CODES, type CountryCode } from '#lib/locale/countries.ts';
import { getLocale, type Locale } from '#lib/locale/locale.ts';
import { getApiErrorMessage } from '#lib/messages/errors.ts';
import { getTranslate } from '#lib/messages/index.ts';
import { holdSession } from '#lib/session/keeper.server.ts';
import type { Session } from '#lib/session/session.server.ts';
import { createShopper, type Visitor } from '#lib/session/shopper.server.ts';
import { addLines, linesOf, type Whole } from './lines.server.ts';

// Two sign-ins of one guest (a second click) must not bring his goods twice.
const merging = new Map<string, Promise<unknown>>();

/** A name of the change that brings these very lines, the same in every process that they are brought by. */
function keyOf(lines: readonly Whole[], at: number): string {
  const facts = JSON.stringify([lines.map(({ id, quantity }) => [id, quantity]), at]);
  const hash = createHash('sha256').update(facts).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function idsBut(lines: readonly Whole[], left: readonly Whole[]): string[] {
  return lines.filter((line) => !left.includes(line)).map(({ id }) => id);
}

async function mergeIn(country: CountryCode, guest: Session, visitor: Visitor, locale: Locale) {
  const place = getLocale(locale.language, country);
  const leaving = createShopper(visitor, place, holdSession(guest));
  const left = await leaving.readCart();
  if (!left?.ok) return [];
  // Of what was saved the oldest comes first, so that the newest is the newest again.
  const [lines, saved] = [linesOf(left.data.items), linesOf(left.data.savedItems).reverse()];
  if (lines.length + saved.length === 0) return [];
  const arriving = createShopper(visitor, place);
  const found = await arriving.openCart();
  if (!found.ok) return [];
  const aim = { to: arriving, cart: found.data, language: locale.language };
  const bought = await addLines(lines, { ...aim, keyOf: (at) => keyOf(lines, at) });
  const kept = await addLines(saved, { ...aim, keyOf: (at) => keyOf(saved, at), isSaved: true });
  // A coupon comes along where there is room for it, and where it may be used.
  const dropped: string[] = [];
  for (const couponCode of left.data.couponCodes) {
    const reply = await arriving.client.call(applyCoupon, { params: { cartId: found.data.id, couponCode } });
    if (reply.ok) continue;
    const why = getApiErrorMessage(reply.error, locale.language);
    dropped.push(getTranslate(locale.language)('cart:couponLeft', { code: couponCode, why }));
  }
  const body = { lineItemIds: idsBut(lines, bought.left), savedItemIds: idsBut(saved, kept.left) };
  // All at once: whoever reads it meanwhile finds what was brought, or nothing.
  if (body.lineItemIds.length + body.savedItemIds.length > 0) {
    await leaving.client.call(removeItems, { params: { cartId: left.data.id }, body });
  }
  return [...bought.missed, ...kept.missed, ...dropped];
}

async function mergeAll(guest: Session, visitor: Visitor, locale: Locale): Promise<string[]> {
  const here = locale.country.code;
  const missed: string[] = [];
  for (const country of COUNTRY_CODES) {
    if (country !== here && !guest.carts[country]) continue;
    missed.push(...(await mergeIn(country, guest, visitor, locale)));
  }
  return missed;
}

/**
 * Brings what a guest gathered into the carts of the customer that the visitor has become, country by country, and what
 * he saved for later with it. Answers in words what could not come along, or came in part. The guest's carts are empty
 * afterwards.
 */
export async function mergeCarts(guest: Session, visitor: Visitor, locale: Locale): Promise<string[]> {
  const { guestId } = guest;
  if (!guestId) return [];
  const before = merging.get(guestId) ?? Promise.resolve();
  const merge = before.then(() => mergeAll(guest, visitor, locale));
  const done = merge.catch(() => {});
  merging.set(guestId, done);
  void done.then(() => {
    if (merging.get(guestId) === done) merging.delete(guestId);
  });
  return await merge;
}
