import { type ListSummary, readLists } from '#lib/contract/wishlist/lists.ts';
import { isolateAuto } from '#lib/format/bidi.ts';
import { LINE_IMAGE_WIDTH, toImageModel } from '#lib/format/catalog/image.ts';
import type { ListCardModel } from '#lib/format/wishlist/list-models.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { redirectToSignIn, toAccountFailure } from '../account/read-profile.ts';
import type { LoaderResult, SessionContext } from '../context.ts';

/** Page of the lists, without the locale. */
export const LISTS_PATH = '/my-account/lists';

/** Reads the customer's lists for the page at `path`; visitors are redirected to sign-in. */
export async function readCustomerLists(
  context: SessionContext,
  path: string,
): Promise<LoaderResult<ListSummary[]>> {
  const { account, client } = context.requestSession;
  if (!account) return redirectToSignIn(context, path);
  const result = await client.call(readLists, {});
  return result.ok ? { kind: 'ok', model: result.data.lists } : toAccountFailure(result.error, context, path);
}

/** Returns a list's displayed name. */
export function formatListName({ name, isDefault }: ListSummary, { t }: Pick<SessionContext, 't'>): string {
  return isDefault ? t('lists:wishlist') : isolateAuto(name);
}

/** Returns the page of a list: the default wishlist has its own. */
export function getListHref(
  { id, isDefault }: Pick<ListSummary, 'id' | 'isDefault'>,
  { locale }: Pick<SessionContext, 'locale'>,
): string {
  return getLocalePath(locale, isDefault ? '/wishlist' : `${LISTS_PATH}/${id}`);
}

export function formatListCard(list: ListSummary, context: SessionContext): ListCardModel {
  const { t } = context;
  return {
    name: formatListName(list, context),
    href: getListHref(list, context),
    count: list.itemCount === 0 ? t('lists:empty') : t('lists:count', { count: list.itemCount }),
    isShared: list.isShared,
    images: list.images.map((image) => toImageModel(image, LINE_IMAGE_WIDTH)),
  };
}
