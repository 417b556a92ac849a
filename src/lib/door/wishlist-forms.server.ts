import type { Result } from '#lib/client/client.ts';
import { readCart, removeItem } from '#lib/contract/cart.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { AnyEndpoint, Reply } from '#lib/contract/endpoint.ts';
import type { Failure } from '#lib/contract/error.ts';
import { SHADE_OPTION } from '#lib/contract/options.ts';
import * as wire from '#lib/contract/wishlist.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { localePath } from '#lib/locale/path.ts';
import { getApiErrorMessage } from '#lib/messages/errors.ts';
import { parseShadeValue } from '#lib/paint/shade-value.ts';
import { type Flash, setFlash } from '#lib/session/flash.server.ts';
import { createShopper, type Shopper } from '#lib/session/shopper.server.ts';
import { callForShopper, type DoorInput } from './current.server.ts';
import { safePath } from './form.ts';
import type { FormContext } from './forms.server.ts';
import { createApiError } from './results.ts';
import { moveToCart } from './wishlist-cart.server.ts';

/** What a form has to say besides its name. */
type Said = Omit<Flash, 'form'>;

/** A form and the session of the customer who sent it. */
interface WishlistCall extends FormContext {
  shopper: Shopper;
}

/** What a form does for somebody who is signed in; a failure is told on the page that it leads to. */
type Work = (call: WishlistCall) => Promise<Said | Failure>;

const LIST = { wishlistId: CURRENT_ID };
const REFUSED = createApiError('INVALID_REQUEST');

const said = <T>(result: Result<T>, words: Said = {}): Said | Failure => (result.ok ? words : result.error);

function ask<E extends AnyEndpoint>(
  { shopper, locale }: WishlistCall,
  endpoint: E,
  input: Partial<DoorInput> = {},
): Promise<Result<Reply<E>>> {
  return callForShopper(endpoint, { params: LIST, query: {}, body: {}, ...input }, shopper, locale);
}

function optionsIn(fields: URLSearchParams): { options?: wire.Wish['options'] } {
  const shade = fields.get('shade');
  return shade ? { options: [{ attributeFQN: SHADE_OPTION, value: shade }] } : {};
}

/** What the page that the heart stood on says of the size. */
function sizeIn(fields: URLSearchParams, code: string): Pick<wire.Wish, 'isSizeChosen'> {
  if (fields.getAll('sized').includes(code)) return { isSizeChosen: true };
  return fields.getAll('unsized').includes(code) ? { isSizeChosen: false } : {};
}

const numberIn = (fields: URLSearchParams) => Number(toLatinDigits(fields.get('quantity')?.trim() || '1'));

const entriesOf = ({ items, oosItems }: wire.Wishlist): wire.WishlistItem[] => [...items, ...oosItems];

/** Saves a product that is not on the list yet; one that is there stays as it is. */
const wish: Work = async (call) => {
  const { fields } = call;
  const options = optionsIn(fields);
  const product = { productCode: fields.get('code') ?? '' };
  const size = sizeIn(fields, product.productCode);
  const item = wire.WishSchema.safeParse({ quantity: numberIn(fields), product, ...options, ...size });
  if (!item.success) return REFUSED;
  const shade = fields.get('shade');
  const shadeCode = shade && parseShadeValue(shade).code;
  const ofProduct = (list?: wire.Wishlist) =>
    list ? entriesOf(list).filter((entry) => entry.product.productCode === product.productCode) : [];
  const find = (list?: wire.Wishlist) =>
    ofProduct(list).find(
      (entry) =>
        !shadeCode || entry.product.options.some(({ value }) => parseShadeValue(value).code === shadeCode),
    );
  const read = await ask(call, wire.readWishlists, { params: { customerAccountId: CURRENT_ID } });
  if (!read.ok) return read.error;
  const [list] = read.data;
  const words = (entry: wire.WishlistItem | undefined, done: string) => ({
    values: { name: entry?.product.content.productName ?? '', done },
  });
  const present = find(list);
  if (present) return words(present, 'present');
  const input = { body: { items: [item.data] } };
  if (ofProduct(list).length > 0) {
    const added = await ask(call, wire.addWishlistItems, input);
    return added.ok ? words(find(added.data), 'saved') : added.error;
  }
  // Two presses that come at once save it once.
  const merged = await ask(call, wire.mergeWishlist, input);
  if (!merged.ok) return merged.error;
  const { wishlist, skipped } = merged.data;
  const reason = skipped[0]?.reason;
  if (reason === 'FULL') return createApiError('WISHLIST_FULL', { maximum: wire.WISHLIST_MOST });
  if (reason === 'UNKNOWN') return createApiError('PRODUCT_NOT_FOUND', product);
  return words(find(wishlist), reason ? 'present' : 'saved');
};

const setWish: Work = async (call) => {
  const { fields } = call;
  const params = { ...LIST, wishlistItemId: fields.get('itemId') ?? '' };
  const body = { quantity: numberIn(fields), ...optionsIn(fields) };
  return said(await ask(call, wire.setWishlistItem, { params, body }));
};

/** Removes the entries that are named, or with `all` the whole list. */
const removeWish: Work = async (call) => {
  const { fields } = call;
  const itemIds = fields.getAll('itemId');
  if (itemIds.length === 0 && !fields.has('all')) return REFUSED;
  const body = fields.has('all') ? {} : { itemIds };
  return said(await ask(call, wire.removeWishlistItems, { body }));
};

const shareWish: Work = async (call) => said(await ask(call, wire.shareWishlist));

const unshareWish: Work = async (call) => said(await ask(call, wire.unshareWishlist));

/** Moves the entries that are named, or with `all` those that can be bought. */
const wishToCart: Work = async (call) => {
  const { fields, locale, shopper } = call;
  const read = await ask(call, wire.readWishlists, { params: { customerAccountId: CURRENT_ID } });
  if (!read.ok) return read.error;
  const [list] = read.data;
  const ids = fields.has('all') ? undefined : fields.getAll('itemId');
  if (!list) return { values: { moved: '0', stayed: '0' } };
  const { moved, stayed, missed, failure } = await moveToCart(list, ids, shopper, locale);
  if (failure) return failure;
  const [only] = moved;
  const values: Record<string, string> = { moved: String(moved.length), stayed: String(stayed) };
  if (only && moved.length === 1) values.name = only.product.content.productName;
  return { values, ...(missed.length > 0 && { error: missed.join('\n') }) };
};

/** Moves a line of the cart to the list; its add-ons stay behind. */
const cartToWish: Work = async (call) => {
  const { fields, locale, shopper } = call;
  const forCart = { params: { userId: CURRENT_ID }, query: {}, body: { userId: CURRENT_ID } };
  const cart = await callForShopper(readCart, forCart, shopper, locale);
  if (!cart.ok) return cart.error;
  const lines = cart.data.items.flatMap(({ items }) => items);
  const line = lines.find(({ id, parentItemId }) => id === fields.get('lineId') && parentItemId === null);
  if (!line) return createApiError('LINE_NOT_FOUND');
  const { quantity, product } = line;
  const options = product.options.map(({ attributeFQN, value }) => ({ attributeFQN, value }));
  // What is in a cart has its size.
  const item = { quantity, product: { productCode: product.productCode }, options, isSizeChosen: true };
  const added = await ask(call, wire.addWishlistItems, { body: { items: [item] } });
  if (!added.ok) return added.error;
  const input = { params: { cartId: CURRENT_ID, lineItemId: line.id }, query: {}, body: {} };
  const removed = await callForShopper(removeItem, input, shopper, locale);
  return said(removed, { values: { name: product.content.productName } });
};

/** The page of this shop that a form stood on. */
function pageBefore({ visitor }: FormContext): string | undefined {
  const referer = visitor.request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const { pathname, search } = new URL(referer);
  return /^\/[a-z]{2}-[a-z]{2}(\/|$)/.test(pathname) ? safePath(pathname + search, '/') : undefined;
}

/** A form of the signed-in: a guest is led to the page that explains, since his list is kept by his browser. */
function serve(form: string, page: string, work: Work) {
  return async (context: FormContext): Promise<string> => {
    const { fields, locale, visitor } = context;
    const shopper = createShopper(visitor, locale);
    const back = pageBefore(context);
    const outcome = shopper.account ? await work({ ...context, shopper }) : undefined;
    const isFailure = outcome !== undefined && 'code' in outcome;
    const content = isFailure ? { error: getApiErrorMessage(outcome, locale.language) } : outcome;
    setFlash(visitor.cookies, { form, back, ...content });
    // Whose session ended meanwhile is a guest.
    if (!shopper.account) return localePath(locale, '/wishlist');
    return safePath(fields.get('next'), localePath(locale, page));
  };
}

/** Forms of the wishlist, by name. In `values` they say `name`; `wish` also `done`, `wishToCart` `moved` and `stayed`. */
export const wishlistForms: Record<string, (context: FormContext) => Promise<string>> = {
  wish: serve('wish', '/wishlist', wish),
  setWish: serve('setWish', '/wishlist', setWish),
  removeWish: serve('removeWish', '/wishlist', removeWish),
  shareWish: serve('shareWish', '/wishlist', shareWish),
  unshareWish: serve('unshareWish', '/wishlist', unshareWish),
  wishToCart: serve('wishToCart', '/wishlist', wishToCart),
  cartToWish: serve('cartToWish', '/cart', cartToWish),
};
