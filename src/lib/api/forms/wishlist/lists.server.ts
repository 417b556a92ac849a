import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import * as wire from '#lib/contract/wishlist/lists.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { type FlashMessage, setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession, type RequestSession } from '#lib/session/request-session.server.ts';
import { createApiError } from '../../results.ts';
import { buyList } from '../../wishlist/buy-list.server.ts';
import type { FormContext, FormHandler } from '../form-context.ts';

const PAGE = '/my-account/lists';

/** Number of reasons that fit into the flash message. */
const MAX_REASONS = 6;

/** A posted form of a signed-in customer. */
interface ListFormContext extends FormContext {
  requestSession: RequestSession;
  listId: string;
}

/** Redirect target of a form, without the locale, and its message. */
interface ListFormOutcome {
  path: string;
  flash?: Omit<FlashMessage, 'form'>;
  error?: ApiError;
}

/** Returns the error message in the wording of the list pages. */
function getListErrorMessage(error: ApiError, { locale }: FormContext): string {
  const t = getTranslate(locale.language);
  if (error.code === 'WISHLIST_NOT_FOUND') return t('lists:notFound');
  if (error.code === 'WISHLIST_ITEM_NOT_FOUND') return t('lists:itemGone');
  if (error.code === 'WISHLIST_FULL') return t('lists:full', { maximum: Number(error.details?.maximum) });
  return getApiErrorMessage(error, locale.language);
}

/** Wraps a handler; guests are redirected to sign-in, which returns to the overview of lists. */
function createListForm(
  form: string,
  handle: (context: ListFormContext) => Promise<ListFormOutcome>,
): FormHandler {
  return async (context) => {
    const { fields, locale, browserRequest } = context;
    const requestSession = createRequestSession(browserRequest, locale);
    const listId = fields.get('wishlistId') ?? '';
    const outcome: ListFormOutcome = requestSession.account
      ? await handle({ ...context, requestSession, listId })
      : { path: PAGE, error: createApiError('FORBIDDEN') };
    const { path, flash = {}, error } = outcome;
    const text = error && getListErrorMessage(error, context);
    setFlash(browserRequest.cookies, { form, ...flash, ...(text && { error: text }) });
    if (!requestSession.account) {
      const next = new URLSearchParams({ next: getLocalePath(locale, PAGE) });
      return `${getLocalePath(locale, '/sign-in')}?${next}`;
    }
    return getLocalePath(locale, path);
  };
}

const getListPath = (id: string) => (id ? `${PAGE}/${encodeURIComponent(id)}` : PAGE);

// An unknown list has no page to return to.
const getErrorPath = (error: ApiError, path: string) => (error.code === 'WISHLIST_NOT_FOUND' ? PAGE : path);

const createInvalidName = ({ locale }: FormContext, name: string): ListFormOutcome['flash'] => ({
  error: getTranslate(locale.language)(name.trim() === '' ? 'lists:nameMissing' : 'lists:nameInvalid'),
  values: { name: name.slice(0, wire.MAX_LIST_NAME_LENGTH * 2) },
});

const createList = async (context: ListFormContext): Promise<ListFormOutcome> => {
  const text = context.fields.get('name') ?? '';
  const name = wire.ListNameSchema.safeParse(text);
  if (!name.success) return { path: PAGE, flash: createInvalidName(context, text) };
  const { client } = context.requestSession;
  const createResult = await client.call(wire.createList, { body: { name: name.data } });
  return createResult.ok
    ? { path: getListPath(createResult.data.list.id) }
    : { path: PAGE, flash: { values: { name: name.data } }, error: createResult.error };
};

const renameList = async (context: ListFormContext): Promise<ListFormOutcome> => {
  const { fields, listId, requestSession } = context;
  const path = getListPath(listId);
  const text = fields.get('name') ?? '';
  const name = wire.ListNameSchema.safeParse(text);
  if (!name.success) return { path, flash: createInvalidName(context, text) };
  const input = { params: { wishlistId: listId }, body: { name: name.data } };
  const renameResult = await requestSession.client.call(wire.renameList, input);
  if (renameResult.ok) return { path };
  const { error } = renameResult;
  return { path: getErrorPath(error, path), flash: { values: { name: name.data } }, error };
};

const deleteList = async ({ fields, listId, requestSession }: ListFormContext): Promise<ListFormOutcome> => {
  const deleteResult = await requestSession.client.call(wire.deleteList, { params: { wishlistId: listId } });
  if (!deleteResult.ok) return { path: PAGE, error: deleteResult.error };
  return { path: PAGE, flash: { values: { name: fields.get('name') ?? '' } } };
};

/** Moves or copies the selected items to a list, or to a new one that is created for them. */
const moveListItems = async (context: ListFormContext): Promise<ListFormOutcome> => {
  const { fields, listId, locale, requestSession } = context;
  const { client } = requestSession;
  const itemIds = fields.getAll('itemId');
  const targetId = fields.get('targetId') ?? '';
  const newName = fields.get('newName') ?? '';
  const mode = fields.get('mode') === 'copy' ? 'copy' : 'move';
  const chosen = new URLSearchParams(itemIds.map((id) => ['item', id]));
  const formPath = `${getListPath(listId || CURRENT_ID)}/move${chosen.size > 0 ? `?${chosen}` : ''}`;
  const values = { targetId, newName: newName.slice(0, wire.MAX_LIST_NAME_LENGTH * 2) };
  const t = getTranslate(locale.language);
  if (itemIds.length === 0) return { path: formPath, flash: { error: t('lists:moveNothing'), values } };
  if (!targetId) return { path: formPath, flash: { error: t('lists:moveNowhere'), values } };
  let id = targetId;
  if (targetId === 'new') {
    const name = wire.ListNameSchema.safeParse(newName);
    if (!name.success)
      return {
        path: formPath,
        flash: {
          error: t(newName.trim() === '' ? 'lists:nameMissing' : 'lists:nameInvalid'),
          fields: ['newName'],
          values,
        },
      };
    const createResult = await client.call(wire.createList, { body: { name: name.data } });
    if (!createResult.ok) return { path: formPath, flash: { values }, error: createResult.error };
    id = createResult.data.list.id;
  }
  const result = await client.call(wire.transferListItems, {
    params: { wishlistId: listId },
    body: { targetId: id, itemIds, isCopy: mode === 'copy' },
  });
  if (!result.ok)
    return { path: getErrorPath(result.error, formPath), flash: { values }, error: result.error };
  const { count, target } = result.data;
  const targetName = target.isDefault ? t('lists:wishlist') : target.name;
  return {
    // The page of the default wishlist shows no message: return to the source list instead.
    path: getListPath(target.isDefault ? listId : target.id),
    flash: { values: { count: String(count), target: targetName, mode } },
  };
};

/** Adds all items of a list that can be bought to the cart. */
const buyAll = async ({ listId, locale, requestSession }: ListFormContext): Promise<ListFormOutcome> => {
  const path = getListPath(listId);
  const listResult = await requestSession.client.call(wire.readList, { params: { wishlistId: listId } });
  if (!listResult.ok) return { path: getErrorPath(listResult.error, path), error: listResult.error };
  const { addedCount, presentCount, reasons, failure } = await buyList(
    listResult.data,
    requestSession,
    locale,
  );
  const shownReasons = failure
    ? [getApiErrorMessage(failure, locale.language)]
    : reasons.slice(0, MAX_REASONS);
  const values = {
    added: String(addedCount),
    present: String(presentCount),
    more: String(failure ? 0 : reasons.length - shownReasons.length),
  };
  return { path, flash: { values, ...(shownReasons.length > 0 && { error: shownReasons.join('\n') }) } };
};

/** Forms of the lists by name. */
export const wishlistListForms: Record<string, FormHandler> = {
  createList: createListForm('createList', createList),
  renameList: createListForm('renameList', renameList),
  deleteList: createListForm('deleteList', deleteList),
  moveListItems: createListForm('moveListItems', moveListItems),
  buyList: createListForm('buyList', buyAll),
};
