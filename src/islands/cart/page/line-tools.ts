import { saveItem } from '#lib/contract/cart/saved-items.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { LineModel } from '#lib/format/models/cart.ts';
import { callCartEndpoint } from '#lib/state/cart/cart.ts';
import { showToast } from '#lib/state/shell/toasts.ts';
import { moveLineToWishlist } from '#lib/state/wishlist/move-to-cart.ts';
import type { IslandContext } from '../../context.ts';
import { interpolate } from '../../ui/messages.ts';
import type { LineActions } from '../use-line-actions.ts';
import type { LineToolMessages } from './line-tool-messages.ts';

// Long enough to be read and followed.
const TOAST_MS = 6000;

/** What a tool is used on. */
export interface LineToolContext {
  line: LineModel;
  context: IslandContext;
  words: LineToolMessages;
  actions: Pick<LineActions, 'reportResult' | 'restoreFocus'>;
}

/** Says where the line went. */
function showMovedToast(
  { line, words, actions }: LineToolContext,
  where: 'saved' | 'wished',
  href: string,
): void {
  // What was pressed went with its line.
  if (document.activeElement === document.body) actions.restoreFocus();
  showToast({
    message: interpolate(words[where], { name: line.name }),
    type: 'success',
    linkLabel: words[where === 'saved' ? 'seeSaved' : 'seeWishlist'],
    linkHref: href,
    autoCloseMs: TOAST_MS,
  });
}

async function save(job: LineToolContext): Promise<void> {
  const { id } = job.line;
  const params = { cartId: CURRENT_ID, lineItemId: id };
  if (!job.actions.reportResult(id, await callCartEndpoint(saveItem, { params }))) return;
  // The list of what is saved is an island of its own, that sleeps until there is something in it.
  document.getElementById('saved')?.dispatchEvent(new Event('keyup'));
  showMovedToast(job, 'saved', '#saved');
}

async function wish(job: LineToolContext): Promise<void> {
  const { line, actions, context } = job;
  if (!actions.reportResult(line.id, await moveLineToWishlist({ ...line, parentId: null }))) return;
  showMovedToast(job, 'wished', `${context.prefix}/wishlist`);
}

/** By the names of their forms. */
export const lineTools = { saveItem: save, cartToWish: wish };
