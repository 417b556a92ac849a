import { readSharedWishlist } from '#lib/contract/wishlist/wishlist.ts';
import type { WishlistModel } from '#lib/format/models/wishlist.ts';
import { formatWishlist } from '#lib/format/wishlist/wishlist.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';

/** A shared list; `name` is null for a customer's default wishlist. */
interface SharedListModel extends WishlistModel {
  name: string | null;
}

/**
 * Loads a shared wishlist, at prices of the visitor's country;
 * `not-found` when the link is unknown or expired.
 */
export async function loadSharedWishlist(
  token: string,
  { client, locale }: LoaderContext,
): Promise<LoaderResult<SharedListModel>> {
  const result = await client.call(readSharedWishlist, { params: { token } });
  if (!result.ok) return toFailure(result.error);
  const formatOptions = { language: locale.language, prefix: createLinkBuilder(locale)('/') };
  return { kind: 'ok', model: { ...formatWishlist(result.data, formatOptions), name: result.data.name } };
}
