import { CURRENT_ID } from '#lib/contract/current-id.ts';
import { saveItem } from '#lib/contract/saved.ts';
import type { LineModel } from '#lib/format/models.ts';
import { changeCart } from '#lib/stores/cart.ts';
import { showToast } from '#lib/stores/toasts.ts';
import { moveToWishlist } from '#lib/stores/wish-cart.ts';
import type { ShopContext } from '../../context.ts';
import { fill } from '../../ui/words.ts';
import type { LineActions } from '../use-line-actions.ts';
import type { LineToolWords } from './tool-words.ts';

// Long enough to be read and followed.
const SEEN_MS = 6000;

/** What a tool is used on. */
export interface Job {
  line: LineModel;
  context: ShopContext;
  words: LineToolWords;
  actions: Pick<LineActions, 'tell' | 'rest'>;
}

/** Says where the line went. */
function sayWhere({ line, words, actions }: Job, where: 'saved' | 'wished', href: string): void {
  // What was pressed went with its line.
  if (document.activeElement === document.body) actions.rest();
  showToast({
    message: fill(words[where], { name: line.name }),
    type: 'success',
    linkLabel: words[where === 'saved' ? 'seeSaved' : 'seeWishlist'],
    linkHref: href,
    autoClose: SEEN_MS,
  });
}

async function save(job: Job): Promise<void> {
  const { id } = job.line;
  const params = { cartId: CURRENT_ID, lineItemId: id };
  if (!job.actions.tell(id, await changeCart(saveItem, { params }))) return;
  // The list of what is saved is an island of its own, that sleeps until there is something in it.
  document.getElementById('saved')?.dispatchEvent(new Event('keyup'));
  sayWhere(job, 'saved', '#saved');
}

async function wish(job: Job): Promise<void> {
  const { line, actions, context } = job;
  if (!actions.tell(line.id, await moveToWishlist({ ...line, parentId: null }))) return;
  sayWhere(job, 'wished', `${context.prefix}/wishlist`);
}

/** By the names of their forms. */
export const tools = { saveItem: save, cartToWish: wish };
