import { MAX_LISTS } from '#lib/contract/wishlist/lists.ts';
import { WISHLIST_NAME } from '#lib/contract/wishlist/wishlist-items.ts';
import { isolateAuto } from '#lib/format/bidi.ts';
import type { DeleteListModel, ListsModel } from '#lib/format/wishlist/list-models.ts';
import type { LoaderResult, SessionContext } from '../context.ts';
import { getFormFlashMessage, getFormState } from '../form-state.ts';
import { formatListCard, formatListName, getListHref, LISTS_PATH, readCustomerLists } from './read-lists.ts';

const EMPTY_WISHLIST = {
  id: '',
  name: WISHLIST_NAME,
  isDefault: true,
  itemCount: 0,
  isShared: false,
  images: [],
};

/** Loads the overview of the customer's lists. */
export async function loadLists(context: SessionContext): Promise<LoaderResult<ListsModel>> {
  const listsResult = await readCustomerLists(context, LISTS_PATH);
  if (listsResult.kind !== 'ok') return listsResult;
  const { t, flashMessage } = context;
  const lists = listsResult.model.filter(({ isDefault }) => !isDefault);
  const wishlist = listsResult.model.find(({ isDefault }) => isDefault) ?? EMPTY_WISHLIST;
  const deleted = t('lists:deleted', { name: isolateAuto(flashMessage?.values?.name ?? '') });
  return {
    kind: 'ok',
    model: {
      flash: getFormFlashMessage(context, { deleteList: deleted }, ['createList']),
      wishlist: formatListCard(wishlist, context),
      lists: lists.map((list) => formatListCard(list, context)),
      form: getFormState('createList', context),
      isFull: lists.length >= MAX_LISTS,
      maximum: MAX_LISTS,
    },
  };
}

/** Loads the page that asks for confirmation before a list is deleted. */
export async function loadDeleteList(
  listId: string,
  context: SessionContext,
): Promise<LoaderResult<DeleteListModel>> {
  const listsResult = await readCustomerLists(context, `${LISTS_PATH}/${listId}/delete`);
  if (listsResult.kind !== 'ok') return listsResult;
  const list = listsResult.model.find(({ id, isDefault }) => id === listId && !isDefault);
  if (!list) return { kind: 'not-found' };
  const name = formatListName(list, context);
  const href = getListHref(list, context);
  return { kind: 'ok', model: { flash: null, id: list.id, name, isShared: list.isShared, href } };
}
