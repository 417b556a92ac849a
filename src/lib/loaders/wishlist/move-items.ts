import { CURRENT_ID } from '#lib/contract/current-id.ts';
import { MAX_LISTS, readList } from '#lib/contract/wishlist/lists.ts';
import type { Wishlist } from '#lib/contract/wishlist/wishlist-items.ts';
import type { MoveItemsModel } from '#lib/format/wishlist/list-models.ts';
import { formatWishlist } from '#lib/format/wishlist/wishlist.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { toAccountFailure } from '../account/read-profile.ts';
import type { LoaderResult, SessionContext } from '../context.ts';
import { getFormFlashMessage } from '../form-state.ts';
import { formatListName, getListHref, LISTS_PATH, readCustomerLists } from './read-lists.ts';

/**
 * Loads the page that moves or copies items from a list, `current` for the default wishlist. The query
 * contains the chosen items and the target list.
 */
export async function loadMoveItems(
  { listId, query }: { listId: string; query: URLSearchParams },
  context: SessionContext,
): Promise<LoaderResult<MoveItemsModel>> {
  const { locale, t, flashMessage, requestSession } = context;
  const path = `${LISTS_PATH}/${listId}/move`;
  const lists = await readCustomerLists(context, `${path}${query.size > 0 ? `?${query}` : ''}`);
  if (lists.kind !== 'ok') return lists;
  const source = lists.model.find(({ id, isDefault }) => (listId === CURRENT_ID ? isDefault : id === listId));
  // A customer who has saved nothing yet has no default wishlist.
  if (!source && listId === CURRENT_ID) return { kind: 'redirect', href: getLocalePath(locale, '/wishlist') };
  if (!source) return { kind: 'not-found' };
  const listResult = await requestSession.client.call(readList, { params: { wishlistId: source.id } });
  if (!listResult.ok) return toAccountFailure(listResult.error, context, path);
  const chosenIds = query.getAll('item');
  const targets = lists.model.filter(({ id }) => id !== source.id);
  const { targetId = query.get('to'), newName = '' } = flashMessage?.values ?? {};
  const isNameError = flashMessage?.fields?.includes('newName') ?? false;
  const canCreate =
    targets.filter(({ isDefault }) => !isDefault).length + (source.isDefault ? 0 : 1) < MAX_LISTS;
  return {
    kind: 'ok',
    model: {
      flash: isNameError ? null : getFormFlashMessage(context, {}, []),
      listId: source.id,
      listName: formatListName(source, context),
      back: { href: getListHref(source, context), label: formatListName(source, context) },
      items: formatItems(listResult.data, chosenIds, context),
      targets: targets.map((list) => ({
        id: list.id,
        name: formatListName(list, context),
        count: t('lists:count', { count: list.itemCount }),
        isChosen: list.id === targetId || (targets.length === 1 && !targetId),
      })),
      canCreate,
      newName,
      newNameError: isNameError ? (flashMessage?.error ?? null) : null,
      isNewChosen: targetId === 'new' || targets.length === 0,
    },
  };
}

function formatItems(
  list: Wishlist,
  chosenIds: readonly string[],
  { locale, t }: SessionContext,
): MoveItemsModel['items'] {
  const formatOptions = { language: locale.language, prefix: getLocalePath(locale, '/') };
  const { items, unavailable, discontinued } = formatWishlist(list, formatOptions);
  const isChosen = (id: string) => chosenIds.includes(id);
  return [
    ...[...items, ...unavailable].map(({ id, name, shade, quantity, picture }) => ({
      id,
      name,
      detail: [shade?.name, `\u2066× ${quantity}\u2069`].filter(Boolean).join(' · '),
      image: picture,
      isChosen: isChosen(id),
    })),
    ...discontinued.map(({ id, name, code }) => ({
      id,
      name: name || t('wishlist:goneName', { code }),
      detail: t('lists:gone'),
      image: null,
      isChosen: isChosen(id),
    })),
  ];
}
