import type { Result } from '#lib/client/client.ts';
import { readCart, removeItem } from '#lib/contract/cart/cart.ts';
import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { AnyEndpoint, EndpointReply } from '#lib/contract/endpoint.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import * as wire from '#lib/contract/wishlist/wishlist.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { parseShadeValue } from '#lib/paint/shade-value.ts';
import { type FlashMessage, setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession, type RequestSession } from '#lib/session/request-session.server.ts';
import { type ApiInput, proxySessionCall } from '../../proxy.server.ts';
import { createApiError } from '../../results.ts';
import { getRefererPath, toSafePath } from '../../safe-path.ts';
import { moveWishlistItemsToCart } from '../../wishlist/move-to-cart.server.ts';
import type { FormContext } from '../form-context.ts';

/** A form's flash message without its name. */
type FlashContent = Omit<FlashMessage, 'form'>;

/** A form and the session of the customer who sent it. */
interface WishlistFormContext extends FormContext {
  requestSession: RequestSession;
}

/** Handles a form of a signed-in customer. An error is shown on the page after the redirect. */
type WishlistFormHandler = (context: WishlistFormContext) => Promise<FlashContent | ApiError>;

/** The list selected in a form; the default wishlist if none is. */
const getListParams = (fields: URLSearchParams) => ({ wishlistId: fields.get('wishlistId') ?? CURRENT_ID });

const INVALID_REQUEST_ERROR = createApiError('INVALID_REQUEST');

const toFlash = <T>(result: Result<T>, content: FlashContent = {}): FlashContent | ApiError =>
  result.ok ? content : result.error;

function callWishlist<E extends AnyEndpoint>(
  { fields, requestSession, locale }: WishlistFormContext,
  endpoint: E,
  input: Partial<ApiInput> = {},
): Promise<Result<EndpointReply<E>>> {
  return proxySessionCall(
    endpoint,
    { params: getListParams(fields), query: {}, body: {}, ...input },
    requestSession,
    locale,
  );
}

function parseOptions(fields: URLSearchParams): { options?: wire.WishlistEntry['options'] } {
  const shade = fields.get('shade');
  return shade ? { options: [{ attributeFQN: SHADE_OPTION, value: shade }] } : {};
}

/** Returns whether the page with the button has a size selected. */
function parseSizeChoice(fields: URLSearchParams, code: string): Pick<wire.WishlistEntry, 'isSizeChosen'> {
  if (fields.getAll('sized').includes(code)) return { isSizeChosen: true };
  return fields.getAll('unsized').includes(code) ? { isSizeChosen: false } : {};
}

const parseQuantity = (fields: URLSearchParams) =>
  Number(toLatinDigits(fields.get('quantity')?.trim() || '1'));

const listSoldItems = ({ items, oosItems }: wire.Wishlist): wire.WishlistItem[] => [...items, ...oosItems];

/** Saves a product unless it is in the list. */
const addToWishlist: WishlistFormHandler = async (context) => {
  const { fields } = context;
  const options = parseOptions(fields);
  const product = { productCode: fields.get('code') ?? '' };
  const size = parseSizeChoice(fields, product.productCode);
  const item = wire.WishlistEntrySchema.safeParse({
    quantity: parseQuantity(fields),
    product,
    ...options,
    ...size,
  });
  if (!item.success) return INVALID_REQUEST_ERROR;
  const shade = fields.get('shade');
  const shadeCode = shade && parseShadeValue(shade).code;
  const listProductItems = (list?: wire.Wishlist) =>
    list ? listSoldItems(list).filter((entry) => entry.product.productCode === product.productCode) : [];
  const findItem = (list?: wire.Wishlist) =>
    listProductItems(list).find(
      (entry) =>
        !shadeCode || entry.product.options.some(({ value }) => parseShadeValue(value).code === shadeCode),
    );
  const wishlistsResult = await callWishlist(context, wire.readWishlists, {
    params: { customerAccountId: CURRENT_ID },
  });
  if (!wishlistsResult.ok) return wishlistsResult.error;
  const [list] = wishlistsResult.data;
  const createContent = (entry: wire.WishlistItem | undefined, message: string) => ({
    values: { name: entry?.product.content.productName ?? '', done: message },
  });
  const existingItem = findItem(list);
  if (existingItem) return createContent(existingItem, 'present');
  const input = { body: { items: [item.data] } };
  if (listProductItems(list).length > 0) {
    const addResult = await callWishlist(context, wire.addWishlistItems, input);
    return addResult.ok ? createContent(findItem(addResult.data), 'saved') : addResult.error;
  }
  // Merging keeps concurrent posts from saving it twice.
  const mergeResult = await callWishlist(context, wire.mergeWishlist, input);
  if (!mergeResult.ok) return mergeResult.error;
  const { wishlist, skipped } = mergeResult.data;
  const reason = skipped[0]?.reason;
  if (reason === 'FULL') return createApiError('WISHLIST_FULL', { maximum: wire.MAX_WISHLIST_ITEMS });
  if (reason === 'UNKNOWN') return createApiError('PRODUCT_NOT_FOUND', product);
  return createContent(findItem(wishlist), reason ? 'present' : 'saved');
};

const setWishlistItem: WishlistFormHandler = async (context) => {
  const { fields } = context;
  const params = { ...getListParams(fields), wishlistItemId: fields.get('itemId') ?? '' };
  const body = { quantity: parseQuantity(fields), ...parseOptions(fields) };
  return toFlash(await callWishlist(context, wire.updateWishlistItem, { params, body }));
};

/** Removes the given items, or with `all` the whole list. */
const removeWishlistItems: WishlistFormHandler = async (context) => {
  const { fields } = context;
  const itemIds = fields.getAll('itemId');
  if (itemIds.length === 0 && !fields.has('all')) return INVALID_REQUEST_ERROR;
  const body = fields.has('all') ? {} : { itemIds };
  return toFlash(await callWishlist(context, wire.removeWishlistItems, { body }));
};

const shareWishlist: WishlistFormHandler = async (context) =>
  toFlash(await callWishlist(context, wire.shareWishlist));

const unshareWishlist: WishlistFormHandler = async (context) =>
  toFlash(await callWishlist(context, wire.unshareWishlist));

/** Moves the given items to the cart, or with `all` those that can be bought. */
const moveWishlistToCart: WishlistFormHandler = async (context) => {
  const { fields, locale, requestSession } = context;
  const wishlistsResult = await callWishlist(context, wire.readWishlists, {
    params: { customerAccountId: CURRENT_ID },
  });
  if (!wishlistsResult.ok) return wishlistsResult.error;
  const [list] = wishlistsResult.data;
  const ids = fields.has('all') ? undefined : fields.getAll('itemId');
  if (!list) return { values: { moved: '0', remaining: '0' } };
  const { movedItems, remainingCount, messages, failure } = await moveWishlistItemsToCart(
    list,
    ids,
    requestSession,
    locale,
  );
  if (failure) return failure;
  const [firstItem] = movedItems;
  const values: Record<string, string> = {
    moved: String(movedItems.length),
    remaining: String(remainingCount),
  };
  if (firstItem && movedItems.length === 1) values.name = firstItem.product.content.productName;
  return { values, ...(messages.length > 0 && { error: messages.join('\n') }) };
};

/** Moves a cart line to the list, without its add-ons. */
const moveLineToWishlist: WishlistFormHandler = async (context) => {
  const { fields, locale, requestSession } = context;
  const cartInput = { params: { userId: CURRENT_ID }, query: {}, body: { userId: CURRENT_ID } };
  const cart = await proxySessionCall(readCart, cartInput, requestSession, locale);
  if (!cart.ok) return cart.error;
  const lines = cart.data.items.flatMap(({ items }) => items);
  const line = lines.find(({ id, parentItemId }) => id === fields.get('lineId') && parentItemId === null);
  if (!line) return createApiError('LINE_NOT_FOUND');
  const { quantity, product } = line;
  const options = product.options.map(({ attributeFQN, value }) => ({ attributeFQN, value }));
  // A product in the cart has its size selected.
  const item = { quantity, product: { productCode: product.productCode }, options, isSizeChosen: true };
  const addResult = await callWishlist(context, wire.addWishlistItems, { body: { items: [item] } });
  if (!addResult.ok) return addResult.error;
  const input = { params: { cartId: CURRENT_ID, lineItemId: line.id }, query: {}, body: {} };
  const removeResult = await proxySessionCall(removeItem, input, requestSession, locale);
  return toFlash(removeResult, { values: { name: product.content.productName } });
};

/** Returns the shop's page that the form was posted from. */
function getShopReferer(request: Request): string | undefined {
  const path = getRefererPath(request) ?? '';
  return /^\/[a-z]{2}-[a-z]{2}([/?]|$)/.test(path) ? path : undefined;
}

/**
 * Wraps a handler for signed-in customers. Guests are redirected to the wishlist page: their list is in the
 * browser.
 */
function createFormHandler(form: string, page: string, handler: WishlistFormHandler) {
  return async (context: FormContext): Promise<string> => {
    const { fields, locale, browserRequest } = context;
    const requestSession = createRequestSession(browserRequest, locale);
    const refererPath = getShopReferer(browserRequest.request);
    const outcome = requestSession.account ? await handler({ ...context, requestSession }) : undefined;
    const isFailure = outcome !== undefined && 'code' in outcome;
    const content = isFailure ? { error: getApiErrorMessage(outcome, locale.language) } : outcome;
    setFlash(browserRequest.cookies, { form, back: refererPath, ...content });
    // A guest, or a customer whose session ended during the call.
    if (!requestSession.account) return getLocalePath(locale, '/wishlist');
    return toSafePath(fields.get('next'), getLocalePath(locale, page));
  };
}

/**
 * Wishlist forms by name. The flash message of `addToWishlist` has the values `name` and `done`, that of
 * `moveLineToWishlist` `name`, and that of `moveToCart` `moved`, `remaining`, and `name` if one item was moved.
 */
export const wishlistForms: Record<string, (context: FormContext) => Promise<string>> = {
  addToWishlist: createFormHandler('addToWishlist', '/wishlist', addToWishlist),
  updateWishlistItem: createFormHandler('updateWishlistItem', '/wishlist', setWishlistItem),
  removeWishlistItems: createFormHandler('removeWishlistItems', '/wishlist', removeWishlistItems),
  shareWishlist: createFormHandler('shareWishlist', '/wishlist', shareWishlist),
  unshareWishlist: createFormHandler('unshareWishlist', '/wishlist', unshareWishlist),
  moveToCart: createFormHandler('moveToCart', '/wishlist', moveWishlistToCart),
  moveLineToWishlist: createFormHandler('moveLineToWishlist', '/cart', moveLineToWishlist),
};
