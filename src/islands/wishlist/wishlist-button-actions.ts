import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import { MAX_WISHLIST_ITEMS } from '#lib/contract/wishlist/wishlist.ts';
import { interpolate } from '#lib/format/interpolate.ts';
import { formatPlural } from '#lib/format/plural.ts';
import { $wishlist } from '#lib/state/wishlist/items.ts';
import { mergeGuestWishlist } from '#lib/state/wishlist/merge-guest-wishlist.ts';
import type { WishlistResult } from '#lib/state/wishlist/queue.ts';
import { addToWishlist, connectWishlist, toggleWishlistItem } from '#lib/state/wishlist/wishlist.ts';
import { announceToast } from '../shell/announce-toast.ts';

const AUTH_PAGES = /\/(sign-in|sign-up|verify|forgot-password|reset-password)$/;
const SHADE_FIELD = 'body.options.0.value';

type FailedResult = Extract<WishlistResult, { ok: false }>;

const getPageLanguage = (): 'en' | 'ar' => (document.documentElement.lang.startsWith('ar') ? 'ar' : 'en');

async function loadMessages() {
  const language = getPageLanguage();
  const { messages } = await (language === 'ar' ? import('./messages-ar.ts') : import('./messages-en.ts'));
  return { messages: messages as Record<string, string>, language };
}

type Messages = Awaited<ReturnType<typeof loadMessages>>['messages'];

const getText = (messages: Messages, key: string): string => messages[key] ?? '';

/** Plural form of a message, in the page's language. */
function formatCountMessage(messages: Messages, key: string, number: number): string {
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
  return formatPlural(
    Object.fromEntries(forms.map((form) => [form, messages[`${key}_${form}`]])),
    getPageLanguage(),
    number,
  );
}

/** Returns the button's shade, else the shade selected on a paint's page. */
function getButtonShade({ dataset }: HTMLElement): string | undefined {
  if (dataset.shade || dataset.tinted === undefined) return dataset.shade;
  return document.querySelector<HTMLInputElement>(`input[name="${SHADE_FIELD}"]:checked`)?.value;
}

/** Returns whether the page shows the product in a selected size; undefined for products without sizes. */
function isSizeChosen({ value, form }: HTMLButtonElement): boolean | undefined {
  const names = [...(form?.elements ?? [])].flatMap((field) => {
    const { name, value: code } = field as HTMLInputElement;
    return code === value ? name : [];
  });
  if (names.includes('sized')) return true;
  return names.includes('unsized') ? false : undefined;
}

function showFailure(messages: Messages, key: string, { error }: FailedResult): void {
  const isFull = error.code === 'WISHLIST_FULL';
  announceToast({
    message: isFull
      ? interpolate(getText(messages, 'full'), { maximum: MAX_WISHLIST_ITEMS })
      : getText(messages, key),
  });
}

/** Toggles a product of the wishlist and shows the result. */
export async function toggleFromButton(button: HTMLButtonElement): Promise<void> {
  connectWishlist();
  const shade = getButtonShade(button);
  const options = shade ? [{ attributeFQN: SHADE_OPTION, value: shade }] : undefined;
  const toggled = toggleWishlistItem(button.value, options, isSizeChosen(button));
  const [{ isSaved, reply }, { messages }] = await Promise.all([toggled, loadMessages()]);
  if (!reply.ok) return showFailure(messages, isSaved ? 'addFailed' : 'removeFailed', reply);
  if (isSaved) {
    const linkHref = `/${location.pathname.split('/')[1]}/wishlist`;
    const link = { linkLabel: getText(messages, 'view'), linkHref };
    announceToast({ message: getText(messages, 'saved'), type: 'success', ...link });
    return;
  }
  const undo = async (): Promise<void> => {
    const restored = await addToWishlist(reply.data);
    if (!restored.ok) showFailure(messages, 'addFailed', restored);
  };
  const link = { linkLabel: getText(messages, 'undo'), onAction: () => void undo() };
  const canUndo = reply.data.length > 0;
  announceToast({
    message: getText(messages, 'removed'),
    type: 'info',
    ...(canUndo && link),
  });
}

/** Merges the guest's list after sign-in and shows the result. */
export async function mergeAfterSignIn(): Promise<void> {
  // Auth pages redirect at once, so a toast could not be read.
  if (AUTH_PAGES.test(location.pathname)) return;
  const merged = await mergeGuestWishlist();
  if (!merged) return;
  const { messages } = await loadMessages();
  if (merged.mergedCount > 0) {
    announceToast({
      message: formatCountMessage(messages, 'merged', merged.mergedCount),
      type: 'success',
    });
  }
  if (merged.rejectedCount > 0)
    announceToast({ message: formatCountMessage(messages, 'left', merged.rejectedCount) });
  if (merged.hasFailed) {
    announceToast({ message: getText(messages, $wishlist.get().isLoaded ? 'addFailed' : 'countFailed') });
  }
}
