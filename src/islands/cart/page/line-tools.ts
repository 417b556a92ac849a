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

/** What an action operates on. */
export interface LineToolContext {
  line: LineModel;
  context: IslandContext;
  messages: LineToolMessages;
  actions: Pick<LineActions, 'reportResult' | 'restoreFocus'>;
}

/** Shows where the line was moved. */
function showMovedToast(
  { line, messages, actions }: LineToolContext,
  destination: 'saved' | 'wished',
  href: string,
): void {
  // The pressed button was removed with its line.
  if (document.activeElement === document.body) actions.restoreFocus();
  showToast({
    message: interpolate(messages[destination], { name: line.name }),
    type: 'success',
    linkLabel: messages[destination === 'saved' ? 'seeSaved' : 'seeWishlist'],
    linkHref: href,
  });
}

async function saveForLater(toolContext: LineToolContext): Promise<void> {
  const { id } = toolContext.line;
  const params = { cartId: CURRENT_ID, lineItemId: id };
  if (!toolContext.actions.reportResult(id, await callCartEndpoint(saveItem, { params }))) return;
  // Hydrates the list of saved items, an island that stays inactive while the list is empty.
  document.getElementById('saved')?.dispatchEvent(new Event('keyup'));
  showMovedToast(toolContext, 'saved', '#saved');
}

async function moveToWishlist(toolContext: LineToolContext): Promise<void> {
  const { line, actions, context } = toolContext;
  if (!actions.reportResult(line.id, await moveLineToWishlist({ ...line, parentId: null }))) return;
  showMovedToast(toolContext, 'wished', `${context.prefix}/wishlist`);
}

/** Actions by form name. */
export const lineTools = { saveItem: saveForLater, moveLineToWishlist: moveToWishlist };
